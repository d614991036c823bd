import { Game, logJson, logOf, readLog } from '@tilewright/interpreter';
import { compile, loadWorkspace } from '@tilewright/lang';
import { beforeEach, describe, expect, test } from 'vitest';
import { PERSON, type Setup } from '@tilewright/session';
import { readShared, rulesPath, shipped, Trial, twoPersons } from './testing.ts';

const setup: Setup = {
	...twoPersons,
	elements: { abbot: false },
	seats: [
		{ name: 'Ann Ä.', by: PERSON, colour: 'green' },
		{ name: 'Ann', by: PERSON, colour: 'red' },
	],
};

let trial: Trial;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const saved = async (as: 'yaml' | 'json' = 'yaml', paths: string[] = []) =>
	(await trial.host.save({ as, edited: paths }))!;

beforeEach(() => {
	trial = new Trial();
	trial.host.start(setup);
});

describe('a game in a file', () => {
	test.each(['yaml', 'json'] as const)('%s: everything comes back', async (as) => {
		trial.play(12);
		await trial.host.handlers['view-step'](4);
		trial.host.handlers['resume-here']();
		trial.play(5, 3);
		const before = trial.game;
		const { name, text } = await saved(as);
		expect(name).toMatch(new RegExp(`^carcassonne-ann-.*-9\\.${as}$`));
		trial.reload();
		const opened = await trial.host.open({ name, bytes: bytes(text) });
		expect(opened).toMatchObject({ ok: true, notes: [] });
		const after = trial.game;
		expect(after).toMatchObject({
			names: before.names,
			steps: before.steps,
			view: before.view,
			scores: before.scores,
			viewingPast: false,
		});
		expect(after.setup.seats).toEqual(setup.seats);
		expect(after.setup.elements).toMatchObject({ abbot: false });
		expect(after.branches).toMatchObject([{ from: 4, more: 8 }]);
		expect((await trial.host.handlers['switch-branch'](after.branches[0]!.id)).ok).toBe(true);
		expect(trial.game.steps).toHaveLength(12);
	});

	test('a moment of the past is saved with what came after it', async () => {
		trial.play(10);
		await trial.host.handlers['view-step'](3);
		const { text, name } = await saved();
		expect(trial.game.steps).toHaveLength(3);
		trial.reload();
		await trial.host.open({ name, bytes: bytes(text) });
		expect(trial.game.steps).toHaveLength(10);
	});

	test('is a log that verifies', async () => {
		trial.play(10);
		const { name, text } = await saved('yaml', [rulesPath, 'data/other.yaml']);
		const { log, diagnostics } = await readLog(name, bytes(text));
		expect(diagnostics).toEqual([]);
		expect(log!['set-up'].edited).toEqual([rulesPath]);
		expect(log!.table).toHaveLength(2);
	});

	test('a log of another hand opens too, with persons at the table', async () => {
		const workspace = loadWorkspace(shipped, readShared);
		const { program } = compile(workspace, { game: 'carcassonne', with: [], seats: 2 });
		const plain = new Game(program!, { seed: 5, names: ['kim', 'lou'] });
		for (let i = 0; i < 9; i++) plain.choose(0);
		const text = logJson(logOf(plain, { title: 'Plain', hashes: false }));
		expect(await trial.host.open({ name: 'plain.json', bytes: bytes(text) })).toMatchObject({
			ok: true,
			notes: [],
		});
		expect(trial.game.names).toEqual(['kim', 'lou']);
		expect(trial.game.steps.map((s) => s.key)).toEqual(plain.steps.map((s) => s.key));
		expect(trial.game.setup.seats.map((s) => s.by)).toEqual([PERSON, PERSON]);
	});

	test('saved under edited rules it says so where they are others', async () => {
		trial.edit('{ count: tiles, each: 1 }', '{ count: tiles, each: 3 }');
		trial.play(20);
		const { name, text } = await saved('yaml', [rulesPath]);
		trial.reload();
		const { ok, notes } = await trial.host.open({ name, bytes: bytes(text) });
		expect(ok).toBe(true);
		expect(notes.join(' ')).toContain('saved under edited rules of Carcassonne, the base game');
		expect(notes.join(' ')).not.toContain(rulesPath);
		expect(notes.join(' ')).toContain('rules have changed');
	});

	test('saved under edited rules it says nothing where they are the same', async () => {
		trial.play(4);
		const { name, text } = await saved('yaml', [rulesPath]);
		trial.reload();
		expect(await trial.host.open({ name, bytes: bytes(text) })).toMatchObject({
			ok: true,
			notes: [],
		});
	});

	test.each([
		['the beginning of a log', (t: string) => t.slice(0, t.length / 2), 'LOG-TRUNCATED'],
		['a newer grammar', (t: string) => t.replace('"keys": 1', '"keys": 9'), 'LOG-KEYS'],
		['a newer format', (t: string) => t.replace('"format": 1', '"format": 2'), 'FORMAT'],
		['something else', () => '{"tiles": {}}', 'LOG-KIND'],
		['another game', (t: string) => t.replace('"carcassonne"', '"chess"'), 'LINK'],
		['no text', () => '\u0000\u0001', ''],
	])('%s is refused, and the game stays', async (_, change, code) => {
		trial.play(6);
		const before = trial.game;
		const { text } = await saved('json');
		const { ok, findings } = await trial.host.open({ name: 'x.json', bytes: bytes(change(text)) });
		expect(ok).toBe(false);
		expect(findings.length).toBeGreaterThan(0);
		expect(findings.map((f) => f.code).join()).toContain(code);
		expect(trial.game).toEqual(before);
		trial.play(1);
		expect(trial.game.steps).toHaveLength(7);
	});

	test('a step that fits no more stops it there, and the rest is kept', async () => {
		trial.play(10);
		const { text } = await saved('json');
		const key = trial.game.steps[6]!.key;
		const { ok, notes } = await trial.host.open({
			name: 'x.json',
			bytes: bytes(text.replace(`"do":"${key}"`, '"do":"place NONE 0/0 r0"')),
		});
		expect(ok).toBe(true);
		expect(notes.join(' ')).toMatch(/Step 7.*does not fit.*later steps are kept/);
		expect(trial.game).toMatchObject({ viewingPast: true });
		expect(trial.game.steps).toHaveLength(6);
		expect(trial.game.later).toHaveLength(4);
	});
});
