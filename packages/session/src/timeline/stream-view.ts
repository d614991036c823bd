import { type Game, outcomesLeft, type StreamOutcomes } from '@tilewright/interpreter';
import { countOf, scriptedAt, scriptedFrom, type ScriptedOutcomes } from './scripted-outcomes.ts';

export interface StreamView extends StreamOutcomes {
	readonly next: number;
	/** The outcome after the last decision, as long as nobody has decided upon it: it may still be changed. */
	readonly now: { readonly nth: number; readonly outcome: string } | undefined;
	/** The scripted outcomes in order; undefined where chance is left alone. */
	readonly queue: readonly (string | undefined)[];
	/** The scripted outcome of the last decision that was impossible, with the one that came instead. */
	readonly missed: { readonly wanted: string; readonly outcome: string } | undefined;
}

/** Every stream of a game; what came after a turn that is not confirmed is still to come. */
export function streamsOf(
	game: Game,
	script: ScriptedOutcomes,
	awaitsConfirmation: boolean,
): StreamView[] {
	const stepCount = game.steps.length;
	const open = game.chance.filter((c) => c.step === stepCount);
	return outcomesLeft(game).map(({ stream, outcomes }): StreamView => {
		const recent = open.filter((c) => c.stream === stream);
		const all = countOf(game.chance, stream);
		const next = awaitsConfirmation ? all - recent.length : all;
		const last = awaitsConfirmation ? undefined : recent.at(-1)?.outcome;
		const wanted = last === undefined ? undefined : scriptedAt(script, stream, all - 1);
		return {
			stream,
			outcomes: awaitsConfirmation ? withBack(outcomes, recent) : outcomes,
			next,
			now: last === undefined ? undefined : { nth: all - 1, outcome: last },
			queue: scriptedFrom(script, stream, next),
			missed:
				wanted === undefined || last === undefined || wanted === last
					? undefined
					: { wanted, outcome: last },
		};
	});
}

export function withBack(
	outcomes: StreamOutcomes['outcomes'],
	recent: readonly { readonly outcome: string }[],
): StreamOutcomes['outcomes'] {
	const left = new Map(outcomes.map((o) => [o.outcome, o.left]));
	for (const { outcome } of recent) {
		const n = left.get(outcome);
		if (n !== undefined || !left.has(outcome)) left.set(outcome, (n ?? 0) + 1);
	}
	return [...left]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([outcome, n]) => ({ outcome, left: n }));
}
