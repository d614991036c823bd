import { expect, test } from 'vitest';
import { programOf } from '../support/base.ts';
import { compilerOf, workspaceOf } from '../support/packs.ts';
import { filesWithTestPacks } from '../support/test-packs.ts';
import { hashTrace } from './laws/inert.ts';

const script = { setUp: 0, tiles: 200, seed: 11, picks: [], dense: false };

test('a pack with all its elements off leaves no code behind', () => {
	const compile = compilerOf(workspaceOf(filesWithTestPacks()));
	const without = programOf(compile, {});
	const off = programOf(compile, { with: ['harbour'] });
	const ops = (p: typeof off): string[] => p.code.map((c) => c.op);
	expect(ops(off)).toEqual(ops(without));
	for (const part of [
		'kinds',
		'marks',
		'pieces',
		'zones',
		'spaces',
		'registers',
		'tiles',
		'limits',
		'triggers',
		'always',
		'actions',
		'streams',
		'elements',
	] as const)
		expect(off[part].length, part).toBe(without[part].length);
});

test.each(['boats', 'quays', 'winds'])('a pack of which %s are on is noticed', (element) => {
	const on = hashTrace(script, { with: ['harbour'], elements: { [element]: true } });
	expect(on).not.toEqual(hashTrace(script));
});
