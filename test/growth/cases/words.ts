import { type Growth, all, grant, listed, named, section } from '../kit.ts';

export const ofWords: readonly Growth[] = [
	{
		name: 'defines',
		files: named('define', 'd', (i) => `type: int, value: "${i} + seats.size()"`),
	},
	{
		name: 'defines of features',
		files: named('define', 'd', (i) => `of: feature, type: int, value: "${i} + it.open"`),
	},
	{
		name: 'defines in chains of thirty',
		files: named(
			'define',
			'd',
			(i) => `type: int, value: "${i % 30 === 0 ? '1' : `d${i - 1} + d${i - 1}`}"`,
		),
	},
	{
		name: 'defines in a chain',
		files: named('define', 'd', (i) => `type: int, value: "${i === 0 ? '1' : `d${i - 1} + 1`}"`),
	},
	{
		name: 'defines in a chain the other way',
		files: named(
			'define',
			'd',
			(i, n) => `type: int, value: "${i === n - 1 ? '1' : `d${i + 1} + 1`}"`,
		),
	},
	{
		name: 'defines in a circle',
		files: named('define', 'd', (i, n) => `type: int, value: "d${(i + 1) % n} + 1"`),
	},
	{
		name: 'defines of names that are not there',
		files: named('define', 'd', (i) => `type: int, value: "q${i} + 1"`),
	},
	{
		name: 'defines of types that are not there',
		files: named('define', 'd', (i) => `type: int${i}, value: "1"`),
	},
	{
		name: 'queries',
		files: named('queries', 'q', () => 'of: feature, for: seat, value: "it.open"'),
	},
	{ name: 'limits', files: named('limits', 'l', () => 'times: 1, per: turn') },
	{
		name: 'relations',
		files: named('relations', 'x', () => 'among: { a: features, b: features }, where: "a == b"'),
	},
	{ name: 'displays', files: named('displays', 'x', () => 'title: X, value: "seats.size()"') },
	{ name: 'reasons', files: (n) => section('reasons', n, (i) => `x${i}: [completed]`) },
	{ name: 'texts', files: (n) => section('texts', n, (i) => `x${i}: A text.`) },
	{ name: 'verbs', files: named('verbs', 'v', () => 'it: segment') },
	{
		name: 'requirements of one verb',
		files: listed(
			'require',
			(i) => `id: q${i}, verb: deploy, that: "it.tile == placed", why: differs`,
		),
	},
	{
		name: 'requirements of verbs that are not there',
		files: listed(
			'require',
			(i) => `id: q${i}, verb: deploys${i}, that: "it.tile == placed", why: differs`,
		),
	},
	{
		name: 'requirements with texts that are not there',
		files: listed(
			'require',
			(i) => `id: q${i}, verb: deploy, that: "it.tile == placed", why: differ${i}`,
		),
	},
	{
		name: 'forbids',
		files: listed(
			'forbid',
			(i) => `id: q${i}, verb: deploy, when: "it.tile == placed", why: differs`,
		),
	},
	{
		name: 'exemptions',
		files: all(
			listed('require', (i) => `id: q${i}, verb: deploy, that: "it.tile == placed", why: differs`),
			listed('allow', (i) => `id: x${i}, require: q${i}, when: "it.tile == placed"`),
		),
	},
	{
		name: 'exemptions of what is not there',
		files: listed('allow', (i) => `id: x${i}, require: q${i}, when: "it.tile == placed"`),
	},
	{
		name: 'modifiers that add lines',
		files: listed(
			'modify',
			(i) =>
				`id: q${i}, query: value, when: "it.open > ${i}", add-line: { bonus${i}: { count: 1, each: 1 } }`,
		),
	},
	{
		name: 'modifiers of one line',
		files: listed(
			'modify',
			(i) =>
				`id: q${i}, query: value, of: [line], when: "it.open > ${i}", line: tiles, count: { add: 1 }`,
		),
	},
	{
		name: 'modifiers that set one line',
		files: listed(
			'modify',
			(i) => `id: q${i}, query: value, of: [line], line: tiles, count: { set: 1 }`,
		),
	},
	{ name: 'actions', files: named('actions', 'a', () => `group: main, ${grant}`) },
	{
		name: 'actions that choose',
		files: named(
			'actions',
			'a',
			(i) =>
				`group: main, choose: { among: { spot: placed.segments } }, where: "can(deploy, man, spot)", key: [a${i}, spot], ${grant}`,
		),
	},
	{
		name: 'actions like the one before',
		files: named('actions', 'a', (i) =>
			i === 0 ? `abstract: true, group: main, ${grant}` : `abstract: true, like: a${i - 1}`,
		),
	},
	{
		name: 'actions that ask for the one before',
		files: named(
			'actions',
			'a',
			(i) => `group: main, ${i > 0 ? `when: "possible(a${i - 1})", ` : ''}${grant}`,
		),
	},
	{ name: 'tags of pieces', files: (n) => section('tags.piece', n, (i) => `t${i}: A tag.`) },
	{ name: 'tags of kinds', files: (n) => section('tags.kind', n, (i) => `t${i}: A tag.`) },
];
