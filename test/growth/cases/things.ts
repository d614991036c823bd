import { type Growth, all, file, fixed, line, listed, named, section, times } from '../kit.ts';

export const ofThings: readonly Growth[] = [
	{
		name: 'kinds',
		files: named('kinds', 'k', () => `${line}, value: { tiles: { count: tiles, each: 1 } }`),
	},
	{ name: 'kinds of one word', files: named('kinds', 'k', () => `abstract: true, ${line}`) },
	{
		name: 'kinds like the one before',
		files: named('kinds', 'k', (i) => `abstract: true, ${i === 0 ? line : `like: k${i - 1}`}`),
	},
	{
		name: 'kinds like the next',
		files: named(
			'kinds',
			'k',
			(i, n) => `abstract: true, ${i === n - 1 ? line : `like: k${i + 1}`}`,
		),
	},
	{
		name: 'kinds in a circle',
		files: named('kinds', 'k', (i, n) => `abstract: true, like: k${(i + 1) % n}`),
	},
	{ name: 'kinds like what is not there', files: named('kinds', 'k', (i) => `like: q${i}`) },
	{ name: 'marks', files: named('marks', 'm', () => 'of: feature, fold: sum') },
	{
		name: 'marks of one kind',
		files: (n) => section('extend.kinds.line.marks', n, (i) => `m${i}: sum`),
	},
	{ name: 'pieces', files: named('pieces', 'p', () => 'per-seat: 1, stands-on: [line]') },
	{
		name: 'pieces with registers',
		files: named(
			'pieces',
			'p',
			(i) => `per-seat: 1, stands-on: [line], registers: { g${i}: { type: int } }`,
		),
	},
	{
		name: 'pieces on kinds that are not there',
		files: named('pieces', 'p', (i) => `per-seat: 1, stands-on: [k${i}]`),
	},
	{
		name: 'tiles',
		files: named('tiles', 'T', (i) => `copies: 1, line: ${i % 2 === 0 ? 'E-W' : 'N-E'}`),
	},
	{
		name: 'tiles of kinds that are not there',
		files: named('tiles', 'T', (i) => `copies: 1, line${i}: E-W`),
	},
	{
		name: 'tiles like the one before',
		files: named('tiles', 'T', (i) => `copies: 1, ${i === 0 ? 'line: E-W' : `like: T${i - 1}`}`),
	},
	{
		name: 'tiles like the next',
		files: named(
			'tiles',
			'T',
			(i, n) => `copies: 1, ${i === n - 1 ? 'line: E-W' : `like: T${i + 1}`}`,
		),
	},
	{
		name: 'tiles with tags',
		files: named('tiles', 'T', (i) => `copies: 1, line: E-W, tags: [t${i}]`),
	},
	{
		name: 'tiles with marks that are not there',
		files: named('tiles', 'T', (i) => `copies: 1, line: E-W lamp${i}`),
	},
	{
		name: 'tiles in groups',
		files: all(
			named('tiles', 'T', (i) => `copies: 1, line: E-W, group: g${i}`),
			named('deck.groups', 'g', () => 'says: G.'),
		),
	},
	{
		name: 'tiles at the start',
		files: all(
			named('tiles', 'T', () => 'copies: 1, line: E-W'),
			listed('deck.start', (i) => `tile: T${i}, at: ${i}/0, turn: 0`),
		),
	},
	{
		name: 'tiles moved to a group',
		files: all(
			named('tiles', 'T', () => 'copies: 2, line: E-W'),
			fixed('deck: { groups: { g: { says: G. } } }'),
			listed('deck.moves', (i) => `tile: T${i}, to: g`),
		),
	},
	{ name: 'zones', files: named('zones', 'z', () => 'per: game') },
	{ name: 'zones of seats', files: named('zones', 'z', () => 'per: seat') },
	{ name: 'piles of a kind', files: named('extend.kinds.line.piles', 'y', () => 'says: Y.') },
	{ name: 'spaces', files: named('spaces', 's', () => 'says: S.') },
	{
		name: 'spaces in a ring',
		files: all(
			named('spaces', 's', () => 'says: S.'),
			file((n) => `rings:\n  ring: [${times(n, (i) => `s${i}`, ', ')}]\n`),
		),
	},
	{ name: 'rings', files: named('rings', 'x', () => 'size: 2') },
	{ name: 'registers', files: named('registers', 'g', () => 'type: int, default: 0') },
	{
		name: 'registers of words',
		files: named('registers', 'g', () => 'values: [a, b], default: a'),
	},
];
