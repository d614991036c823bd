import { escapeUnseen } from '@tilewright/schema';
import type { Progress } from './context.ts';

export interface Terminal {
	readonly isTTY?: boolean | undefined;
	readonly columns?: number | undefined;
	write(text: string): unknown;
}

const silent: Progress = { report: () => {}, end: () => {} };
const cells = 24;

/** A bar on a terminal with the rate and the time that is left, redrawn ten times a second at most; anywhere else nothing. */
export function progressOn(terminal: Terminal, now: () => number = Date.now): Progress {
	if (terminal.isTTY !== true) return silent;
	let last = -Infinity;
	let shown = false;
	let pace = paceOf(now);
	return {
		report: (what, done, total) => {
			const found = pace(done, total);
			if (now() - last < 100) return;
			last = now();
			shown = true;
			const part = total > 0 ? Math.min(1, done / total) : 0;
			const full = Math.round(part * cells);
			const bar = `${'█'.repeat(full)}${'░'.repeat(cells - full)}`;
			const line = escapeUnseen(
				`${bar} ${Math.floor(part * 100)} % ${what}${found ? inWords(found) : ''}`,
			);
			terminal.write(`\r\x1b[K${line.slice(0, Math.max(20, (terminal.columns ?? 80) - 1))}`);
		},
		end: () => {
			if (shown) terminal.write('\r\x1b[K');
			shown = false;
			last = -Infinity;
			pace = paceOf(now);
		},
	};
}

/** No figure is shown before so many milliseconds of a piece of work: the first ones mislead. */
const quiet = 2000;

export interface Pace {
	readonly perSecond: number;
	readonly secondsLeft: number;
}

/** Returns the pace of work of which so much is done. Another total, or less done than before, begins another piece. */
export function paceOf(now: () => number): (done: number, total: number) => Pace | undefined {
	let began = { at: 0, done: Infinity, total: 0 };
	let before = 0;
	return (done, total) => {
		if (done < before || total !== began.total) began = { at: now(), done, total };
		before = done;
		const [spent, made] = [now() - began.at, done - began.done];
		if (spent < quiet || made <= 0) return undefined;
		const perSecond = (made * 1000) / spent;
		return { perSecond, secondsLeft: Math.max(0, total - done) / perSecond };
	};
}

function inWords({ perSecond, secondsLeft }: Pace): string {
	const rate = perSecond < 10 ? perSecond.toFixed(1) : String(Math.round(perSecond));
	const left = secondsLeft > 0 ? `, ${duration(secondsLeft)} left` : '';
	return `, ${rate} a second${left}`;
}

function duration(exact: number): string {
	const seconds = Math.ceil(exact);
	if (seconds < 100) return `${seconds} s`;
	const minutes = Math.round(seconds / 60);
	return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
