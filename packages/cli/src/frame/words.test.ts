import { pseudoTranslation, useTranslation } from '@tilewright/schema';
import { afterEach, expect, test } from 'vitest';
import { commands } from '../commands/index.ts';
import { buildProgram, commandNamed } from './program.ts';

afterEach(() => useTranslation(undefined));

test('no text of the help stays English in another language', () => {
	const english = buildProgram(commands, '0');
	useTranslation(pseudoTranslation);
	const pseudo = buildProgram(commands, '0');
	expect(pseudo.description()).toMatch(/^⟦/);
	for (const { name } of commands) {
		const [one, other] = [commandNamed(english, name), commandNamed(pseudo, name)];
		expect(other.description(), name).not.toBe(one.description());
		for (const [i, { description }] of one.options.entries())
			expect(other.options[i]!.description, `${name} ${description}`).toMatch(/⟦/);
		for (const [i, { description }] of one.registeredArguments.entries())
			expect(other.registeredArguments[i]!.description, `${name} ${description}`).toMatch(/⟦/);
	}
});

test('the help has the same commands, flags and arguments in every language', () => {
	const shape = (): unknown => {
		const program = buildProgram(commands, '0');
		return commands.map(({ name }) => {
			const command = commandNamed(program, name);
			return [name, command.usage(), command.options.map((o) => o.flags)];
		});
	};
	const english = shape();
	useTranslation(pseudoTranslation);
	expect(shape()).toEqual(english);
});
