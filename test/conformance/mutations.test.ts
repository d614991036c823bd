import { type Divergence, verifyLog } from '@tilewright/interpreter';
import { hasErrors } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { compilerOf, editedFiles, workspaceOf } from '../support/packs.ts';
import { conformanceLogs } from './logs.ts';

const logs = [...(await conformanceLogs()), ...(await conformanceLogs('own'))];
const mines = [...(await conformanceLogs('goldmines'))];
const later = [...(await conformanceLogs('count-king-robber-cult'))];
const rules = 'data/carcassonne/base/rules.yaml';
const tiles = 'data/carcassonne/base/tiles.yaml';
const common = 'data/common/rules.yaml';

interface Mutation {
	readonly says: string;
	readonly file: string;
	readonly edits: readonly (readonly [from: string, to: string])[];
	readonly noticed: readonly Divergence['kind'][];
}

const mutations: readonly Mutation[] = [
	{
		says: 'a road tile worth 2',
		file: rules,
		edits: [
			[
				'like: line\n    value: { tiles: { count: tiles, each: 1 } }',
				'like: line\n    value: { tiles: { count: tiles, each: 2 } }',
			],
		],
		noticed: ['points'],
	},
	{
		says: 'a city counted per segment',
		file: rules,
		edits: [
			[
				'value: { tiles: { count: tiles, each: rate }',
				'value: { tiles: { count: segments, each: rate }',
			],
		],
		noticed: ['points'],
	},
	{
		says: 'a tie paid to one owner',
		file: common,
		edits: [
			[
				'  owners: { of: feature, most: [power],',
				'  first: { of: feature, for: seat, value: "seat == active ? 1 : 0" }\n  owners: { of: feature, most: [power, first],',
			],
		],
		noticed: ['points'],
	},
	{
		says: 'a monastery complete with 7 neighbours',
		file: common,
		edits: [['"reach.all(c, c.tile != none)"', 'reach.filled >= 7']],
		noticed: ['points', 'options', 'digest'],
	},
	{
		says: 'a city counted once per touching segment of a field',
		file: rules,
		edits: [
			[
				'count: "cities.filter(c, c.complete)"',
				'count: "segments.sum(s, s.touching.count(t, t.kind == city && t.feature.complete))"',
			],
		],
		noticed: ['points'],
	},
	{
		says: 'one road edge turned into field',
		file: tiles,
		edits: [
			['V: { copies: { c1: 9, c2: 8 }, road: S-W }', 'V: { copies: { c1: 9, c2: 8 }, road: S }'],
		],
		noticed: ['options', 'digest', 'option', 'decision'],
	},
	{
		says: 'a recalled abbot worth 1 less',
		file: rules,
		edits: [
			[
				'ledger: piece.feature\n          cause: recalled',
				'line: tiles\n          count: piece.feature.reach.filled\n          each: 1\n          cause: recalled',
			],
		],
		noticed: ['points'],
	},
];

const king = 'data/carcassonne/king-and-robber/rules.yaml';
const count = 'data/carcassonne/count/rules.yaml';
const cult = 'data/carcassonne/cult/rules.yaml';

const more: readonly Mutation[] = [
	{
		says: 'a road of the same length that takes the Robber',
		file: king,
		edits: [[': f.extent > before)', ': f.extent >= before)']],
		noticed: ['chance', 'points'],
	},
	{
		says: 'a King who does not count the City of Carcassonne',
		file: king,
		edits: [['union: features(citadel)', 'union: features(citadel).filter(c, c.complete)']],
		noticed: ['points'],
	},
	{
		says: 'a Robber who counts open roads',
		file: king,
		edits: [['value: "features(road).filter(f, f.complete)"', 'value: features(road)']],
		noticed: ['points'],
	},
	{
		says: 'a city that is entered though nobody gained',
		file: count,
		edits: [['exists(s, s.gains > 0)', 'exists(s, s.gains >= 0)']],
		noticed: ['chance', 'decision', 'options', 'digest', 'points'],
	},
	{
		says: 'a district the Count does not bar',
		file: count,
		edits: [
			[
				'piece.space == count.space\n    why: count.blocks',
				'piece.space != piece.space\n    why: count.blocks',
			],
		],
		noticed: ['chance', 'decision', 'options', 'digest', 'points'],
	},
	{
		says: 'a shrine beside two monasteries',
		file: cult,
		edits: [
			[
				'"around(it).features(monasteries).size() <= 1"',
				'"around(it).features(monasteries).size() <= 2"',
			],
		],
		noticed: ['options', 'digest'],
	},
];

const gold = 'data/carcassonne/gold-mines/rules.yaml';

const ofGold: readonly Mutation[] = [
	{
		says: 'a first ingot worth 2',
		file: gold,
		edits: [
			[
				'count: n, each: "table(n, [1, 4, 7, 10], [0, 1, 2, 3, 4])"',
				'count: n, each: "table(n, [0, 1, 7, 10], [0, 1, 2, 3, 4])"',
			],
		],
		noticed: ['points'],
	},
	{
		says: 'ingots on tiles that somebody gets at the end',
		file: gold,
		edits: [
			[
				't.ingots)", to: off-board, cause: leftOver',
				't.ingots)", to: active.treasure, cause: leftOver',
			],
		],
		noticed: ['points'],
	},
	{
		says: 'ingots that need not lie in the range',
		file: gold,
		edits: [['f.bringsGold && it in f.goldRange', 'f.connect != area']],
		noticed: ['points'],
	},
	{
		says: 'a second ingot that does not go across a corner',
		file: gold,
		edits: [['among: { t: around(placed).tiles }', 'among: { t: beside(placed).tiles }']],
		noticed: ['options', 'digest', 'decision', 'option'],
	},
];

describe('the recorded games notice', () => {
	const cases = [
		...mutations.map((m) => ({ ...m, logs })),
		...more.map((m) => ({ ...m, logs: later })),
		...ofGold.map((m) => ({ ...m, logs: mines })),
	];
	test.each(cases)('$says', ({ file, edits, noticed, logs }) => {
		const compile = compilerOf(workspaceOf(editedFiles(file, ...edits)));
		const found: string[] = [];
		for (const [name, log] of logs) {
			const verified = verifyLog(log, compile);
			// the edited packs compile: a game must differ, not fail to begin
			expect(verified.game, `${name}: ${JSON.stringify(verified.diagnostics)}`).toBeDefined();
			expect(hasErrors(verified.diagnostics.filter((d) => d.code !== 'LOG-DIVERGES'))).toBe(false);
			if (verified.divergence !== undefined) found.push(verified.divergence.kind);
		}
		expect(found.length).toBeGreaterThan(0);
		for (const kind of found) expect(noticed).toContain(kind);
	});
});
