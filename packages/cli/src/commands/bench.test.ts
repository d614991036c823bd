import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSetting } from '../bench/setting.ts';
import { launched } from '../bench/testing.ts';
import { call, codesOf } from '../frame/testing.ts';
import { Refusal } from '../frame/refusal.ts';

// both sides proved and measured: bench.verify.ts

test('an engine that plays another game is refused before any time is measured', async () => {
	const words = ['bench', '--json', '--copies', '0', '--data'];
	const { sandbox } = await import('../testing.ts');
	const box = sandbox();
	try {
		box.copy('carcassonne/base', 'base');
		box.edit('base/rules.yaml', /(road:[\s\S]*?each: )1/, '$12');
		const result = await launched([...words, 'base'], box.path);
		expect({ exit: result.exit, codes: codesOf(result) }).toEqual({
			exit: 1,
			codes: ['BENCH-MEANS'],
		});
	} finally {
		box.remove();
	}
});

test('fewer than seven rounds are misuse, and without the repository something is lacking', async () => {
	const few = await call(['bench', '--json', '--rounds', '3']);
	expect({ exit: few.exit, codes: codesOf(few) }).toEqual({ exit: 2, codes: ['CLI-NUMBER'] });
	const empty = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
	try {
		readSetting(empty);
		expect.unreachable();
	} catch (error) {
		expect(error as Refusal).toMatchObject({ exit: 3, diagnostics: [{ code: 'CLI-LACKS' }] });
	} finally {
		rmSync(empty, { recursive: true });
	}
});
