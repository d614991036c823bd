import { type Selection } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { programOf } from '../support/base.ts';
import { compilerOf, dataOf, shippedWorkspace } from '../support/packs.ts';
import { hashTrace } from './laws/inert.ts';

const workspace = shippedWorkspace();
const compile = compilerOf(workspace);
const expansions = workspace.packs.filter((p) => p.role === 'expansion');

const params: Readonly<Record<string, NonNullable<Selection['params']>>> = {
	count: { 'coc.mode': 'off' },
};

function elementsOf(pack: (typeof expansions)[number]): string[] {
	return pack.parts.flatMap((d) =>
		Object.keys((dataOf(d) as { elements?: object }).elements ?? {}),
	);
}

const switched = expansions
	.map((pack) => ({
		name: pack.name,
		game: pack.game!,
		off: {
			game: pack.game!,
			with: [pack.name],
			elements: Object.fromEntries(elementsOf(pack).map((e) => [e, false])),
			...(params[pack.name] && { params: params[pack.name]! }),
		},
	}))
	.filter(({ off }) => Object.keys(off.elements).length > 0 || 'params' in off);

describe('an expansion of which everything is off', () => {
	test('most can be', () => expect(switched.length).toBeGreaterThan(3));

	test.each(switched)('$name leaves nothing behind', ({ game, off }) => {
		const without = programOf(compile, { game });
		const program = programOf(compile, off);
		expect(program.code.map((c) => c.op)).toEqual(without.code.map((c) => c.op));
		for (const part of ['kinds', 'pieces', 'registers', 'tiles', 'triggers', 'actions'] as const)
			expect(program[part].length, part).toBe(without[part].length);
		for (const seed of [3, 4, 5]) {
			const script = { setUp: 0, tiles: 200, seed, picks: [], dense: seed === 5 };
			expect(hashTrace(script, off)).toEqual(hashTrace(script, { game }));
		}
	});
});
