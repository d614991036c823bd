import { beforeEach, describe, expect, test } from 'vitest';
import { edited, rulesPath, shipped, Trial, twoPersons } from './testing.ts';

let trial: Trial;
beforeEach(() => {
	trial = new Trial();
	trial.host.start(twoPersons);
});
const words = (): string[] => trial.game.steps.map((s) => s.words);
const placed = /^Tile \S+ at column −?\d+, row −?\d+(, turned \d+°)?$/;
const happened = () => trial.host.handlers['step-effects']();

describe('steps in words', () => {
	test('say which tile went where, what was claimed with what, and that one passed', () => {
		trial.play(2, (options) => options.find((o) => o.key.startsWith('follower')) ?? options[0]!);
		trial.play(2, (options) => options.find((o) => o.key === 'pass') ?? options[0]!);
		expect(words()).toEqual([
			expect.stringMatching(placed),
			expect.stringMatching(
				/^[A-Z].*: follower on \w+( (north|east|south|west)[a-z, ]*)? at column −?\d+, row −?\d+$/,
			),
			expect.stringMatching(placed),
			'Pass',
		]);
		for (const { key, words } of trial.game.steps) expect(words).not.toBe(key);
	});

	test('stay with steps taken back, and with branches', async () => {
		trial.play(6);
		const recorded = words();
		await trial.host.handlers['view-step'](2);
		expect(trial.game.later.map((s) => s.words)).toEqual(recorded.slice(2));
		const { key } = trial.game.later[0]!;
		trial.host.handlers['resume-here']();
		trial.play(1, (options) => options.find((o) => o.key !== key)!);
		expect(trial.game.branches[0]!.next!.words).toBe(recorded[2]);
	});

	test('are found again when the page is loaded again: those to come and those of branches too', async () => {
		trial.play(8);
		const recorded = words();
		await trial.host.handlers['view-step'](3);
		trial.host.handlers['resume-here']();
		trial.play(3, (options) => options.at(-1)!);
		const other = words();
		await trial.host.handlers['view-step'](1);
		const { savedText } = trial;
		trial.reload();
		expect((await trial.host.restore(savedText)).ok).toBe(true);
		expect(words()).toEqual(recorded.slice(0, 1));
		happened();
		expect(trial.game.later.map((s) => s.words)).toEqual(other.slice(1));
		// where the other branch parts is still to come, and was passed on the way there
		await trial.host.handlers['view-step'](4);
		happened();
		expect(trial.game.branches[0]!.next!.words).toBe(recorded[3]);
	});

	test('a step that no longer fits is named in its words', () => {
		trial.play(30);
		trial.edit('claims, ', '');
		const { stopped } = trial.game.swap!;
		expect(stopped!.words).not.toBe(stopped!.key);
		expect(stopped!.words).toMatch(/^[A-Z].*: .* at column/);
	});

	test('stay with a saved game that is resumed under rules that its steps do not fit', async () => {
		trial.play(30);
		const recorded = words();
		const { savedText } = trial;
		trial.reload([...shipped.filter(({ path }) => path !== rulesPath), ...edited('claims, ', '')]);
		const { notes } = await trial.host.restore(savedText);
		const { later } = trial.game;
		expect(later.length).toBeGreaterThan(0);
		const stopped = recorded.length - later.length;
		expect(notes.join(' ')).toContain(`“${recorded[stopped]}”`);
		expect(later.map((s) => s.words)).toEqual(recorded.slice(stopped));
	});

	test('are read from the key where nothing described the step', async () => {
		trial.play(30);
		const saved = JSON.parse(trial.savedText) as { lines: { words?: string[] }[] };
		for (const line of saved.lines) delete line.words;
		trial.reload([...shipped.filter(({ path }) => path !== rulesPath), ...edited('claims, ', '')]);
		await trial.host.restore(JSON.stringify(saved));
		const { later } = trial.game;
		const laid = later.filter(({ key }) => key.startsWith('place '));
		expect(laid.length).toBeGreaterThan(0);
		for (const { words } of laid) expect(words).toMatch(/^Place \S+, column −?\d+, row −?\d+$/);
	});
});
