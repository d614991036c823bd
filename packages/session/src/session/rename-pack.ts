import type { Setup } from '../setup/setup.ts';
import type { Branch } from '../timeline/timeline.ts';
import type { GameSession } from './game-session.ts';

export interface OtherName {
	readonly from: string;
	readonly to: string;
	/** The game it belongs to, by its name before. */
	readonly of: string;
	/** It makes that game, whose name goes with its own. */
	readonly game: boolean;
}

/** Renames a pack in the set-up and in the decisions of all branches; undefined where the session does not use it. */
export function renamePack(session: GameSession, name: OtherName): GameSession | undefined {
	const { setup, timeline, mode } = session;
	if (setup.game !== name.of) return undefined;
	const renamed = (branch: Branch): Branch => ({
		...branch,
		steps: branch.steps.map((step) => ({ ...step, decision: idWith(step.decision, name) })),
	});
	return {
		...session,
		setup: setupWith(setup, name),
		timeline: timeline.rewrite(renamed),
		mode:
			mode.is === 'blocked'
				? {
						...mode,
						resumePoint: { ...mode.resumePoint, branch: renamed(mode.resumePoint.branch) },
					}
				: mode,
	};
}

const idWith = (id: string, { from, to }: OtherName): string =>
	id.startsWith(`${from}.`) ? `${to}.${id.slice(from.length + 1)}` : id;

function setupWith(setup: Setup, name: OtherName): Setup {
	const { from, to, game } = name;
	const keys = <T>(of: Readonly<Record<string, T>>): Record<string, T> =>
		Object.fromEntries(Object.entries(of).map(([id, value]) => [idWith(id, name), value]));
	const { packs, params, elements, preset, position } = setup;
	const used = position?.used;
	return {
		...setup,
		game: game ? to : setup.game,
		packs: packs.map((pack) => (pack === from ? to : pack)),
		params: keys(params),
		elements: keys(elements),
		preset: preset === undefined ? undefined : idWith(preset, name),
		...(used ? { position: { ...position, used: keys(used) } } : {}),
	};
}
