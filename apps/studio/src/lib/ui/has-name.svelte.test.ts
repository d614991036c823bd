import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hasName } from './has-name.ts';

afterEach(() => document.body.replaceChildren());

function field(value: string): HTMLInputElement {
	const input = document.createElement('input');
	input.value = value;
	document.body.append(input);
	return input;
}

test.each(['', '  '])(
	'a field with the name %j says what is missing, until one types',
	async (value) => {
		const input = field(value);
		expect(hasName(input)).toBe(false);
		expect(document.activeElement).toBe(input);
		expect(input.validationMessage).toBe('Give it a name first.');
		await userEvent.keyboard('a');
		expect(input.validationMessage).toBe('');
		expect(hasName(input)).toBe(true);
	},
);

test('a field that is left holds no other form up', () => {
	const input = field('');
	hasName(input);
	input.blur();
	expect(input.checkValidity()).toBe(true);
});
