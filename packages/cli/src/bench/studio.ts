import { largest } from '@tilewright/schema';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../frame/context.ts';
import { repository } from '../frame/package-folder.ts';
import { Interrupted, lacking } from '../frame/refusal.ts';
import { budgetWords, lackingWords } from '../texts/bench.ts';

/** The maxima for the studio; times in milliseconds, sizes in thousands of bytes gzipped. */
export const budgets = {
	load: 250,
	edit: 200,
	compile: 50,
	task: 100,
	frame: 17,
} as const;

export interface StudioFigures {
	readonly load: { readonly usableKb: number; readonly wholeKb: number };
	readonly edit: {
		readonly edits: number;
		readonly medianMs: number;
		readonly p95Ms: number;
		readonly compileMedianMs: number;
		readonly swapMedianMs: number;
	};
	readonly frames: { readonly medianMs: number; readonly p95Ms: number; readonly frames: number };
	readonly taskMs: Readonly<Record<string, number>>;
}

export interface Row {
	readonly what: string;
	readonly found: number;
	readonly budget: number;
	readonly ok: boolean;
}

export function rowsOf({ load, edit, frames, taskMs }: StudioFigures): Row[] {
	// while the page itself comes up there is nothing to keep waiting
	const tasks = Object.entries(taskMs).filter(([phase]) => phase !== 'load');
	const found = [
		load.usableKb,
		edit.medianMs,
		edit.compileMedianMs,
		largest(
			tasks.map(([, ms]) => ms),
			0,
		),
		frames.medianMs,
	];
	return Object.entries(budgets).map(([what, budget], i) => ({
		what: budgetWords[what as keyof typeof budgets],
		found: found[i]!,
		budget,
		ok: found[i]! <= budget,
	}));
}

const studio = join(repository, 'apps', 'studio');

export async function measureStudio(
	context: Context,
	edits: number,
	folder: string = studio,
): Promise<StudioFigures> {
	const script = join(folder, 'e2e', 'bench.mjs');
	if (!existsSync(script)) throw lacking(lackingWords.studio, lackingWords.ofRepository);
	if (!existsSync(join(folder, 'build')))
		throw lacking(lackingWords.builtStudio, lackingWords.howBuilt);
	const child = spawn(process.execPath, [script, '--edits', String(edits)], {
		stdio: ['ignore', 'pipe', 'pipe'],
		signal: context.signal,
	});
	let output = '';
	let errorOutput = '';
	child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
	child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
	const code = await new Promise<number | null>((resolve, reject) => {
		child.on('error', reject);
		child.on('close', resolve);
	}).catch((error: unknown) => {
		if (context.signal?.aborted) throw new Interrupted();
		throw error;
	});
	if (code !== 0) {
		const why =
			errorOutput
				.trim()
				.split('\n')
				.find((l) => /error/i.test(l)) ?? lackingWords.ended(String(code));
		throw lacking(lackingWords.studioFigures, lackingWords.browserFailed(why));
	}
	return JSON.parse(output) as StudioFigures;
}
