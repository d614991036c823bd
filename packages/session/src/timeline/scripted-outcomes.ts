import { largest } from '@tilewright/schema';
import { type Chooser, type Game, outcomesOf } from '@tilewright/interpreter';

/** Outcomes that somebody chose in advance, by stream and by their number among the outcomes of that stream. */
export type ScriptedOutcomes = Readonly<Record<string, Readonly<Record<number, string>>>>;

export function scriptedAt(
	script: ScriptedOutcomes,
	stream: string,
	nth: number,
): string | undefined {
	return Object.hasOwn(script, stream) ? script[stream]![nth] : undefined;
}

/** Decides chance by a script; it leaves chance alone where nothing is scripted, or where that cannot come. */
export function chooserOfScript(script: ScriptedOutcomes): Chooser {
	return (stream, outcomes, { chance }) => {
		const wanted = scriptedAt(script, stream, countOf(chance, stream));
		return wanted === undefined ? -1 : outcomes.indexOf(wanted);
	};
}

export function scriptedFrom(
	script: ScriptedOutcomes,
	stream: string,
	nth: number,
): (string | undefined)[] {
	const own = Object.hasOwn(script, stream) ? script[stream]! : {};
	const last = largest(Object.keys(own).map(Number), -1);
	return Array.from({ length: Math.max(0, last + 1 - nth) }, (_, i) => own[nth + i]);
}

/** Scripts other outcomes from a place on; those before it stay, so that going back finds them again. */
export function withScripted(
	script: ScriptedOutcomes,
	stream: string,
	nth: number,
	wanted: readonly (string | undefined)[],
): ScriptedOutcomes {
	const own: Record<number, string> = {};
	for (const [at, outcome] of Object.entries(script[stream] ?? {}))
		if (Number(at) < nth) own[Number(at)] = outcome;
	wanted.forEach((outcome, i) => {
		if (outcome !== undefined) own[nth + i] = outcome;
	});
	return Object.fromEntries(
		Object.entries({ ...script, [stream]: own }).filter(([, of]) => Object.keys(of).length > 0),
	);
}

export function countOf(
	chance: Game['chance'] | readonly { stream: string }[],
	stream: string,
): number {
	let n = 0;
	for (const c of chance) if (c.stream === stream) n++;
	return n;
}

/** Repeats recorded outcomes: those of each stream in the same order. */
export function recordedChooser(chance: readonly { stream: string; outcome: string }[]): Chooser {
	const recorded = outcomesOf(chance);
	return (stream, outcomes, game) => {
		const outcome = Object.hasOwn(recorded, stream)
			? recorded[stream]![countOf(game.chance, stream)]
			: undefined;
		return outcome === undefined ? -1 : outcomes.indexOf(outcome);
	};
}
