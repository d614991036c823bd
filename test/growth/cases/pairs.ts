import { limits } from '@tilewright/schema';
import { manifest } from '../../../packages/lang/src/testing.ts';
import { type Growth, all, before, fixed, grant, id, listed, named, rules, times } from '../kit.ts';

/** Registers, of which a set-up may have few. */
const few = limits.registers - 10;

export const ofPairs: readonly Growth[] = [
	{
		name: 'rules that lay tiles beside registers of features',
		files: all(
			(n) => named('registers', 'g', () => 'per: feature, type: int')(Math.min(n, few)),
			rules(
				(i, n) => `at: end, ${before(i, n)}do: [{ place-tile: { at: placements(drawn).first() } }]`,
			),
		),
	},
	{
		name: 'rules that choose beside free actions',
		files: all(
			named('actions', 'a', () => `group: free, window: turn, ${grant}`),
			rules(
				(i, n) =>
					`at: end, ${before(i, n)}do: [{ choose: { among: { spot: placed.segments } }, then: [{ grant: part }] }]`,
			),
		),
	},
	{
		name: 'replacements that do what they replace',
		files: all(
			fixed('rules: [{ id: pay, at: end, do: [{ score: { to: active, count: 1 } }] }]'),
			listed(
				'replace',
				(i) => `id: x${i}, event: points, as: e, do: [{ score: { to: active, count: 1 } }]`,
			),
		),
	},
	{
		name: 'replacements that read what they replace',
		files: all(
			fixed('rules: [{ id: pay, at: end, do: [{ score: { to: active, count: 1 } }] }]'),
			listed(
				'replace',
				(i) =>
					`id: x${i}, event: points, as: e, do: [{ score: { to: e.seat, count: e.points + e.points } }]`,
			),
		),
	},
	{
		name: 'actions that are duties',
		files: named('actions', 'a', () => `group: main, pass: false, ${grant}`),
	},
	{
		name: 'actions that stand alone',
		files: named('actions', 'a', () => `group: main, only: true, ${grant}`),
	},
	{
		name: 'actions that waive',
		files: all(
			listed('require', (i) => `id: q${i}, verb: deploy, that: "it.tile == placed", why: differs`),
			named(
				'actions',
				'a',
				(i) =>
					`group: main, waive: [q${i}], when: "can(deploy, man, placed.segments.first())", ${grant}`,
			),
		),
	},
	{
		name: 'modifiers of owners',
		files: listed('modify', (i) => `id: q${i}, query: owners, key: it.open + ${i}`),
	},
	{
		name: 'modifiers of one query',
		files: all(
			fixed('queries: { q: { of: feature, type: int, value: it.open } }'),
			listed('modify', (i) => `id: q${i}, query: q, add: ${i}`),
		),
	},
	{
		name: 'modifiers of completion',
		files: listed('modify', (i) => `id: q${i}, query: complete, and: "it.open < ${i}"`),
	},
	{
		name: 'limits that rules use',
		files: all(
			named('limits', 'l', () => 'times: 1, per: turn'),
			rules((i) => `at: end, limit: l${i}, ${grant}`),
		),
	},
	{
		name: 'rules that run others',
		files: rules(
			(i) => `at: end, do: [{ run: { slots: [draw], seat: active, quiet: [${id(i)}] } }]`,
		),
	},
	{
		name: 'rules that read marks',
		files: rules((i) => `at: end, when: "placed.segments.exists(s, s.index == ${i})", ${grant}`),
	},
	{
		name: 'verbs with requirements',
		files: all(
			named('verbs', 'v', () => 'it: segment'),
			listed('require', (i) => `id: q${i}, verb: v${i}, that: "it.tile == placed", why: differs`),
		),
	},
	{
		name: 'exemptions of one requirement',
		files: all(
			fixed('require: [{ id: q, verb: deploy, that: "it.tile == placed", why: differs }]'),
			listed('allow', (i) => `id: x${i}, require: q, when: "it.tile == placed"`),
		),
	},
	{
		name: 'extensions of many tiles',
		files: all(
			named('tiles', 'T', () => 'copies: 1, line: E-W'),
			named('extend.tiles', 'T', (i) => `tags: [t${i}]`),
		),
	},
	{
		name: 'sources of many rules',
		selection: () => ({ with: ['b'] }),
		files: (n) => ({
			...rules(() => `at: end, ${grant}`)(n),
			'b/pack.yaml': manifest('b', 'role: expansion\nuse: [toy]\n'),
			'b/x.yaml': `format: 1\nextend:\n  rules:\n${times(n, (i) => `    ${id(i)}: { source: S-${i} }`, '\n')}\n`,
		}),
	},
	{ name: 'spaces of kinds', files: named('spaces', 's', () => 'kinds: [line, block]') },
	{
		name: 'pieces that start in spaces',
		files: all(
			named('spaces', 's', () => 'says: S.'),
			named('pieces', 'p', (i) => `shared: 1, stands-on: [space], starts: s${i}`),
		),
	},
	{
		name: 'queries with a modifier each',
		files: all(
			named('queries', 'q', () => 'of: feature, type: int, value: it.open'),
			listed('modify', (i) => `id: m${i}, query: q${i}, add: 1`),
		),
	},
	{
		name: 'causes that rules wait for',
		files: listed(
			'rules',
			(i) =>
				`id: w${i}, on: { event: returned, as: e, where: e.cause == c${i} }, limit: { times: 1, per: turn }, do: [{ return: { pieces: pieces, cause: c${i} } }]`,
		),
	},
];
