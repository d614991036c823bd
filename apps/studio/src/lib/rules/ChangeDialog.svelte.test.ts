import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Changeable, HouseView, PlaceView, RuleExample } from '@tilewright/workbench';
import type { Studio } from '#lib/studio.svelte.ts';
import { History } from '#lib/history.svelte.ts';
import '../../tokens.css';
import '../../app.css';
import ChangeDialog from './ChangeDialog.svelte';

const condition: PlaceView = {
	...{ path: ['when'], is: 'condition', text: 'final', optional: true, of: '', key: 'when' },
	...{ says: 'It counts only then.', terms: [{ start: 0, end: 5, parts: ['it is the end'] }] },
};
const decl = {
	...{ key: 'pack.rule', section: 'rules', id: 'rule', name: 'pack.rule', title: 'Rule', says: '' },
	...{ file: 'own/pack/rules.yaml', line: 3, cites: [], sentences: [['It pays a point.']] },
	...{
		places: [condition],
		lists: [],
		effects: [],
		moments: [],
		values: [],
		params: [],
		text: 'a: 1',
		takenIds: ['rule'],
		listed: false,
	},
	nextLine: undefined,
} as unknown as Changeable;
const house = {
	...{
		id: 'mine',
		title: 'Mine',
		says: '',
		file: 'own/house-rules/mine.yaml',
		on: true,
		fits: true,
	},
	entries: [],
} as HouseView;

/** House rules that change this rule already. */
const changed = { ...house, entries: [{ key: decl.key }] } as unknown as HouseView;

class Edits {
	files: object = $state.raw({});
	sent = () => Promise.resolve();
}

/** Commands that do nothing and are announced as taken back. */
class Commands {
	announcement: { says: string; number: number } | undefined = $state.raw();
	readonly history = new History();
	readonly undoable = 'house rule';
	readonly redoable = undefined;
	run = () => Promise.resolve(true);
	textsPart = () => ({});
}

async function shown(
	example?: RuleExample,
	of: Changeable | null = decl,
	waits?: Changeable,
	known: HouseView = changed,
) {
	const requests: string[] = [];
	const written: object[] = [];
	const answers: Record<string, unknown> = {
		'rules.changeable': of ?? undefined,
		'rules.changeable of what waits': waits,
		'rules.house': [known],
		'rules.write': { text: 'x', message: '', empty: false },
		'rules.offers': [
			{
				...{ label: 'it is complete', doc: 'Is it done?', by: 'complete', numbers: [], ones: {} },
				alike: '',
				phrases: '',
				isNear: false,
				uses: 0,
				usage: { name: 'Other', sentence: 'it is complete' },
			},
		],
		'rules.example': example,
		texts: [{ text: '' }],
	};
	const commands = new Commands();
	const edits = new Edits();
	const studio = {
		setup: { overlays: ['mine'], params: {}, elements: {}, seats: [] },
		choices: { params: [], elements: [], overlays: [] },
		draft: { setup: () => ({ waiting: true }), overlays: [], params: {}, elements: {} },
		edits,
		commands,
		request: (name: string, payload?: { setup?: { waiting?: boolean }; overlay?: object }) => {
			requests.push(name);
			if (payload?.overlay) written.push(payload.overlay);
			const isWaiting = payload?.setup?.waiting === true;
			return Promise.resolve(answers[isWaiting ? `${name} of what waits` : name]);
		},
	} as unknown as Studio;
	const screen = await render(ChangeDialog, {
		props: { studio, id: 'pack.rule', onclose: () => undefined },
		context: new Map([['open-source', () => undefined]]),
	});
	return { screen, requests, written, commands, edits, answers };
}

test('another condition is offered beside one, with an example; closing the list stops the search', async () => {
	const { screen, requests } = await shown();
	await screen
		.getByRole('button', { name: 'Or when …: when this happens at all', exact: true })
		.click();
	await expect.element(screen.getByText('As in “Other”: it is complete')).toBeVisible();
	expect(requests).not.toContain('rules.stop-offers');
	await screen.getByRole('button', { name: 'Cancel' }).click();
	expect(requests).toContain('rules.stop-offers');
});

test('a change begins house rules of its own, named by what it changes; others are an offer', async () => {
	const { screen } = await shown(undefined, decl, undefined, house);
	const keep = screen.getByRole('combobox', { name: 'Keep the change in' });
	await expect.element(keep).toHaveDisplayValue('A house rule of its own');
	const name = screen.getByRole('textbox', { name: 'Name', exact: true });
	await expect.element(name).toHaveValue('');
	await expect.element(name).toHaveAttribute('placeholder', 'By what it changes');
	await keep.selectOptions('Mine');
	await expect.element(name).not.toBeInTheDocument();
});

test.each([
	['', { title: undefined }],
	['My rule', { title: 'My rule' }],
])('house rules that a person calls “%s” are written as such', async (typed, overlay) => {
	const { screen, written } = await shown(undefined, decl, undefined, house);
	await screen.getByRole('textbox', { name: 'Name', exact: true }).fill(typed);
	await screen.getByRole('button', { name: 'Leave it out', exact: true }).click();
	await expect.poll(() => written[0]).toMatchObject(overlay);
});

test('a rule that house rules change already goes on being kept in them', async () => {
	const { screen } = await shown();
	const keep = screen.getByRole('combobox', { name: 'Keep the change in' });
	await expect.element(keep).toHaveDisplayValue('Mine');
});

test('every rule can be left out, written anew, and have another one beside it', async () => {
	const { screen } = await shown();
	for (const name of ['Leave it out', 'Another one like it'])
		await expect.element(screen.getByRole('button', { name, exact: true })).toBeEnabled();
	await expect.element(screen.getByText('Its text')).toBeVisible();
});

test('what a button does stands in its own row, and is read out with it', async () => {
	const { screen } = await shown();
	for (const name of ['Leave it out', 'Another one like it']) {
		const button = screen.getByRole('button', { name, exact: true });
		await expect.element(button).toHaveAccessibleDescription(/\.$/);
		const row = button.element().parentElement!;
		expect(row.querySelectorAll('button')).toHaveLength(1);
		expect(row.textContent).toMatch(/\.\s*$/);
	}
});

test('an example is looked for once something was changed', async () => {
	const { screen, requests } = await shown();
	await screen
		.getByRole('button', { name: 'Or when …: when this happens at all', exact: true })
		.click();
	expect(requests).not.toContain('rules.example');
	await screen.getByRole('option', { name: /As in/ }).click();
	await expect.element(screen.getByRole('region', { name: 'Before and after' })).toBeVisible();
	expect(requests).toContain('rules.example');
});

test('a change that ends the game says so beside the buttons, until it is taken back', async () => {
	const side = (prompt: string) => ({
		...{ scores: [0], prompt, only: [], places: [], rules: { tiles: [], kinds: [] } },
		view: { tiles: [], pieces: [] },
	});
	const ends = { seed: 1, steps: 0, seat: 0, words: '', names: ['Ann'] };
	const { screen, commands, answers } = await shown({
		...{ ...ends, before: side('Lay a tile.'), after: side('') },
	} as unknown as RuleExample);
	await screen
		.getByRole('button', { name: 'Or when …: when this happens at all', exact: true })
		.click();
	await screen.getByRole('option', { name: /As in/ }).click();
	const warning = screen.getByRole('alert');
	await expect.element(warning).toHaveTextContent('With this rule the game ends at once.');
	expect(warning.element().closest('footer')).not.toBeNull();
	answers['rules.example'] = undefined;
	commands.announcement = { says: 'Undone: house rule.', number: 1 };
	await expect.element(screen.getByText('Undone: house rule.')).toBeVisible();
	expect(warning.query()).toBeNull();
});

test('a change after which nobody is offered something says so beside the buttons', async () => {
	const { screen, answers } = await shown();
	answers['rules.lost-in-play'] = { games: 6, says: ['Claim a feature.', 'Move a piece.'] };
	await screen
		.getByRole('button', { name: 'Or when …: when this happens at all', exact: true })
		.click();
	await screen.getByRole('option', { name: /As in/ }).click();
	const warning = screen.getByText(
		/^In 6 games .* never with it: Claim a feature; Move a piece\.$/,
	);
	await expect.element(warning).toHaveAttribute('role', 'alert');
});

test('a change after which far more tiles are put away says so beside the buttons', async () => {
	const { screen, answers } = await shown();
	const putAway = { before: 6, after: 120, tiles: 430 };
	answers['rules.lost-in-play'] = { games: 6, says: [], putAway };
	await screen
		.getByRole('button', { name: 'Or when …: when this happens at all', exact: true })
		.click();
	await screen.getByRole('option', { name: /As in/ }).click();
	const warning = screen.getByText(/^In 6 games of bots 120 of 430 tiles .* 6 without it/);
	await expect.element(warning).toHaveAttribute('role', 'alert');
});

test('undo stands in the window, and its footer says what was done last', async () => {
	const { screen, commands } = await shown();
	await screen
		.getByRole('button', { name: 'Or when …: when this happens at all', exact: true })
		.click();
	await screen.getByRole('option', { name: /As in/ }).click();
	await expect.element(screen.getByText(/^Applied: /)).toBeVisible();
	await expect.element(screen.getByRole('button', { name: 'Undo: house rule' })).toBeEnabled();
	commands.announcement = { says: 'Undone: house rule.', number: 1 };
	await expect.element(screen.getByText('Undone: house rule.')).toBeVisible();
	expect(screen.getByText(/^Applied: /).query()).toBeNull();
});

test('a blank waits for the rule as the last change left it, so that the next one does not take it back', async () => {
	const worth = (label: string): Changeable =>
		({
			...decl,
			sentences: [
				['It is worth ', { ...{ is: 'number', label, text: label, path: ['value'] }, end: 1 }, '.'],
			],
		}) as unknown as Changeable;
	const { screen, commands, edits, answers } = await shown(undefined, worth('1'));
	const number = screen.getByRole('spinbutton');
	await expect.element(number).toHaveValue(1);
	let answer: (of: Changeable) => void = () => undefined;
	commands.run = () => {
		answers['rules.changeable'] = new Promise((resolve) => (answer = resolve));
		edits.files = {};
		return Promise.resolve(true);
	};
	await userEvent.fill(number, '2');
	await userEvent.keyboard('{Tab}');
	await expect.element(number).toBeDisabled();
	await new Promise((resolve) => setTimeout(resolve, 100));
	await expect.element(number).toBeDisabled();
	answer(worth('2'));
	await expect.element(number).toBeEnabled();
	await expect.element(number).toHaveValue(2);
});

test.each([
	['of choices that wait', decl, 'press “Go on under these rules” first.'],
	['of nothing', undefined, 'Nothing under this name can be changed.'],
])('a rule %s is told apart', async (_, waits, says) => {
	const { screen } = await shown(undefined, null, waits);
	await expect.element(screen.getByRole('status').filter({ hasText: says })).toBeVisible();
});

test('what a list may have is checked in it; the last of a list stays', async () => {
	const choices = ['lane', 'hut', 'dune'].map((id) => ({ id, label: `${id}s` }));
	const listed = (ids: readonly string[]): Changeable =>
		({ ...decl, lists: [{ path: ['stands-on'], ids, choices }] }) as Changeable;
	const { screen, answers, edits } = await shown(undefined, listed(['lane', 'hut']));
	const group = screen.getByRole('group', { name: 'Where it may stand' });
	await expect.element(group.getByRole('checkbox', { name: 'lanes' })).toBeChecked();
	await expect.element(group.getByRole('checkbox', { name: 'dunes' })).not.toBeChecked();
	await group.getByRole('checkbox', { name: 'huts' }).click();
	answers['rules.changeable'] = listed(['lane']);
	edits.files = {};
	await expect.element(group.getByRole('checkbox', { name: 'huts' })).not.toBeChecked();
	await expect.element(group.getByRole('checkbox', { name: 'lanes' })).toBeDisabled();
});

test('the order of play lists its moments; what is chosen at one of them is written', async () => {
	const line = { says: '', depth: 0, rules: [], when: 'At the start of the turn' };
	const moments = [
		{ ...line, name: 'start', title: 'Start of the turn', isSlot: true, id: 'atStart' },
		{ ...line, name: 'tile', title: 'Laying of the tile', isSlot: false, id: 'atTile' },
	];
	const of = { ...decl, section: 'timeline', moments } as unknown as Changeable;
	const { screen, answers, requests } = await shown(undefined, of);
	answers['rules.moment-effects'] = [
		{
			...{ label: 'Give a point.', doc: '', by: '{ score: 1 }', numbers: [], ones: {} },
			...{ alike: '', phrases: '', isNear: false, uses: 0 },
		},
	];
	await expect.element(screen.getByText('Laying of the tile')).toBeVisible();
	expect(screen.getByRole('button', { name: /^And also do …/ }).all()).toHaveLength(1);
	expect(screen.getByRole('button', { name: 'Leave it out' }).all()).toEqual([]);
	await screen.getByRole('button', { name: 'And also do …: Start of the turn' }).click();
	await screen.getByRole('option', { name: 'Give a point.' }).click();
	await expect.poll(() => requests).toContain('rules.write');
});

test('in a narrow window the result of a change has the whole width, and the buttons stand below it', async () => {
	await page.viewport(375, 812);
	const { screen } = await shown();
	const done = screen.getByRole('button', { name: 'Done' }).element();
	const says = screen.container.querySelector('footer .says')!;
	const [foot, text] = [done.parentElement!, says].map((e) => e.getBoundingClientRect());
	expect(text!.width).toBeGreaterThan(foot!.width * 0.8);
	expect(done.getBoundingClientRect().top).toBeGreaterThanOrEqual(text!.bottom);
	await page.viewport(1440, 900);
});
