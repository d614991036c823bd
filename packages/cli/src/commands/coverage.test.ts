import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

interface Json {
	missing: { id: string; why: string; file: string; line: number }[];
	covered: number;
	exceptions: Record<string, number>;
	scenarios: { missing: { id: string }[] };
	rules: {
		id: string;
		state: string;
		proof?: { declaration: string; change: string; scenario: string };
	}[];
	diagnostics: { code: string; file: string }[];
}

const sheet = `# A sheet

Ids \`ZZ-nn\` are rules.

- ZZ-1 A road tile pays one. [H]
- **ZZ-2** Nobody shows this.
- ZZ-3 Something in the box.
- ZZ-4 The same as the first.
- ZZ-S1 A scenario.
- ZZ-S2 A scenario with a pack that is absent.
- ZZ-O1 An open point.
- a list item without an id

| id | text |
|---|---|
| ZZ-5 | A pack that is absent |
| WI-5 | no rule but a tile |
`;

const scenario = (road: number): string => `scenario: a road
cites: [ZZ-1, ZZ-2, ZZ-S1]
set-up: { packs: [base], seats: [ann, ben], start: D }
play:
  - ann: [place A 1/0 r1, follower road W]
end: true
expect: { score: { ann: ${road} } }
`;

function prepare(roadPays: number): void {
	box.put('rules/zz.md', sheet);
	box.copy('carcassonne/base', 'mine/base');
	box.edit('mine/base/rules.yaml', /(road:[\s\S]*?source: \[)/, '$1ZZ-1, ');
	box.put('mine/base/scenarios/road.yaml', scenario(roadPays));
}

async function coverage(...words: string[]): Promise<Json & { exit: number }> {
	const all = ['coverage', '--json', '--sheets', 'rules', '--data', 'mine', ...words];
	const { exit, out } = await call(all, { cwd: box.path });
	return { exit, ...(JSON.parse(out) as Json) };
}

test('rules of list items and of tables with announced ids; the rest is no rule', async () => {
	prepare(2);
	const { exit, rules, covered, missing, scenarios } = await coverage();
	expect(rules.map((r) => r.id)).toEqual(['ZZ-1', 'ZZ-2', 'ZZ-3', 'ZZ-4', 'ZZ-5']);
	expect({ exit, covered }).toEqual({ exit: 1, covered: 1 });
	expect(missing[0]).toEqual({
		id: 'ZZ-2',
		why: 'no declaration names it as its source',
		file: 'rules/zz.md',
		line: 6,
	});
	expect(scenarios.missing.map((s) => s.id)).toEqual(['ZZ-S2']);
});

test('--prove demands that a scenario notices a change of what names the rule', async () => {
	prepare(2);
	const { rules } = await coverage('--prove');
	expect(rules[0]).toMatchObject({
		state: 'covered',
		proof: { scenario: 'mine/base/scenarios/road.yaml' },
	});
	expect(rules[0]!.proof!.declaration).toBe('kinds road');
	// a scenario that expects nothing of the road cites the rule in vain
	box.put('mine/base/scenarios/road.yaml', scenario(2).replace('{ ann: 2 }', '{ ben: 0 }'));
	expect((await coverage()).rules[0]!.state).toBe('covered');
	expect((await coverage('--prove')).rules[0]!.state).toBe('missing');
	box.put('mine/base/scenarios/road.yaml', scenario(7));
	expect((await coverage()).missing[0]).toMatchObject({
		id: 'ZZ-1',
		why: 'no passing scenario cites it',
	});
});

test('a game says where it has written what a library declares, and that declaration is put to the proof', async () => {
	prepare(2);
	box.edit('mine/base/rules.yaml', /(comeHome: \{ source: \[)/, '$1ZZ-2, ');
	box.put(
		'mine/base/scenarios/home.yaml',
		`scenario: home
cites: [ZZ-2]
set-up: { packs: [base], seats: [ann, ben], start: G }
play:
  - ann: [place E 1/0 r3, follower city W]
  - ben: place E -1/0 r1
expect: { score: { ann: 6 }, supply: { ann: { follower: 7 } } }
`,
	);
	const { rules } = await coverage('--prove', '--only', 'ZZ');
	const { state, proof } = rules.find((r) => r.id === 'ZZ-2')!;
	expect({ state, declaration: proof?.declaration }).toEqual({
		state: 'covered',
		declaration: 'rules comeHome',
	});
});

test('exceptions excuse, for four reasons only, as long as they hold', async () => {
	prepare(2);
	const file = (lines: string): void =>
		box.put('mine/base/coverage.yaml', `coverage: base\nformat: 1\nexceptions:\n${lines}`);
	file(
		'  ZZ-2: physical-handling\n  ZZ-3: component-fact\n  ZZ-4: same-as:ZZ-1\n  ZZ-5: absent-pack:far-away\n  ZZ-S2: absent-pack:far-away\n',
	);
	expect(await coverage('--only', 'ZZ')).toMatchObject({
		exit: 0,
		missing: [],
		covered: 1,
		exceptions: {
			'physical-handling': 1,
			'component-fact': 1,
			'same-as:ZZ-1': 1,
			'absent-pack:far-away': 1,
		},
		scenarios: { missing: [] },
	});
	file(
		'  ZZ-2: because\n  ZZ-3: absent-pack:base\n  ZZ-4: same-as:ZZ-9\n  ZZ-77: component-fact\n  ZZ-5: same-as:ZZ-3\n',
	);
	const { exit, diagnostics, missing, scenarios } = await coverage('--only', 'ZZ');
	expect(exit).toBe(1);
	expect(diagnostics.map((d) => d.code)).toEqual([
		'COVERAGE-EXCEPTION',
		'COVERAGE-EXCEPTION-PACK',
		'COVERAGE-EXCEPTION-RULE',
		'COVERAGE-EXCEPTION-RULE',
	]);
	expect(missing.map((m) => m.id)).toEqual(['ZZ-2', 'ZZ-3', 'ZZ-4', 'ZZ-5']);
	expect(scenarios.missing.map((s) => s.id)).toEqual(['ZZ-S2']);
});

test.each([
	[[], 'CLI-FLAG-MISSING'],
	[['--sheets', 'nowhere'], 'CLI-PATH-MISSING'],
	[['--sheets', 'empty'], 'COVERAGE-SHEETS'],
	[['--sheets', 'rules', '--only', 'QQ'], 'CLI-NOTHING-FOUND'],
] as const)('%j is misuse: %s', async (words, code) => {
	box.put('empty/a.md', 'nothing');
	box.put('rules/zz.md', sheet);
	const result = await call(['coverage', '--json', ...words], { cwd: box.path });
	expect({ exit: result.exit, codes: codesOf(result) }).toEqual({ exit: 2, codes: [code] });
});
