import { type Compile, Game } from '@tilewright/interpreter';
import { type Program, type Selection } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { programOf } from '../../support/base.ts';
import { compilerOf, shippedFiles, workspaceOf } from '../../support/packs.ts';
import { isLongRun } from '../../support/part.ts';
import { mix, baseSetUps } from '../script.ts';
import { type Renamed, renamePacks } from './rename.ts';

const files = shippedFiles();
const renamed = renamePacks(files, 5);
const compile = compilerOf(workspaceOf(files));
const compileRenamed = compilerOf(workspaceOf(renamed.files));

const GAMES = isLongRun ? 25 : 8;

const rushSetUps: readonly Partial<Selection>[] = [
	{ game: 'gold-rush', seats: 3 },
	{
		game: 'gold-rush',
		with: ['sheriff'],
		params: { 'mountain.unclaimedTokens': 'returnToSupply' },
	},
];

function translated(selection: Partial<Selection>, { word }: Renamed): Selection {
	const { elements, params, game = 'carcassonne' } = selection;
	const value = (v: number | string | boolean): number | string | boolean =>
		typeof v === 'string' ? word(v) : v;
	return {
		seats: 2,
		...selection,
		game: word(game),
		...(selection.with && { with: selection.with.map(word) }),
		...(elements && {
			elements: Object.fromEntries(Object.entries(elements).map(([k, v]) => [word(k), v])),
		}),
		...(params && {
			params: Object.fromEntries(Object.entries(params).map(([k, v]) => [word(k), value(v)])),
		}),
	};
}

function program(made: Compile, selection: Selection): Program {
	return programOf(made, selection);
}

const translations = new Map<string, string>();

/** An option's key in the words of the copy: cells, rotations, sides and `pass` are no names. */
function translatedKey(key: string): string {
	let copyKey = translations.get(key);
	if (copyKey === undefined) translations.set(key, (copyKey = translateKey(key)));
	return copyKey;
}

function translateKey(key: string): string {
	const { word } = renamed;
	const [first, ...rest] = key.split(' ');
	if (first === 'pass') return key;
	if (first === 'place') return [word('place'), word(rest[0]!), ...rest.slice(1)].join(' ');
	const plain = /^([NESW][LR]?(-[NESW][LR]?)*|-?\d+\/-?\d+)$/;
	return [word(first!), ...rest.map((w) => (plain.test(w) ? w : word(w)))].join(' ');
}

function playBoth(ours: Program, theirs: Program, seed: number): number {
	const game = new Game(ours, { seed });
	const decisions: { key: string; options: string[]; scores: number[] }[] = [];
	for (let i = 0; !game.over; i++) {
		const options = game.decision!.options.map((o) => o.key);
		const key = options[mix(seed, i) % options.length]!;
		game.play(key);
		decisions.push({ key, options, scores: game.scores });
	}
	const draws = game.chance.map(({ outcome }) => {
		const [id, ...face] = outcome.split(' ');
		return [renamed.word(id!), ...face].join(' ');
	});
	const copy = new Game(theirs, { seed, draws });
	for (const { key, options, scores } of decisions) {
		const offered = copy.decision!.options.map((o) => o.key).sort();
		const expected = options.map((o) => translatedKey(o)).sort();
		expect(offered.join('\n')).toBe(expected.join('\n'));
		expect(copy.play(translatedKey(key))).toEqual({ ok: true });
		expect(copy.scores).toEqual(scores);
	}
	expect(copy.over).toBe(true);
	return decisions.length;
}

describe('a copy of the packs in which every id and label is a random word', () => {
	test('keeps no word of the packs', () => {
		const { counts } = renamed;
		for (const sort of [
			'pack',
			'game',
			'element',
			'param',
			'value',
			'preset',
			'kind',
			'mark',
			'piece',
			'tile',
			'verb',
			'define',
			'query',
			'action',
			'rule',
			'require',
			'text',
			'touch',
			'line',
			'slot',
			'tag:piece',
			'tag:kind',
			'local',
		])
			expect(counts.get(sort), sort).toBeGreaterThan(0);
		const text = renamed.files.map((f) => f.path + new TextDecoder().decode(f.bytes)).join('\n');
		for (const word of [
			'carcassonne',
			'city',
			'road',
			'monastery',
			'follower',
			'abbot',
			'pennant',
			'twoTileCity',
			'farmers',
			'claimable',
			'perField3',
			'cityOncePerPlayer',
			'drawTile',
			'unoccupied',
			'layTile',
			'landscape',
			'lands',
			'rush',
			'mountain',
			'cowboy',
			'sheriff',
			'graveyard',
			'exactlyOne',
			'hoard',
		])
			expect(text, word).not.toMatch(new RegExp(`\\b${word}\\b`, 'i'));
	});

	test.each([...baseSetUps, ...rushSetUps].map((s, i) => [i, s] as const))(
		'plays the same games (set-up %i)',
		(i, selection) => {
			const ours = program(compile, { game: 'carcassonne', seats: 2, ...selection });
			const theirs = program(compileRenamed, translated(selection, renamed));
			let decisions = 0;
			for (let n = 0; n < GAMES; n++) decisions += playBoth(ours, theirs, 1000 * i + n + 1);
			expect(decisions).toBeGreaterThan(GAMES * 60);
		},
	);

	test('notices a copy that is not the same game', () => {
		const changed = renamed.files.map((f) => {
			const text = new TextDecoder()
				.decode(f.bytes)
				.replace(
					new RegExp(`(${renamed.word('monastery')}): centre\\n    ${renamed.word('road')}: S`),
					`$1: centre\n    ${renamed.word('city')}: S`,
				);
			return { path: f.path, bytes: new TextEncoder().encode(text) };
		});
		const other = program(compilerOf(workspaceOf(changed)), translated({}, renamed));
		const ours = program(compile, { game: 'carcassonne', seats: 2 });
		expect(() => {
			for (let seed = 1; seed < 20; seed++) playBoth(ours, other, seed);
		}).toThrow();
	});
});
