import { type Type, elementOf } from '../ir/index.ts';
import type { SourcedValue } from '../link/sourced-value.ts';
import type { Sort } from '../link/pack-words.ts';
import { type Scopes, resolveWord, scopedId } from '../link/scopes.ts';
import type { Model } from '../model/model.ts';
import { spell, tileName } from '../model/spell.ts';
import { type Alias, type PackView, hasCrowdedNames, viewOf } from '../model/view.ts';
import type { LoweringContext } from './lowering-context.ts';

export function viewsOf(model: Model, scopes: Scopes): (datum: SourcedValue) => Model {
	const isPlain = scopes.namesakes.length === 0 && !hasCrowdedNames(model);
	const views = new Map<string, Model>();
	return (datum) => {
		const pack = scopes.packOf(datum);
		const qualified = qualifiedIn(datum, model, scopes);
		const key = `${pack ?? ''} ${qualified.map((q) => `${q.owner}.${q.word}`).join(' ')}`;
		let view = views.get(key);
		if (view === undefined) {
			view =
				isPlain && qualified.length === 0
					? { ...model, ...strangersOf(scopes, pack) }
					: viewOfPack(model, scopes, pack, qualified);
			views.set(key, view);
		}
		return view;
	};
}

interface Qualified {
	readonly owner: string;
	readonly word: string;
}

function qualifiedIn(datum: SourcedValue, model: Model, scopes: Scopes): Qualified[] {
	if (datum.is !== 'scalar' || typeof datum.value !== 'string') return [];
	const found = new Map<string, Qualified>();
	for (const [chain] of datum.value.matchAll(/[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+/g)) {
		const words = chain.split('.');
		for (let i = 0; i + 1 < words.length; i++) {
			const [owner, word] = [words[i]!, words[i + 1]!];
			const root =
				i === 1 && (words[0] === 'param' || words[0] === 'element') ? `${words[0]}.` : '';
			const brought = scopes.broughtBy(owner, word);
			if (brought.length === 0 || isKnownPath(model, `${root}${owner}`, word)) continue;
			found.set(`${owner}.${word}`, { owner, word });
		}
	}
	return [...found.values()];
}

/**
 * Returns true when a path has a meaning without a pack: it is a name itself, or a property of the thing that its first word
 * names.
 */
function isKnownPath({ names, functions, members }: Model, on: string, word: string): boolean {
	const path = `${on}.${word}`;
	if (names.has(path) || functions.has(path)) return true;
	const properties = [...members.values()].flatMap((of) => of.get(on) ?? []);
	return [...(names.get(on) ?? []), ...properties].some((c) => {
		const type = c.result()?.type;
		return type !== undefined && typesBehind(type).some((t) => members.get(t)?.has(word) === true);
	});
}

function typesBehind(type: string): string[] {
	const element = elementOf(type as Type);
	if (element !== undefined) return [type, 'set(*)', ...typesBehind(element)];
	if (type === 'zone') return [type, ...typesBehind('set(piece)'), 'tile-kind'];
	return type === 'piece-kind' ? [type, 'piece'] : [type];
}

function strangersOf(
	scopes: Scopes,
	pack: string | undefined,
): Pick<PackView, 'isStranger' | 'isStrangeWord'> {
	return {
		isStranger: (other) => scopes.isStranger(pack, other),
		isStrangeWord: (sort, word) => scopes.isStrangeWord(pack, sort as Sort, word),
	};
}

function viewOfPack(
	model: Model,
	scopes: Scopes,
	pack: string | undefined,
	qualified: readonly Qualified[],
): Model {
	const aliases = qualified.flatMap((name) => aliasesOf(name, scopes));
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
		qualifiers: new Set(qualified.map((q) => q.owner)),
		knows: (other) => scopes.knows(pack, other),
		...strangersOf(scopes, pack),
		meaning: (sort, word) =>
			scopes.spelledMeaning(sort as Sort, word) ?? resolveWord(scopes, sort as Sort, word, pack),
	});
}

function aliasesOf({ owner, word }: Qualified, scopes: Scopes): Alias[] {
	return scopes.broughtBy(owner, word).flatMap(({ sort, word: declared, pack }) => {
		const name = `${owner}.${word}`;
		const id = scopes.spelledMeaning(sort, `${owner}.${declared}`) ?? declared;
		const short = sort === 'param' || sort === 'element' ? `${sort}.${name}` : name;
		const long = spelledId(scopes, sort, id);
		return long === short ? [] : [{ short, long, pack }];
	});
}

function spelled(sort: Sort, word: string): string {
	if (sort === 'tile') return tileName(word);
	return sort === 'param' || sort === 'element' ? `${sort}.${spell(word)}` : spell(word);
}

function spelledId(scopes: Scopes, sort: Sort, id: string): string {
	const parts = scopes.parts(sort, id);
	if (parts === undefined) return spelled(sort, id);
	if (sort === 'tile') return `${spell(parts.pack)}.${tileName(parts.word)}`;
	return spelled(sort, scopedId(parts.pack, parts.word));
}

/** A type as a declaration writes it, with the ids that its relations, registers and params have in the program. */
export function scopedType(scopes: Scopes, text: string, datum: SourcedValue): string {
	if (scopes.namesakes.length === 0) return text;
	const pack = scopes.packOf(datum);
	return text.replace(/[A-Za-z][A-Za-z0-9.-]*/g, (word) => {
		for (const sort of ['register', 'param'] as const)
			if (word.startsWith(`${sort}.`))
				return `${sort}.${resolveWord(scopes, sort, word.slice(sort.length + 1), pack)}`;
		return resolveWord(scopes, 'relation', word, pack);
	});
}

export function streamOf(
	{ ruleSet: { scopes } }: LoweringContext,
	zone: SourcedValue | undefined,
): string | undefined {
	if (zone?.is !== 'scalar' || typeof zone.value !== 'string') return undefined;
	return resolveWord(scopes, 'zone', zone.value, scopes.packOf(zone));
}
