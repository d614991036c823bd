import { beforeEach, describe, expect, test } from 'vitest';
import { textOf, Trial, twoPersons as setup } from '../engine/testing.ts';
import { handlers } from './handlers.ts';

const tilesPath = 'data/carcassonne/base/tiles.yaml';
let trial: Trial;
const handlersOf = () => handlers({ host: trial.host, files: trial.host.files, edits: undefined! });
const script = (from: number, outcomes: (string | null)[]) =>
	handlersOf()['play.script-outcomes']({ stream: 'deck', from, outcomes });
const deck = () => trial.game.script.find((s) => s.stream === 'deck')!;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
function turn(): void {
	const { active } = trial.game;
	trial.play(1, 0);
	while (trial.game.active === active && trial.game.decision)
		trial.play(1, (options) => options.find((o) => o.key === 'pass') ?? options[0]!);
}

beforeEach(() => {
	trial = new Trial();
	trial.host.start(setup);
});

describe('what chance is to bring', () => {
	test('comes in order, again after it was taken back, and after a reload', async () => {
		const { next, outcomes } = deck();
		const rare = outcomes.filter((o) => o.left === 1).map((o) => o.outcome);
		const [a = '', b = ''] = rare;
		expect(await script(next, [a, null, b])).toEqual({ ok: true, message: '' });
		expect(deck().queue).toEqual([a, undefined, b]);
		turn();
		expect(trial.game.view.drawn).toBe(a);
		expect(deck().queue).toEqual([undefined, b]);
		trial.host.handlers.undo();
		trial.host.handlers.undo();
		turn();
		expect(trial.game.view.drawn).toBe(a);
		const { savedText } = trial;
		trial.reload();
		expect((await trial.host.restore(savedText)).ok).toBe(true);
		expect(trial.game.view.drawn).toBe(a);
		turn();
		turn();
		expect(trial.game.view.drawn).toBe(b);
		// taken back far and taken another way, the order stays
		await trial.host.handlers['view-step'](0);
		trial.host.handlers['resume-here']();
		trial.play(1, (options) => options[1]!);
		trial.play(1, (options) => options.find((o) => o.key === 'pass') ?? options[0]!);
		expect(trial.game.view.drawn).toBe(a);
	});

	test('a wish that is taken back leaves chance to the seed, also after a reload', async () => {
		const seeded = deck().now!.outcome;
		turn();
		const free = trial.game.view.drawn;
		await trial.host.handlers['view-step'](0);
		trial.host.handlers['resume-here']();
		expect(deck().now!.outcome).toBe(seeded);
		const { next, outcomes } = deck();
		const [a = ''] = outcomes.filter((o) => o.outcome !== free).map((o) => o.outcome);
		await script(next, [a]);
		turn();
		expect(trial.game.view.drawn).toBe(a);
		await trial.host.handlers['view-step'](0);
		trial.host.handlers['resume-here']();
		await script(next, []);
		const { savedText } = trial;
		turn();
		expect(trial.game.view.drawn).toBe(free);
		trial.reload();
		await trial.host.restore(savedText);
		turn();
		expect(trial.game.view.drawn).toBe(free);
	});

	test('a step that is taken again brings what came on its branch, also under another deck', async () => {
		turn();
		// the same seed brings other tiles from this deck
		const text = textOf(tilesPath)
			.replace('A: { copies: 2,', 'A: { copies: 1,')
			.replace('X: { copies: 1,', 'X: { copies: 2,');
		trial.host.change([{ path: tilesPath, bytes: bytes(text) }], [], false);
		turn();
		turn();
		const game = trial.game;
		for (const reloaded of [false, true]) {
			if (reloaded) {
				const { savedText, host } = trial;
				trial.reload([...host.files.all].map(([path, bytes]) => ({ path, bytes })));
				await trial.host.restore(savedText);
			}
			await trial.host.handlers['view-step'](0);
			trial.host.handlers['resume-here']();
			for (const { key } of game.steps)
				trial.play(1, (options) => options.find((o) => o.key === key)!);
			expect(trial.game.view).toEqual(game.view);
			expect(trial.game.branches).toEqual([]);
		}
	});

	test('a saved game is the same when it is opened, with what is still to come', async () => {
		const { next, outcomes } = deck();
		const [a = '', b = ''] = outcomes.filter((o) => o.left === 1).map((o) => o.outcome);
		await script(next, [a, b]);
		turn();
		const before = trial.game;
		const { name, text } = (await trial.host.save({ as: 'yaml', edited: [] }))!;
		expect(text).toContain(`to-come: { deck: ["${b}"] }`);
		trial.reload();
		expect(await trial.host.open({ name, bytes: bytes(text) })).toMatchObject({
			ok: true,
			notes: [],
		});
		expect(trial.game).toMatchObject({ view: before.view, steps: before.steps });
		expect(deck().queue).toEqual([b]);
		turn();
		expect(trial.game.view.drawn).toBe(b);
	});

	test('the tile in hand may be another one as long as nobody has decided', async () => {
		const { now, next, outcomes } = deck();
		const other = outcomes.find((o) => o.outcome !== now!.outcome)!.outcome;
		expect(now).toEqual({ nth: next - 1, outcome: trial.game.view.drawn });
		expect((await script(now!.nth, [other])).ok).toBe(true);
		expect(trial.game.view.drawn).toBe(other);
		turn();
		expect(await script(0, [other])).toMatchObject({ ok: false });
		expect(trial.game.branches).toEqual([]);
	});

	test('in the middle of a branch, another tile in hand parts from it', async () => {
		turn();
		turn();
		const whole = trial.game;
		const taken = whole.steps.length;
		trial.host.handlers.undo();
		trial.host.handlers.undo();
		const { now, outcomes } = deck();
		const other = outcomes.find((o) => o.outcome !== now!.outcome)!.outcome;
		expect((await script(now!.nth, [other])).ok).toBe(true);
		expect(trial.game.view.drawn).toBe(other);
		expect(trial.game.branches).toHaveLength(1);
		const parted = trial.game.view;
		const { name, text } = (await trial.host.save({ as: 'yaml', edited: [] }))!;
		for (const opened of [false, true]) {
			if (opened) {
				trial.reload();
				await trial.host.open({ name, bytes: bytes(text) });
				expect(trial.game.view).toEqual(parted);
			}
			expect((await trial.host.handlers['switch-branch'](trial.game.branches[0]!.id)).ok).toBe(
				true,
			);
			expect(trial.game.steps).toHaveLength(taken);
			expect(trial.game.view).toEqual(whole.view);
		}
	});

	test('a turn that waits shows nothing of what came, and the next tile can still be scripted', async () => {
		trial.host.handlers['confirm-turns'](true);
		trial.play(1, 0);
		trial.play(1, (options) => options.find((o) => o.key === 'pass') ?? options[0]!);
		expect(trial.game.awaitsConfirmation).toBe(true);
		const { next, outcomes, now } = deck();
		expect(now).toBeUndefined();
		const [a = ''] = outcomes.filter((o) => o.left === 1).map((o) => o.outcome);
		expect((await script(next, [a])).ok).toBe(true);
		expect(trial.game.awaitsConfirmation).toBe(true);
		trial.host.handlers['confirm-turn']();
		expect(trial.game.view.drawn).toBe(a);
		expect(trial.game.branches).toEqual([]);
	});

	test('is refused with a reason where it cannot come', async () => {
		const { next, outcomes } = deck();
		const [a = ''] = outcomes.filter((o) => o.left === 1).map((o) => o.outcome);
		expect(await script(next, [a, a])).toEqual({ ok: false, message: `No more “${a}” is left.` });
		expect(await script(next, ['NONE'])).toMatchObject({ ok: false });
		expect(await script(next, Array<null>(201).fill(null))).toMatchObject({ ok: false });
		expect(
			await handlersOf()['play.script-outcomes']({ stream: 'dice', from: 0, outcomes: ['1'] }),
		).toMatchObject({ ok: false });
		await trial.host.handlers['view-step'](0);
		turn();
		await trial.host.handlers['view-step'](0);
		expect(await script(next, [a])).toMatchObject({ ok: false });
		expect(deck().queue).toEqual([]);
	});
});

describe('notes and names of branches', () => {
	test('stay with their step on every branch that has it, over reload and file', async () => {
		trial.play(6);
		await handlersOf()['play.note']({ step: 2, text: 'Both have this.' });
		await trial.host.handlers['view-step'](3);
		trial.host.handlers['resume-here']();
		const { options } = trial.game.decision!;
		const key = options.find((o) => !trial.game.later.some((s) => s.key === o.key))!.key;
		trial.host.handlers.play({ key, at: 3 });
		await handlersOf()['play.note']({ step: 4, text: 'Mine: “so”\nand on' });
		await handlersOf()['play.name-branch']({ id: trial.game.branch, name: 'Another way' });
		const both = { 2: 'Both have this.', 4: 'Mine: “so”\nand on' };
		expect(trial.game).toMatchObject({ notes: both, name: 'Another way' });
		const { savedText } = trial;
		const { name, text } = (await trial.host.save({ as: 'yaml', edited: [] }))!;
		trial.reload();
		await trial.host.restore(savedText);
		expect(trial.game).toMatchObject({ notes: both, name: 'Another way' });
		trial.reload();
		expect(await trial.host.open({ name, bytes: bytes(text) })).toMatchObject({
			ok: true,
			notes: [],
		});
		expect(trial.game).toMatchObject({ notes: both, name: 'Another way' });
		await trial.host.handlers['switch-branch'](trial.game.branches[0]!.id);
		expect(trial.game.notes).toEqual({ 2: 'Both have this.' });
		expect(trial.game.branches[0]).toMatchObject({ name: 'Another way' });
		await handlersOf()['play.note']({ step: 2, text: ' ' });
		expect(trial.game.notes).toEqual({});
	});

	test('there is none beyond the branch', async () => {
		expect(await handlersOf()['play.note']({ step: 5, text: 'No' })).toMatchObject({ ok: false });
	});
});
