import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { programOf } from '../support/base.ts';
import { compilerOf, editedFiles, workspaceOf } from '../support/packs.ts';
import { filesWithTestPacks } from '../support/test-packs.ts';
import { setUps } from './script.ts';
import { shuffledFiles } from './shuffle.ts';

const files = filesWithTestPacks();
const compile = compilerOf(workspaceOf(files));

describe('the order of declarations and files', () => {
	test('leaves the digest of the program', () => {
		const orders = fc.record({ salt: fc.nat(), setUp: fc.nat(setUps.length - 1) });
		fc.assert(
			fc.property(orders, ({ salt, setUp }) => {
				const other = programOf(compilerOf(workspaceOf(shuffledFiles(files, salt))), setUps[setUp]);
				const program = programOf(compile, setUps[setUp]);
				expect(other.hash).toBe(program.hash);
			}),
			{ numRuns: 24, seed: 7 },
		);
	});

	test('really is another', () => {
		const names = (salt: number): string[] => shuffledFiles(files, salt).map((f) => f.path);
		expect(names(1)).not.toEqual(names(2));
		const text = (salt: number): string =>
			shuffledFiles(files, salt)
				.map((f) => new TextDecoder().decode(f.bytes))
				.join('');
		expect(text(1)).not.toBe(text(2));
	});

	test('a changed number changes the digest', () => {
		const changed = editedFiles(
			'data/carcassonne/base/rules.yaml',
			['line: cities\n', 'line: citiez\n'],
			['count: tiles, each: 1 }', 'count: tiles, each: 2 }'],
		);
		const other = programOf(compilerOf(workspaceOf(changed)), {});
		expect(other.hash).not.toBe(programOf(compile, {}).hash);
	});
});
