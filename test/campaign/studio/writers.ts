import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Numbers } from '../campaign.ts';
import type { Answer, Studio } from './studio.ts';

export function textOf(home: string, path: string): string | null {
	try {
		return readFileSync(join(home, path), 'utf8');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw error;
	}
}

/**
 * The record of all that writers asked for and were told, held against the disk. There are three kinds of files: shared ones, to which every
 * writer adds lines of its own; contested ones, which all writers want to make; and those of one writer, which it makes, replaces
 * and deletes.
 */
export class Record {
	readonly counts = { saves: 0, unanswered: 0, conflicts: 0 };
	readonly faults: { readonly cause: string; readonly message: string }[] = [];
	private readonly home: string;
	/** Lines by the shared file they belong to; true when their save was acknowledged. */
	private readonly lines = new Map<string, Map<string, boolean>>();
	/** Texts by the contested file that they were offered for; true when acknowledged. */
	private readonly offers = new Map<string, Map<string, boolean>>();
	/** Of a file of one writer: the text acknowledged last, and those that may have been written since. */
	private readonly states = new Map<string, { last: string | null; pending: (string | null)[] }>();

	constructor(home: string) {
		this.home = home;
	}

	/** Adds a line to a shared file, again and again until that is acknowledged or nobody answers. */
	async addLine(studio: Studio, path: string, line: string): Promise<void> {
		const lines = entry(this.lines, path, () => new Map<string, boolean>());
		lines.set(line, false);
		for (;;) {
			const now = textOf(this.home, path);
			const answer = await studio.save(path, `${now ?? ''}${line}\n`, now);
			if (this.take(answer, path)) lines.set(line, true);
			if (answer.status !== 409) return;
		}
	}

	async make(studio: Studio, path: string, text: string): Promise<void> {
		const offers = entry(this.offers, path, () => new Map<string, boolean>());
		offers.set(text, false);
		if (this.take(await studio.save(path, text, null), path)) offers.set(text, true);
	}

	async replace(studio: Studio, path: string, text: string | null): Promise<void> {
		const state = entry(this.states, path, () => ({ last: null, pending: [] }));
		// a save without an answer may have been written: this writer reads the file first, as a page does
		const base = state.pending.length === 0 ? state.last : textOf(this.home, path);
		if (text === null && base === null) return;
		state.pending.push(text);
		const answer = await studio.save(path, text, base);
		if (!this.take(answer, path)) return;
		state.last = text;
		state.pending.length = 0;
	}

	private take({ status, code = '', message = '' }: Answer, path: string): boolean {
		if (status === 200) this.counts.saves++;
		else if (status === 409) this.counts.conflicts++;
		else if (status === 'broken') this.counts.unanswered++;
		else this.fault('a save was refused', `${path}: ${status} ${code} ${message}`);
		return status === 200;
	}

	private fault(cause: string, message: string): void {
		this.faults.push({ cause, message });
	}

	check(): void {
		for (const [path, lines] of this.lines) {
			const found = (textOf(this.home, path) ?? '').split('\n');
			if (found.pop() !== '') this.fault('a file is torn', path);
			for (const line of found)
				if (!lines.has(line)) this.fault('a file is torn', `${path} has ${line.slice(0, 50)}`);
			for (const [line, isAcknowledged] of lines) {
				const times = found.filter((f) => f === line).length;
				if (times === 0 && isAcknowledged)
					this.fault('an acknowledged save is lost', `${path}: ${line.slice(0, 20)}`);
				if (times > 1) this.fault('a save was written twice', `${path}: ${line.slice(0, 20)}`);
			}
		}
		for (const [path, offers] of this.offers) {
			const found = textOf(this.home, path);
			const acknowledged = [...offers]
				.filter(([, isAcknowledged]) => isAcknowledged)
				.map(([text]) => text);
			if (acknowledged.length > 1) this.fault('two were told that they made one file', path);
			if (acknowledged.length === 1 && found !== acknowledged[0])
				this.fault('an acknowledged save is lost', path);
			if (found !== null && !offers.has(found)) this.fault('a file is torn', path);
		}
		for (const [path, { last, pending }] of this.states) {
			const found = textOf(this.home, path);
			if (found !== last && !pending.includes(found))
				this.fault(
					pending.length === 0 ? 'an acknowledged save is lost' : 'a file is torn',
					`${path} is ${String(found).slice(0, 30)} of ${found?.length ?? 0}`,
				);
		}
	}
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
	let value = map.get(key);
	if (value === undefined) map.set(key, (value = make()));
	return value;
}

/** Long lines make saves slow, so that others can write in between. */
const padding = 'x'.repeat(2000);

export async function write(
	writer: string,
	studio: Studio,
	record: Record,
	numbers: Numbers,
	isOver: () => boolean,
): Promise<void> {
	for (let n = 0; !isOver(); n++) {
		const token = `${writer}-${n}`;
		const kind = numbers.below(10);
		if (kind < 5) await record.addLine(studio, 'own/shared/lines.yaml', `# ${token} ${padding}`);
		else if (kind < 7) await record.make(studio, `own/new/${n}.yaml`, `# ${token}\n`);
		else {
			const text = `# ${token}\n`.repeat(1 + numbers.below(5000));
			const path = `own/${writer}/${numbers.below(2)}.yaml`;
			await record.replace(studio, path, numbers.percent(25) ? null : text);
		}
	}
}
