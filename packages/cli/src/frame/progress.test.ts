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
