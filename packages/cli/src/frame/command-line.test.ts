import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlagSpec } from './command.ts';
import { commandLine } from './command-line.ts';

const specs: readonly FlagSpec[] = [
	{ flags: '--game <id>', says: '' },
	{ flags: '--with <packs>', says: '' },
	{ flags: '--set <name=value>', says: '' },
	{ flags: '--vary <name=values>', says: '' },
	{ flags: '--force', says: '' },
	{ flags: '--report <file>', says: '' },
];

test('flags become the words that they came from', () => {
	const flags = {
		game: 'a',
		with: ['b', 'c'],
		set: new Map([['d.e', '2']]),
		vary: [{ name: 'f', values: ['1', '2'] }],
		force: true,
		report: 'x.html',
	};
	expect(commandLine('sweep', specs, flags, ['report'])).toBe(
		'tilewright sweep --game a --with b,c --set d.e=2 --vary f=1,2 --force',
	);
	expect(commandLine('sweep', specs, { force: false })).toBe('tilewright sweep');
});

test('a shell reads every value as it was', () => {
	fc.assert(
		fc.property(
			fc.string({ minLength: 1 }).filter((s) => !s.includes('\0')),
			(value) => {
				const line = commandLine('x', specs, { game: value });
				const shown = line.replace('tilewright x --game', 'printf %s');
				expect(execFileSync('/bin/sh', ['-c', shown], { encoding: 'utf8' })).toBe(value);
			},
		),
		{ numRuns: 30 },
	);
});
