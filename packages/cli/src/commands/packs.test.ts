import { expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';

interface Json {
	games: { id: string; packs: string[] }[];
	packs: {
		id: string;
		elements: { id: string; default: boolean }[];
		params: {
			id: string;
			says: string;
			type: string;
			values?: string[];
			default: unknown;
			min?: number;
		}[];
		presets: { id: string }[];
	}[];
}

test('games, packs, elements and params with their sentences and values', async () => {
	const { exit, out } = await call(['packs', '--json']);
	expect(exit).toBe(0);
	const json = JSON.parse(out) as Json;
	expect(json.games.find((g) => g.id === 'carcassonne')?.packs).toContain('base');
	const base = json.packs.find((p) => p.id === 'carcassonne/base')!;
	expect(base.elements.map((e) => e.id)).toEqual(['abbot', 'farmers', 'gardens']);
	expect(base.params.find((p) => p.id === 'base.twoTileCity')).toMatchObject({
		type: 'enum',
		values: ['full', 'half'],
		default: 'full',
		says: 'A finished city of two tiles pays {full | half}.',
	});
	expect(base.params.find((p) => p.id === 'fields.pointsPerCity')).toMatchObject({
		type: 'int',
		min: 0,
		default: 3,
	});
	expect(base.presets.map((p) => p.id)).toContain('c1V1');
	const text = await call(['packs']);
	expect(text.out).toContain('base.twoTileCity = full  [full | half]');
});

test('an unknown game is misuse', async () => {
	const result = await call(['packs', '--json', '--game', 'chess']);
	expect({ exit: result.exit, codes: codesOf(result) }).toEqual({
		exit: 2,
		codes: ['LINK-GAME-UNKNOWN'],
	});
});
