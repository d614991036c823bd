import type { Program, Selection } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { litmusPacks, litmusWorkspace } from '../litmus/packs.ts';
import { compilerOf } from '../support/packs.ts';
import { partOf } from '../support/part.ts';
import { type Begun, beginThere } from './begin-there.ts';

const compile = compilerOf(litmusWorkspace);

function programOf(selection: Selection): Program {
	const { program, diagnostics } = compile(selection);
	if (!program) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return program;
}

const reasonsOf = ({ otherwise, otherEnds }: Begun): string[] => [...otherwise, ...otherEnds];

test.each<[game: string, packs: readonly string[], seats: number]>([
	['carcassonne', [], 2],
	['carcassonne', ['count'], 3],
	['carcassonne', ['gold-mines', 'count', 'cult', 'king-and-robber', 'symbols', 'winter'], 3],
	['carcassonne', ['river2', 'gq11'], 2],
	['gold-rush', [], 3],
	['gold-rush', ['sheriff'], 3],
])('%s with %j: a game begun in its middle ends as it ended', (game, packs, seats) => {
	const program = programOf({ game, with: packs, seats });
	const begun = beginThere(program, [1], 9);
	expect(begun.moments).toBeGreaterThan(3);
	expect(reasonsOf(begun)).toEqual([]);
});

test('the same in the small packs of hard cases', () => {
	const differing: Record<string, string[]> = {};
	let moments = 0;
	const packs = partOf(litmusPacks, 6);
	for (const { name, game } of packs) {
		const begun = beginThere(programOf({ game: game!, with: [name], seats: 3 }), [1], 60);
		moments += begun.moments;
		if (reasonsOf(begun).length > 0) differing[name] = reasonsOf(begun);
	}
	expect(differing).toEqual({});
	expect(moments).toBeGreaterThan(packs.length);
});

test.each<[game: string, packs: readonly string[]]>([
	['carcassonne', []],
	['carcassonne', ['river2', 'cult']],
	['carcassonne', ['bridge', 'wagon']],
	['gold-rush', []],
])('%s with %j: the same in the middle of turns', (game, packs) => {
	const begun = beginThere(programOf({ game, with: packs, seats: 2 }), [3], 16, 'any');
	expect(begun.moments).toBeGreaterThan(3);
	expect(begun.within).toBeGreaterThan(0);
	expect(reasonsOf(begun)).toEqual([]);
});

test.each(['bridge', 'tunnel'])(
	'carcassonne with %s: the same where free actions are asked for at the end of their window',
	(pack) => {
		const program = programOf({ game: 'carcassonne', with: [pack], seats: 2 });
		const begun = beginThere(program, [1, 2, 3, 4], 1, 'free');
		expect(begun.within).toBeGreaterThan(3);
		expect(begun.within).toBe(begun.moments);
		expect(reasonsOf(begun)).toEqual([]);
	},
);

test('a game begun anew from the midst of a rule is told apart', () => {
	const program = programOf({
		game: 'carcassonne',
		with: ['bridges-castles-and-bazaars'],
		seats: 3,
	});
	const begun = beginThere(program, [1], 16, 'any');
	expect([...begun.otherEnds].join()).toMatch(
		/\bbridges-castles-and-bazaars\.(lot|opening|deal): /,
	);
});
