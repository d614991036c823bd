import { fillBlank } from '@tilewright/lang';
import { parseYaml, sourceFile } from '@tilewright/schema';
import { beforeAll, expect, test } from 'vitest';
import { shipped, testServices, twoPersons as setup } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';
import type { RequestedChange } from './requests.ts';

const services = testServices();
const handlers = makeHandlers(services);
const file = 'own/house-rules/mine.yaml';

beforeAll(() => {
	services.edits.change({ files: shipped, gone: [], whole: true });
});

function written(wanted: RequestedChange, title?: string, text?: string): string {
	const overlay = { id: 'mine', file, title, text };
	const setUp = text === undefined ? setup : { ...setup, overlays: ['mine'] };
	const made = handlers['rules.write']({ setup: setUp, overlay, wanted });
	expect(made.message).toBe('');
	return made.text!;
}

const titleIn = (text: string): string =>
	(parseYaml(sourceFile(file, text)).value as { title: string }).title;
const titleOf = (wanted: RequestedChange, title?: string): string =>
	titleIn(written(wanted, title));

function under<T>(text: string, check: () => T): T {
	services.edits.handlers.edits({ [file]: text });
	try {
		return check();
	} finally {
		services.edits.handlers.edits({ [file]: null });
	}
}

test('every change of a number gives house rules a title of their own, with the number', () => {
	const titles = new Set<string>();
	for (const { key, section } of handlers['rules.set'](setup)!.declarations) {
		const decl = handlers['rules.changeable']({ setup, id: key })!;
		for (const part of decl.sentences.flat()) {
			if (typeof part === 'string' || part.is !== 'number') continue;
			if (section === 'params' || section === 'elements') continue;
			const number = String(Number(part.label) + 57);
			const filled = fillBlank(part, number);
			const to = filled === number ? Number(number) : filled;
			const made = titleOf({ is: 'value', key, path: part.path, to });

			expect(made.length, made).toBeLessThanOrEqual(80);
			expect(made, key).toContain(number);
			expect(titles.has(made), `${made} of ${key}`).toBe(false);
			titles.add(made);
		}
	}
	expect(titles.size).toBeGreaterThan(5);
});

test('a condition that is added at the end of a long sentence is named, and not the sentence before it', () => {
	const { places } = handlers['rules.changeable']({ setup, id: 'common.claim' })!;
	for (const place of places.filter((p) => p.is === 'condition' && p.text !== '')) {
		const at = { text: place.text, start: 0, end: place.text.length, is: 'and' } as const;
		const by = 'deck.size() > 42';
		const made = titleOf({ is: 'put', key: 'actions.common.claim', path: place.path, at, by });

		expect(made.length).toBeLessThanOrEqual(80);
		expect(made).toContain('the number of tiles left');
	}
});

test('a rule that is left out, or has another beside it, is named as such', () => {
	expect(titleOf({ is: 'disable', ref: 'base.road' })).toBe('Without road');
	const { text } = handlers['rules.changeable']({ setup, id: 'base.monastery' })!;
	const another = { is: 'duplicate', key: 'kinds.base.monastery', id: 'monastery2', text } as const;
	expect(titleOf(another)).toBe('Another monastery');
});

test('a title that a person wrote stays', () => {
	expect(titleOf({ is: 'disable', ref: 'base.road' }, 'My rule')).toBe('My rule');
});

test('a title that nobody gave follows the changes; one that a person gave stays', () => {
	const each = (to: number) =>
		({ is: 'value', key: 'kinds.base.road', path: ['value', 'tiles', 'each'], to }) as const;
	const road = { is: 'disable', ref: 'base.lastTile' } as const;
	const steps: readonly RequestedChange[] = [each(3), each(7), road, each(5)];
	let text = written(steps[0]!);
	let named = written(steps[0]!, 'My roads');
	for (const wanted of steps.slice(1)) {
		named = under(named, () => written(wanted, 'My roads', named));
		expect(titleIn(named)).toBe('My roads');
		text = under(text, () => written(wanted, titleIn(text), text));
		const number = wanted.is === 'value' ? String(wanted.to) : '7';
		expect(titleIn(text)).toContain(number);
	}
	expect(titleIn(text)).toMatch(/ and more$/);
	const drop = { index: 0, is: 'drop', setup: { ...setup, overlays: ['mine'] } } as const;
	const left = under(text, () => handlers['rules.rewrite']({ file, to: drop }).text!);
	expect(titleIn(left)).toBe(titleOf(road));
});

test.each([
	[
		'complete ? tiles.size() : tiles.size() / 2',
		'City: it is worth its rate times: the number of its tiles if it is complete',
	],
	[
		'complete ? tiles.size() * 7 : tiles.size() / 2',
		'City: its rate times: the number of its tiles times 7 if it is complete',
	],
	[
		'!complete ? tiles.size() / 2 : tiles.size() * (rate + 1)',
		'City: its rate times: half of the number of its tiles if it is not complete',
	],
	['complete ? 1 : 0', 'City: it is worth its rate times: 1 if it is complete, otherwise 0'],
	[
		'tiles.size() * tiles.size() / 2 + 4 * tiles.size() * tiles.size() * 3 + tiles.size() * 3',
		'City: another worth',
	],
])('a title tells whole clauses: %s', (to, title) => {
	const path = ['value', 'tiles', 'count'];
	expect(titleOf({ is: 'value', key: 'kinds.base.city', path, to })).toBe(title);
});

test('points for a number that depends say that all of it is multiplied', () => {
	const to = 'complete ? tiles.size() : tiles.size() / 2';
	const path = ['value', 'tiles', 'count'];
	const text = written({ is: 'value', key: 'kinds.base.city', path, to });
	const all = under(text, () => handlers['rules.house']({ ...setup, overlays: ['mine'] }));
	expect(all.find(({ id }) => id === 'mine')!.entries[0]!.after).toEqual([
		'It is worth its rate times: the number of its tiles if it is complete, otherwise half of the number of its tiles (rounded down).',
	]);
});

test('a title names each member of a list', () => {
	const { key, lists } = handlers['rules.changeable']({ setup, id: 'pieces.base.follower' })!;
	const [{ path, ids }] = lists as [(typeof lists)[number]];
	const title = titleOf({ is: 'value', key, path, to: [...ids, 'garden'] });
	expect(title).toMatch(/^Follower: it may stand on .* and gardens$/);
});
