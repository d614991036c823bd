import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Host } from './host.ts';
import { readKept, timelineOf } from './kept.ts';
import { PERSON, type FromWorker, type GameState, type Setup } from './protocol.ts';
import { edited, shipped } from './testing.ts';

const whole = shipped.find((f) => f.path === 'data/carcassonne/base/rules.yaml')!;
vi.setConfig({ testTimeout: 60_000 });

const setup: Setup = {
	game: 'carcassonne',
	packs: [],
	preset: undefined,
	elements: {},
	params: {},
	seats: [
		{ name: 'Ann', by: PERSON },
		{ name: 'Bob', by: PERSON },
	],
	seed: 11,
};

let said: FromWorker[];
let due: (() => void)[];
let host: Host;
const made = (): Host => {
	const fresh = new Host(
		(m) => said.push(structuredClone(m)),
		(work) => due.push(work),
	);
	fresh.change(shipped, [], true);
	return fresh;
};
const game = (): GameState => {
	const last = said.findLast((m) => m.is === 'game');
	if (last?.is !== 'game' || !last.game) throw new Error('no game was told');
	return last.game;
};
const kept = (): string => {
	const last = said.findLast((m) => m.is === 'keep');
	if (last?.is !== 'keep') throw new Error('nothing was kept');
	return last.text;
};
const keys = (): string[] => game().steps.map((s) => s.key);

beforeEach(() => {
	said = [];
	due = [];
	host = made();
});

function play(steps: number, nth = 7): void {
	for (let i = 0; i < steps && game().decision; i++) {
		const { decision, steps: taken } = game();
		const option = decision!.options[(i * nth) % decision!.options.length]!;
		expect(host.play({ key: option.key, at: taken.length })).toEqual({
			ok: true,
			message: '',
		});
	}
}

describe('moving in time', () => {
	test('any moment can be looked at, and nobody decides there', async () => {
		host.start(setup);
		play(5);
		const fifth = game();
		play(7);
		const now = game();
		expect((await host.go(5)).ok).toBe(true);
		expect(game()).toMatchObject({ looking: true, view: fifth.view, scores: fifth.scores });
		expect(game().later.map((s) => s.key)).toEqual(now.steps.slice(5).map((s) => s.key));
		const { key } = game().decision!.options[0]!;
		expect(host.play({ key, at: 5 }).ok).toBe(false);
		expect(host.undo()).toBe(false);
		await host.go(99);
		expect(game()).toEqual(now);
		await host.go(-3);
		expect(game().steps).toEqual([]);
	});

	test('going on from the past parts a course; both can be returned to', async () => {
		host.start(setup);
		play(12);
		const old = game();
		await host.go(4);
		expect(host.onwards()).toBe(true);
		expect(game().looking).toBe(false);
		const other = game().decision!.options.find((o) => o.key !== old.steps[4]!.key)!;
		host.play({ key: other.key, at: 4 });
		expect(game().branches).toMatchObject([
			{ id: 1, from: 4, more: 8, next: { key: old.steps[4]!.key } },
		]);
		const fresh = game();
		expect((await host.turnTo(1)).ok).toBe(true);
		expect(game()).toMatchObject({ steps: old.steps, view: old.view, scores: old.scores });
		expect(game().branches).toMatchObject([{ id: 2, from: 4, more: 1 }]);
		await host.turnTo(2);
		expect(game()).toMatchObject({ steps: fresh.steps, view: fresh.view });
		expect(host.forget(1)).toBe(true);
		expect(game().branches).toEqual([]);
	});

	test('the same decision again stays on the course', async () => {
		host.start(setup);
		play(6);
		const { key } = game().steps[2]!;
		await host.go(2);
		host.onwards();
		host.play({ key, at: 2 });
		expect(game().branches).toEqual([]);
		expect(game().later).toHaveLength(3);
	});

	test('bots wait while the past is looked at', async () => {
		host.start({ ...setup, seats: ['greedy', 'random'].map((by) => ({ name: by, by })) });
		for (let i = 0; i < 8; i++) due.shift()!();
		await host.go(3);
		while (due.length > 0) due.shift()!();
		expect(game()).toMatchObject({ looking: true });
		expect(game().steps).toHaveLength(3);
		await host.go(8);
		due.shift()!();
		expect(game().steps).toHaveLength(9);
	});

	test('among bots alone, undo looks at the step before', () => {
		host.start({ ...setup, seats: ['greedy', 'random'].map((by) => ({ name: by, by })) });
		for (let i = 0; i < 4; i++) due.shift()!();
		host.undo();
		expect(game()).toMatchObject({ looking: true });
		expect(game().steps).toHaveLength(3);
	});

	test('a replay can be stopped', async () => {
		host.start(setup);
		play(140);
		const full = game();
		const { length } = full.steps;
		await host.go(0);
		const going = host.go(length);
		host.cancel();
		const { ok, message } = await going;
		const { steps } = game();
		// fast machines are through before they can be stopped
		if (steps.length === length) expect(ok).toBe(true);
		else expect({ ok, message }).toEqual({ ok: false, message: 'Stopped on the way.' });
		expect(full.steps.slice(0, steps.length)).toEqual(steps);
	});
});

describe('a turn that waits for its confirmation', () => {
	test('waits still after the past was looked at, and after a reload', async () => {
		host.setConfirms(true);
		host.start(setup);
		for (let i = 0; i < 9 && !game().held; i++) play(1);
		const before = game();
		expect(before.held).toBe(true);
		await host.go(1);
		expect(game()).toMatchObject({ held: false, looking: true });
		await host.go(9);
		expect(game()).toEqual(before);
		const text = kept();
		host = made();
		host.setConfirms(true);
		await host.restore(text);
		expect({ ...game(), number: before.number }).toEqual(before);
		expect(host.endTurn()).toBe(true);
		expect(game().active).toBe(1);
	});
});

describe('an edit that stops the game', () => {
	test('the next one that fits lets it go on where it stood', () => {
		host.start(setup);
		play(30);
		const before = game();
		host.change(edited('claims, ', ''), [], false);
		const stopped = game();
		expect(stopped.swap?.stopped).toBeDefined();
		expect(stopped.looking).toBe(true);
		expect(stopped.later.length).toBeGreaterThan(10);
		host.change([whole], [], false);
		expect(game()).toMatchObject({ steps: before.steps, looking: false, later: [] });
		expect(game().view).toEqual(before.view);
	});
});

describe('what is kept', () => {
	test('a game comes back with its courses, its moment and its seats', async () => {
		const seats = [
			{ name: 'Ann', by: PERSON, colour: 'green' },
			{ name: 'Bob', by: PERSON, colour: 'red' },
		];
		host.start({ ...setup, seats });
		play(12);
		await host.go(4);
		host.onwards();
		play(5, 3);
		await host.go(6);
		const before = game();
		const text = kept();
		host = made();
		expect(await host.restore(text)).toMatchObject({ ok: true, notes: [] });
		const after = game();
		expect({ ...after, number: before.number }).toEqual(before);
		expect(after.looking).toBe(true);
		expect((await host.turnTo(1)).ok).toBe(true);
		expect(game().steps).toHaveLength(12);
	});

	test('is kept after every step', () => {
		host.start(setup);
		for (let i = 1; i < 4; i++) {
			play(1);
			expect(timelineOf(readKept(kept()).kept!).line.steps.map((s) => s.key)).toEqual(keys());
		}
	});

	test('under other rules it goes as far as it fits, and says so', async () => {
		host.start(setup);
		play(30);
		const before = game();
		const text = kept();
		host = made();
		host.change(edited('claims, ', ''), [], false);
		const { ok, notes } = await host.restore(text);
		expect(ok).toBe(true);
		expect(notes.join(' ')).toMatch(/rules have changed.*does not fit.*later steps are kept/);
		expect(game().looking).toBe(true);
		expect(game().later.length).toBeGreaterThan(10);
		const again = kept();
		expect(timelineOf(readKept(again).kept!)).toEqual(timelineOf(readKept(text).kept!));
		host.change([whole], [], false);
		expect(game()).toMatchObject({ steps: before.steps, later: [], looking: false });
	});

	test('without rules that compile it says so', async () => {
		host.start(setup);
		play(3);
		const text = kept();
		host = made();
		host.change(edited('count: tiles, each: 1 }', 'count: tilez, each: 1 }'), [], false);
		const { ok, notes, findings } = await host.restore(text);
		expect({ ok, notes }).toEqual({
			ok: false,
			notes: ['The rules of this game do not compile now.'],
		});
		expect(findings.length).toBeGreaterThan(0);
	});

	test.each([
		['nothing', '', /damaged/],
		['half of it', '{"kept":1,"setup":{', /damaged/],
		['another shape', '{"kept":1,"lines":[]}', /damaged/],
		['a list', '[1,2]', /damaged/],
		['a newer format', '{"kept":9}', /newer version.*format 9; 1 is known/],
	])('%s is refused with a reason', async (_, text, why) => {
		expect(readKept(text).kept).toBeUndefined();
		expect((await host.restore(text)).notes[0]).toMatch(why);
	});
});
