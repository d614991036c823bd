import type { Failure, Numbers, RoundResult } from '../campaign.ts';
import { type Edit, applyEdits, bytesEditNames, textEditNames, treeEditNames } from './edits.ts';
import { causeAlone, confirmed, isExhaustion } from './confirm.ts';
import { reduced } from './reduce.ts';
import type { Runner } from './runner.ts';
import type { Seed, Subject } from './seed.ts';
import type { Fault, Trial } from './trial.ts';

export interface FuzzCase {
	readonly subject: string;
	readonly seed: string;
	readonly pick: number;
	/** The changes that the file still shows; none when lines were taken out of it afterwards. */
	readonly edits: readonly Edit[];
	readonly target: string;
	readonly steps: Trial['steps'];
	readonly text?: string;
	readonly base64?: string;
}

/** Tries of a reduction; a trial that hangs costs its whole budget every time. */
const tries = { usual: 60, slow: 8 };

export class Fuzzer {
	private readonly subjects: readonly Subject[];
	private readonly order: readonly number[];
	private readonly runner: Runner;

	constructor(subjects: readonly Subject[], runner: Runner) {
		this.subjects = subjects;
		this.runner = runner;
		const rounds = Math.max(...subjects.map((s) => s.weight));
		this.order = Array.from({ length: rounds }, (_, turn) =>
			subjects.flatMap((s, i) => (turn < s.weight ? [i] : [])),
		).flat();
	}

	async play(round: number, numbers: Numbers): Promise<RoundResult> {
		const subject = this.subjects[this.order[round % this.order.length]!]!;
		const seed = numbers.pick(subject.seeds);
		const edits = someEdits(seed, numbers);
		const pick = numbers.next();
		const trial = trialOf(seed, pick, applyEdits(seed.bytes, seed.format, edits));
		const { faults, counts } = await this.runner.run(trial);
		const found = await confirmed(this.runner, trial, faults);
		return {
			counts: {
				mutations: 1,
				[`of ${subject.name}`]: 1,
				...counts,
				...(faults.length > 0 && found.length === 0 ? { 'not repeated': 1 } : {}),
			},
			failures: found.map((fault): Failure => ({
				...fault,
				message: `${seed.name}: ${fault.message}`,
				minimal: () => this.minimal(subject, seed, edits, pick, fault.cause),
			})),
		};
	}

	private async minimal(
		subject: Subject,
		seed: Seed,
		edits: readonly Edit[],
		pick: number,
		cause: string,
	): Promise<FuzzCase> {
		const max = isExhaustion(cause) ? tries.slow : tries.usual;
		const plain = causeAlone(cause);
		const fails = async (bytes: Uint8Array): Promise<boolean> => {
			const { faults } = await this.runner.run(trialOf(seed, pick, bytes));
			return faults.some((f) => f.cause === plain);
		};
		const fewer = await reduced(
			edits,
			(some) => fails(applyEdits(seed.bytes, seed.format, some)),
			max,
		);
		let bytes = applyEdits(seed.bytes, seed.format, fewer);
		let left = fewer;
		if (seed.format?.isText === true) {
			const lines = new TextDecoder().decode(bytes).split('\n');
			const join = (some: readonly string[]): Uint8Array =>
				new TextEncoder().encode(some.join('\n'));
			const short = await reduced(lines, (some) => fails(join(some)), max);
			if (short.length < lines.length) {
				bytes = join(short);
				left = [];
			}
		}
		const kept =
			seed.format?.isText === true
				? { text: new TextDecoder().decode(bytes) }
				: { base64: Buffer.from(bytes).toString('base64') };
		const { target } = seed;
		return {
			subject: subject.name,
			seed: seed.name,
			pick,
			edits: left,
			target,
			steps: seed.steps(pick),
			...kept,
		};
	}

	async repeat(found: FuzzCase): Promise<readonly Fault[]> {
		const seed = this.subjects.flatMap((s) => s.seeds).find((s) => s.name === found.seed);
		if (seed === undefined) throw new Error(`there is no seed ${found.seed}`);
		const bytes =
			found.text === undefined
				? new Uint8Array(Buffer.from(found.base64 ?? '', 'base64'))
				: new TextEncoder().encode(found.text);
		const { faults } = await this.runner.runAlone(trialOf(seed, found.pick, bytes));
		return faults;
	}
}

export function trialOf(seed: Seed, pick: number, bytes: Uint8Array): Trial {
	return { files: { ...seed.beside, [seed.target]: bytes }, steps: seed.steps(pick) };
}

export function someEdits(seed: Seed, numbers: Numbers): Edit[] {
	const count = 1 + numbers.pick([0, 0, 0, 1, 1, 2, 3]);
	return Array.from({ length: count }, () => {
		const kinds =
			seed.format === undefined
				? [bytesEditNames]
				: seed.format.isText
					? [
							treeEditNames,
							treeEditNames,
							treeEditNames,
							treeEditNames,
							textEditNames,
							textEditNames,
							bytesEditNames,
						]
					: [treeEditNames, treeEditNames, bytesEditNames];
		const name = numbers.pick(numbers.pick(kinds));
		return { name, at: numbers.next(), with: numbers.next(), also: numbers.next() };
	});
}
