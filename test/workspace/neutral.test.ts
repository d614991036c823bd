import { describe, expect, test } from 'vitest';
import { gameIds, type SourceText, usesOfGameIds } from './game-ids.ts';
import { isOfTests, text, tracked } from './tracked.ts';

/**
 * Ids of packs that are also ordinary words, with what the engine means by them. Add a word here only if a developer who has never
 * seen the game would use it for that meaning; otherwise rename the identifier in the engine.
 */
const ordinary: Readonly<Record<string, string>> = {
	arrow: 'a key of the keyboard, or a sign that points',
	bag: 'a zone from which pieces are drawn by chance',
	base: 'what something builds on; an offset',
	count: 'how many',
	fair: 'with equal chances for every seat',
	field: 'a member of a record, or an input of a form',
	floor: 'the lowest value allowed',
	ghost: 'a preview that is not real yet',
	guard: 'a condition that protects code',
	house: 'house rules: rules that a group of players made for themselves',
	limits: 'bounds of work and memory',
	runner: 'what runs tests or jobs',
	shared: 'used by several',
	token: 'a word of a text that is parsed',
};

// the only files of the engine that may name the words of other programs' formats
const exempt = /^packages\/interop\/src\/(recording\/format|format-names)\.ts$/;

const read = (path: string): SourceText => ({ path, text: text(path) });
const packs = tracked('data', 'test/litmus')
	.filter((path) => path.endsWith('.yaml') && !/\/(scenarios|mapping)/.test(path))
	.map(read);
const sources = tracked('packages', 'apps')
	.filter(
		(path) =>
			/^(packages\/[^/]+\/src|apps\/studio\/src)\/.*\.(ts|svelte|js|mjs|css)$/.test(path) &&
			!isOfTests(path) &&
			!/\/generated\//.test(path) &&
			!exempt.test(path),
	)
	.map(read);
const ids = gameIds(packs);
const uses = usesOfGameIds(sources, ids);

test('the engine uses no id of a game', () => {
	expect(ids.size).toBeGreaterThan(100);
	const found = uses
		.filter(({ id }) => !Object.hasOwn(ordinary, id))
		.map(({ path, line, id }) => `${path}:${line} "${id}" (${ids.get(id)})`);
	expect(found).toEqual([]);
});

test('every ordinary word is an id of a pack and is used by the engine', () => {
	const used = new Set(uses.map(({ id }) => id));
	expect(Object.keys(ordinary).filter((word) => !used.has(word))).toEqual([]);
});

describe('what belongs to a game', () => {
	const pack = (yaml: string): Map<string, string> => gameIds([{ path: 'rules.yaml', text: yaml }]);
	const usesIn = (code: string, yaml: string): string[] =>
		usesOfGameIds([{ path: 'x.ts', text: code }], pack(yaml)).map(({ id }) => id);

	test('params, registers and steps are ordinary words', () => {
		const yaml =
			'params: { majority: { type: bool } }\nregisters: { recipient: {} }\npresets: { simultaneous: {} }\n';
		expect([...pack(yaml).keys()]).toEqual([]);
		expect(usesIn('const majority = recipient(simultaneous);', yaml)).toEqual([]);
	});

	test('packs, games, kinds, pieces and marks are the game’s own', () => {
		const yaml = `pack: lizard-nest
game: islands
kinds: { lagoon: { marks: { reef: {} } } }
pieces: { dragon: {} }
marks: { palmTree: {} }
`;
		for (const [code, id] of [
			['const dragonAt = 3;', 'dragon'],
			["'the dragons fly'", 'dragon'],
			['.lagoon-edge {}', 'lagoon'],
			['REEF_MASK', 'reef'],
			['palm_tree', 'palm tree'],
			['// a lizard nest', 'lizard nest'],
			['islands', 'islands'],
		] as const)
			expect(usesIn(code, yaml), code).toEqual([id]);
		expect(usesIn('f(palm, tree); lizard.nest; dragonfly', yaml)).toEqual([]);
	});

	test('a library belongs to no game', () => {
		const files = [
			{ path: 'a/pack.yaml', text: 'pack: shared-parts\nrole: library\n' },
			{ path: 'a/rules.yaml', text: 'kinds: { line: {} }\n' },
			{ path: 'b/pack.yaml', text: 'pack: islands\n' },
		];
		expect([...gameIds(files).keys()]).toEqual(['islands']);
	});
});
