import { escapeUnseen } from '@tilewright/schema';
import type { Progress } from './context.ts';

/** Where a bar can be drawn. */
export interface Terminal {
	readonly isTTY?: boolean | undefined;
	readonly columns?: number | undefined;
	write(text: string): unknown;
}

const silent: Progress = { report: () => {}, end: () => {} };
const cells = 24;

/** A bar on a terminal, redrawn ten times a second at most; anywhere else nothing. */
export function progressOn(terminal: Terminal, now: () => number = Date.now): Progress {
	if (terminal.isTTY !== true) return silent;
	let last = -Infinity;
	let shown = false;
	return {
		report: (what, done, total) => {
			if (now() - last < 100) return;
			last = now();
			shown = true;
			const part = total > 0 ? Math.min(1, done / total) : 0;
			const full = Math.round(part * cells);
			const bar = `${'█'.repeat(full)}${'░'.repeat(cells - full)}`;
			const line = escapeUnseen(`${bar} ${Math.floor(part * 100)} % ${what}`);
			terminal.write(`\r\x1b[K${line.slice(0, Math.max(20, (terminal.columns ?? 80) - 1))}`);
		},
		end: () => {
			if (shown) terminal.write('\r\x1b[K');
			shown = false;
			last = -Infinity;
		},
	};
}
