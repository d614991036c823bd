import { describe, expect, test } from 'vitest';
import { inFolder, putPack } from './kit.ts';
import { findings, run } from './run.ts';
import { text } from './cases/text.ts';

const tables = { text };

test('the small pack has no findings', () =>
	inFolder(async (folder) => {
		putPack(folder);
		const { exit, found } = await findings(folder, ['check', 'hut']);
		expect({ exit, found }).toEqual({ exit: 0, found: [] });
	}));

describe.each(Object.entries(tables))('%s', (_, cases) => {
	test.each(cases.map((c) => [c.code, c.says, c] as const))('%s: %s', (_code, _says, one) =>
		run(one),
	);
});
