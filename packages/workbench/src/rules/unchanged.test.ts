import { compile, differences } from '@tilewright/lang';
import { type Setup, selectionOf } from '@tilewright/session';
import { beforeAll, expect, test } from 'vitest';
import { shipped, testServices, twoPersons } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';

const services = testServices();
const handlers = makeHandlers(services);
const file = 'own/house-rules/house-rules.yaml';
const everyNth = 151;
/** It excludes another pack. */
const excluded: ReadonlySet<string> = new Set(['river2']);

beforeAll(() => {
	services.edits.change({ files: shipped, gone: [], whole: true });
}, 60_000);

test.each(['carcassonne', 'gold-rush'])(
	'in %s any declaration opens for a change, and one that is written as it stands changes no rule',
	(game) => {
		const packs = services.files.workspace.packs
			.filter((p) => p.game === game && p.role === 'expansion' && !excluded.has(p.name))
			.map((p) => p.name);
		const setup: Setup = { ...twoPersons, game, packs };
		const { declarations } = handlers['rules.set'](setup)!;
		const compiled = (over: Setup, text?: string) =>
			compile(
				text === undefined ? services.files.workspace : services.edits.withText(file, text),
				selectionOf(over, 2),
			).ruleSet!;
		const before = compiled(setup);
		expect(declarations.length).toBeGreaterThan(80);
		for (const [i, { key, section }] of declarations.entries()) {
			const changeable = handlers['rules.changeable']({ setup, id: key })!;
			expect(changeable, key).toBeDefined();
			expect(changeable.sentences.length, key).toBeGreaterThan(0);
			if (i % everyNth !== 0 || !changeable.text.includes(':')) continue;
			const wanted = { is: 'text', key, text: changeable.text } as const;
			const overlay = { id: 'house-rules', file, title: 'House rules', text: undefined };
			const { text, message } = handlers['rules.write']({ setup, overlay, wanted });
			expect(text, `${section} ${key}: ${message}`).toBeDefined();
			const after = compiled({ ...setup, overlays: ['house-rules'] }, text);
			expect(
				differences(before, after).map((d) => `${d.is} ${d.name}`),
				key,
			).toEqual([]);
		}
	},
);
