import { verifyLog } from '@tilewright/interpreter';
import { describe, expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { conformanceLogs, families, familyOf } from './logs.ts';

const compile = compilerOf(shippedWorkspace());
const kept = new Map(
	await Promise.all(families().map(async (f) => [f, await conformanceLogs(f)] as const)),
);

test('the recorded games of the base game are eleven', () =>
	expect(kept.get('base')?.size).toBe(11));

describe.each([...kept])('recorded games: %s', (family, logs) => {
	test('there are some, and all belong here', () => {
		expect(logs.size).toBeGreaterThan(0);
		for (const name of logs.keys()) expect(familyOf(name)).toBe(family);
	});

	test.each([...logs])('%s is replayed option for option', (_, log) => {
		const decisions = log.steps.filter((s) => 'seat' in s);
		expect(decisions.length).toBeGreaterThan(80);
		for (const step of decisions) expect(step.digest).toMatch(/^[0-9a-f]{16}$/);
		const verified = verifyLog(log, compile);
		expect(verified.divergence).toBeUndefined();
		expect(verified.diagnostics).toEqual([]);
		expect(verified.steps).toBe(log.steps.length);
		expect(verified.game?.over).toBe(true);
		expect(verified.scores).toEqual(log.end?.scores);
	});
});
