import { expect, test } from 'vitest';
import { progressOn } from './progress.ts';

function terminal(isTTY: boolean): {
	isTTY: boolean;
	columns: number;
	text: string;
	write(t: string): void;
} {
	return {
		isTTY,
		columns: 60,
		text: '',
		write(t) {
			this.text += t;
		},
	};
}

test('a bar on a terminal, ten times a second at most, taken away at the end', () => {
	const screen = terminal(true);
	let now = 0;
	const progress = progressOn(screen, () => now);
	progress.report('games', 1, 4);
	progress.report('games', 2, 4);
	expect(screen.text).toBe('\r\x1b[K██████░░░░░░░░░░░░░░░░░░ 25 % games');
	now = 200;
	progress.report(`games ${'x'.repeat(100)}`, 4, 4);
	const last = screen.text.split('\x1b[K').at(-1)!;
	expect(last).toContain('100 %');
	expect(last.length).toBeLessThan(60);
	progress.end();
	expect(screen.text.endsWith('\r\x1b[K')).toBe(true);
});

test('nothing where nobody watches', () => {
	const file = terminal(false);
	const progress = progressOn(file);
	progress.report('games', 1, 4);
	progress.end();
	expect(file.text).toBe('');
});

test('the rate and the time that is left count from the moment the piece of work began', () => {
	const screen = { ...terminal(true), columns: 200 };
	let now = 0;
	const progress = progressOn(screen, () => now);
	const line = (seconds: number, done: number, total: number): string => {
		now = seconds * 1000;
		screen.text = '';
		progress.report('games', done, total);
		return screen.text.slice(screen.text.indexOf('%') + 2);
	};
	expect(line(1, 500, 1000)).toBe('games');
	expect(line(2, 510, 1000)).toBe('games');
	expect(line(6, 600, 1000)).toBe('games, 20 a second, 20 s left');
	expect(line(26, 1000, 1000)).toBe('games, 20 a second');
	expect(line(27, 0, 600_000)).toBe('games');
	expect(line(37, 100, 600_000)).toBe('games, 10 a second, 17 h left');
	expect(line(47, 10_000, 600_000)).toBe('games, 500 a second, 20 min left');
	expect(line(57, 3, 600_000)).toBe('games');
});
