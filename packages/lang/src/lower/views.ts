import type { Datum } from '../link/datum.ts';
import type { Sort } from '../link/pack-words.ts';
import { type Scopes, meantBy, scopedId } from '../link/scopes.ts';
import { type Model, tileName } from '../model/model.ts';
import { spell } from '../model/spell.ts';
import { type Alias, hasCrowdedNames, viewOf } from '../model/view.ts';
import type { Unit } from './unit.ts';

/** The model as each pack sees it, by the place at which something is written. */
export function viewsOf(model: Model, scopes: Scopes): (datum: Datum) => Model {
	if (scopes.namesakes.length === 0 && !hasCrowdedNames(model)) return () => model;
	const views = new Map<string | undefined, Model>();
	return (datum) => {
		const pack = scopes.packOf(datum);
		let view = views.get(pack);
		if (view === undefined) views.set(pack, (view = viewOfPack(model, scopes, pack)));
		return view;
	};
}

function viewOfPack(model: Model, scopes: Scopes, pack: string | undefined): Model {
	const aliases: Alias[] = [];
	const ambiguous = new Map<string, readonly string[]>();
	for (const { sort, word } of scopes.namesakes) {
		const meaning = scopes.meaning(sort, word, pack);
		if (meaning === undefined) continue;
		if ('id' in meaning)
			aliases.push({ short: spelled(sort, word), long: spelledId(scopes, sort, meaning.id) });
		else
			ambiguous.set(
				spelled(sort, word),
				meaning.choices.map((id) => spelledId(scopes, sort, id)),
			);
	}
	return viewOf(model, {
		aliases,
		ambiguous,
		knows: (other) => scopes.knows(pack, other),
		meaning: (sort, word) => meantBy(scopes, sort as Sort, word, pack),
	});
}

/** How expressions write a word of a sort. */
function spelled(sort: Sort, word: string): string {
	if (sort === 'tile') return tileName(word);
	return sort === 'param' || sort === 'element' ? `${sort}.${spell(word)}` : spell(word);
}

/** How expressions write an id that stands with its pack. */
function spelledId(scopes: Scopes, sort: Sort, id: string): string {
	const parts = scopes.parts(sort, id);
	if (parts === undefined) return spelled(sort, id);
	if (sort === 'tile') return `${spell(parts.pack)}.${tileName(parts.word)}`;
	return spelled(sort, scopedId(parts.pack, parts.word));
}

/** A type as it is written, with the ids that its relations, registers and params have in the program. */
export function scopedType(scopes: Scopes, text: string, datum: Datum): string {
	if (scopes.namesakes.length === 0) return text;
	const pack = scopes.packOf(datum);
	return text.replace(/[A-Za-z][A-Za-z0-9.-]*/g, (word) => {
		for (const sort of ['register', 'param'] as const)
			if (word.startsWith(`${sort}.`))
				return `${sort}.${meantBy(scopes, sort, word.slice(sort.length + 1), pack)}`;
		return meantBy(scopes, 'relation', word, pack);
	});
}

/** The stream that takes its name from a zone. */
export function streamOf(
	{ ruleSet: { scopes } }: Unit,
	zone: Datum | undefined,
): string | undefined {
	if (zone?.is !== 'scalar' || typeof zone.value !== 'string') return undefined;
	return meantBy(scopes, 'zone', zone.value, scopes.packOf(zone));
}
