import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { BlankView } from '@tilewright/workbench';
import Sentence from './Sentence.svelte';

const blank: BlankView = {
	...{ is: 'number', label: '2', text: 'a >= 2', start: 5, end: 6, choices: [] },
	path: ['when'],
};

function shown() {
	const filled: string[] = [];
	const parts = ['it has at least ', blank, ' tiles'];
	const onfill = (_: BlankView, text: string) => void filled.push(text);
	return { screen: render(Sentence, { props: { parts, busy: false, onfill } }), filled };
}

test.each(['0.5', '', '2.75'])(
	'“%s” is refused beside the blank, which shows what holds',
	async (typed) => {
		const { screen, filled } = shown();
		const input = (await screen).getByRole('spinbutton');
		await input.fill(typed);
		await userEvent.keyboard('{Tab}');
		await expect.element((await screen).getByRole('alert')).toBeVisible();
		await expect.element(input).toHaveAccessibleDescription(/whole numbers/);
		expect(filled).toEqual([]);
		await expect.element(input).toHaveValue(2);
	},
);

test('a whole number fills the blank and takes the refusal away', async () => {
	const { screen, filled } = shown();
	const input = (await screen).getByRole('spinbutton');
	await input.fill('1.5');
	await userEvent.keyboard('{Tab}');
	await input.fill('3');
	await userEvent.keyboard('{Tab}');
	expect(filled).toEqual(['a >= 3']);
	expect((await screen).getByRole('alert').query()).toBeNull();
});

test('the refusal goes when the rule is changed elsewhere', async () => {
	const { screen } = shown();
	const input = (await screen).getByRole('spinbutton');
	await input.fill('1.5');
	await userEvent.keyboard('{Tab}');
	await expect.element((await screen).getByRole('alert')).toBeVisible();
	await (await screen).rerender({ parts: ['it has at least ', { ...blank }, ' tiles'] });
	expect((await screen).getByRole('alert').query()).toBeNull();
});

test('beside the refusal stands a button for half of it, where a half can be', async () => {
	const asked: unknown[] = [];
	const half = { onhalf: (...of: unknown[]) => void asked.push(of), labelOfHalf: () => 'Half' };
	const parts = ['it pays ', blank, ' if it is not complete, otherwise 2'];
	const props = { parts, busy: false, onfill: () => undefined, ...half };
	const screen = await render(Sentence, { props });
	await screen.getByRole('spinbutton').fill('0.5');
	await userEvent.keyboard('{Tab}');
	await screen.getByRole('button', { name: 'Half' }).click();
	expect(asked).toEqual([[blank, 'if it is not complete']]);
	expect(screen.getByRole('alert').query()).toBeNull();
});

test('words agree with the number from the moment it is typed, also while the change is applied', async () => {
	const forms = { one: ['it pays ', '', ' point'], other: ['it pays ', '', ' points'] };
	const agreeing = { ...blank, label: '1', text: '1', start: 0, end: 1, forms };
	const props = { parts: ['it pays ', agreeing, ' point'], busy: false, onfill: () => undefined };
	const screen = await render(Sentence, { props });
	const sentence = screen.container.querySelector('.sentence')!;
	const input = screen.getByRole('spinbutton');
	await input.fill('2');
	expect(sentence.textContent).toBe('it pays  points');
	await userEvent.keyboard('{Tab}');
	await screen.rerender({ busy: true });
	expect(sentence.textContent).toBe('it pays  points');
	const parts = ['it pays ', { ...agreeing, label: '2', text: '2' }, ' points'];
	await screen.rerender({ parts, busy: false });
	expect(sentence.textContent).toBe('it pays  points');
	await input.fill('1');
	expect(sentence.textContent).toBe('it pays  point');
});
