import { type Scenario, runScenario } from '@tilewright/interpreter';
import { describe, expect, test } from 'vitest';
import { litmusWorkspace } from '../litmus/packs.ts';
import { compilerOf, shippedFiles, shippedWorkspace, workspaceOf } from '../support/packs.ts';

const compile = compilerOf(shippedWorkspace());
const run = (
	scenario: Omit<Scenario, 'scenario' | 'set-up'> & { 'set-up'?: Partial<Scenario['set-up']> },
) =>
	runScenario(
		{
			scenario: 'a test',
			...scenario,
			'set-up': { packs: ['base'], seats: ['ann', 'bob'], ...scenario['set-up'] },
		},
		{ game: 'carcassonne', compile },
	);
const city = [{ ann: ['place E 0/-1 r2', 'follower city S'] }];

describe('a scenario that holds', () => {
	test('passes what the script leaves open', () => {
		expect(
			run({
				play: [{ ann: 'place U 1/0 r0' }, { bob: 'place U 2/0 r0' }],
				expect: { asks: 'ann' },
			}),
		).toEqual({ ok: true });
	});
	test('takes look-alike turns and shorter places for the same', () => {
		const play = [{ ann: ['place U 1/0 r2', 'follower field SL'] }];
		expect(run({ play, expect: { pieces: { 'field ER 1/0': ['follower ann'] } } })).toEqual({
			ok: true,
		});
	});
	test('begins with a board, scores and a start of its own', () => {
		const setUp = {
			start: ['X 0/0 r0'],
			board: ['U 1/0 r0', { tile: 'B 1/1 r0', pieces: ['follower bob monastery'] }],
			score: { bob: 7 },
			deck: ['D'],
		};
		const expected = {
			score: { ann: 0, bob: 7 },
			supply: { bob: { follower: 6 } },
			pieces: { 'monastery 1/1': ['follower bob'], '0/0': [] },
			drawn: 'D',
			left: 0,
			over: false,
			seat: 'ann',
			worth: { 'monastery 1/1': 3, 'road 1/0': 2 },
			slot: 'tile',
		};
		const play = [{ expect: expected }];
		expect(run({ 'set-up': setUp, play } as never)).toEqual({ ok: true });
	});
	test('begins with pieces on tiles, one of nobody brought from off the board', () => {
		const withPieces = (...pieces: string[]): ReturnType<typeof runScenario> =>
			runScenario(
				{
					scenario: 'a test',
					'set-up': {
						packs: ['mage'],
						seats: ['ann', 'bob'],
						board: [{ tile: 'U 1/0 r0', pieces }],
					},
					expect: { pieces: { '1/0': ['mage', 'follower ann'] } },
				},
				{ game: 'carcassonne', compile: compilerOf(litmusWorkspace) },
			);
		expect(withPieces('mage road', 'follower ann field NL')).toEqual({ ok: true });
		expect(withPieces('mage road', 'mage road')).toMatchObject({ ok: false });
	});
	test('begins with pieces on spaces, those of nobody moved there', () => {
		const spaces = { marketDistrict: ['follower bob', 'follower bob', 'count'] };
		const pieces = {
			marketDistrict: ['count', 'follower bob', 'follower bob'],
			castleDistrict: [],
		};
		const play = [{ expect: { pieces, supply: { bob: { follower: 5 } } } }];
		expect(run({ 'set-up': { packs: ['count'], spaces }, play })).toEqual({ ok: true });
	});
});

describe('a scenario that does not hold says where', () => {
	const fails = (scenario: Parameters<typeof run>[0]) => {
		const result = run(scenario);
		expect(result.ok).toBe(false);
		return result;
	};

	test('an option that is none, with the reason', () => {
		const play = [
			{ ann: ['place U 1/0 r0', 'follower road E-W'] },
			{ bob: ['place U 2/0 r0', 'follower road E-W'] },
		];
		const { at, message, actual } = fails({ play });
		expect(at).toEqual(['play', 1, 'bob', 1]);
		expect(message).toContain('claim.occupied');
		expect(actual).toContain('follower field');
	});
	test('a tile that cannot be drawn', () => {
		const { message } = fails({
			play: [{ ann: 'place Eg 0/-1 r2' }],
			'set-up': { preset: 'c1V3' },
		});
		expect(message).toContain('the script wants Eg');
	});
	test.each<[string, NonNullable<Scenario['expect']>, (string | number)[]]>([
		['score', { score: { ann: 5 } }, ['expect', 'score', 'ann']],
		['a seat that is none', { score: { eve: 4 } }, ['expect', 'score', 'eve']],
		['supply', { supply: { ann: { follower: 6 } } }, ['expect', 'supply', 'ann', 'follower']],
		[
			'a piece that is none',
			{ supply: { ann: { horse: 1 } } },
			['expect', 'supply', 'ann', 'horse'],
		],
		['lines', { lines: { ann: ['tiles 2 × 1'] } }, ['expect', 'lines', 'ann']],
		['owners', { owners: { 'city 0/0': ['ann'] } }, ['expect', 'owners', 'city 0/0']],
		['a feature that is none', { worth: { 'road 5/5': 1 } }, ['expect', 'worth', 'road 5/5']],
		['worth', { worth: { 'city 0/0': 5 } }, ['expect', 'worth', 'city 0/0']],
		['complete', { complete: { 'city 0/0': false } }, ['expect', 'complete', 'city 0/0']],
		['pieces', { pieces: { 'city 0/0': ['follower ann'] } }, ['expect', 'pieces', 'city 0/0']],
		['who is asked', { asks: 'ann' }, ['expect', 'asks']],
		['the active seat', { seat: 'ann' }, ['expect', 'seat']],
		['the tile in hand', { drawn: 'Z' }, ['expect', 'drawn']],
		['tiles left', { left: 3 }, ['expect', 'left']],
		['tiles removed', { removed: ['C'] }, ['expect', 'removed']],
		['the end', { over: true }, ['expect', 'over']],
		['winners', { winners: ['ann'] }, ['expect', 'winners']],
		['a slot', { slot: 'end' }, ['expect', 'slot']],
		['a zone that is none', { zone: { bag: 0 } }, ['expect', 'zone', 'bag']],
		['a register that is none', { register: { open: 0 } }, ['expect', 'register', 'open']],
		['options', { options: { bob: ['pass'] } }, ['expect', 'options', 'bob']],
		['offers', { offers: { bob: ['pass'] } }, ['expect', 'offers', 'bob']],
	])('%s', (_, expectation, at) => {
		expect(fails({ play: city, expect: expectation }).at).toEqual(at);
	});
	test('an option that should be lacking', () => {
		const play = [{ ann: 'place U 1/0 r0' }, { expect: { lacks: { ann: ['pass'] } } }];
		expect(fails({ play }).at).toEqual(['play', 1, 'expect', 'lacks', 'ann']);
	});
	test('a refusal that is an option, is asked of the wrong seat, or has another reason', () => {
		const at = (refuse: Record<string, string>) =>
			fails({ play: [{ ann: 'place U 1/0 r0' }, { refuse }] as never }).at;
		expect(at({ ann: 'follower road E-W' })).toEqual(['play', 1, 'refuse', 'ann']);
		expect(at({ bob: 'follower road E-W' })).toEqual(['play', 1, 'refuse', 'bob']);
		expect(at({ ann: 'abbot road E-W', why: 'claim.occupied' })).toEqual([
			'play',
			1,
			'refuse',
			'why',
		]);
	});
	test('the reasons of a refusal, and that nothing was found', () => {
		const play = [
			{ ann: 'place U 1/0 r0' },
			{ refuse: { ann: 'abbot road E-W', why: 'claim.occupied' } },
		];
		expect(fails({ play } as never).message).toMatch(/expected claim.occupied, found claim.kind/);
		const nobody = [{ ann: 'place U 1/0 r0' }, { options: { bob: ['pass'] } }];
		expect(fails({ play: nobody }).message).toMatch(/expected pass, found nothing$/);
	});
	test('an option that was the only one', () => {
		const files = Object.entries({
			'lots/pack.yaml':
				'pack: lots\nformat: 1\ngame: carcassonne\nrole: expansion\ntitle: Lots\nversion: 0.1.0\nlicence: MIT\n',
			'lots/rules.yaml': `format: 1
zones: { lots: { holds: tiles }, seen: { holds: tiles } }
rules:
  - id: look
    at: source
    when: lots.empty()
    do:
      - draw-tile: { to: lots, count: 2, show: all }
      - choose: { id: lot, among: { t: lots } }
        then: [{ move-tile: { tile: lot, from: lots, to: seen } }]
`,
		});
		const bytes = files.map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
		const withLots = compilerOf(workspaceOf([...shippedFiles(), ...bytes]));
		const looked = (deck: string[], play: NonNullable<Scenario['play']>): ReturnType<typeof run> =>
			runScenario(
				{ scenario: 'x', 'set-up': { packs: ['lots'], seats: ['ann', 'bob'], deck }, play },
				{ game: 'carcassonne', compile: withLots },
			);
		const wanted = [{ options: { ann: ['lot U'] } }];
		expect(looked(['U', 'U', 'B'], wanted).message).toMatch(/; "lot U" was the only option/);
		expect(looked(['U', 'V', 'B'], wanted).message).toMatch(/expected lot U, found lot U, lot V$/);
		expect(looked(['U', 'U', 'B'], [{ ann: 'lot U' }, { expect: { zone: { seen: 1 } } }])).toEqual({
			ok: true,
		});
	});
	test('a case', () => {
		const cases = [
			{ expect: { score: { ann: 4 } } },
			{ params: { 'base.twoTileCity': 'half' }, expect: { score: { ann: 4 } } },
		];
		expect(fails({ play: city, cases })).toMatchObject({
			at: ['cases', 1, 'expect', 'score', 'ann'],
			expected: '4',
			actual: '2',
		});
	});
	test('a set-up that does not compile', () => {
		expect(fails({ 'set-up': { params: { nothing: 1 } } }).message).toContain('LINK-ID-UNKNOWN');
		expect(fails({ 'set-up': { seats: [...'abcdefg'] } }).message).toContain('LINK-SEATS');
		expect(fails({ 'set-up': { start: ['Q9 0/0'] } }).at).toEqual(['set-up', 'start', 0]);
		expect(fails({ 'set-up': { deck: ['Q9'] } }).at).toEqual(['set-up', 'deck']);
		expect(
			fails({ 'set-up': { board: [{ tile: 'B 0/1 r0', pieces: ['abbot eve monastery'] }] } }).at,
		).toEqual(['set-up', 'board', 0, 'pieces', 0]);
		for (const [space, piece] of [
			['marketDistrict', 'follower eve'],
			['marketDistrict', 'follower'],
			['marketDistrict', 'dragon'],
		])
			expect(fails({ 'set-up': { packs: ['count'], spaces: { [space!]: [piece!] } } }).at).toEqual([
				'set-up',
				'spaces',
				space,
				0,
			]);
		const nowhere = { packs: ['count'], spaces: { nowhere: ['follower ann'] } };
		expect(fails({ 'set-up': nowhere }).at).toEqual(['set-up', 'spaces', 'nowhere']);
	});
	test('pieces and zones of a set-up that cannot be', () => {
		const gold = { packs: ['gold-mines'] };
		const wrong: [Partial<Scenario['set-up']>, RegExp][] = [
			[{ pieces: ['follower ann'] }, /names no cell/],
			[{ pieces: ['follower ann road N 0/0'] }, /no place on this tile.*road E-W/],
			[{ pieces: ['follower ann 0/0'] }, /stands on no tile as a whole/],
			[{ pieces: ['follower ann road 5/5'] }, /no tile lies at 5\/5/],
			[{ pieces: ['nobody 0/0'] }, /no piece nobody/],
			[{ ...gold, pieces: ['ingot with follower ann city N 0/0'] }, /stands with no piece/],
			[{ zones: { nowhere: [] } }, /no zone nowhere/],
			[{ supply: { ann: { follower: 99 } } }, /no more than 7/],
			[{ kinds: { nothing: ['city N 0/0'] } }, /no kind nothing/],
			[{ kinds: { road: ['city S 0/0'] } }, /no segment on the board/],
			[{ kinds: { road: ['city N 0/0'] } }, /no rule of this set-up changes the kind/],
			[{ sides: { '5/5 N': 'road' } }, /no side of a tile/],
			[{ sides: { '0/0 N': 'wall' } }, /no kind wall/],
			[{ sides: { '0/0 N': 'none' } }, /no rule of this set-up changes sides/],
			[{ added: ['road N-S 5/5'] }, /no cell with a tile/],
			[{ added: ['road N-X 0/0'] }, /no sides of one tile/],
			[{ added: ['road N-S 0/0'] }, /no rule of this set-up adds segments/],
			[{ links: ['road E-W 0/0'] }, /names no piece/],
			[{ links: ['road E-W 0/0 to city N 0/0 by follower ann'] }, /of one kind/],
			[{ links: ['road E-W 0/0 by follower ann'] }, /no rule of this set-up links/],
			[{ settled: { 'road N 0/0': true } }, /no segment on the board/],
			[{ used: { nothing: 1 } }, /no limit nothing/],
			[{ came: ['follower ann city N 0/0 from road E-W 0/0'] }, /no piece that is there/],
			[{ came: ['follower ann from road N 0/0'] }, /no segment on the board/],
			[{ came: ['follower ann as nothing'] }, /no cause nothing/],
			[{ board: [{ tile: 'B 0/1 r0', by: 'eve' }] }, /no seat eve/],
			[{ slot: 'nowhere' }, /no slot nowhere/],
			[{ slot: 'main', placed: '5/5' }, /no tile lies at 5\/5/],
			[{ slot: 'tile', drawn: 'Q9' }, /no tile Q9/],
			[{ drawn: 'U' }, /name its slot/],
			[{ placed: '0/0' }, /name its slot/],
			[{ granted: { parts: 1 } }, /name its slot/],
		];
		for (const [setUp, why] of wrong) expect(fails({ 'set-up': setUp }).message).toMatch(why);
	});
	test('more that is added than there is room for', () => {
		const added = Array.from({ length: 2000 }, () => 'road 0/0 by bridge ann');
		const setUp = { packs: ['bridge'], added, pieces: ['bridge ann 0/0'] };
		const scenario = { scenario: 'x', 'set-up': { seats: ['ann', 'bob'], ...setUp } } as Scenario;
		const compile = compilerOf(litmusWorkspace);
		expect(runScenario(scenario, { game: 'carcassonne', compile }).message).toMatch(/^RUN-MEMORY/);
	});
	test('pieces on the start and in zones stand and lie there, and no others', () => {
		const setUp = {
			packs: ['gold-mines'],
			pieces: ['follower ann city N 0/0', 'ingot 0/0', 'ingot 0/0'],
			zones: { 'treasure ann': ['ingot', 'ingot', 'ingot'] },
		};
		expect(
			run({
				'set-up': setUp,
				play: [
					{
						expect: {
							pieces: { 'city N 0/0': ['follower ann'], '0/0': ['follower ann', 'ingot', 'ingot'] },
							zone: { 'treasure ann': 3 },
							supply: { ann: { follower: 6 } },
						},
					},
				],
			}),
		).toEqual({ ok: true });
	});
	test('the deck goes on after the tiles of the script, and not where the play goes to the end', () => {
		const play: NonNullable<Scenario['play']> = [{ ann: ['place U 1/0 r0', 'follower road E-W'] }];
		const left = (n: number): NonNullable<Scenario['play']>[number] => ({ expect: { left: n } });
		expect(run({ play: [...play, left(69)] })).toEqual({ ok: true });
		expect(run({ play: [...play, left(0)], end: true, expect: { over: true } })).toEqual({
			ok: true,
		});
		expect(run({ play: [...play, left(1)], 'set-up': { deck: ['U', 'V', 'W'] } })).toEqual({
			ok: true,
		});
	});
	test('a turn goes on at a slot, with a tile in hand or just laid', () => {
		const laid = { board: ['E 0/-1 r2'], slot: 'main', placed: '0/-1' };
		expect(
			run({
				'set-up': laid,
				play: [
					{ expect: { slot: 'main', asks: 'ann', offers: { ann: ['follower city S'] } } },
					{ ann: 'follower city S' },
					{ expect: { score: { ann: 4 } } },
					{ bob: 'place U 0/1 r0' },
				],
			}),
		).toEqual({ ok: true });
		expect(
			run({
				'set-up': { turn: 'bob', slot: 'tile', drawn: 'U', deck: ['E'] },
				play: [
					{ expect: { drawn: 'U', left: 1, asks: 'bob' } },
					{ bob: ['place U 0/1 r0', 'pass'] },
					{ expect: { drawn: 'E', left: 0, asks: 'ann' } },
				],
			}),
		).toEqual({ ok: true });
	});
	test('a game that does not end', () => {
		expect(
			fails({ 'set-up': { deck: ['U', 'U', 'U'] }, play: [{ ann: 'place U 1/0 r0' }], end: true })
				.at,
		).toEqual(['end']);
	});
});
