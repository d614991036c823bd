import { type Growth, all, before, fixed, grant, id, listed, named, rules, times } from '../kit.ts';

export const ofRules: readonly Growth[] = [
	{ name: 'rules of one slot', files: rules(() => `at: end, ${grant}`) },
	{
		name: 'rules after the one before',
		files: rules((i, n) => `at: end, ${before(i, n)}${grant}`),
	},
	{
		name: 'rules after the next',
		files: rules((i, n) => `at: end, ${i < n - 1 ? `after: ${id(i + 1)}, ` : ''}${grant}`),
	},
	{
		name: 'rules in a circle',
		files: rules((i, n) => `at: end, after: ${id((i + 1) % n)}, ${grant}`),
	},
	{
		name: 'rules after a tag that half of them have',
		files: rules((i) => `at: end, ${i % 2 === 0 ? 'tags: [early]' : 'after: early'}, ${grant}`),
	},
	{ name: 'rules after what is not there', files: rules((i) => `at: end, after: q${i}, ${grant}`) },
	{
		name: 'rules that write one register in turn',
		files: all(
			fixed('registers: { r: { type: int, default: 0 } }'),
			rules((i, n) => `at: end, ${before(i, n)}do: [{ set: { register: r, to: "r + ${i}" } }]`),
		),
	},
	{
		name: 'rules that write one register, tied',
		files: all(
			fixed('registers: { r: { type: int, default: 0 } }'),
			rules((i) => `at: end, do: [{ set: { register: r, to: "r + ${i}" } }]`),
		),
	},
	{
		name: 'rules that write registers of their own',
		files: all(
			named('registers', 'g', () => 'type: int, default: 0'),
			rules((i) => `at: end, do: [{ set: { register: g${i}, to: "g${i} + 1" } }]`),
		),
	},
	{
		name: 'rules that read what the next writes, said',
		files: all(
			named('registers', 'g', () => 'type: int, default: 0'),
			rules(
				(i, n) =>
					`at: end, ${before(i, n)}do: [{ set: { register: g${i}, to: "g${(i + 1) % n} + 1" } }]`,
			),
		),
	},
	{
		name: 'rules that choose, in turn',
		files: rules(
			(i, n) =>
				`at: end, ${before(i, n)}do: [{ choose: { among: { spot: placed.segments } }, then: [{ grant: part }] }]`,
		),
	},
	{
		name: 'rules with causes',
		files: rules((i) => `at: wave.return, do: [{ return: { pieces: pieces, cause: c${i} } }]`),
	},
	{ name: 'rules in slots that are not there', files: rules((i) => `at: ende${i}, ${grant}`) },
	{
		name: 'rules with effects that are not there',
		files: rules((i) => `at: end, do: [{ granted${i}: part }]`),
	},
	{
		name: 'rules with names that are not there',
		files: rules((i) => `at: end, when: "param${i} > 1", ${grant}`),
	},
	{ name: 'rules of one event', files: rules(() => `on: { event: laid, as: e }, ${grant}`) },
	{
		name: 'rules that cause their own event',
		files: rules(() => 'on: { event: points, as: e }, do: [{ score: { to: active, count: 1 } }]'),
	},
	{
		name: 'rules with a limit',
		files: rules(() => `at: end, limit: { times: 1, per: turn }, ${grant}`),
	},
	{
		name: 'rules with many effects',
		most: 1_200,
		files: rules(() => `at: end, do: [${times(20, () => '{ grant: part }', ', ')}]`),
	},
	{
		name: 'always-rules',
		files: listed(
			'always',
			(i) => `id: r${i}, when: "seats.size() > 9", measure: "seats.size()", ${grant}`,
		),
	},
	{
		name: 'slots with a rule each',
		files: all(
			listed(
				'insert',
				(i) => `id: ${id(i)}, after: ${i === 0 ? 'end' : `s${i - 1}`}, steps: [s${i}]`,
			),
			listed('rules', (i) => `id: r${i}, at: s${i}, ${grant}`),
		),
	},
	{
		name: 'inserts after one slot',
		files: listed('insert', (i) => `id: i${i}, after: end, steps: [s${i}]`),
	},
	{
		name: 'inserts first of a stretch',
		files: listed('insert', (i) => `id: i${i}, first: turn, steps: [s${i}]`),
	},
	{
		name: 'inserts after what is not there',
		files: listed('insert', (i) => `id: i${i}, after: ende${i}, steps: [s${i}]`),
	},
	{
		name: 'replacements',
		files: listed(
			'replace',
			(i) => `id: x${i}, event: placed, as: e, when: "seats.size() > ${i}", ${grant}`,
		),
	},
	{
		name: 'assists',
		files: listed(
			'assists',
			(i) =>
				`id: x${i}, verb: placeTile, shows: { sides: it.sides, kind: line }, when: "seats.size() > ${i}", do: []`,
		),
	},
];
