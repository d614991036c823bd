/**
 * The messages of the recorded games as the other program wrote them, one digest for each game. `node
 * --conditions=@tilewright/source test/saved/orders.ts FOLDER` makes `orders.json` of the recordings.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Message, readRecording } from '@tilewright/interop';
import { conformanceLogs, families } from '../conformance/logs.ts';

const ordersPath = join(import.meta.dirname, 'orders.json');

export function recordedOrders(): Readonly<Record<string, string>> {
	const { games } = JSON.parse(readFileSync(ordersPath, 'utf8')) as {
		games: Record<string, string>;
	};
	return games;
}

/**
 * A digest over messages: who sends what, in this order. Random numbers, the turns of tiles, which may look alike, and the numbers
 * of figures of one class are left out.
 */
export function messageDigest(messages: readonly Message[]): string {
	const lines = messages.map(({ type, player, payload }) => {
		const entries = Object.entries(payload).filter(
			([key]) => key !== 'random' && key !== 'rotation',
		);
		return `${type} ${player} ${inOrder(Object.fromEntries(entries))}`;
	});
	return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

function inOrder(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`;
	if (typeof value !== 'object' || value === null)
		return String(value).replace(/^(\d\.[a-z-]+)\.\d+$/, '$1');
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return `{${entries.map(([key, of]) => `${key}:${inOrder(of)}`).join()}}`;
}

async function make(folder: string): Promise<void> {
	const kept = new Set<string>();
	for (const family of families())
		for (const name of (await conformanceLogs(family)).keys()) kept.add(name);
	const games: Record<string, string> = {};
	for (const file of readdirSync(folder).sort()) {
		const { recording } = await readRecording(file, readFileSync(join(folder, file)));
		if (recording !== undefined && kept.has(recording.name))
			games[recording.name] = messageDigest(recording.messages);
	}
	const says =
		'The order of messages in games recorded from JCloisterZone (the fork FanCloisterZone, June 2026), as a digest for each.';
	writeFileSync(ordersPath, `${JSON.stringify({ says, games }, null, '\t')}\n`);
}

if (import.meta.main) {
	const [folder] = process.argv.slice(2);
	if (folder === undefined) throw new Error('name the folder of the recordings');
	await make(folder);
}
