import { type Chooser, type Game, outcomesOf } from '@tilewright/interpreter';

/** What is to come, by stream and by its number among the outcomes of that stream. */
export type ScriptedOutcomes = Readonly<Record<string, Readonly<Record<number, string>>>>;

/** What chance is to bring in a game, as somebody at the table wishes; it decides where nothing is wished, or where that is gone. */
export class ScriptedChance {
	wishes: ScriptedOutcomes;

	constructor(wishes: ScriptedOutcomes = {}) {
		this.wishes = wishes;
	}

	/** What is wished for place `nth` of a stream. */
	of(stream: string, nth: number): string | undefined {
		return Object.hasOwn(this.wishes, stream) ? this.wishes[stream]![nth] : undefined;
	}

	/** Decides for a game what comes next. */
	readonly choose: Chooser = (stream, outcomes, { chance }) => {
		const wanted = this.of(stream, countOf(chance, stream));
		return wanted === undefined ? -1 : outcomes.indexOf(wanted);
	};

	/** What is wished from a place on, with gaps where chance is left alone. */
	from(stream: string, nth: number): (string | undefined)[] {
		const own = Object.hasOwn(this.wishes, stream) ? this.wishes[stream]! : {};
		const last = Math.max(-1, ...Object.keys(own).map(Number));
		return Array.from({ length: Math.max(0, last + 1 - nth) }, (_, i) => own[nth + i]);
	}

	/** Other wishes from a place on; those before it stay, so that going back finds them again. */
	set(stream: string, nth: number, wanted: readonly (string | undefined)[]): void {
		const own: Record<number, string> = {};
		for (const [at, outcome] of Object.entries(this.wishes[stream] ?? {}))
			if (Number(at) < nth) own[Number(at)] = outcome;
		wanted.forEach((outcome, i) => {
			if (outcome !== undefined) own[nth + i] = outcome;
		});
		const all = { ...this.wishes, [stream]: own };
		this.wishes = Object.fromEntries(
			Object.entries(all).filter(([, of]) => Object.keys(of).length > 0),
		);
	}
}

/** How many outcomes of a stream came. */
export function countOf(
	chance: Game['chance'] | readonly { stream: string }[],
	stream: string,
): number {
	let n = 0;
	for (const c of chance) if (c.stream === stream) n++;
	return n;
}

/** Lets chance bring again what it brought on a course: the same outcomes of each stream in the same order. */
export function following(chance: readonly { stream: string; outcome: string }[]): Chooser {
	const recorded = outcomesOf(chance);
	return (stream, outcomes, game) => {
		const came = Object.hasOwn(recorded, stream)
			? recorded[stream]![countOf(game.chance, stream)]
			: undefined;
		return came === undefined ? -1 : outcomes.indexOf(came);
	};
}
