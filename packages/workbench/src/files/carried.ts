import { type Log, verifyLog } from '@tilewright/interpreter';
import { compile, type Workspace } from '@tilewright/lang';
import { drawnRules } from '@tilewright/scene';
import { compileSetup, overlayId, type Setup, type WorkspaceFiles } from '@tilewright/session';
import { chosenIn } from '../setups/difference.ts';
import { titlesOf } from '../setups/titles.ts';
import { thingsInLink } from './link-things.ts';
import type { Carried, CarriedGame, LinkThing } from './requests.ts';

const encoder = new TextEncoder();

/** Describes what a link or file carries, as both its sender and its reader see it. */
export function carriedIn(
	files: WorkspaceFiles,
	texts: Readonly<Record<string, string>>,
	setup: Setup | undefined,
	log: Log | undefined,
): Carried {
	const more = Object.entries(texts).map(([path, text]) => ({ path, bytes: encoder.encode(text) }));
	const workspace = files.workspaceWith(more);
	const described = workspace.documents.flatMap((d) =>
		d.kind === 'overlay' && Object.hasOwn(texts, d.path) ? (overlayId(d) ?? []) : [],
	);
	const things = thingsInLink(files, texts, setup);
	return {
		rules: setup ? titlesOf(setup, workspace.packs) : [],
		choices: setup ? chosenIn(workspace, setup, described) : [],
		things,
		...tilesIn(workspace, setup, things),
		game: log && gameIn(log, workspace),
	};
}

/** The tiles of a link: how many there are of each, and the new ones as they are drawn. Its rules may have errors: then nothing is known. */
function tilesIn(
	workspace: Workspace,
	setup: Setup | undefined,
	things: readonly LinkThing[],
): Pick<Carried, 'copies' | 'drawn'> {
	const packs = things.filter((thing) => thing.is === 'pack');
	const ids = new Set(packs.flatMap(({ tileIds }) => tileIds));
	const { program, ruleSet } =
		setup && ids.size > 0
			? compileSetup(workspace, setup)
			: { program: undefined, ruleSet: undefined };
	if (!program || !ruleSet) return { copies: undefined, drawn: undefined };
	const copies = program.tiles.flatMap(({ id, copies }) =>
		ids.has(id) ? [[id, typeof copies === 'number' ? copies : 0] as const] : [],
	);
	const whole = new Set(packs.flatMap(({ isWhole, tileIds }) => (isWhole ? tileIds : [])));
	const { tiles, kinds, looks } = drawnRules(program, ruleSet, workspace);
	return {
		copies: Object.fromEntries(copies),
		drawn:
			whole.size === 0
				? undefined
				: { tiles: tiles.filter(({ id }) => whole.has(id)), kinds, looks },
	};
}

/** Plays a game again to tell how it stands; where the rules do not take all its steps, no points are told. */
function gameIn(log: Log, workspace: Workspace): CarriedGame {
	const { game, divergence } = verifyLog(log, (s) => compile(workspace, s), { loose: true });
	const stands = game && divergence === undefined;
	return {
		moves: log.steps.filter((step) => 'seat' in step).length,
		over: stands ? game.over : false,
		seats: log['set-up'].seats.map((name, i) => ({
			name: log.table?.[i]?.name ?? name,
			points: stands ? game.scores[i] : undefined,
		})),
	};
}
