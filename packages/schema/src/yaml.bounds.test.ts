import { describe, expect, test } from 'vitest';
import { limits } from './generated/limits.ts';
import { decodeSource } from './decode-source.ts';
import { sourceFile } from './source.ts';
import { parseYaml } from './yaml.ts';
import { codes, findings, inBoundedTime } from './testing.ts';

const { nesting, nodes } = limits;

const hostile: [name: string, text: string, code: string | undefined][] = [
	['braces 10 000 deep', '{a: '.repeat(10_000), 'YAML-NESTING'],
	['brackets 10 000 deep', '['.repeat(10_000) + ']'.repeat(10_000), 'YAML-NESTING'],
	['dashes 10 000 deep on a line', `${'- '.repeat(10_000)}a\nb`, 'YAML-NESTING'],
	['question marks 10 000 deep', `${'? '.repeat(10_000)}a\nb`, 'YAML-NESTING'],
	['keys indented ever deeper', steps(1000), 'YAML-NESTING'],
	['an alias bomb', bomb(), 'YAML-ANCHOR'],
	['very many keys', keys(nodes + 1), 'YAML-TOO-MANY-NODES'],
	['very many quotes', '"'.repeat(900_000), 'YAML-TOO-MANY-NODES'],
	['very many documents', '---\n'.repeat(200_000), 'YAML-DOCUMENTS'],
	['very many tags', '- !x\n'.repeat(150_000), 'EXPRESSION-TAG'],
	['very many comments', '#\n'.repeat(400_000), 'YAML-EMPTY'],
	['very many copies of one key', 'a: 1\n'.repeat(40_000), 'YAML-DUPLICATE-KEY'],
	['one very long word', 'x'.repeat(1_000_000), 'YAML-STRING-LONG'],
	['one very long key', `${'k'.repeat(1000)}: 1`, 'YAML-KEY-LONG'],
	['a key beyond what YAML allows', `${'k'.repeat(5000)}: 1`, 'YAML-KEY-LONG'],
	['one very long block', `a: |\n${' x\n'.repeat(300_000)}`, 'YAML-STRING-LONG'],
];

describe('hostile texts are answered in bounded time', () => {
	test.each(hostile)('%s', (_, text, code) => {
		expect(inBoundedTime(() => codes(text))[0]).toBe(code);
	});
});

test('YAML-NESTING names the limit and the place', () => {
	expect(findings(`${'- '.repeat(nesting)}x\n`)).toBe('');
	expect(findings(`${'- '.repeat(nesting + 1)}x\n`)).toContain(
		`f.yaml:1:${2 * nesting + 1} error YAML-NESTING: Mappings and lists are nested deeper than ${nesting} levels.`,
	);
});

test('braces count like indentation', () => {
	expect(codes(`a:\n  b:\n    ${'['.repeat(nesting - 2)}${']'.repeat(nesting - 2)}\n`)).toEqual([]);
	expect(codes(`a:\n  b:\n    ${'['.repeat(nesting - 1)}${']'.repeat(nesting - 1)}\n`)).toEqual([
		'YAML-NESTING',
	]);
});

test('a file of ordinary depth with many lines stays within bounds', () => {
	const text = Array.from(
		{ length: 3000 },
		(_, i) => `k${i}:\n  a: { b: [1, 2] }\n  c:\n  - d: 1\n`,
	);
	expect(codes(text.join(''))).toEqual([]);
});

test('FILE-MORE-FINDINGS: at most a hundred findings are shown', () => {
	const found = codes('- 1.5\n'.repeat(5000));
	expect(found).toHaveLength(limits.diagnosticsPerFile + 1);
	expect(findings('- 1.5\n'.repeat(5000))).toContain(
		'f.yaml:1:1 info FILE-MORE-FINDINGS: Only the first 100 findings of this file are shown.',
	);
});

test('FILE-TOO-LARGE: ten megabytes are not even decoded', () => {
	const { file, diagnostics } = decodeSource('big.yaml', new Uint8Array(10_000_000));
	expect(file).toBeUndefined();
	expect(diagnostics.map((d) => d.message)).toEqual([
		'The file has 10000000 bytes; at most 1048576 are read.',
	]);
});

test('YAML-UNREADABLE: a fault of the reader is a finding, not an exception', () => {
	const text = Object.assign(new String('a: 1'), {
		search: () => {
			throw new Error('fault');
		},
	}) as unknown as string;
	const doc = parseYaml({ ...sourceFile('f.yaml', 'a: 1'), text });
	expect(doc.diagnostics.map((d) => d.code)).toEqual(['YAML-UNREADABLE']);
	expect(doc.value).toBeUndefined();
});

function steps(depth: number): string {
	return Array.from({ length: depth }, (_, i) => `${' '.repeat(i)}a:`).join('\n');
}

function bomb(): string {
	const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
	for (let i = 1; i < 9; i++) {
		lines.push(`a${i}: &a${i} [${Array.from({ length: 9 }, () => `*a${i - 1}`).join(', ')}]`);
	}
	return lines.join('\n');
}

function keys(count: number): string {
	return Array.from({ length: count }, (_, i) => `k${i}:`).join('\n');
}

test('all places of one long text are found in bounded time', () => {
	for (const lines of ['a a a a\n  ', 'aa']) {
		const doc = parseYaml(sourceFile('f', `a: "${lines.repeat(1_000_000 / lines.length)}"\n`));
		const length = (doc.value as { a: string }).a.length;
		inBoundedTime(() => {
			for (let i = 0; i < length; i += 2) doc.offsetIn(['a'], i);
		});
	}
});
