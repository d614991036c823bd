import type { Chooser, Game } from '@tilewright/interpreter';
import { chooserOfScript, recordedChooser, type ScriptedOutcomes } from './scripted-outcomes.ts';
import type { Branch } from './timeline.ts';

export interface ChanceSource {
	readonly script: ScriptedOutcomes;
	readonly timeline: { readonly current: Branch };
	/** A step of the branch that is taken again brings what it brought before; false once something else is scripted. */
	readonly followsBranch: boolean;
	readonly chooser: Chooser | undefined;
}

/**
 * Decides chance in a running game: first by the script, then by what came on the branch as long as its own steps are taken again. The
 * seed decides the rest.
 */
export function chooserOf({ script, timeline, followsBranch, chooser }: ChanceSource): Chooser {
	if (chooser) return chooser;
	const { current } = timeline;
	const scripted = chooserOfScript(script);
	const recorded = recordedChooser(current.chance);
	return (stream, outcomes, game) => {
		const chosen = scripted(stream, outcomes, game);
		if (chosen >= 0 || !followsBranch || !isOn(current, game)) return chosen;
		return recorded(stream, outcomes, game);
	};
}

/** Tells whether the last step of a game is the one that its branch has there. The steps before it are those of the branch. */
function isOn({ steps }: Branch, game: Game): boolean {
	const stepCount = game.steps.length;
	const last = game.steps[stepCount - 1];
	const known = steps[stepCount - 1];
	return last === undefined || (last.key === known?.key && last.seat === known.seat);
}
