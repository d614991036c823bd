import { describe, expect, test } from 'vitest';
import { manifest } from '../testing.ts';
import { type Around, codes, strangers } from './testing.ts';

const world = `queries:
  amount: { of: seat, type: int, value: it.score + 1 }
params: { reward: { default: 2, min: 0, max: 9, says: "It pays {n}." } }
rules:
  - { id: pay, at: end, do: [{ score: { to: active, count: amount(active), each: 1 } }] }
  - { id: more, at: start, do: [{ score: { to: active, count: param.reward, each: 1 } }] }
actions:
  claim: { group: main, choose: { among: { spot: placed.segments } }, where: "can(deploy, man, spot)", do: [{ place: { piece: man, at: spot } }] }
`;
const change = (text: string, beside = 'toy'): string =>
	`with:\n  ${beside}:\n    changes: [${text}]\n`;

interface Case {
	readonly says: string;
	readonly takes: string;
	readonly leaves: string;
	readonly change: string;
	readonly reads: string;
}

const score = (count: string): string =>
	`do: [{ score: { to: active, count: ${count}, each: 1 } }]`;
const extra = (count: string): string => `rules: [{ id: extra, at: end, ${score(count)} }]\n`;
const widen = 'modify: [{ id: m, query: amount, add: "1" }]\n';
const forbid =
	'forbid: [{ id: f, verb: deploy, when: "it.kind == block", why: x }]\ntexts: { x: No. }\n';
const require = `require: [{ id: f, verb: deploy, that: "it.kind == line", why: x }]\ntexts: { x: No. }\n`;
const claimed = 'choose: { among: { spot: placed.segments(line) } }';

const cases: readonly Case[] = [
	{
		says: 'a query whose reader is taken away',
		takes: '{ disable: pay }',
		leaves: '{ patch: pay, with: { at: start } }',
		change: widen,
		reads: extra('amount(active)'),
	},
	{
		says: 'a query whose reader is patched',
		takes: `{ patch: pay, with: { ${score('3')} } }`,
		leaves: `{ patch: pay, with: { ${score('amount(active) + 1')} } }`,
		change: widen,
		reads: extra('active.amount'),
	},
	{
		says: 'a verb that an action asks for no more, and a ban',
		takes: '{ patch: actions.claim, with: { where: "spot.kind == line" } }',
		leaves: `{ patch: actions.claim, with: { ${claimed} } }`,
		change: forbid,
		reads:
			'actions: { again: { group: main, choose: { among: { spot: placed.segments } }, where: "can( deploy, man, spot)", do: [{ place: { piece: man, at: spot } }] } }\n',
	},
	{
		says: 'a verb that an action asks for no more, and a requirement',
		takes: `{ replace: actions.claim, with: { group: main, ${claimed}, do: [{ place: { piece: man, at: spot } }] } }`,
		leaves: `{ patch: actions.claim, with: { ${claimed} } }`,
		change: require,
		reads:
			'assists: [{ id: a, verb: deploy, uses: man, among: { t: board.tiles }, shows: { sides: "[]", kind: line }, do: [] }]\n',
	},
	{
		says: 'a param whose reader is patched',
		takes: `{ patch: more, with: { ${score('4')} } }`,
		leaves: `{ patch: more, with: { ${score('param.reward * 2')} } }`,
		change: change('{ patch: param.reward, with: { default: 5 } }'),
		reads: extra('param.reward'),
	},
];

describe.each(cases)('$says', ({ takes, leaves, change: said, reads }) => {
	const found = (taker: string, around: Around = {}): string[] =>
		codes(strangers(taker, said, { rules: world, ...around })).filter(
			(c) => !c.startsWith('ORDER'),
		);

	test('is found where another pack said something of it', () => {
		const { diagnostics } = strangers(change(takes), said, { rules: world });
		const refused = diagnostics.filter(({ code }) => code === 'LINK-READER-REMOVED');
		expect(refused).toMatchObject([
			{ file: 'right/rules.yaml', related: [{ file: 'left/rules.yaml' }] },
		]);
		expect(refused[0]!.message).toContain('"left"');
	});

	test('is none where the change leaves the reader', () => {
		expect(found(change(leaves))).not.toContain('LINK-READER-REMOVED');
	});

	test('is none where something else reads it', () => {
		expect(found(`${change(takes)}${reads}`)).not.toContain('LINK-READER-REMOVED');
	});

	test('is none where the pack knows what it undoes', () => {
		expect(found(change(takes, 'right'))).not.toContain('LINK-READER-REMOVED');
		const files = {
			'right/pack.yaml': manifest('right', 'role: expansion\nuse: [toy]\n'),
			'left/pack.yaml': manifest('left', 'role: expansion\nuse: [toy, right]\n'),
		};
		expect(found(change(takes), { more: files })).not.toContain('LINK-READER-REMOVED');
	});

	test('is none where house rules take the reader away', () => {
		const house = `overlay: house\nformat: 1\nover: [toy]\nchanges: [${takes}]\n`;
		const around = { more: { 'house.yaml': house }, selection: { overlays: ['house'] } };
		expect(found('', around)).not.toContain('LINK-READER-REMOVED');
	});
});

test('a ban of an act that is gone holds', () => {
	const gone = change('{ disable: actions.claim }');
	expect(codes(strangers(gone, forbid, { rules: world }))).toEqual([]);
});
