import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../support/packs.ts';
import { type Block, plain, run, shows, stepsOf, write } from './page.ts';

/** With this set, what the commands say is written into the pages instead of being compared. */
const renews = process.env['TILEWRIGHT_RENEW'] === '1';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-tutorial-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function follow(name: string, cwd: string): Promise<{ files: number; commands: number }> {
	const path = join(root, name);
	const page = readFileSync(path, 'utf8');
	const news: { block: Block; text: string }[] = [];
	const done = { files: 0, commands: 0 };
	for (const step of stepsOf(page)) {
		const where = `${name}:${step.line}`;
		if (step.is === 'file') {
			write(cwd, step.path, step.text);
			done.files++;
			continue;
		}
		const { output, exit } = await run(step.lines, cwd);
		expect(exit, `${where}\n${output}`).toBe(step.exit);
		done.commands += step.lines.length;
		if (step.expected === undefined) continue;
		if (shows(step.expected.text, output)) continue;
		if (renews) news.push({ block: step.expected, text: `${plain(output)}\n` });
		else expect(plain(output), where).toBe(plain(step.expected.text));
	}
	if (news.length > 0) writeFileSync(path, renewed(page, news));
	return done;
}

function renewed(page: string, news: readonly { block: Block; text: string }[]): string {
	let out = '';
	let at = 0;
	for (const { block, text } of news) {
		out += page.slice(at, block.start) + text;
		at = block.end;
	}
	return out + page.slice(at);
}

test('the tutorial can be followed to the letter (figures are renewed with TILEWRIGHT_RENEW=1)', async () => {
	const done = await follow('docs/tutorial.md', folder);
	expect(done.files).toBeGreaterThan(8);
	expect(done.commands).toBeGreaterThan(10);
});

test('an expansion meets four strangers as its page says', async () => {
	const cwd = join(folder, 'expansions');
	mkdirSync(cwd);
	const done = await follow('docs/expansions.md', cwd);
	expect(done.files).toBeGreaterThan(8);
	expect(done.commands).toBeGreaterThan(5);
});

test('the tour of the README shows what the commands say', async () => {
	const { commands } = await follow('README.md', root);
	expect(commands).toBeGreaterThan(3);
});
