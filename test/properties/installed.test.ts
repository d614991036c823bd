import { type Pack, type Selection } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { programOf } from '../support/base.ts';
import { compilerOf, shippedFiles, shippedWorkspace, workspaceOf } from '../support/packs.ts';
import { baseSetUps } from './script.ts';

const files = shippedFiles();
const workspace = shippedWorkspace();
const expansions = workspace.packs.filter((p) => p.role === 'expansion');
const games = workspace.packs.filter((p) => p.role === 'game');

const without = (packs: readonly Pack[]): typeof files =>
	files.filter(({ path }) => !packs.some((p) => path.startsWith(`${p.folder}/`)));

describe.each(games.map((g) => [g.id, g] as const))('%s', (_, { game }) => {
	const own: readonly Partial<Selection>[] =
		game === 'carcassonne' ? baseSetUps : [2, 3, 4].map((seats) => ({ seats }));
	const all = compilerOf(workspace);
	const bare = compilerOf(workspaceOf(without(expansions)));

	test.each(own)('is the same program whether packs are installed or not: %j', (setUp) => {
		const here = { game: game!, ...setUp };
		expect(JSON.stringify(programOf(all, here))).toBe(JSON.stringify(programOf(bare, here)));
	});
});
