import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/packs.ts';

const path = join(root, 'docs/library.md');
const page = readFileSync(path, 'utf8');
const [, program = '', printed = ''] =
	/```ts file=play\.ts\n([\s\S]*?)```[\s\S]*?```text\n([\s\S]*?)```/.exec(page) ?? [];

test('the program of the page runs and prints what the page shows (renewed with TILEWRIGHT_RENEW=1)', () => {
	const args = [
		'--input-type=module-typescript',
		'--conditions=@tilewright/source',
		'--no-warnings',
	];
	// names of packages are found from here
	const cwd = join(root, 'test');
	const output = execFileSync(
		process.execPath,
		[...args, '--eval', program, '--', join(root, 'data')],
		{
			cwd,
			encoding: 'utf8',
		},
	);
	expect(output).toContain('resumed true');
	if (process.env['TILEWRIGHT_RENEW'] === '1')
		writeFileSync(
			path,
			page.replace(`\`\`\`text\n${printed}\`\`\``, `\`\`\`text\n${output}\`\`\``),
		);
	else expect(output).toBe(printed);
});

test('the program stays short', () => {
	const lines = program.split('\n').filter((l) => l.trim() !== '' && !l.trim().startsWith('//'));
	expect(lines.length).toBeLessThanOrEqual(50);
});
