import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Call, call } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

const game = ['play', '--game', 'carcassonne', '--seed', '3'];
const ones = (n: number): string[] => Array<string>(n).fill('1');

function playing(
	words: readonly string[],
	lines: Iterable<string> | AsyncIterable<string>,
): Promise<Call> {
	return call(words, { cwd: box.path, lines });
}

interface Json {
	seats: { name: string; by: string; score: number }[];
	steps: number;
	over: boolean;
	replies: { line: string; ok: boolean; code?: string; text: string }[];
}

async function json(
	words: readonly string[],
	lines: Iterable<string> | AsyncIterable<string>,
): Promise<Json> {
	const { exit, out } = await playing([...words, '--json'], lines);
	expect(exit).toBe(0);
	return JSON.parse(out) as Json;
}

describe('a game in the terminal', () => {
	test('is played to its end against a bot by lines of input', async () => {
		const { exit, out, err } = await playing([...game, '--names', 'Ann,Bot'], ones(150));
		expect({ exit, err }).toEqual({ exit: 0, err: '' });
		expect(out).toMatch(/^Ann: Place the tile/);
		expect(out).toMatch(/Bot: Tile \w+ at column/);
		expect(out).toMatch(/The game is over\. Ann \d+, Bot \d+/);
		const end = await json(game, ones(150));
		expect(end).toMatchObject({ over: true, steps: expect.any(Number) as number });
		expect(end.seats.map((s) => s.by)).toEqual(['person', 'greedy']);
		expect(end.replies.at(-1)).toMatchObject({ ok: false, code: 'no-option' });
	});

	test('undo and redo lead back and again, go looks at a moment, on goes on from it', async () => {
		const { replies, steps } = await json(game, [
			...[
				'1',
				'1',
				'options',
				'undo',
				'undo',
				'redo',
				'redo',
				'options',
				'go 1',
				'1',
				'on',
				'1',
				'branches',
			],
			...['branch 1', 'options'],
		]);
		const repliesTo = (line: string): string[] =>
			replies.flatMap((r) => (r.line === line ? [r.text] : []));
		const [before, again, last] = repliesTo('options');
		expect(again).toBe(before);
		expect(replies[8]!.text).toContain('The game after step 1');
		expect(replies[9]).toMatchObject({ ok: false, code: 'viewing-past' });
		expect(replies[10]!.ok).toBe(true);
		expect(last).toBeDefined();
		expect(steps).toBeGreaterThan(2);
	});

	test('why tells the lines of points with their places in the files, why not the reasons', async () => {
		const lines = ['why not 5/5', ...ones(60), 'why', 'why not nonsense', 'scores', 'board'];
		const { replies } = await json(game, lines);
		const [cell] = replies.map((r) => r.text);
		const [why, nonsense, scores, board] = replies.slice(61).map((r) => r.text);
		expect(why).toMatch(/\d+ × \d+ = \d+ {2}\S+\.yaml:\d+/);
		expect(cell).toContain('refused\n  ');
		expect(nonsense).toContain('no rule offers it');
		expect(scores).toMatch(/^Player 1 \d+, greedy 2 \d+$/);
		expect(board).toMatch(/^ +-?\d/);
	});

	test('a saved game goes on where it was, and the file is a log', async () => {
		const lines = [...ones(9), 'note A good moment', 'save game.yaml'];
		const before = await json(game, lines);
		expect(before.replies.at(-1)).toMatchObject({ ok: true, text: 'game.yaml written' });
		const after = await json(['play', 'game.yaml'], []);
		expect(after).toMatchObject({ steps: before.steps, seats: before.seats });
		const replayed = await call(['replay', 'game.yaml', '--verify'], { cwd: box.path });
		expect(replayed.exit).toBe(0);
		const refused = await json(game, ['save game.yaml']);
		expect(refused.replies).toMatchObject([{ ok: false, code: 'CLI-OUT-EXISTS' }]);
		expect((await json([...game, '--force'], ['save game.yaml'])).replies[0]!.ok).toBe(true);
	});

	test('rules are taken from the file on disk while the game goes on', async () => {
		box.copy('carcassonne/base', 'own/base');
		const rules = join(box.path, 'own/base/rules.yaml');
		const usual = readFileSync(rules, 'utf8');
		const line = '{ tiles: { count: tiles, each: 1 }';
		expect(usual).toContain(line);
		const scores: string[] = [];
		async function* lines(): AsyncGenerator<string> {
			yield* ones(60);
			yield 'scores';
			writeFileSync(rules, usual.replace(line, line.replace('1', '5')));
			yield 'scores';
			writeFileSync(rules, usual.replace(line, '{ tiles: { count: nonsense, each: 1 }'));
			yield 'scores';
			writeFileSync(rules, usual);
			yield 'scores';
			yield '1';
		}
		const words = [...game, '--data', 'own'];
		const { replies } = await json(words, lines());
		for (const r of replies) if (r.line === 'scores') scores.push(r.text);
		const [first, paid, kept, last] = scores;
		expect(paid).not.toBe(first);
		expect(kept).toBe(paid);
		expect(last).toBe(first);
		const { out } = await playing(words, lines());
		expect(out).toContain('own/base/rules.yaml changed: the game goes on under the new rules.');
		expect(out).toMatch(/Points: .*\d+ → \d+/);
		expect(out).toContain(
			'there is an error in the rules now. The game goes on under the old ones.',
		);
	});

	test('what comes next can be chosen, what cannot come is refused', async () => {
		const { replies } = await json(game, [
			'next deck X',
			'1',
			'4',
			'options',
			'next deck NONE',
			'next',
		]);
		expect(replies[0]!.ok).toBe(true);
		expect(replies[2]!.text).toContain('Tile X at');
		expect(replies[4]).toMatchObject({ ok: false, code: 'no-outcome' });
		expect(replies[5]).toMatchObject({ ok: false, code: 'unknown-command' });
	});

	test('a game that hides things is saved only once the table is open', async () => {
		const { replies } = await json(
			['play', '--game', 'gold-rush', '--seed', '3'],
			['save game.json', 'open', 'save game.json'],
		);
		expect(replies.map((r) => r.ok)).toEqual([false, true, true]);
		expect(existsSync(join(box.path, 'game.json'))).toBe(true);
	});

	test('control characters of names reach no terminal', async () => {
		const { out } = await playing([...game, '--names', 'A\u001b[2J,B'], ['scores', 'A\u001b[2J']);
		expect(out).toContain('[2J');
		expect(out).not.toContain('\u001b');
	});

	test.each([
		[['--seats', 'person,nobody'], 'CLI-FLAG-VALUE'],
		[['--with', 'nothing'], 'LINK-PACK-UNKNOWN'],
		[['missing.yaml'], 'CLI-PATH-MISSING'],
	])('%j is refused', async (words, code) => {
		const { exit, out } = await playing([...game, ...words, '--json'], []);
		expect(exit).toBe(2);
		expect(out).toContain(code);
	});
});
