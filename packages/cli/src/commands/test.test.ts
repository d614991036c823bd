import { afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../frame/testing.ts';
import type { ScenarioJson } from '../setup/scenarios.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

const good = `scenario: a finished city of two tiles
set-up: { packs: [base], seats: [ann, ben], start: D }
play:
  - ann: [place E 0/-1 r2, follower city S]
  - expect: { score: { ann: 4 } }
`;

async function run(...words: string[]): Promise<{
	exit: number;
	passed: number;
	failed: number;
	scenarios: ScenarioJson[];
}> {
	const { exit, out } = await call(['test', '--json', ...words], { cwd: box.path });
	return {
		exit,
		...(JSON.parse(out) as { passed: number; failed: number; scenarios: ScenarioJson[] }),
	};
}

test('scenarios that hold pass; one that fails says where and what was found', async () => {
	box.put('s/good.yaml', good);
	expect(await run('s')).toEqual({
		exit: 0,
		passed: 1,
		failed: 0,
		scenarios: [{ file: 's/good.yaml', name: 'a finished city of two tiles', ok: true }],
	});
	box.put('s/bad.yaml', good.replace('ann: 4', 'ann: 5'));
	const { exit, passed, failed, scenarios } = await run('s');
	expect({ exit, passed, failed }).toEqual({ exit: 1, passed: 1, failed: 1 });
	expect(scenarios.find((s) => !s.ok)).toMatchObject({
		file: 's/bad.yaml',
		line: 5,
		expected: '5',
		actual: '4',
	});
});

test('a failure names the case it is in', async () => {
	const cases = (last: number): string => `${good}cases:
  - { expect: { score: { ann: 4 } } }
  - { params: { base.twoTileCity: half }, expect: { score: { ann: ${last} } } }
`;
	const play = (last: number): string =>
		cases(last).replace('  - expect: { score: { ann: 4 } }\n', '');
	box.put('s/cases.yaml', play(2));
	expect((await run('s')).failed).toBe(0);
	box.put('s/cases.yaml', play(3));
	const { scenarios } = await run('s');
	expect(scenarios[0]).toMatchObject({ case: 2, line: 7, expected: '3', actual: '2' });
	const { out } = await call(['test', 's'], { cwd: box.path });
	expect(out).toContain('in case 2 (base.twoTileCity = half): ');
});

test('a changed rule makes it fail', async () => {
	box.put('s/good.yaml', good);
	box.copy('carcassonne/base', 'base');
	box.edit('base/rules.yaml', '!complete ? 1 :', '!complete ? 1 : complete ? 3 :');
	const { failed, scenarios } = await run('s', '--data', 'base');
	expect(failed).toBe(1);
	expect(scenarios[0]).toMatchObject({ expected: '4', actual: '6' });
});

test('a scenario that is no scenario, or asks for what there is not, fails with a code', async () => {
	box.put('s/a.yaml', 'scenario: nothing\nset-up: 3\n');
	box.put('s/b.yaml', good.replace('base', 'bass'));
	const { exit, scenarios } = await run('s');
	expect(exit).toBe(1);
	expect(scenarios.map((s) => s.ok)).toEqual([false, false]);
	expect(scenarios[0]!.message).toMatch(/^SCHEMA-/);
	expect(scenarios[1]!.message).toMatch(/^LINK-/);
});

test('a text that is no scenario is refused with the hint that the check of it gives', async () => {
	box.put('s/start.yaml', good.replace('start: D', 'start: D 0/0 r0'));
	const { scenarios } = await run('s');
	const checked = await call(['check', '--json', 's'], { cwd: box.path });
	const { diagnostics } = JSON.parse(checked.out) as { diagnostics: { hint?: string }[] };
	const hint = diagnostics[0]!.hint!;
	expect(scenarios[0]).toMatchObject({ ok: false, hint });
	expect((await call(['test', 's'], { cwd: box.path })).out).toContain(`\n  hint: ${hint}\n`);
});

test('no scenario at all is misuse', async () => {
	box.put('s/rules.yaml', 'format: 1\n');
	expect((await call(['test', 's'], { cwd: box.path })).err).toContain('CLI-NOTHING-FOUND');
});
