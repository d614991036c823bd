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
		drawn: setup && drawnTiles(workspace, setup, things),
		game: log && gameIn(log, workspace),
	};
}

/** The new tiles of a link as they are drawn; undefined where there are none, or its rules have errors. */
function drawnTiles(
	workspace: Workspace,
	setup: Setup,
	things: readonly LinkThing[],
): Carried['drawn'] {
	const ids = new Set(things.flatMap((t) => (t.is === 'pack' && t.isWhole ? t.tileIds : [])));
	if (ids.size === 0) return undefined;
	const { program, ruleSet } = compileSetup(workspace, setup);
	if (!program || !ruleSet) return undefined;
	const { tiles, kinds, looks } = drawnRules(program, ruleSet, workspace);
	return { tiles: tiles.filter(({ id }) => ids.has(id)), kinds, looks };
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
