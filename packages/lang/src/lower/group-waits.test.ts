import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codes, errors, strangers } from '../link/testing.ts';
import { compileToy } from '../testing.ts';

const names = ['ga', 'gb', 'gc', 'gd'] as const;

test('groups are refused exactly where some of them could never be drawn from', () => {
	const edge = fc.tuple(fc.nat(3), fc.nat(3), fc.boolean());
	fc.assert(
		fc.property(fc.array(edge, { maxLength: 6 }), (edges) => {
			const groups = names.map((id, group) => {
				const after = edges.flatMap(([g, other, isAfter]) =>
					isAfter && g === group ? [names[other]!] : [],
				);
				const before = edges.flatMap(([g, other, isAfter]) =>
					!isAfter && other === group ? [names[g]!] : [],
				);
				const keys = Object.entries({ after, before }).filter(([, list]) => list.length > 0);
				return `${id}: { ${keys.map(([key, list]) => `${key}: [${[...new Set(list)].join()}]`).join(', ')} }`;
			});
			const { program, diagnostics } = compileToy(
				`deck: { groups: { ${groups.join(', ')} } }`,
				{},
				{
					'toy/waiting.yaml': `format: 1\ntiles: { ${names.map((id, i) => `T${i}: { copies: 1, line: N-S, group: ${id} }`).join(', ')} }\n`,
				},
			);
			const emptied = new Set<number>();
			for (let before = -1; before < emptied.size;) {
				before = emptied.size;
				for (const group of names.keys())
					if (edges.every(([g, other]) => g !== group || emptied.has(other))) emptied.add(group);
			}
			const isGood = emptied.size === names.length;
			expect([...new Set(diagnostics.map((d) => d.code))]).toEqual(isGood ? [] : ['RULE-CYCLE']);
			expect(program !== undefined).toBe(isGood);
		}),
		{ numRuns: 60 },
	);
});

test.each([
	['after: blue', 'after: red'],
	['before: blue', 'before: red'],
	['into: blue', 'into: red'],
])('a circle between strangers names both packs: %s, %s', (first, second) => {
	const made = strangers(
		`deck: { groups: { red: { ${first} } } }\n`,
		`deck: { groups: { blue: { ${second} } } }\n`,
		{
			tiles: [
				'tiles: { R: { copies: 1, line: N-S, group: red } }\n',
				'tiles: { U: { copies: 1, line: N-S, group: blue } }\n',
			],
		},
	);
	expect(errors(made)).toEqual(['RULE-CYCLE']);
	const { message } = made.diagnostics.find((d) => d.code === 'RULE-CYCLE')!;
	expect(message).toContain('left.red');
	expect(message).toContain('right.blue');
	expect(made.program).toBeUndefined();
});

test('a group that waits for one which is mixed into it is no circle', () => {
	const made = compileToy('deck: { groups: { some: { into: late }, late: { after: some } } }');
	expect(codes(made)).toEqual([]);
});
