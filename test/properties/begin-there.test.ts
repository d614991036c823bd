import type { Program, Selection } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { litmusPacks, litmusWorkspace } from '../litmus/packs.ts';
import { compilerOf } from '../support/packs.ts';
import { type Begun, beginThere } from './begin-there.ts';

const compile = compilerOf(litmusWorkspace);

function programOf(selection: Selection): Program {
	const { program, diagnostics } = compile(selection);
	if (!program) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return program;
}

const told = ({ otherwise, apart }: Begun): string[] => [...otherwise, ...apart];

test.each<[game: string, packs: readonly string[], seats: number]>([
	['carcassonne', [], 2],
	['carcassonne', ['count'], 3],
	['carcassonne', ['gold-mines', 'count', 'cult', 'king-and-robber', 'symbols', 'winter'], 3],
	['carcassonne', ['river2', 'gq11'], 2],
	['gold-rush', [], 3],
	['gold-rush', ['sheriff'], 3],
])('%s with %j: a game begun in its middle ends as it ended', (game, packs, seats) => {
	const program = programOf({ game, with: packs, seats });
	const begun = beginThere(program, [1, 2], 9);
	expect(begun.moments).toBeGreaterThan(6);
	expect(told(begun)).toEqual([]);
});

/** Packs in which more is remembered than a position tells, and what. */
const more: Readonly<Record<string, string>> = {
	dragon: 'what begins a turn is done again',
	halflings: 'what is chosen in the set-up is asked again',
};

test('the same in the small packs of hard cases, but for those in which more is remembered', () => {
	const apart: Record<string, string[]> = {};
	for (const { name, game } of litmusPacks) {
		if (Object.hasOwn(more, name)) continue;
		const begun = beginThere(programOf({ game: game!, with: [name], seats: 3 }), [1], 16);
		if (told(begun).length > 0) apart[name] = told(begun);
	}
	expect(apart).toEqual({});
});

test('what is remembered beside it is told as a difference', () => {
	const dragon = beginThere(programOf({ game: 'carcassonne', with: ['dragon'], seats: 3 }), [1], 9);
	expect([...dragon.otherwise].some((line) => line.startsWith('not score'))).toBe(true);
});
