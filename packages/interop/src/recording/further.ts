import type { Game } from '@tilewright/interpreter';
import type { OurAnswer } from './option.ts';
import { keysOf, sameSet, setDifference } from './ours.ts';

type Trial = <T>(look: () => T) => T;

/** The difference between the further decisions of a message and ours, or undefined. Our first one is open or was taken by itself. */
export function furtherDifference(
	game: Game,
	answers: readonly (readonly OurAnswer[])[],
	trial: Trial,
): { expected: string; actual: string } | undefined {
	const keys = new Set(answers.flatMap(([first]) => first?.key ?? []));
	if (keys.size === 0) return undefined;
	const itself = game.answered.at(-1);
	const isForced = itself?.step === game.steps.length && keys.size === 1;
	const decision = isForced ? itself.decision : game.decision;
	const open = decision === undefined ? new Set<string>() : keysOf(game, decision);
	if (!sameSet(keys, open)) return setDifference(keys, open);
	for (const key of keys) {
		const rest = answers.filter(([first]) => first?.key === key).map((a) => a.slice(1));
		if (rest.every((r) => r.length === 0)) continue;
		const differs = trial(() => {
			if (!isForced) game.play(key);
			return furtherDifference(game, rest, trial);
		});
		if (differs !== undefined) return differs;
	}
	return undefined;
}

/**
 * Answers the further decisions of a message. Of decisions that answered themselves, those before `forced` stand for earlier
 * messages. Returns the next such number; undefined where a decision has no such option.
 */
export function answerExtraDecisions(
	game: Game,
	seat: number,
	answers: readonly OurAnswer[],
	forced: number,
): number | undefined {
	let next = forced;
	for (const { key } of answers) {
		const itself = game.answered.findIndex(
			({ step, decision }, i) =>
				i >= next && step === game.steps.length && decision.options.some((o) => o.key === key),
		);
		if (itself >= 0) next = itself + 1;
		else if (game.decision?.seat !== seat || !game.play(key).ok) return undefined;
	}
	return next;
}
