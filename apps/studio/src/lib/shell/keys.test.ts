import { expect, test } from 'vitest';
import { help } from '#texts/help.ts';
import { areasFrom, commandFor, type Area, keys, namesOf, withKeys } from './keys.ts';
import { views } from './views.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test('a key means what the table says, with its Shift and Control', () => {
	expect(commandFor('play', { ...none, key: 'u' })).toBe('undo');
	expect(commandFor('play', { ...none, key: 'U', shiftKey: true })).toBe('redo');
	expect(commandFor('play', { ...none, key: 'U' })).toBe('undo');
	expect(commandFor('play', { ...none, key: 'u', ctrlKey: true })).toBeUndefined();
	expect(commandFor('play', { ...none, key: '>', shiftKey: true })).toBe('toNow');
	expect(commandFor('everywhere', { ...none, key: 'Z', metaKey: true, shiftKey: true })).toBe(
		'redo',
	);
	expect(
		commandFor('everywhere', { ...none, key: 'z', ctrlKey: true, altKey: true }),
	).toBeUndefined();
	expect(commandFor('board', { ...none, key: '+', shiftKey: true })).toBe('zoomIn');
});

test('the help has words for every key and nothing else', () => {
	for (const area of Object.keys(keys) as Area[]) {
		expect(Object.keys(help.commands[area]), area).toEqual(Object.keys(keys[area]));
		expect(help.areas[area]).not.toBe('');
	}
	expect(Object.keys(help.commands)).toEqual(Object.keys(keys));
});

test.each(views.flatMap(({ href }) => [true, false].map((playing) => [href, playing] as const)))(
	'the help on %s lists the keys of all views (a game is played: %s)',
	(href, playing) => {
		expect(areasFrom(href, playing).sort()).toEqual(Object.keys(keys).sort());
	},
);

test('the help begins with the keys of the view that is shown', () => {
	expect(areasFrom('/tiles', true).indexOf('drawing')).toBe(1);
	expect(areasFrom('/', true).indexOf('play')).toBe(1);
	expect(areasFrom('/rules', true).indexOf('editor')).toBe(1);
});

test('no key means two things in one area', () => {
	for (const [area, commands] of Object.entries(keys)) {
		const all = Object.values(commands as Record<string, readonly string[]>).flat();
		expect(new Set(all).size, area).toBe(all.length);
	}
});

test('keys are called by what is written on them', () => {
	expect(namesOf('Mod+Shift+z')).toEqual(['Ctrl', 'Shift', 'Z']);
	expect(namesOf('+')).toEqual(['+']);
	expect(withKeys('Undo', 'everywhere', 'undo')).toBe('Undo (Ctrl+Z)');
});
