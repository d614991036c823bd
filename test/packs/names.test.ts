import { identifierWords } from '@tilewright/session';
import type { Data } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { dataOf, shippedWorkspace } from '../support/packs.ts';

type Names = Map<string, Set<string>>;

const asObject = (value: Data | undefined): Record<string, Data> =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

function addNames(names: Names, value: Data): void {
	if (Array.isArray(value)) for (const entry of value) addNames(names, entry);
	else
		for (const [key, entry] of Object.entries(asObject(value))) {
			const add = (sort: string, ids: readonly Data[]): void => {
				for (const id of ids) if (typeof id === 'string') names.get(sort)!.add(id);
			};
			if (key === 'lines' || key === 'add-line') add('line', Object.keys(asObject(entry)));
			if (key === 'line' || key === 'cause' || key === 'reason') add(key, [entry]);
			if (key === 'options' && Array.isArray(entry)) add('option', entry);
			if (key !== 'looks') addNames(names, entry);
		}
}

function addUntitled(names: Names, rules: Record<string, Data>): void {
	for (const [section, sort] of [
		['kinds', 'kind'],
		['pieces', 'piece'],
		['zones', 'zone'],
		['spaces', 'space'],
	] as const)
		for (const [id, declaration] of Object.entries(asObject(rules[section])))
			if (asObject(declaration)['title'] === undefined) names.get(sort)!.add(id);
}

const sorts = ['line', 'cause', 'reason', 'option', 'kind', 'piece', 'zone', 'space'] as const;

describe.each(shippedWorkspace().packs.map((pack) => [pack.name, pack] as const))(
	'the names of %s',
	(_name, pack) => {
		const names: Names = new Map(sorts.map((sort) => [sort, new Set()]));
		for (const document of pack.parts.filter((d) => d.kind === 'rules')) {
			const rules = dataOf(document) as Data;
			addNames(names, rules);
			addUntitled(names, asObject(rules));
		}

		test.each(sorts)('of the sort %s are words of a language', (sort) => {
			const raw = [...names.get(sort)!]
				.map(identifierWords)
				.filter((n) => !/^[a-z]+( [a-z]+)*$/i.test(n));
			expect(raw).toEqual([]);
		});
	},
);

test('lines of points are found in every way they are written', () => {
	const found: Names = new Map(sorts.map((sort) => [sort, new Set()]));
	for (const { parts } of shippedWorkspace().packs)
		for (const document of parts)
			if (document.kind === 'rules') addNames(found, dataOf(document) as Data);
	expect([...found.get('line')!]).toEqual(
		expect.arrayContaining(['tiles', 'vineyards', 'meeples', 'oneSheep', 'circuses']),
	);
});
