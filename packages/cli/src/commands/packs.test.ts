import { expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';

interface Json {
	games: { id: string; packs: string[] }[];
	packs: {
		id: string;
		company?: object[];
		elements: { id: string; default: boolean; company?: object[] }[];
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

test('what packs and elements need and exclude, with conditions and reasons', async () => {
	const { out } = await call(['packs', '--json', '--game', 'carcassonne']);
	const { packs } = JSON.parse(out) as Json;
	expect(packs.find((p) => p.id === 'carcassonne/count')!.company).toEqual([
		{
			is: 'conflicts',
			other: 'river2',
			why: 'Beside the City of Carcassonne the second river may become impossible to finish.',
			given: 'element.river2 && param.coc.mode != off && param.coc.withRiver2 == forbid',
		},
	]);
	expect(packs.find((p) => p.id === 'carcassonne/base')).not.toHaveProperty('company');
	const cult = packs.find((p) => p.id === 'carcassonne/cult')!;
	expect(cult.elements.find((e) => e.id === 'challenges')!.company).toEqual([
		{ is: 'requires', other: 'shrines', why: '' },
	]);
	const kings = packs.find((p) => p.id === 'carcassonne/king-and-robber')!;
	expect(kings.params.find((p) => p.id === 'kingRobber.flatBoth')).toMatchObject({
		given: 'param.kingRobber.scoring in [flat10, flat15Both40]',
	});
	expect(kings.params.find((p) => p.id === 'kingRobber.scoring')).not.toHaveProperty('given');
	const text = (await call(['packs', '--game', 'carcassonne'])).out;
	expect(text).toMatch(/flatBoth = 20 {2}\[0 to 1000\].* while param\.kingRobber\.scoring in/);
	expect(text).toMatch(/^ {2}excludes river2 while element\.river2 .*: Beside the City/m);
	expect(text).toMatch(/^ {6}needs shrines$/m);
});

test('an unknown game is misuse', async () => {
	const result = await call(['packs', '--json', '--game', 'chess']);
	expect({ exit: result.exit, codes: codesOf(result) }).toEqual({
		exit: 2,
		codes: ['LINK-GAME-UNKNOWN'],
	});
});
