import { expect, test } from 'vitest';
import type { ElementChoice, ParamChoice } from '@tilewright/session';
import { changedDetails } from './changed-details.ts';
import { detailGroups, detailsToChoose } from './details.ts';

const param = (id: string, pack: string, says: string, value: number | string, usual = value) =>
	({
		...{ id, pack, says, type: 'int', values: [], min: 0, max: 9, value, usual, given: 'default' },
		cites: [`X-${id}`],
		editions: [],
	}) as ParamChoice;
const element = (id: string, pack: string, on: boolean): ElementChoice => ({
	...{ id, pack, says: `Play with ${id}.`, on, usual: true },
	cites: [],
	editions: [],
});
const choices = {
	elements: [element('gardens', 'Base', false), element('hills', 'Hills', true)],
	params: [
		param('half', 'Base', 'A city of two tiles scores {half | all}.', 'half'),
		param('seats', 'Hills', 'A hill needs {n} sheep.', 3, 2),
	],
};
const ids = (query: string, onlyChanged = false): string[] =>
	detailGroups(choices, query, onlyChanged).map(
		({ pack, details }) => `${pack}: ${details.map((d) => d.of.id).join()}`,
	);

test('details stand by pack, elements first', () => {
	expect(ids('')).toEqual(['Base: gardens,half', 'Hills: hills,seats']);
});

test('words of the sentence, its choices, the pack and the source find a detail', () => {
	expect(ids('CITY all')).toEqual(['Base: half']);
	expect(ids('x-seats')).toEqual(['Hills: seats']);
	expect(ids('hills')).toEqual(['Hills: hills,seats']);
	expect(ids('nothing of it')).toEqual([]);
});

test('on request only the unusual ones are left', () => {
	expect(ids('', true)).toEqual(['Base: gardens', 'Hills: seats']);
	expect(changedDetails(choices)).toBe(2);
});

test('a param with one value is nothing to choose', () => {
	const one: ParamChoice = { ...param('tie', 'Base', 'A tie is {a win}.', 'win'), values: ['win'] };
	const more = { ...choices, params: [...choices.params, one] };
	expect(detailGroups(more, '', false)).toEqual(detailGroups(choices, '', false));
	expect(detailsToChoose(more)).toBe(4);
});
