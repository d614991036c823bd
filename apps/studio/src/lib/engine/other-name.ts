import type { Setup, Branch } from '@tilewright/session';
import type { Running } from './state.ts';

/** A pack that is called otherwise now. */
export interface OtherName {
	readonly from: string;
	readonly to: string;
	/** The game it belongs to, as it was called. */
	readonly of: string;
	/** It makes that game, whose name goes with its own. */
	readonly game: boolean;
}

/** The running game names the pack as it is called now: in its set-up, and in the decisions of all its courses; false where it knows no such pack. */
export function callPack(running: Running, name: OtherName): boolean {
	if (running.setup.game !== name.of) return false;
	running.setup = setupWith(running.setup, name);
	const anew = (line: Branch): Branch => ({
		...line,
		steps: line.steps.map((step) => ({ ...step, decision: idWith(step.decision, name) })),
	});
	running.time.rewrite(anew);
	const { intended } = running;
	if (intended) running.intended = { ...intended, line: anew(intended.line) };
	return true;
}

/** What a pack declares bears its name: `pack.rule`. */
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
