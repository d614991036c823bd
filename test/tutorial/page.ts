import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { call } from '../../packages/cli/src/frame/testing.ts';

export interface Block {
	readonly language: string;
	readonly words: Readonly<Record<string, string>>;
	readonly text: string;
	readonly start: number;
	readonly end: number;
	readonly line: number;
}

function blocksOf(page: string): Block[] {
	return [...page.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)].map((m) => {
		const [language = '', ...words] = m[1]!.split(/\s+/);
		const start = m.index + m[0].indexOf('\n') + 1;
		return {
			language,
			words: Object.fromEntries(words.map((w) => [w.split('=')[0]!, w.split('=')[1] ?? ''])),
			text: m[2]!,
			start,
			end: start + m[2]!.length,
			line: page.slice(0, m.index).split('\n').length,
		};
	});
}

export type Step =
	| { readonly is: 'file'; readonly path: string; readonly text: string; readonly line: number }
	| {
			readonly is: 'commands';
			readonly lines: readonly string[];
			readonly exit: number;
			readonly expected: Block | undefined;
			readonly line: number;
	  };

/** The steps of a page. A `text` block right behind a `sh` block is what its commands say together. */
export function stepsOf(page: string): Step[] {
	const blocks = blocksOf(page);
	return blocks.flatMap((block, i): Step[] => {
		const { language, words, text, line } = block;
		if (language === 'yaml' && words['file'] !== undefined)
			return [{ is: 'file', path: words['file'], text, line }];
		if (language !== 'sh' || 'by-hand' in words) return [];
		const next = blocks[i + 1];
		const between = next === undefined ? '' : page.slice(block.end, next.start);
		const follows = next?.language === 'text' && /^```\s*```text\n$/.test(between);
		const lines = text.split('\n').filter((l) => l.trim() !== '' && !l.startsWith('#'));
		const exit = Number(words['exit'] ?? 0);
		return [{ is: 'commands', lines, exit, expected: follows ? next : undefined, line }];
	});
}

const ours = /^npx --no (?:-- )?tilewright (.*)$/;

/** Runs commands of a page in a folder, as the command line would; other programs than ours are not run. */
export async function run(
	lines: readonly string[],
	cwd: string,
): Promise<{ output: string; exit: number }> {
	let output = '';
	let exit = 0;
	for (const line of lines) {
		const words = ours.exec(line)?.[1]?.split(/\s+/);
		if (words === undefined) throw new Error(`a page runs only tilewright, not: ${line}`);
		const ending = await call(words, { cwd });
		output += ending.out + ending.err;
		exit = ending.exit;
	}
	return { output, exit };
}

export function write(folder: string, path: string, text: string): void {
	const at = join(folder, path);
	mkdirSync(dirname(at), { recursive: true });
	writeFileSync(at, text);
}

export function plain(output: string): string {
	return output
		.replace(/[\d.]+ s, [\d.]+ a second/g, '… s, … a second')
		.replace(/[ \t]+$/gm, '')
		.replace(/^\n+|\n+$/g, '');
}

/** Returns true when a page shows an output; `…` stands for anything in a line, a line of `…` alone for any lines. */
export function shows(expected: string, output: string): boolean {
	const pattern = plain(expected)
		.split('\n')
		.map((line) =>
			line === '…'
				? '(?:.*\n)*?.*'
				: line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*?'),
		)
		.join('\n');
	return new RegExp(`^${pattern}$`).test(plain(output));
}
