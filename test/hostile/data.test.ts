import { describe, expect, test } from 'vitest';
import { expressions } from './cases/expressions.ts';
import { names } from './cases/names.ts';
import { rules } from './cases/rules.ts';
import { shape } from './cases/shape.ts';
import { size } from './cases/size.ts';
import { text } from './cases/text.ts';
import { tiles } from './cases/tiles.ts';
import { partOf } from '../support/part.ts';
import { inFolder, put, putPack } from './kit.ts';
import { pack } from './pack.ts';
import { findings, run } from './run.ts';

const tables = { text, shape, names, expressions, tiles, rules, size };

test('the small pack has no findings', () =>
	inFolder(async (folder) => {
		putPack(folder);
		const { exit, found } = await findings(folder, ['check', 'hut']);
		expect({ exit, found }).toEqual({ exit: 0, found: [] });
	}));

test('lines that end in CR LF are read as any others, and counted right', () =>
	inFolder(async (folder) => {
		const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
		putPack(folder, Object.fromEntries(Object.entries(pack).map(([f, t]) => [f, crlf(t)])));
		expect((await findings(folder, ['check', 'hut'])).found).toEqual([]);
		put(folder, 'hut/rules.yaml', crlf(pack['rules.yaml']!.replace('count: lamp', 'count: lamps')));
		const { found } = await findings(folder, ['check', 'hut']);
		expect(found).toMatchObject([{ code: 'TYPE-UNKNOWN-NAME', line: 13, column: 23 }]);
	}));

describe.each(Object.entries(tables))('%s', (_, cases) => {
	test.each(partOf(cases, 4).map((c) => [c.code, c.says, c] as const))(
		'%s: %s',
		(_code, _says, one) => run(one),
	);
});

test('the cases show more than a hundred codes of refusal', () => {
	const codes = new Set(Object.values(tables).flatMap((cases) => cases.map((c) => c.code)));
	expect(codes.size).toBeGreaterThan(100);
});
