import type { Data } from '@tilewright/schema';
import type { WorkspaceDocument } from '../workspace/workspace.ts';
import type { Sort } from './pack-words.ts';
import { type RuleSet, fieldsIn } from './ruleset.ts';
import { resolveWord } from './scopes.ts';

const declared: Readonly<Record<string, Sort>> = {
	colours: 'colour',
	glyphs: 'glyph',
	kinds: 'kind',
	marks: 'mark',
	pieces: 'piece',
	places: 'space',
};

const named: Readonly<Record<string, Sort>> = {
	fill: 'colour',
	line: 'colour',
	trim: 'colour',
	ground: 'kind',
	lies: 'kind',
	glyph: 'glyph',
	end: 'glyph',
	on: 'tile',
};

/**
 * The data of a document in which `looks` names things by the ids that they have in a set-up, as its pack means them. Documents of no
 * pack, and those without looks, are returned as they are.
 */
export function scopedLooks(ruleSet: RuleSet, document: WorkspaceDocument): Data | undefined {
	const value = document.yaml.value;
	const { scopes } = ruleSet;
	const looks = fieldsIn(value)['looks'];
	if (looks === undefined || scopes.namesakes.length === 0) return value;
	const pack = document.root === undefined ? undefined : scopes.packOf(document.root);
	const resolve = (sort: Sort, word: string): string => resolveWord(scopes, sort, word, pack);
	const names = (entry: Data): Data => {
		if (Array.isArray(entry)) return entry.map(names);
		if (typeof entry !== 'object' || entry === null) return entry;
		return Object.fromEntries(
			Object.entries(entry).map(([key, item]) => {
				const sort = Object.hasOwn(named, key) ? named[key] : undefined;
				if (sort === undefined) return [key, names(item)];
				const name = (one: Data): Data =>
					typeof one === 'string' ? resolve(sort, one) : names(one);
				return [key, Array.isArray(item) ? item.map(name) : name(item)];
			}),
		);
	};
	const entries = Object.entries(fieldsIn(looks)).map(([key, section]): [string, Data] => {
		const sort = Object.hasOwn(declared, key) ? declared[key] : undefined;
		if (sort === undefined) return Object.entries(fieldsIn(names({ [key]: section })))[0]!;
		const ids = Object.entries(fieldsIn(section)).map(([id, entry]) => [
			resolve(sort, id),
			names(entry),
		]);
		return [key, Object.fromEntries(ids) as Data];
	});
	return { ...fieldsIn(value), looks: Object.fromEntries(entries) };
}
