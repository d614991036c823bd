import { expect } from 'vitest';
import { call } from '../../packages/cli/src/frame/testing.ts';
import { maxSeconds } from '../../packages/schema/src/testing.ts';
import { type Case, type Finding, contents, inFolder, putPack } from './kit.ts';

export type { Finding };

/** Demands of all output, whatever the input: no stack trace, no fault of the program, and a bounded length. */
export function calm(result: { exit: number; out: string; err: string }): void {
	const text = result.out + result.err;
	expect(text).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
	expect(text).not.toContain('CLI-INTERNAL');
	expect(text.length).toBeLessThan(1_000_000);
	expect(result.exit).not.toBe(70);
}

export async function findings(
	folder: string,
	words: readonly string[],
): Promise<{ exit: number; found: Finding[]; json: unknown }> {
	const before = contents(folder);
	const begin = process.cpuUsage();
	const result = await call([words[0]!, '--json', ...words.slice(1)], { cwd: folder });
	const { user, system } = process.cpuUsage(begin);
	expect((user + system) / 1e6).toBeLessThan(maxSeconds);
	expect(contents(folder)).toEqual(before);
	calm(result);
	expect(result.err).toBe('');
	const json = JSON.parse(result.out) as { diagnostics?: Finding[] };
	return { exit: result.exit, found: json.diagnostics ?? [], json };
}

export async function run(one: Case): Promise<void> {
	await inFolder(async (folder) => {
		const marked = putPack(folder, one.files);
		const { exit, found } = await findings(folder, ['check', 'hut']);
		const severity = one.severity ?? 'error';
		const { line = 1, column = 1, file = '' } = marked ?? one.at ?? {};
		const there = found.filter((d) => d.code === one.code);
		const findingTexts = found.map(
			(d) => `${d.file}:${d.line}:${d.column} ${d.code} ${d.message} ${d.hint ?? ''}`,
		);
		expect(
			there.map((d) => `${d.file}:${d.line}:${d.column} ${d.severity}`),
			findingTexts.join('\n'),
		).toContain(`${file}:${line}:${column} ${severity}`);
		if (one.among === undefined)
			expect([...new Set(found.map((d) => d.code))], findingTexts.join('\n')).toEqual([one.code]);
		const d = there.find((t) => t.file === file && t.line === line && t.column === column)!;
		if (one.hint !== undefined) expect(d.hint).toMatch(new RegExp(one.hint));
		if (one.message !== undefined) expect(d.message).toMatch(new RegExp(one.message));
		expect(exit).toBe(found.some((f) => f.severity === 'error') ? 1 : 0);
	});
}
