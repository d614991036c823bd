import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planOutput } from './output.ts';
import { Refusal } from './refusal.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tilewright-output-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function codeOf(work: () => unknown): string {
	try {
		work();
	} catch (error) {
		if (error instanceof Refusal) return error.diagnostics[0]!.code;
		throw error;
	}
	return 'none';
}

test('nothing stands on disk before the whole file does', () => {
	const output = planOutput(folder, 'a.json', false);
	expect(readdirSync(folder)).toEqual([]);
	output.write('{}');
	expect(readdirSync(folder)).toEqual(['a.json']);
	expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('{}');
});

test('what exists is replaced only by force, also when it came in the meantime', () => {
	writeFileSync(join(folder, 'a.json'), 'old');
	expect(codeOf(() => planOutput(folder, 'a.json', false))).toBe('CLI-OUT-EXISTS');
	planOutput(folder, 'a.json', true).write('new');
	expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('new');
	const late = planOutput(folder, 'b.json', false);
	writeFileSync(join(folder, 'b.json'), 'theirs');
	expect(codeOf(() => late.write('ours'))).toBe('CLI-OUT-EXISTS');
	expect(readFileSync(join(folder, 'b.json'), 'utf8')).toBe('theirs');
	expect(readdirSync(folder).sort()).toEqual(['a.json', 'b.json']);
});

test.each([
	['missing/a.json', 'CLI-OUT-UNWRITABLE'],
	['folder', 'CLI-OUT-UNWRITABLE'],
	['file/a.json', 'CLI-OUT-UNWRITABLE'],
	[`${'x'.repeat(300)}.json`, 'CLI-OUT-UNWRITABLE'],
	['/dev/null', 'CLI-OUT-UNWRITABLE'],
])('%s is refused before any work', (path, code) => {
	mkdirSync(join(folder, 'folder'));
	writeFileSync(join(folder, 'file'), '');
	expect(codeOf(() => planOutput(folder, path, true))).toBe(code);
	expect(existsSync('/dev/null')).toBe(true);
});

test('a link to a file keeps being a link', () => {
	writeFileSync(join(folder, 'real.json'), 'old');
	symlinkSync('real.json', join(folder, 'link.json'));
	planOutput(folder, 'link.json', true).write('new');
	expect(readFileSync(join(folder, 'real.json'), 'utf8')).toBe('new');
});
