import { expect, test } from 'vitest';
import { mappingsOf } from './mappings.ts';
import { type GameMapping, type Mapping, UnknownName } from './names.ts';
import type { Recording } from './recording.ts';

function mapping(pack: string, more: Partial<Mapping>): GameMapping {
	return { game: 'a game', pack, mapping: { mapping: pack, format: 1, for: 'theirs', ...more } };
}
const all = [
	mapping('first', { sets: { plain: {} }, elements: { walls: 'walls' } }),
	mapping('brook', { sets: { 'brook/1': { packs: ['brook'] } }, elements: { water: {} } }),
	mapping('flood', { sets: { 'brook/2': { packs: ['flood', 'mill'] } }, elements: { water: {} } }),
	mapping('mill', { tiles: { M: 'M' } }),
	mapping('fire', { elements: { smoke: { packs: ['ash'] } } }),
	mapping('ashes', { pack: 'ash' }),
];
const recording = (sets: string[], elements: string[] = []): Recording => ({
	name: 'a game',
	players: [],
	sets: Object.fromEntries(sets.map((s) => [s, 1])),
	elements: Object.fromEntries(elements.map((e) => [e, true])),
	rules: {},
	start: [],
	drawn: [],
	messages: [],
	steps: [],
	finalPoints: [],
	finalScores: [],
});
const chosen = (sets: string[], elements?: string[]): (string | undefined)[] =>
	mappingsOf(recording(sets, elements), all).map((m) => m.pack);

test('a recording brings the mappings of its sets, not those of absent packs', () => {
	expect(chosen(['plain'], ['walls'])).toEqual(['first']);
	expect(chosen(['plain', 'brook/1'], ['water'])).toEqual(['first', 'brook']);
});

test('a set brings the mappings of all packs it stands for', () =>
	expect(chosen(['plain', 'brook/2'], ['water'])).toEqual(['first', 'flood', 'mill']));

test('an element that no set brought brings its own, and its packs', () =>
	expect(chosen(['plain'], ['smoke'])).toEqual(['first', 'fire', 'ashes']));

test('a set that nobody knows is refused with what it may have meant', () => {
	expect(() => chosen(['plan'])).toThrow(UnknownName);
	try {
		chosen(['plan']);
	} catch (error) {
		expect((error as UnknownName).near).toEqual(['plain']);
	}
});
