import type { Chooser, Game } from '@tilewright/interpreter';
import { following, type ScriptedChance, type Branch, type Timeline } from '@tilewright/session';

/** The part of a running game that decides its chance. All of it is kept, so a reloaded game goes on alike. */
export interface ChanceSource {
	readonly script: Pick<ScriptedChance, 'choose'>;
	readonly time: Pick<Timeline, 'line'>;
	/** A step of the course that is taken again brings what it brought before; false once something else is wished. */
	readonly follows: boolean;
}

/**
 * Decides chance in a running game: first what somebody wishes, then what came on the course as long as its own steps are taken again. The seed
 * decides the rest.
 */
export function chanceOf(source: ChanceSource): Chooser {
	return (stream, outcomes, game) => {
		const wished = source.script.choose(stream, outcomes, game);
		const { line } = source.time;
		if (wished >= 0 || !source.follows || !isOn(line, game)) return wished;
		return following(line.chance)(stream, outcomes, game);
	};
}

/** Whether the last step of a game is the one that its course has there. The steps before it are those of the course. */
function isOn({ steps }: Branch, game: Game): boolean {
	const taken = game.steps.length;
	const last = game.steps[taken - 1];
	const known = steps[taken - 1];
	return last === undefined || (last.key === known?.key && last.seat === known.seat);
}
