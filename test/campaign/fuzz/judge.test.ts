import { describe, expect, test } from 'vitest';
import type { Call } from '../../../packages/cli/src/frame/testing.ts';
import { causeOf, faultOfFinding, faultsOfCall, watchShared } from './judge.ts';

const good: Call = { exit: 0, out: '1 pack: 0 errors, 0 warnings\n', err: '' };
const finding = { code: 'YAML-EMPTY', message: 'The file declares nothing.' };
const json = (value: unknown, exit: Call['exit'] = 1): Call => ({
	exit,
	out: `${JSON.stringify(value)}\n`,
	err: '',
});
const causes = (outcome: Call, isJson = false): string[] =>
	faultsOfCall(outcome, isJson).map((f) => f.cause);

describe('the output of a call', () => {
	test('is good, or has findings with codes', () => {
		expect(causes(good)).toEqual([]);
		const found = `p/a.yaml:1:1 error YAML-EMPTY: ${finding.message}\n  1 | \tx\n    | \t^\n`;
		expect(causes({ exit: 1, out: found, err: '' })).toEqual([]);
		expect(causes(json({ diagnostics: [finding] }), true)).toEqual([]);
		expect(causes(json({ passed: 0, failed: 1, scenarios: [] }), true)).toEqual([]);
	});

	test.each<readonly [string, Call, boolean]>([
		['exit 70: CLI-INTERNAL', { exit: 70, out: '', err: 'error CLI-INTERNAL: x is y\n' }, false],
		['exit: the call ended with n', { exit: 130, out: 'error YAML-EMPTY', err: '' }, false],
		['stack', { ...good, out: 'Error: x\n    at y (/a/b.ts:1:2)\n' }, false],
		['long output', { ...good, out: 'x'.repeat(1_000_001) }, false],
		['control character in output: A-B', { ...good, out: 'error A-B: \u001b[2J\n' }, false],
		['control character in output: no code', { ...good, err: '\u009b31m' }, false],
		['uncoded', { exit: 1, out: 'something is wrong\n', err: '' }, false],
		['uncoded: no finding', json({ diagnostics: [] }), true],
		['uncoded: MADE-UP', json({ diagnostics: [{ code: 'MADE-UP', message: 'x' }] }), true],
		['empty message: YAML-EMPTY', json({ diagnostics: [{ ...finding, message: ' ' }] }), true],
		['no JSON in output', { ...good, out: '{"a": ' }, true],
	])('has the fault %s', (cause, outcome, isJson) => {
		const found = causes(outcome, isJson);
		expect(found.map((c) => c.slice(0, cause.length))).toEqual([cause]);
	});
});

test('a message with words of the program is a fault', () => {
	for (const word of ['undefined', '[object Object]', 'NaN', '(a) => a'])
		expect(faultOfFinding({ ...finding, message: `There is ${word}.` })).toHaveLength(1);
	expect(faultOfFinding(finding)).toEqual([]);
});

test('causes are alike where only names, places and numbers differ', () => {
	expect(causeOf('x', 'no "a" at /b/c.ts:12')).toBe(causeOf('x', 'no "dd" at /e.ts:7'));
	expect(causeOf('x', 'no a')).not.toBe(causeOf('x', 'no b'));
	expect(causeOf('x', '\u001b[2J'.repeat(100)).length).toBeLessThanOrEqual(120);
});

test('a change of what all objects share is reported once', () => {
	const changes = watchShared();
	expect(changes()).toEqual([]);
	Object.defineProperty(Map.prototype, 'planted', { value: 1, configurable: true });
	try {
		expect(changes()).toEqual([{ cause: 'prototype pollution: Map', message: 'Map has planted' }]);
		expect(changes()).toEqual([]);
	} finally {
		Reflect.deleteProperty(Map.prototype, 'planted');
	}
});
