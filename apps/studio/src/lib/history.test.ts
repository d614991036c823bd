import { expect, test } from 'vitest';
import { type HistoryEntry, History, JOIN_WITHIN_MS } from './history.svelte.ts';

export function numbers(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
		return Math.floor((state / 0x80000000) * below);
	};
}

function setUp() {
	let at = 0;
	const history = new History(() => at);
	const list: string[] = [];
	const entry = (says: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
		says,
		undo: () => list.pop() === says,
		redo: () => list.push(says) > 0,
		...more,
	});
	const record = (says: string, more: Partial<HistoryEntry> = {}): void => {
		list.push(says);
		history.record(entry(says, more));
	};
	return { history, list, entry, record, later: (ms: number) => (at += ms) };
}

test('undo takes back the last command, redo brings it back, a new command forgets what was taken back', async () => {
	const { history, list, record } = setUp();
	record('a');
	record('b');
	expect((await history.undo())?.says).toBe('b');
	expect(list).toEqual(['a']);
	expect((await history.redo())?.says).toBe('b');
	expect(list).toEqual(['a', 'b']);
	await history.undo();
	record('c');
	expect(await history.redo()).toBeUndefined();
	expect(list).toEqual(['a', 'c']);
});

test('any sequence of commands, undo and redo leaves what a list with a cursor leaves; n undo and n redo change nothing', async () => {
	for (let seed = 1; seed <= 60; seed++) {
		const next = numbers(seed);
		const { history, list, record } = setUp();
		let model: string[] = [];
		let cursor = 0;
		for (let i = 0; i < 60; i++) {
			const what = next(5);
			if (what < 2) {
				record(`${i}`);
				model = [...model.slice(0, cursor++), `${i}`];
			} else if (what < 4) {
				await history.undo();
				cursor = Math.max(0, cursor - 1);
			} else {
				await history.redo();
				cursor = Math.min(model.length, cursor + 1);
			}
			expect(list).toEqual(model.slice(0, cursor));
		}
		const [before, n] = [[...list], next(list.length + 1)];
		for (let i = 0; i < n; i++) await history.undo();
		expect(list).toHaveLength(before.length - n);
		for (let i = 0; i < n; i++) await history.redo();
		expect(list).toEqual(before);
	}
});

test('a request that comes while another runs waits for its turn', async () => {
	const { history, list, record } = setUp();
	for (const says of ['a', 'b', 'c']) record(says);
	await Promise.all([history.undo(), history.undo(), history.redo(), history.undo()]);
	expect(list).toEqual(['a']);
	expect(history.future.map((a) => a.says)).toEqual(['c', 'b']);
});

test('a command that cannot be taken back now stays', async () => {
	const { history, record } = setUp();
	record('a', { undo: () => false });
	expect(await history.undo()).toBeUndefined();
	expect(history.past).toHaveLength(1);
});

test('commands in quick succession are joined, never over a pause or an undo; those that cancel each other are gone', async () => {
	const joined: Partial<HistoryEntry> = {
		joins: 'x',
		undo: () => true,
		redo: () => true,
		join: (next) => (next.says === 'end' ? undefined : { ...next, says: 'both', ...joined }),
	};
	const { history, record, later } = setUp();
	record('a', joined);
	record('b', joined);
	expect(history.past.map((a) => a.says)).toEqual(['both']);
	later(JOIN_WITHIN_MS);
	record('c', joined);
	expect(history.past.map((a) => a.says)).toEqual(['both', 'c']);
	record('d', { ...joined, joins: 'y' });
	expect(history.past).toHaveLength(3);
	record('end', { ...joined, joins: 'y' });
	expect(history.past.map((a) => a.says)).toEqual(['both', 'c']);
	await history.undo();
	await history.redo();
	record('e', joined);
	expect(history.past).toHaveLength(3);
});

test('with another game its steps are forgotten and edits stay; going on elsewhere keeps the steps before', () => {
	const { history, record } = setUp();
	record('edit');
	for (let nth = 0; nth < 4; nth++) record(`step ${nth}`, { game: 1, nth });
	record('edit too');
	history.keepSteps(1, 2);
	expect(history.past.map((a) => a.says)).toEqual(['edit', 'step 0', 'step 1', 'edit too']);
	history.keepGame(2);
	expect(history.past.map((a) => a.says)).toEqual(['edit', 'edit too']);
});

test('once another game begins, nothing of before it comes again, and no choice for it is taken back', async () => {
	const { history, record } = setUp();
	record('choice', { during: 0 });
	history.keepGame(1);
	expect(history.past).toEqual([]);
	record('edit');
	record('choice in it', { during: 1 });
	record('step', { game: 1, nth: 0 });
	await history.undo();
	history.keepGame(1);
	expect(history.future.map((a) => a.says)).toEqual(['step']);
	await history.undo();
	await history.undo();
	history.keepGame(2);
	expect(await history.redo()).toBeUndefined();
	record('edit too');
	history.keepGame(undefined);
	expect(history.past.map((a) => a.says)).toEqual(['edit too']);
});

test('a choice that is done only after its game began is not taken back in it', () => {
	const { history, entry } = setUp();
	history.record(entry('choice', { during: 0 }));
	history.keepGame(1);
	history.record(entry('late choice', { during: 0 }));
	history.record(entry('choice in it', { during: 1 }));
	expect(history.past.map(({ says }) => says)).toEqual(['choice in it']);
});

test('a command that begins another game stays in the list, however often it is taken back and comes again', async () => {
	const { history, list, record } = setUp();
	let game = 0;
	record('edit');
	record('opened', {
		undo: () => {
			history.keepGame(undefined);
			return list.pop() === 'opened';
		},
		redo: () => {
			history.keepGame(++game);
			return list.push('opened') > 0;
		},
	});
	for (let i = 0; i < 3; i++) {
		expect((await history.undo())?.says).toBe('opened');
		expect(list).toEqual(['edit']);
		expect((await history.redo())?.says).toBe('opened');
		expect(list).toEqual(['edit', 'opened']);
	}
	await history.undo();
	expect((await history.undo())?.says).toBe('edit');
});

test('what was done since a moment is forgotten, what was done before it stays', async () => {
	const { history, list, record } = setUp();
	record('before');
	const before = history.past;
	record('in between');
	record('taken back');
	await history.undo();
	history.keepOnly(before);
	expect(await history.redo()).toBeUndefined();
	list.pop();
	expect((await history.undo())?.says).toBe('before');
	expect(list).toEqual([]);
});

test('what waits becomes a command before the next undo', async () => {
	const { history, list, record } = setUp();
	record('a');
	let typed = true;
	const stop = history.flushBefore(() => {
		if (typed) record('typed');
		typed = false;
	});
	await history.undo();
	expect(list).toEqual(['a']);
	stop();
});

test('a window takes back and brings back only what was done in it', async () => {
	const { history, list, record } = setUp();
	record('a');
	record('b');
	await history.undo();
	const end = history.beginScope();
	expect([history.isShut('undo'), history.isShut('redo')]).toEqual([true, true]);
	record('c');
	expect(history.isShut('undo')).toBe(false);
	await history.undo();
	expect([history.isShut('undo'), history.isShut('redo')]).toEqual([true, false]);
	await history.redo();
	expect(list).toEqual(['a', 'c']);
	end();
	await history.undo();
	expect([history.isShut('undo'), history.isShut('redo')]).toEqual([false, false]);
});

test('without a window nothing is shut, with one nothing is open where nothing was done', () => {
	const { history } = setUp();
	expect([history.isShut('undo'), history.isShut('redo')]).toEqual([false, false]);
	history.beginScope();
	expect([history.isShut('undo'), history.isShut('redo')]).toEqual([true, true]);
});

test('beside a game its steps are taken back over edits that it does not show, elsewhere edits over steps', async () => {
	for (let seed = 1; seed <= 60; seed++) {
		const next = numbers(seed);
		const { history } = setUp();
		const steps: string[] = [];
		const edits: string[] = [];
		const seen = new Set<string>();
		const entry = (says: string, more: Partial<HistoryEntry>, done: string[]): HistoryEntry => ({
			says,
			undo: () => done.pop() === says,
			redo: () => done.push(says) > 0,
			...more,
		});
		for (let i = 0; i < 80; i++) {
			const what = next(7);
			const says = `${i}`;
			if (what < 2) {
				history.record(entry(says, { game: 1, nth: steps.length }, steps));
				steps.push(says);
			} else if (what < 4) {
				const isSeen = next(2) === 0;
				history.record(entry(says, {}, edits), isSeen);
				edits.push(says);
				if (isSeen) seen.add(says);
			} else if (what < 6) {
				const before = [[...steps], [...edits]];
				const scope = next(2) === 0 ? 'game' : 'edits';
				const undone = await history.undo(scope);
				const isStep = undone?.game !== undefined;
				expect([steps, edits].map((list) => list.length)).toEqual(
					before.map((list, at) => list.length - (undone && isStep === (at === 0) ? 1 : 0)),
				);
				if (scope === 'edits') expect(isStep).toBe(false);
				else if (before[0]!.length > 0) expect(undone).toBeDefined();
				else expect(undone !== undefined).toBe(before[1]!.some((edit) => seen.has(edit)));
			} else await history.redo(next(2) === 0 ? 'game' : 'edits');
		}
		while (await history.undo()) continue;
		expect([...steps, ...edits]).toEqual([]);
	}
});

test('an edit is seen in the game from the moment that it changes its rules', async () => {
	const { history, list, record } = setUp();
	record('step', { game: 1, nth: 0 });
	record('edit');
	expect(history.next('undo', 'game')?.says).toBe('step');
	history.reachGame();
	expect(history.next('undo', 'game')?.says).toBe('edit');
	record('edit elsewhere');
	history.beginCommand();
	history.reachGame();
	expect(history.next('undo', 'edits')?.says).toBe('edit elsewhere');
	await history.undo('game');
	expect(list).toEqual(['step', 'edit']);
});

test('it is busy from a request until it is done, also where that fails', async () => {
	const { history } = setUp();
	expect(history.isBusy).toBe(false);
	const failing = history.inTurn(() => Promise.reject(new Error('no')));
	let finish = (): void => {};
	const lasting = history.inTurn(() => new Promise<void>((done) => (finish = done)));
	expect(history.isBusy).toBe(true);
	await expect(failing).rejects.toThrow('no');
	expect(history.isBusy).toBe(true);
	await Promise.resolve();
	finish();
	await lasting;
	expect(history.isBusy).toBe(false);
});

test('whatever the game takes back, it offers to bring back, and the edits offer the same edit', async () => {
	for (let seed = 1; seed <= 60; seed++) {
		const next = numbers(seed);
		const history = new History(() => 0);
		const free = { undo: () => true, redo: () => true };
		history.keepGame(1);
		for (let i = 0; i < 40; i++) {
			const what = next(5);
			if (what === 0) history.record({ says: `step ${i}`, game: 1, ...free });
			else if (what < 3) history.record({ says: `edit ${i}`, ...free }, next(2) === 0);
			else if (what === 3) await history.undo('edits');
			else {
				const undone = await history.undo('game');
				if (!undone) continue;
				expect(history.next('redo', 'game')).toBe(undone);
				if (undone.game === undefined) expect(history.next('redo', 'edits')).toBe(undone);
			}
		}
	}
});
