import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestText } from '@tilewright/interpreter/state';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

const read = (name: string): string => readFileSync(join(box.path, name), 'utf8');
const simulated = ['simulate', '--json', '--game', 'carcassonne', '--games', '70', '--jobs', '1'];

test('a page is made again from a kept run, byte for byte, and no game is played for it', async () => {
	const words = [...simulated, '--checkpoint', 'run.jsonl', '--report'];
	expect((await call([...words, 'a.html'], { cwd: box.path })).exit).toBe(0);
	const again = await call([...words, 'b.html'], { cwd: box.path });
	expect((JSON.parse(again.out) as { played: number }).played).toBe(0);
	expect(read('b.html').replace('b.html', 'a.html')).toBe(read('a.html'));
	for (const heading of [
		'How games end',
		'Points over the game',
		'What each rule does',
		'on the board',
	])
		expect(read('a.html')).toContain(heading);
});

test('a run that was kept without a page gets one of what it measured', async () => {
	const kept = [...simulated, '--checkpoint', 'run.jsonl'];
	await call([...kept, '--quantities', 'turns'], { cwd: box.path });
	const { out } = await call([...kept, '--report', 'a.html'], { cwd: box.path });
	expect((JSON.parse(out) as { played: number }).played).toBe(0);
	expect(read('a.html')).toContain('a game has');
	expect(read('a.html')).not.toContain('Points over the game');
});

test('the games of a page are those that the run played', async () => {
	const { out } = await call([...simulated, '--report', 'a.html'], { cwd: box.path });
	const { quantities } = JSON.parse(out) as {
		quantities: { title: string; most: number; mostGame: number }[];
	};
	const best = quantities.find((q) => q.title === 'points: seat 1')!;
	const seed = 1 + best.mostGame;
	const item = read('a.html').split(`id="game-${seed}"`)[1]!;
	const [, data = ''] = /href="data:application\/json;charset=utf-8,([^"]+)"/.exec(item)!;
	box.put('game.json', decodeURIComponent(data));
	const replayed = await call(['replay', '--json', 'game.json', '--verify'], { cwd: box.path });
	expect((JSON.parse(replayed.out) as { ok: boolean; scores: number[] }).scores[0]).toBe(best.most);
	const one = [
		...simulated.slice(0, 4),
		'--games',
		'1',
		'--seed',
		String(seed),
		'--log',
		'one.json',
	];
	await call(one, { cwd: box.path });
	expect(read('one.json')).toBe(decodeURIComponent(data));
});

test('comparisons and sweeps have pages', async () => {
	const bots = [
		'--seats',
		'random,random',
		'--game',
		'carcassonne',
		'--games',
		'40',
		'--jobs',
		'1',
	];
	const a = ['--a', '--set fields.pointsPerCity=9'];
	await call(['compare', ...bots, ...a, '--report', 'compare.html'], { cwd: box.path });
	expect(read('compare.html')).toContain('--a &#39;--set fields.pointsPerCity=9&#39;');
	expect(read('compare.html')).toContain('Under A the rule “field cities” brings');
	for (const side of ['A', 'B'])
		expect(read('compare.html')).toMatch(
			new RegExp(`<svg[^>]*aria-label="${side}: half of all players end between`),
		);
	const vary = ['--vary', 'fields.pointsPerCity=1..3'];
	await call(['sweep', ...bots, ...vary, '--report', 'sweep.html'], { cwd: box.path });
	expect(read('sweep.html')).toMatch(/>[^<{}]* 3 [^<{}]*: On average player 2 ends with/);
	expect(read('sweep.html')).not.toContain('pointsPerCity = 3');
});

const course = /Under A a player has [^ ]+ .*at half time and .* at the end\. Under B a player has/;
const compared = [
	...['compare', '--json', '--game', 'carcassonne', '--seats', 'random,random', '--games', '80'],
	...['--a', '--set fields.pointsPerCity=9', '--jobs', '1', '--checkpoint', 'run.jsonl'],
];
const reported = async (...words: string[]): Promise<{ played: number; rows: unknown[] }> => {
	const { out, exit } = await call([...compared, ...words], { cwd: box.path });
	expect(exit, out).toBe(0);
	return JSON.parse(out) as { played: number; rows: unknown[] };
};

test('the page of a comparison has curves of points for both sides, also when it is made again', async () => {
	const first = await reported('--report', 'a.html');
	expect(read('a.html')).toMatch(course);
	const curve = (series: number): RegExp =>
		new RegExp(`<g class="s${series}"[^<]*><title>[AB]</title><path class="area"`);
	for (const series of [0, 1]) expect(read('a.html')).toMatch(curve(series));
	const again = await reported('--report', 'b.html');
	expect([again.played, again.rows]).toEqual([0, first.rows]);
	expect(read('b.html').replace('b.html', 'a.html')).toBe(read('a.html'));
});

test('a kept comparison without a course goes on, and its page has no curves', async () => {
	await reported('--report', 'a.html');
	const lines = read('run.jsonl').split('\n');
	// as a version before the course wrote it
	const header = JSON.parse(lines[0]!) as { quantities: string[]; digest?: string };
	header.quantities = header.quantities.filter((name) => name !== 'course');
	delete header.digest;
	const text = JSON.stringify(header).slice(0, -1);
	const kept = lines.slice(1, 3).map((line) => {
		const value = JSON.parse(line) as {
			digest?: string;
			result: { rows: [string, ...number[]][] };
		};
		delete value.digest;
		value.result.rows = value.result.rows.filter(([id]) => !id.startsWith('course '));
		return JSON.stringify(value).slice(0, -1);
	});
	const sealed = [text, ...kept].map((line) => `${line},"digest":"${digestText(line)}"}\n`);
	box.put('run.jsonl', sealed.join(''));
	const { played } = await reported('--report', 'b.html');
	expect(played).toBeGreaterThan(0);
	expect(played).toBeLessThan(80);
	expect(read('b.html')).not.toMatch(course);
	expect(read('b.html')).toContain('half of all players end between');
});

test('a page that could not be written is refused before the first game', async () => {
	box.put('there.html', 'mine');
	const refused = async (...words: string[]): Promise<string[]> =>
		codesOf(await call([...simulated, ...words], { cwd: box.path }));
	expect(await refused('--report', 'there.html')).toEqual(['CLI-OUT-EXISTS']);
	expect(read('there.html')).toBe('mine');
	expect(await refused('--report', 'page.pdf')).toEqual(['CLI-OUT-KIND']);
	expect(await refused('--report', 'no/folder.html')).toEqual(['CLI-OUT-UNWRITABLE']);
	expect(await refused('--force')).toEqual(['CLI-FLAG-ALONE']);
	expect(existsSync(join(box.path, 'page.pdf'))).toBe(false);
});
