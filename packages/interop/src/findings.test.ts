import { diagnose, limits } from '@tilewright/schema';
import { expect, test } from 'vitest';
import { BoundedFindings } from './findings.ts';

test('findings that are not kept are not made', () => {
	let made = 0;
	const findings = new BoundedFindings('a', [diagnose('a', undefined, 'YAML-EMPTY', {})]);
	for (let i = 0; i < 4 * limits.diagnosticsPerFile; i++)
		findings.add(() => {
			made++;
			return diagnose('a', undefined, 'IMPORT-LEFT', { tile: String(i), what: 'it' });
		});
	expect(made).toBe(limits.diagnosticsPerFile - 1);
	const codes = findings.all().map((d) => d.code);
	expect(codes).toHaveLength(limits.diagnosticsPerFile + 1);
	expect(codes.at(-1)).toBe('FILE-MORE-FINDINGS');
});

test('few findings are all there', () => {
	const findings = new BoundedFindings('a');
	expect(findings.all()).toEqual([]);
	findings.add(() => diagnose('a', undefined, 'YAML-EMPTY', {}));
	expect(findings.all().map((d) => d.code)).toEqual(['YAML-EMPTY']);
});
