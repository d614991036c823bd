import { type Growth, all, file, grant, id, named, number, rules, times } from '../kit.ts';

export const ofOne: readonly Growth[] = [
	{
		name: 'effects of one rule',
		files: file(
			(n) => `rules:\n  - { id: x, at: end, do: [${times(n, () => '{ grant: part }', ', ')}] }\n`,
		),
	},
	{
		name: 'names of one rule',
		files: file(
			(n) =>
				`rules:\n  - id: x\n    at: end\n    do: [{ grant: part }]\n    let:\n${times(n, (i) => `      n${i}: ${i === 0 ? '1' : `n${i - 1} + 1`}`, '\n')}\n`,
		),
	},
	{
		name: 'lines of one kind',
		files: file(
			(n) =>
				`kinds:\n  k:\n    connect: edge\n    form: line\n    complete: open == 0\n    value:\n${times(n, (i) => `      l${i}: { count: tiles, each: 1 }`, '\n')}\n`,
		),
	},
	{
		name: 'tags of one piece',
		files: file(
			(n) =>
				`pieces:\n  p: { per-seat: 1, stands-on: [line], tags: [${times(n, (i) => `t${i}`, ', ')}] }\n`,
		),
	},
	{
		name: 'places of one piece',
		files: file(
			(n) => `pieces:\n  p: { per-seat: 1, stands-on: [${times(n, (i) => `k${i}`, ', ')}] }\n`,
		),
	},
	{
		name: 'options of one choice',
		files: file(
			(n) =>
				`rules:\n  - { id: x, at: end, do: [{ choose: { id: c, options: [${times(n, (i) => `o${i}`, ', ')}] } }] }\n`,
		),
	},
	{
		name: 'values of one register',
		files: file((n) => `registers:\n  x: { values: [${times(n, (i) => `o${i}`, ', ')}] }\n`),
	},
	{
		name: 'reasons of one kind',
		files: file((n) => `reasons:\n  line: [${times(n, (i) => `o${i}`, ', ')}]\n`),
	},
	{
		name: 'segments of one tile',
		files: file((n) => `tiles:\n  X: { copies: 1, line: [${times(n, () => 'N', ', ')}] }\n`),
	},
	{
		name: 'marks of one tile',
		files: file(
			(n) =>
				`tiles:\n  X: { copies: 1, line: N ${times(Math.min(n, 1_000), (i) => `m${i}`, ' ')} }\n`,
		),
	},
	{
		name: 'keys of one tile',
		files: file((n) => `tiles:\n  X:\n    copies: 1\n${times(n, (i) => `    k${i}: N`, '\n')}\n`),
	},
	{
		name: 'tiles like one with many keys',
		files: (n) => ({
			...file((m) => `tiles:\n  X:\n    copies: 1\n${times(m, (i) => `    k${i}: N`, '\n')}\n`)(n),
			...named('tiles', 'T', () => 'copies: 1, like: X')(n),
		}),
	},
	{
		name: 'references of one rule',
		files: all(
			rules(() => `at: end, ${grant}`),
			file(
				(n) =>
					`rules:\n  - { id: zz, at: end, after: [${times(n, id, ', ')}], do: [{ grant: part }] }\n`,
			),
		),
	},
	{
		name: 'a preset of many params',
		files: all(
			named('params', 'p', () => number),
			file(
				(n) =>
					`presets:\n  s:\n    says: S.\n    params:\n${times(n, (i) => `      p${i}: 2`, '\n')}\n`,
			),
		),
	},
	{
		name: 'an order of many tiles',
		files: all(
			named('tiles', 'T', () => 'copies: 1, line: E-W, group: g'),
			file((n) => `deck: { groups: { g: { order: [${times(n, (i) => `T${i}`, ', ')}] } } }\n`),
		),
	},
];
