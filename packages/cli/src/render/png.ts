import { fork } from 'node:child_process';
import { diagnose, limits } from '@tilewright/schema';
import { Exit } from '../frame/exit.ts';
import { Interrupted, Refusal, lacking } from '../frame/refusal.ts';
import type { PngReport, PngTask } from './png-messages.ts';
import { fileReasons } from '../texts/batches.ts';
import { lackingWords } from '../texts/bench.ts';

export interface PngOptions {
	/** Pixels. */
	readonly width: number;
	readonly signal: AbortSignal;
	readonly budget?: { readonly seconds: number; readonly bytes: number };
}

const name = `./png-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`;

/**
 * A drawing as PNG. A process of its own makes it, and is killed when it takes too much time or memory, or when the signal comes.
 * Throws a `Refusal` with CLI-RENDER-PIXELS, -TIME, -MEMORY or -FAILED, or CLI-LACKS where the drawing library has no build for
 * this machine; `Interrupted` after the signal.
 */
export async function pngOf(svg: string, options: PngOptions): Promise<Uint8Array> {
	const { width, signal } = options;
	const budget = options.budget ?? { seconds: limits.renderSeconds, bytes: limits.renderBytes };
	const height = heightFor(svg, width);
	if (width * height > limits.renderPixels)
		throw new Refusal(
			[diagnose('', undefined, 'CLI-RENDER-PIXELS', { width, height, max: limits.renderPixels })],
			Exit.findings,
		);
	const ending = await inProcess({ svg, width, bytes: budget.bytes }, budget.seconds, signal);
	if (signal.aborted) throw new Interrupted();
	switch (ending.is) {
		case 'png':
			return ending.png;
		case 'lacking':
			throw lacking(lackingWords.png, lackingWords.svgInstead);
		case 'failed':
			throw new Refusal(
				[diagnose('', undefined, 'CLI-RENDER-FAILED', { why: ending.why })],
				Exit.findings,
			);
		case 'time':
			throw new Refusal(
				[diagnose('', undefined, 'CLI-RENDER-TIME', { seconds: budget.seconds })],
				Exit.findings,
			);
		case 'memory': {
			const megabytes = Math.round(budget.bytes / 2 ** 20);
			throw new Refusal(
				[diagnose('', undefined, 'CLI-RENDER-MEMORY', { megabytes })],
				Exit.findings,
			);
		}
	}
}

/** The height in pixels that goes with a width, by the size the drawing gives itself. */
function heightFor(svg: string, width: number): number {
	const [, w = '1', h = '1'] = / width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
	return Math.ceil((width * Number(h)) / Number(w));
}

type Ending = PngReport | { readonly is: 'time' };

function inProcess(task: PngTask, seconds: number, signal: AbortSignal): Promise<Ending> {
	const child = fork(new URL(name, import.meta.url), {
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
		execArgv: [],
	});
	return new Promise((resolve, reject) => {
		let ending: Ending | undefined;
		const end = (as: Ending): void => {
			ending ??= as;
			child.kill('SIGKILL');
		};
		const stop = (): void => end({ is: 'failed', why: fileReasons.interrupted });
		const timer = setTimeout(() => end({ is: 'time' }), seconds * 1000);
		signal.addEventListener('abort', stop, { once: true });
		if (signal.aborted) stop();
		child.on('message', end);
		child.on('error', reject);
		child.on('exit', (code, by) => {
			clearTimeout(timer);
			signal.removeEventListener('abort', stop);
			resolve(ending ?? endingOf(code, by));
		});
		// a process that is gone already says so by its exit
		child.send(task, () => undefined);
	});
}

/** A process that ends without a report: the library gave up for want of memory, or the system took it away for that. */
function endingOf(code: number | null, by: NodeJS.Signals | null): Ending {
	if (by === 'SIGABRT' || by === 'SIGKILL') return { is: 'memory' };
	return { is: 'failed', why: fileReasons.drawingFailed(by ?? String(code)) };
}
