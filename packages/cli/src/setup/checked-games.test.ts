import { expect, test } from 'vitest';
import { differs } from './checked-games.ts';

test('a game that differs is a finding with its seed, its word and both values', () => {
	const { diagnostics, exit } = differs({ seed: 7, what: 'score 1', code: 30, closures: 31 });
	expect(exit).toBe(1);
	expect(diagnostics.map((d) => d.code)).toEqual(['CLI-CHECK-DIFFERS']);
	expect(diagnostics[0]!.message).toContain('seed 7');
	expect(diagnostics[0]!.message).toContain('score 1 is 30 in code and 31 by closures');
});
