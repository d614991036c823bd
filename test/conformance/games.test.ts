import { verifyLog } from '@tilewright/interpreter';
import { describe, expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { conformanceLogs } from './logs.ts';

const logs = await conformanceLogs();
const compile = compilerOf(shippedWorkspace());

describe('recorded games', () => {
	test('are eleven', () => expect(logs.size).toBe(11));

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
