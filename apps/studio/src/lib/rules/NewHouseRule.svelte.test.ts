import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { type Goal, type HouseView, keyAndMoment } from '@tilewright/workbench';
import type { RuleWriting } from '#lib/capabilities.ts';
import NewHouseRule from './NewHouseRule.svelte';
import type { RulesView } from './view.svelte.ts';

const ready: HouseView = {
	...{ id: 'flags', title: 'Flags', says: 'Flags pay more.', file: 'data/x/overlays/flags.yaml' },
	...{ on: false, fits: true },
	entries: [
		{
			...{
				is: 'patch',
				ref: 'x.lane',
				value: undefined,
				off: false,
				switches: true,
				index: 0,
				sentence: '',
			},
			...{ line: 1, name: 'Lane', key: 'kinds.x.lane', about: [], rests: [] },
			...{ before: ['A flag pays 1 point.'], after: ['A flag pays 2 points.'] },
		},
	],
};
const goal: Goal = {
	...{ key: 'house flags', group: 'House rule', id: 'flags', title: 'Flags', says: ready.says },
	...{ cites: [], alike: '', more: '', prose: '', leads: 'house', to: 'flags' },
};

async function shown(goals: readonly Goal[] = [goal]) {
	const commands: string[] = [];
	const studio = {
		changing: undefined as string | undefined,
		setup: { seats: [] },
		commands: { run: (says: string) => Promise.resolve(commands.push(says) > 0) },
		request: () => Promise.resolve([]),
	};
	const view = {
		...{ goals, house: [ready], set: undefined, begins: true, tab: 'in-force' },
		refresh: () => Promise.resolve(),
	} as unknown as RulesView;
	const screen = await render(NewHouseRule, {
		props: { studio: studio as unknown as RuleWriting, view },
		context: new Map([['open-source', () => undefined]]),
	});
	return { screen, commands, studio };
}

test('house rules that are ready show what they change before anybody switches them on', async () => {
	const { screen, commands } = await shown();
	await userEvent.fill(screen.getByRole('combobox'), 'flag');
	await userEvent.keyboard('{Enter}');
	await expect.element(screen.getByText(/A flag pays 2 points/)).toBeVisible();
	await expect.element(screen.getByRole('button', { name: 'Back to the search' })).toHaveFocus();
	expect(commands).toEqual([]);
	await screen.getByRole('button', { name: 'Switch it on' }).click();
	await expect.poll(() => commands).toEqual(['switching on Flags']);
});

test('a query without any result says what to try, and offers what one can begin with', async () => {
	const { screen } = await shown();
	await userEvent.fill(screen.getByRole('combobox'), 'qqqqqqqqqqqq');
	await expect.element(screen.getByText(/^Nothing found. Try one word/).first()).toBeVisible();
});

test('what is to happen at a moment is not typed twice', async () => {
	const moment: Goal = {
		...{ ...goal, key: 'flow.turn@end', title: 'End of the turn', leads: 'declaration' },
		...{ group: 'Order of play', id: '', says: '', to: 'flow.turn' },
	};
	const { studio, screen } = await shown([moment]);
	const query = 'the leader loses 1 point at the end of the turn';
	await userEvent.fill(screen.getByRole('combobox'), query);
	await userEvent.keyboard('{Enter}');
	await expect.poll(() => studio.changing).toBeDefined();
	expect(keyAndMoment(studio.changing!)).toEqual({ key: 'flow.turn', moment: 'end', query });
});
