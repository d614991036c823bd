import { limits } from '@tilewright/schema';
import { manifest } from '../../../packages/lang/src/testing.ts';
import {
	type Growth,
	all,
	changes,
	files,
	fixed,
	grant,
	listed,
	named,
	overlaid,
	times,
} from '../kit.ts';

const ruled = listed('rules', (i) => `id: r${i}, at: end, ${grant}`);
const tiles = named('tiles', 'T', () => 'copies: 1, line: E-W');
const overlay = (i: number, body: string): string =>
	`overlay: o${i}\nformat: 1\nover: [toy]\n${body}\n`;
const packs = (use: (i: number, n: number) => string): Growth['files'] =>
	files(
		(i) => `b${i}/pack.yaml`,
		(i, n) => manifest(`b${i}`, `role: expansion\nuse: [${use(i, n)}]\n`),
	);
const many = 2_000;

export const ofFiles: readonly Growth[] = [
	{
		name: 'extensions of one piece',
		most: many,
		files: files(
			(i) => `toy/x${i}.yaml`,
			(i) => `format: 1\nextend: { pieces: { man: { tags: [t${i}] } } }\n`,
		),
	},
	{
		name: 'extensions of what is not there',
		most: many,
		files: files(
			(i) => `toy/x${i}.yaml`,
			(i) => `format: 1\nextend: { pieces: { man${i}: { tags: [t] } } }\n`,
		),
	},
	overlaid(
		'overlay: rules disabled',
		ruled,
		changes((i) => `disable: r${i}`),
	),
	overlaid(
		'overlay: rules patched',
		ruled,
		changes((i) => `{ patch: r${i}, with: { when: "seats.size() > 1" } }`),
	),
	overlaid(
		'overlay: one rule patched again and again',
		ruled,
		changes((i) => `{ patch: r0, with: { when: "seats.size() > ${i}" } }`),
	),
	overlaid(
		'overlay: one rule patched with other keys',
		ruled,
		changes((i) => `{ patch: r0, with: { let: { n${i}: 1 } } }`),
	),
	overlaid(
		'overlay: what is not there',
		ruled,
		changes((i) => `disable: q${i}`),
	),
	overlaid(
		'overlay: additions',
		() => ({}),
		changes((i) => `add: { zones: { g${i}: {} } }`),
	),
	overlaid(
		'overlay: counts of tiles',
		tiles,
		(n) => `tiles:\n  counts:\n${times(n, (i) => `    T${i}: 2`, '\n')}`,
	),
	overlaid(
		'overlay: counts of what is not there',
		tiles,
		(n) => `tiles:\n  counts:\n${times(n, (i) => `    U${i}: 2`, '\n')}`,
	),
	overlaid(
		'overlay: tiles removed',
		tiles,
		(n) => `tiles: { remove: [${times(n - 1, (i) => `T${i}`, ', ')}] }`,
	),
	overlaid(
		'overlay: tiles added',
		() => ({}),
		(n) => `tiles:\n  add:\n${times(n, (i) => `    U${i}: { copies: 1, line: E-W }`, '\n')}`,
	),
	{
		name: 'overlays that are chosen',
		most: many,
		selection: (n) => ({ overlays: Array.from({ length: n }, (_, i) => `o${i}`) }),
		files: all(
			ruled,
			files(
				(i) => `toy/o${i}.yaml`,
				(i) => overlay(i, `changes: [{ disable: r${i} }]`),
			),
		),
	},
	{
		name: 'overlays',
		most: many,
		files: files(
			(i) => `toy/o${i}.yaml`,
			(i) => overlay(i, 'changes: [{ disable: drawOne }]'),
		),
	},
	{
		name: 'scenarios',
		most: many,
		files: files(
			(i) => `toy/s${i}.yaml`,
			(i) => `scenario: s${i}\nformat: 1\nset-up: { packs: [toy], seats: [a, b] }\nplay: []\n`,
		),
	},
	{
		name: 'sources of many rules',
		selection: () => ({ with: ['b'] }),
		files: all(ruled, (n) => ({
			'b/pack.yaml': manifest('b', 'role: expansion\nuse: [toy]\n'),
			'b/x.yaml': `format: 1\nextend:\n  rules:\n${times(n, (i) => `    r${i}: { source: S-${i} }`, '\n')}\n`,
		})),
	},
	{
		name: 'packs that use the one before',
		most: limits.packs,
		selection: (n) => ({ with: [`b${n - 1}`] }),
		files: packs((i) => (i === 0 ? 'toy' : `b${i - 1}`)),
	},
	{
		name: 'packs that use the next',
		most: limits.packs,
		selection: () => ({ with: ['b0'] }),
		files: packs((i, n) => (i === n - 1 ? 'toy' : `b${i + 1}`)),
	},
	{
		name: 'packs that use two others each',
		most: limits.packs,
		selection: () => ({ with: ['b0'] }),
		files: all(
			packs((i, n) => (i >= n - 2 ? 'toy' : `b${i + 1}, b${i + 2}`)),
			(n) =>
				Object.fromEntries(
					[0, n - 1].map((i) => [
						`b${i}/deck.yaml`,
						'format: 1\ndeck: { start: [{ tile: A, at: 0/0, turn: 0 }] }\n',
					]),
				),
		),
	},
	{
		name: 'packs that add to one list',
		most: limits.packs,
		selection: (n) => ({ with: Array.from({ length: n }, (_, i) => `b${i}`) }),
		files: all(
			packs(() => 'toy'),
			fixed('pieces: { guest: { per-seat: 1, tags: [one], stands-on: [line] } }'),
			files(
				(i) => `b${i}/x.yaml`,
				(i) => `format: 1\nextend: { pieces: { guest: { tags: [t${i}] } } }\n`,
			),
		),
	},
];
