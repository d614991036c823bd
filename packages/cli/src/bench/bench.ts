import { Worker } from 'node:worker_threads';
import { Moments, summarise } from '@tilewright/lab';
import { Exit } from '../frame/exit.ts';
import { type Args, type Code, diagnose } from '@tilewright/schema';
import { Interrupted, Refusal } from '../frame/refusal.ts';
import type { PublishedMeans, Order, Played, Published, Round, Subject } from './subject.ts';

const source = import.meta.url.endsWith('.ts');
const script = new URL(source ? './worker.ts' : './worker.js', import.meta.url);
// the hand-written playout is TypeScript even where the command is built, and Node warns about that
const execArgv = [
	...(source ? ['--conditions=@tilewright/source'] : []),
	'--disable-warning=ExperimentalWarning',
];

/**
 * A playout in a thread of its own: an engine that shares its code with no other keeps its speed. Only one thread works
 * at a time, so the user time of the process is that of the one at work.
 */
export class Bench {
	readonly name: string;
	private readonly worker: Worker;
	private readonly signal: AbortSignal;

	private constructor(name: string, worker: Worker, signal: AbortSignal) {
		this.name = name;
		this.worker = worker;
		this.signal = signal;
	}

	static async start(name: string, subject: Subject, signal: AbortSignal): Promise<Bench> {
		const bench = new Bench(name, new Worker(script, { workerData: subject, execArgv }), signal);
		await bench.response();
		return bench;
	}

	private response(): Promise<unknown> {
		return new Promise((resolve, reject) => {
			const stop = (): void => settle(() => reject(new Interrupted()));
			const got = (value: unknown): void => settle(() => resolve(value));
			const fail = (error: unknown): void => settle(() => reject(error as Error));
			const settle = (end: () => void): void => {
				this.worker.off('message', got).off('error', fail);
				this.signal.removeEventListener('abort', stop);
				end();
			};
			this.worker.once('message', got).once('error', fail);
			this.signal.addEventListener('abort', stop, { once: true });
			if (this.signal.aborted) stop();
		});
	}

	private request(order: Order): Promise<unknown> {
		const response = this.response();
		this.worker.postMessage(order);
		return response;
	}

	play(first: number, games: number, backwards = false): Promise<Played> {
		return this.request({ do: 'play', first, games, backwards }) as Promise<Played>;
	}

	round(seconds: number): Promise<Round> {
		return this.request({ do: 'round', seconds }) as Promise<Round>;
	}

	means(from: {
		readonly file: string;
		readonly name: string;
		readonly key: string;
	}): Promise<PublishedMeans> {
		return this.request({ do: 'means', ...from }) as Promise<PublishedMeans>;
	}

	async end(): Promise<void> {
		await this.worker.terminate();
	}
}

export interface Proof {
	readonly checksum: string;
	readonly games: number;
	/** The distance of each mean from the published one, in standard errors. */
	readonly z: Readonly<Record<string, number>>;
}

const checkedGames = 300;

/**
 * Warms a playout up, and proves that it plays what it should: equal seeds give equal games, forwards and backwards, and
 * the means of two seats are the published ones.
 */
export async function prove(
	bench: Pick<Bench, 'name' | 'play'>,
	games: number,
	seats: number,
	published: PublishedMeans,
): Promise<Proof> {
	const fail = <C extends Code>(code: C, args: Args[C]): never => {
		throw new Refusal([diagnose('', undefined, code, args)], Exit.findings);
	};
	const forwards = await bench.play(1, checkedGames);
	const backwards = await bench.play(1, checkedGames, true);
	const { hash } = summarise(forwards.scores, seats);
	if (summarise(backwards.scores, seats).hash !== hash)
		fail('BENCH-CHECKSUM', { engine: bench.name });
	const { scores } = await bench.play(checkedGames + 1, games);
	const z: Record<string, number> = {};
	for (const [row, values] of Object.entries(rowsOf(scores))) {
		const known = published[row];
		if (known === undefined) continue;
		const distance = zScore(values, known);
		z[row] = Math.round(distance * 100) / 100;
		if (distance >= 4) fail('BENCH-MEANS', { engine: bench.name, row, z: distance.toFixed(1) });
	}
	return { checksum: hash, games, z };
}

/** Published means come from a million games. */
const publishedGames = 1e6;

function zScore(measured: Moments, published: Published): number {
	const excess = Math.max(0, Math.abs(measured.mean - published.mean) - published.unit / 2);
	return excess === 0 ? 0 : excess / (measured.sd * Math.sqrt(1 / measured.n + 1 / publishedGames));
}

function rowsOf(scores: Int32Array): Record<string, Moments> {
	const rows = {
		meanSeat1: new Moments(),
		meanSeat2: new Moments(),
		seat1Wins: new Moments(),
		ties: new Moments(),
	};
	for (let i = 0; i + 1 < scores.length; i += 2) {
		const [a, b] = [scores[i]!, scores[i + 1]!];
		rows.meanSeat1.add(a);
		rows.meanSeat2.add(b);
		rows.seat1Wins.add(a > b ? 1 : 0);
		rows.ties.add(a === b ? 1 : 0);
	}
	return rows;
}

export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const mid = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[mid]! : (sorted[mid - 1]! + sorted[mid]!) / 2;
}
