import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic } from '@tilewright/schema';
import { type Compiled, type CompileOptions, compile } from './compile.ts';
import type { Selection } from './link/ruleset.ts';
import type { Workspace, WorkspaceFile } from './workspace/workspace.ts';
import { loadWorkspace } from './workspace/load.ts';

export const dataFolder: string = join(import.meta.dirname, '../../../data');

export function readFolder(folder: string, prefix = 'data'): WorkspaceFile[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((f) => f.endsWith('.yaml'))
		.sort()
		.map((f) => ({ path: `${prefix}/${f}`, bytes: readFileSync(join(folder, f)) }));
}

const encoder = new TextEncoder();

export function workspaceOf(
	files: Readonly<Record<string, string>>,
	base: readonly WorkspaceFile[] = [],
): Workspace {
	return loadWorkspace([
		...base,
		...Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
	]);
}

export function manifest(pack: string, more = ''): string {
	const rest = more.includes('role:') ? '' : 'role: game\n';
	const game = more.includes('game:') ? '' : 'game: toy\n';
	return `pack: ${pack}\nformat: 1\n${game}${rest}title: ${pack}\nversion: 1.0.0\nlicence: MIT\nsays: A pack of a test.\n${more}`;
}

export const toy: string = `format: 1
verbs:
  placeTile: { it: placement }
  deploy: { piece: piece-kind, it: segment }
kinds:
  line: { connect: edge, form: line, tags: [claimable], complete: open == 0, value: { tiles: { count: tiles, each: 1 } } }
  block: { connect: edge, form: block, complete: open == 0, value: { tiles: { count: tiles, each: 2 } } }
  land: { connect: area, complete: "false", value: {} }
pieces:
  man: { per-seat: 3, tags: [claims], stands-on: [line, block] }
require:
  - { id: matches, verb: placeTile, that: "it.sides.all(s, s.facing == none || s.kind == s.facing.kind)", why: differs }
  - { id: touches, verb: placeTile, that: "it.sides.exists(s, s.facing != none)", why: alone }
texts: { differs: It differs., alone: It is alone. }
actions:
  lay: { group: tile, choose: { among: { spot: placements(drawn) } }, where: "can(placeTile, spot)", do: [{ place-tile: { at: spot } }] }
timeline:
  turn: [start, { part: [draw, { actions: tile, pick: 1 }, after-place, { actions: main, pick: 1, pass: true }, { wave: main }] }, end]
  wave: { round: [offer, freeze, ledger, return], once: [award] }
  end-game: [last, { wave: final }]
rules:
  - { id: drawOne, at: draw, do: [{ draw-tile: {} }] }
`;

export const toyTiles: string =
	'format: 1\ntiles:\n  A: { copies: 4, line: E-W }\n  B: { copies: 3, block: N }\n';

export function toyWorkspace(
	rules = '',
	packs: Readonly<Record<string, string>> = {},
	tiles: string = toyTiles,
): Workspace {
	return workspaceOf({
		'toy/pack.yaml': manifest('toy', 'seats: { min: 1, max: 4 }\n'),
		'toy/rules.yaml': toy,
		'toy/tiles.yaml': tiles,
		...(rules === '' ? {} : { 'toy/more.yaml': `format: 1\n${rules}` }),
		...packs,
	});
}

export function compileToy(
	rules = '',
	selection: Partial<Selection> = {},
	packs: Readonly<Record<string, string>> = {},
	options: CompileOptions = {},
): Compiled {
	const workspace = toyWorkspace(rules, packs);
	const result = compile(workspace, { game: 'toy', seats: 2, ...selection }, options);
	return { ...result, diagnostics: [...workspace.diagnostics, ...result.diagnostics] };
}

/** Findings as `code line:column word`, where `word` is what they point at. */
export function shown(diagnostics: readonly Diagnostic[], text?: string): string[] {
	return diagnostics.map((d) =>
		text === undefined ? d.code : `${d.code} ${text.slice(d.start, d.end)}`,
	);
}
