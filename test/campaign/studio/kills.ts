import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { walkFolder } from '../../../packages/disk/src/index.ts';
import { Numbers, type RoundResult } from '../campaign.ts';
import { type Studio, startStudio } from './studio.ts';
import { Record, write } from './writers.ts';

const KILLS = 4;
const WRITERS = 3;

/**
 * One round of the campaign of kills: one or two studios on one folder, three writers at each, `kill -9` at any moment, and again on the
 * same folder. Nothing may be torn, no acknowledged save lost, the other studio goes on at once, and the next start leaves no
 * half-written file.
 */
export async function killStudios(
	seed: number,
	round: number,
	numbers: Numbers,
): Promise<RoundResult> {
	const home = mkdtempSync(join(tmpdir(), 'tilewright-kills-'));
	const [data, own] = [join(home, 'data'), join(home, 'own')];
	for (const folder of [data, own]) mkdirSync(folder);
	writeFileSync(join(data, 'a.yaml'), 'format: 1\n');
	const record = new Record(home);
	const counts = { kills: 0, studios: 0, leftovers: 0 };
	const fault = (cause: string, message: string): void =>
		void record.faults.push({ cause, message });
	let running: Studio[] = [];

	/** Starts studios; whatever killed ones left must be gone then. */
	async function start(count: number): Promise<void> {
		running = await Promise.all(Array.from({ length: count }, () => startStudio(data, own)));
		counts.studios += count;
		const { temporary, diagnostics } = walkFolder(own, 'own');
		if (temporary.length > 0) fault('a start leaves half-written files', temporary.join());
		for (const { code, message } of diagnostics) fault(code, message);
	}
	async function kill(studio: Studio): Promise<void> {
		await studio.end('SIGKILL');
		counts.kills++;
		if (studio.errors() !== '') fault('a studio printed errors', studio.errors());
	}

	async function savesMade(count: number): Promise<void> {
		const wanted = record.counts.saves + count;
		for (let waited = 0; record.counts.saves < wanted && waited < 10_000; waited += 5)
			await new Promise((later) => setTimeout(later, 5));
	}

	try {
		for (let cycle = 0; counts.kills < KILLS; cycle++) {
			await start(1 + numbers.below(2));
			const [first, ...others] = running;
			let isOver = false;
			const writers = running.flatMap((studio, s) =>
				Array.from({ length: WRITERS }, (_, w) => {
					const own = new Numbers(seed, round * 1000 + cycle * 100 + s * 10 + w);
					return write(
						`w${cycle}-${s}${w}`,
						studio,
						record,
						own,
						() => isOver || !studio.isRunning(),
					);
				}),
			);
			await savesMade(1 + numbers.below(60));
			await new Promise((later) => setTimeout(later, numbers.below(30)));
			await kill(first!);
			for (const other of others) {
				// a lock that a killed studio held is free
				await record.make(other, `own/after/${cycle}.yaml`, '# after\n');
				await new Promise((later) => setTimeout(later, numbers.below(200)));
				await kill(other);
			}
			isOver = true;
			await Promise.all(writers);
			counts.leftovers += walkFolder(own, 'own').temporary.length;
			record.check();
		}
		await start(1);
		const { texts } = await running[0]!.everything();
		const onDisk = walkFolder(own, 'own').files.map((f) => f.path);
		const served = Object.keys(texts).filter((path) => path.startsWith('own/'));
		if (served.sort().join() !== onDisk.sort().join())
			fault('a studio serves other files than lie there', `${served} instead of ${onDisk}`);
		await running[0]!.end('SIGTERM');
	} finally {
		for (const studio of running) await studio.end('SIGKILL');
		rmSync(home, { recursive: true, force: true });
	}
	return {
		counts: { ...counts, ...record.counts },
		failures: record.faults.map((f) => ({ ...f, minimal: () => ({ round }) })),
	};
}
