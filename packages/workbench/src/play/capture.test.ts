import { beforeEach, describe, expect, test } from 'vitest';
import { edited, Trial, textOf, twoPersons as setup } from '../engine/testing.ts';
import { slugOf } from '@tilewright/session';
import { handlers } from './handlers.ts';

let trial: Trial;
const handlersOf = () => handlers({ host: trial.host, files: trial.host.files, edits: undefined! });
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

beforeEach(() => {
	trial = new Trial();
});

async function captured(title = 'A moment') {
	const view = (await handlersOf()['play.captures']())!;
	const expect = view.proposals.map((_, i) => i);
	return {
		view,
		...(await handlersOf()['play.capture']({ title, says: '', cites: view.cites, expect })),
	};
}

describe('a position as a scenario', () => {
	test.each([
		['the base', setup],
		['a river', { ...setup, packs: ['river'], seed: 4 }],
		[
			'chosen rules',
			{ ...setup, params: { 'base.unplaceableTile': 'shuffleBack' }, elements: { abbot: false } },
		],
		[
			'bots',
			{
				...setup,
				seats: [
					{ name: 'Ann Ä', by: 'person' },
					{ name: 'Ann', by: 'greedy' },
					{ name: 'B', by: 'random' },
				],
			},
		],
	])('%s: it passes with everything that can be expected', async (_, of) => {
		trial.host.start(of);
		for (const n of [0, 1, 7, 12]) {
			trial.play(n, 5);
			trial.wait(9);
			const { ok, message, text, view } = await captured();
			expect({ ok, message, text }).toEqual({ ok: true, message: '', text });
			expect(view.proposals.map((p) => p.id)).toContain('score');
			expect(text).toMatch(/^scenario: A moment\nformat: 1\n/);
			expect(view.proposals.every((p) => p.text !== '')).toBe(true);
		}
	});

	test('an expectation that does not hold under other rules is seen', async () => {
		trial.host.start(setup);
		while (!trial.game.ledger.some((e) => e.step === trial.game.steps.length)) trial.play(1, 3);
		const { text, view } = await captured();
		expect(view.proposals.map((p) => p.id)).toContain('lines');
		expect(view.cites.length).toBeGreaterThan(0);
		const path = 'data/carcassonne/base/scenarios/mine.yaml';
		trial.host.change([{ path, bytes: bytes(text) }], [], false);
		expect(await handlersOf()['play.scenarios']('carcassonne')).toContainEqual({
			path,
			title: 'A moment',
			says: '',
			variant: 0,
		});
		const before = trial.game;
		expect(await handlersOf()['play.open']({ path, variant: 0 })).toMatchObject({ ok: true });
		expect(trial.game.scores).toEqual(before.scores);
		expect(trial.game.view.tiles).toEqual(before.view.tiles);
		expect(trial.game.scenario!.checks.flatMap((c) => c.amiss)).toEqual([]);
		trial.host.change(edited('{ count: tiles, each: 1 }', '{ count: tiles, each: 3 }'), [], false);
		await handlersOf()['play.open']({ path, variant: 0 });
		const failures = trial.game.scenario!.checks.flatMap((c) => c.amiss);
		expect(failures.join()).toMatch(/expected/);
		const { savedText } = trial;
		trial.reload();
		await trial.host.restore(savedText);
		expect(trial.game.scenario!.title).toBe('A moment');
	});

	test('of a scenario with cases another one is shown, dropped or kept, after a reload too', async () => {
		const cased = `scenario: Two ways
format: 1
set-up: { packs: [base], seats: [ann, bob], start: D }
play:
  - ann: [place E 0/-1 r2, follower city S]
cases:
  - { says: As printed, expect: { score: { ann: 4 } } }
  - { params: { base.twoTileCity: half }, expect: { score: { ann: 2 } } }
`;
		const name = 'two-ways.yaml';
		expect(await trial.host.open({ name, bytes: bytes(cased) })).toMatchObject({ ok: true });
		expect(trial.game).toMatchObject({
			scores: [4, 0],
			scenario: { variant: 0, cases: ['As printed', 'twoTileCity: half'] },
		});
		const { savedText } = trial;
		trial.reload();
		await trial.host.restore(savedText);
		expect(await handlersOf()['play.case'](1)).toMatchObject({ ok: true });
		expect(trial.game).toMatchObject({ scores: [2, 0], scenario: { variant: 1, stopped: '' } });
		expect(trial.game.scenario!.checks.flatMap((c) => c.amiss)).toEqual([]);
		const path = `data/carcassonne/base/scenarios/${name}`;
		trial.host.change([{ path, bytes: bytes(cased) }], [], false);
		await handlersOf()['play.open']({ path, variant: 1 });
		expect(trial.game.scenario).toMatchObject({ variant: 1 });
		expect(trial.game.scenario!.text).toBeUndefined();
		trial.host.change([{ path, bytes: bytes(cased.replace('As printed', 'Whole')) }], [], false);
		expect(await handlersOf()['play.case'](0)).toMatchObject({ ok: true });
		expect(trial.game).toMatchObject({
			scores: [4, 0],
			scenario: { cases: ['Whole', 'twoTileCity: half'] },
		});
		trial.host.change([], [path], false);
		expect(await handlersOf()['play.case'](1)).toMatchObject({ ok: false });
		expect(trial.game.scores).toEqual([4, 0]);
	});

	test('every scenario of a pack opens at its end, and its game can be captured', async () => {
		const all = (await handlersOf()['play.scenarios']('carcassonne')).filter((s) =>
			s.path.includes('/base/'),
		);
		expect(all.length).toBeGreaterThan(60);
		for (const { path, variant } of all.filter((_, i) => i % 9 === 0)) {
			const opened = await handlersOf()['play.open']({ path, variant });
			expect({ path, variant, ...opened }).toMatchObject({ ok: true });
			const { scenario } = trial.game;
			expect({ path, ...scenario }).toMatchObject({ stopped: '' });
			expect({ path, amiss: scenario!.checks.flatMap((c) => c.amiss) }).toEqual({
				path,
				amiss: [],
			});
			const { ok, message, text } = await captured(path);
			expect({ path, ok, message, text }).toMatchObject({ ok: true });
			const { name, text: log } = (await trial.host.save({ as: 'yaml', edited: [] }))!;
			const before = trial.game.view;
			expect(await trial.host.open({ name, bytes: bytes(log) })).toMatchObject({
				ok: true,
				notes: [],
			});
			expect({ path, view: trial.game.view }).toEqual({ path, view: before });
		}
	});

	test('a text that is none is refused', async () => {
		expect(
			await trial.host.open({
				name: 'x.yaml',
				bytes: bytes('scenario: x\nformat: 1\n'),
			}),
		).toMatchObject({ ok: false });
		const name = 'claiming.yaml';
		const text = textOf(`data/carcassonne/base/scenarios/${name}`);
		expect(await trial.host.open({ name, bytes: bytes(text) })).toMatchObject({
			ok: true,
		});
	});
});

test('a name of a file says what the title says', () => {
	expect(slugOf('Ümlaut & Co: 3 × 2')).toBe('u-mlaut-co-3-2');
	expect(slugOf('…')).toBe('scenario');
});
