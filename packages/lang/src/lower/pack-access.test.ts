import { expect, test } from 'vitest';
import { manifest, toy, toyTiles, workspaceOf } from '../testing.ts';
import { sharedState } from './pack-access.ts';

const world = `
registers: { a: { per: game }, b: { per: game } }
`;

function shared(left: string, right: string): string[] | undefined {
	const workspace = workspaceOf({
		'toy/pack.yaml': manifest('toy'),
		'toy/rules.yaml': toy + world,
		'toy/tiles.yaml': toyTiles,
		'left/pack.yaml': manifest('left', 'role: expansion\nuse: [toy]\n'),
		'left/rules.yaml': `format: 1\n${left}`,
		'right/pack.yaml': manifest('right', 'role: expansion\nuse: [toy]\n'),
		'right/rules.yaml': `format: 1\n${right}`,
	});
	return sharedState(workspace, { game: 'toy', with: ['left', 'right'], seats: 2 }, [
		'left',
		'right',
	]);
}

const rule = (id: string, at: string, does: string): string =>
	`rules:\n  - { id: ${id}, at: ${at}, do: [{ ${does} }] }\n`;
const sets = (id: string, register: string): string =>
	rule(id, 'draw', `set: { register: ${register}, to: 1 }`);
const pays = (id: string, at: string, count: string): string =>
	rule(id, at, `score: { to: active, line: ${id}, count: ${count}, each: 1 }`);

test('packs that change and read different things share nothing', () => {
	expect(shared(sets('one', 'a'), sets('two', 'b'))).toEqual([]);
});

test('what one changes and the other reads in another step is shared, whichever comes first', () => {
	const reader = pays('pay', 'after-place', 'a');
	expect(shared(sets('one', 'a'), reader)).toEqual(['register a']);
	expect(shared(reader, sets('one', 'a'))).toEqual(['register a']);
});

test('points of both add up', () => {
	expect(shared(pays('one', 'draw', '1'), pays('two', 'draw', '2'))).toEqual([]);
});

test('what the condition of a requirement reads is shared', () => {
	const reader =
		'require:\n  - { id: calm, verb: placeTile, that: "a == 0", why: calm }\ntexts: { calm: It is not calm. }\n';
	expect(shared(sets('one', 'a'), reader)).toEqual(['register a']);
	expect(shared(sets('one', 'b'), reader)).toEqual([]);
});

test('an answer that both modify is shared', () => {
	const modifies = (id: string, kind: string): string =>
		`modify:\n  - { id: ${id}, query: value, of: ${kind}, add-line: { ${id}: { count: 1, each: 1 } } }\n`;
	expect(shared(modifies('one', 'line'), modifies('two', 'line'))).toEqual(['value of line']);
	expect(shared(modifies('one', 'line'), modifies('two', 'block'))).toEqual([]);
});
