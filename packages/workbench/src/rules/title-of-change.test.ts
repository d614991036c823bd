import { fillBlank } from '@tilewright/lang';
import { parseYaml, sourceFile } from '@tilewright/schema';
import { beforeAll, expect, test } from 'vitest';
import { shipped, testServices, twoPersons as setup } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';
import type { RequestedChange } from './requests.ts';
import { freeTitle } from './title-of-change.ts';

const services = testServices();
const handlers = makeHandlers(services);
const file = 'own/house-rules/mine.yaml';

beforeAll(() => {
	services.edits.change({ files: shipped, gone: [], whole: true });
});

function titleOf(wanted: RequestedChange, title: string, titledByChange = true): string {
	const overlay = { id: 'mine', file, title, titledByChange, text: undefined };
	const { text, message } = handlers['rules.write']({ setup, overlay, wanted });
	expect(message).toBe('');
	return (parseYaml(sourceFile(file, text!)).value as { title: string }).title;
}

test('every change of a number gives house rules a title of their own, with the number', () => {
	const titles = new Set<string>();
	for (const { key, section, id, title, says } of handlers['rules.set'](setup)!.declarations) {
		const decl = handlers['rules.changeable']({ setup, id: key })!;
		for (const part of decl.sentences.flat()) {
			if (typeof part === 'string' || part.is !== 'number') continue;
			if (section === 'params' || section === 'elements') continue;
			const name = title || says || id;
			const number = String(Number(part.label) + 57);
			const filled = fillBlank(part, number);
			const to = filled === number ? Number(number) : filled;
			const made = titleOf({ is: 'value', key, path: part.path, to }, name);
			expect(made.length, made).toBeLessThanOrEqual(60);
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
		const made = titleOf(
			{ is: 'put', key: 'actions.common.claim', path: place.path, at, by },
			'claim a place',
		);
		expect(made.length).toBeLessThanOrEqual(60);
		expect(made).toContain('the number of tiles left');
	}
});

test('a rule that is left out, or has another beside it, is named as such', () => {
	expect(titleOf({ is: 'disable', ref: 'base.road' }, 'road')).toBe('Without road');
	const { text } = handlers['rules.changeable']({ setup, id: 'base.monastery' })!;
	const another = { is: 'duplicate', key: 'kinds.base.monastery', id: 'abbey', text } as const;
	expect(titleOf(another, 'monastery')).toBe('Another monastery');
});

test('what a person wrote stays, and a title that is taken gets a number', () => {
	expect(titleOf({ is: 'disable', ref: 'base.road' }, 'My rule', false)).toBe('My rule');
	expect(freeTitle('A', ['A', 'A 2', 'B'])).toBe('A 3');
	expect(freeTitle('C', ['A'])).toBe('C');
});
