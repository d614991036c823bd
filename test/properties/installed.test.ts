import { type Pack, loadWorkspace } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { programOf } from '../support/base.ts';
import { compilerOf, shippedFiles, shippedWorkspace } from '../support/packs.ts';
import { stateHash, Machine } from '@tilewright/interpreter';
import { optionsOf } from './options.ts';
import { baseSetUps, mix } from './script.ts';

const files = shippedFiles();
const workspace = shippedWorkspace();
const expansions = workspace.packs.filter((p) => p.role === 'expansion');
const games = workspace.packs.filter((p) => p.role === 'game');

/** The files without the folders of these packs. */
const without = (packs: readonly Pack[]): typeof files =>
	files.filter(({ path }) => !packs.some((p) => path.startsWith(`${p.folder}/`)));

describe.each(games.map((g) => [g.id, g] as const))('%s', (_, { game }) => {
	const own = game === 'carcassonne' ? baseSetUps : [2, 3, 4].map((seats) => ({ seats }));
	const all = compilerOf(workspace);
	const bare = compilerOf(loadWorkspace(without(expansions)));

	test.each(own)('is the same program whether packs are installed or not: %j', (setUp) => {
		const here = { game: game!, ...setUp };
		expect(JSON.stringify(programOf(all, here))).toBe(JSON.stringify(programOf(bare, here)));
	});
});

const switchable = expansions.filter((p) => elementsOf(p).length > 0);

/** The elements a pack declares. */
function elementsOf(pack: Pack): string[] {
	return pack.parts.flatMap((d) => {
		const value = d.yaml.value as { elements?: Record<string, unknown> } | undefined;
		return d.kind === 'rules' ? Object.keys(value?.elements ?? {}) : [];
	});
}

describe.each(switchable.map((p) => [p.name, p] as const))('%s', (name, pack) => {
	const overlay = {
		path: 'overlays/bare.yaml',
		bytes: new TextEncoder().encode(
			`overlay: bare\nformat: 1\nover: [${name}]\nsays: Nothing of the pack is in the game.\ntiles: { copies: { ${name}: 0 } }\n`,
		),
	};
	const compile = compilerOf(loadWorkspace([...files, overlay]));
	const off = Object.fromEntries(elementsOf(pack).map((e) => [e, false]));

	test('is not noticed when all its elements and tiles are off', () => {
		const here = { game: pack.game!, seats: 2 };
		const bare = new Machine(programOf(compile, here));
		const chosen = new Machine(
			programOf(compile, { ...here, with: [name], elements: off, overlays: ['bare'] }),
		);
		for (let seed = 1; seed <= 5; seed++) expect(trace(chosen, seed)).toEqual(trace(bare, seed));
	});
});

/** Hash and options at every decision of a random game. */
function trace(machine: Machine, seed: number): string[] {
	const out: string[] = [];
	machine.reset(seed);
	for (let i = 0; !machine.over; i++) {
		const options = optionsOf(machine);
		out.push(`${stateHash(machine)} ${options.join(', ')}`);
		machine.choose(mix(seed, i) % options.length);
	}
	return [...out, stateHash(machine)];
}
