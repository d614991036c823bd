import type { documents } from '@tilewright/schema';
import { replayWords } from '../texts/replays.ts';

export type KnownDifference = documents.Differences['differences'][number];
export type DifferenceKind = KnownDifference['kind'];

export interface Departure {
	/** Number of the step in the recording, from 0. */
	readonly step: number;
	readonly kind: DifferenceKind;
	readonly expected: string;
	readonly actual: string;
}

export interface MetDifference extends Departure {
	readonly rule: string;
	readonly why: string;
}

/** Compares a recording with our rules: listed differences are collected, and the first unlisted one ends the comparison. */
export class Departures {
	readonly met: MetDifference[] = [];
	divergence: Departure | undefined;
	private readonly listed: readonly KnownDifference[];
	private furthest:
		{ readonly divergence: Departure; readonly met: readonly MetDifference[] } | undefined;

	constructor(recording: string, differences: readonly KnownDifference[]) {
		this.listed = differences.filter((d) => d.recording === recording);
	}

	/** Notes a departure; false when it is not listed, or cannot be lived with. */
	note(departure: Departure, fatal: boolean): boolean {
		const { step, kind } = departure;
		const known = this.listed.find((d) => d.step === step && d.kind === kind);
		if (known === undefined || fatal) {
			this.divergence ??= departure;
			return false;
		}
		this.met.push({ ...departure, rule: known.rule, why: known.why });
		return true;
	}

	/** Keeps the divergence if none before it came later in the recording. */
	keepFurthest(): void {
		const { divergence, met, furthest } = this;
		if (divergence !== undefined && divergence.step > (furthest?.divergence.step ?? -1))
			this.furthest = { divergence, met: [...met] };
	}

	useFurthest(): number {
		const { divergence, met } = this.furthest!;
		this.divergence = divergence;
		this.met.length = 0;
		for (const one of met) this.met.push(one);
		return divergence.step;
	}

	endOfList(): void {
		const missing = this.listed.find(
			(d) => !this.met.some((m) => m.step === d.step && m.kind === d.kind),
		);
		if (missing === undefined || this.divergence !== undefined) return;
		const { step, kind, why } = missing;
		this.divergence = {
			step,
			kind,
			expected: replayWords.listedDeparture(why),
			actual: replayWords.none,
		};
	}
}
