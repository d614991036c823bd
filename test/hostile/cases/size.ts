import { limits } from '@tilewright/schema';
import type { Case } from '../kit.ts';

const lines = (n: number, line: (i: number) => string): string =>
	Array.from({ length: n }, (_, i) => `  ${line(i)}\n`).join('');
const section = (key: string, n: number, line: (i: number) => string): string =>
	`format: 1\n${key}:\n${lines(n, line)}`;
const pad = (i: number): string => String(i).padStart(4, '0');
const grant = 'do: [{ grant: part }]';
const manifest = { file: 'hut/pack.yaml' };
const many = limits.declarations + 1;

export const size: readonly Case[] = [
	{
		says: 'findings in more files than are shown',
		code: 'FINDINGS-MORE',
		severity: 'info',
		files: Object.fromEntries(
			Array.from({ length: limits.findings / limits.diagnosticsPerFile + 1 }, (_, file) => [
				`more-${file}.yaml`,
				section('rules', limits.diagnosticsPerFile, (i) => `- { id: r${file}x${i}, at: nowhere }`),
			]),
		),
		at: { file: '' },
		among: true,
	},
	{
		says: 'params whose defaults name one another in a long chain',
		code: 'RULE-LIMIT',
		files: {
			'extra.yaml': section('params', limits.params, (i) =>
				i + 1 < limits.params
					? `p${pad(i)}: { says: "{n}", type: int, default: ${i === limits.chain ? '¦' : ''}param.p${pad(i + 1)} }`
					: `p${pad(i)}: { says: "{n}", type: int, default: 1 }`,
			),
		},
		message: 'params in a chain',
		among: true,
	},
	{
		says: 'tiles like one another in a long chain',
		code: 'RULE-LIMIT',
		files: {
			'extra.yaml': section('tiles', limits.tileTypes - 10, (i) =>
				i === 0
					? `T0: { copies: 1, lane: N-S }`
					: `T${i}: { like: ${i === limits.chain + 1 ? '¦' : ''}T${i - 1}, copies: 1 }`,
			),
		},
		message: 'declarations like one another',
		among: true,
	},
	{
		says: 'definitions in a long chain',
		code: 'RULE-LIMIT',
		files: {
			'extra.yaml': section('define', limits.declarations - 10, (i) =>
				i === 0
					? `d0: { type: int, value: 1 }`
					: `${i === limits.chain ? '¦' : ''}d${i}: { type: int, value: d${i - 1} + 1 }`,
			).replace('¦', ''),
		},
		message: 'definitions in a chain',
		at: { file: 'hut/extra.yaml', line: limits.chain + 3, column: 8 },
		among: true,
	},
	{
		says: 'rules after one another in a long circle',
		code: 'RULE-CYCLE',
		files: {
			'extra.yaml': section(
				'rules',
				limits.rules - 10,
				(i) =>
					`- ${i === 0 ? '¦' : ''}{ id: r${pad(i)}, at: end, after: r${pad((i + 1) % (limits.rules - 10))}, ${grant} }`,
			),
		},
		message: '→ … →',
		among: true,
	},
	{
		says: 'rules that all cause what they wait for',
		code: 'RULE-CYCLE',
		files: {
			'extra.yaml': section(
				'rules',
				limits.rules - 10,
				(i) =>
					`- { id: ${i === 0 ? '¦' : ''}r${pad(i)}, on: { event: points, as: e }, do: [{ score: { to: active, count: 1 } }] }`,
			),
		},
		among: true,
	},
	{
		says: 'replacements that do what each of them replaces',
		code: 'RULE-LIMIT',
		files: {
			'extra.yaml': `${section('replace', 20, (i) => `- { id: x${i}, event: points, as: e, do: [{ score: { to: e.seat, count: e.points + e.points } }] }`)}rules:\n  - { id: pay, at: end, do: [{ score: { to: active, count: 1 } }] }\n`,
		},
		at: manifest,
		among: true,
	},
	{
		says: 'more declarations than a set-up may have',
		code: 'RULE-LIMIT',
		files: { 'extra.yaml': section('texts', many, (i) => `t${i}: A text.`) },
		at: manifest,
		message: 'There are [0-9]+ texts',
		among: true,
	},
	{
		says: 'a declaration with more keys than it may have',
		code: 'RULE-LIMIT',
		files: {
			'extra.yaml': `format: 1\nkinds:\n  k:\n    connect: edge\n    form: line\n    complete: open == 0\n    value:\n${lines(limits.keysPerDeclaration + 1, (i) => `    ${i === 0 ? '¦' : ''}l${i}: { count: tiles, each: 1 }`)}`,
		},
		message: 'keys here',
		among: true,
	},
	{
		says: 'more modifiers than a query may have',
		code: 'RULE-LIMIT',
		files: {
			'extra.yaml': section(
				'modify',
				limits.modifiersPerQuery + 1,
				(i) => `- { id: m${i}, query: complete, and: "it.open < ${i}" }`,
			),
		},
		at: manifest,
		message: 'modifiers of complete of hut',
		among: true,
	},
	{
		says: 'more copies of tiles than a game may have',
		code: 'RULE-LIMIT',
		files: {
			'extra.yaml': section(
				'tiles',
				limits.deckTiles / limits.copies + 1,
				(i) => `T${i}: { copies: ${limits.copies}, lane: N-S }`,
			),
		},
		at: manifest,
		message: 'tiles in the game',
	},
];
