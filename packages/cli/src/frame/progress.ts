import { escapeUnseen } from '@tilewright/schema';
import type { Progress } from './context.ts';

/** The output that a bar is drawn on. */
export interface Terminal {
	readonly isTTY?: boolean | undefined;
	readonly columns?: number | undefined;
	write(text: string): unknown;
}

const silent: Progress = { report: () => {}, end: () => {} };
const cells = 24;

/** A bar on a terminal with the time that is left, redrawn ten times a second at most; anywhere else nothing. */
export function progressOn(terminal: Terminal, now: () => number = Date.now): Progress {
	if (terminal.isTTY !== true) return silent;
	let last = -Infinity;
	let shown = false;
	let left = timeLeft(now);
	return {
		report: (what, done, total) => {
			const rest = left(done, total);
			if (now() - last < 100) return;
			last = now();
			shown = true;
			const part = total > 0 ? Math.min(1, done / total) : 0;
			const full = Math.round(part * cells);
			const bar = `${'█'.repeat(full)}${'░'.repeat(cells - full)}`;
			const line = escapeUnseen(`${bar} ${Math.floor(part * 100)} % ${what}${rest}`);
			terminal.write(`\r\x1b[K${line.slice(0, Math.max(20, (terminal.columns ?? 80) - 1))}`);
		},
		end: () => {
			if (shown) terminal.write('\r\x1b[K');
			shown = false;
			last = -Infinity;
			left = timeLeft(now);
		},
	};
}

/** No time is told before so many milliseconds of a piece of work: the first figures mislead. */
const quiet = 2000;

/** Tells how long a piece of work will still take at its present rate. Another total, or less done than before, begins another piece. */
function timeLeft(now: () => number): (done: number, total: number) => string {
	let began = { at: 0, done: Infinity, total: 0 };
	let before = 0;
	return (done, total) => {
		if (done < before || total !== began.total) began = { at: now(), done, total };
		before = done;
		const [spent, made] = [now() - began.at, done - began.done];
		if (spent < quiet || made <= 0 || done >= total) return '';
		return `, ${duration((spent / made) * (total - done))} left`;
	};
}

function duration(milliseconds: number): string {
	const seconds = Math.ceil(milliseconds / 1000);
	if (seconds < 100) return `${seconds} s`;
	const minutes = Math.round(seconds / 60);
	return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
