import { translated } from '@tilewright/schema';
import type { Effect } from '../effects/effect.ts';
import { fill } from '../effects/prose.ts';
import type { Schema } from '../effects/key.ts';
import { type SourcedValue, get, textOf, pairsOf } from '../link/sourced-value.ts';
import { amongIn, conditionIn, nameIn, namesIn, placeIn, valueIn, zoneIn } from './datum.ts';
import { capitalised, listed } from './english.ts';
import { thing } from './phrase.ts';
import { type Wording, withVariable } from './wording.ts';
import { withName, withNames, withValueNames, wordsOfValueName } from './declaration-wording.ts';

/** Keys at which a zone is a place, not what lies in it. */
const zoneKeys: ReadonlySet<string> = new Set(['from', 'to', 'zone']);

export function sentenceAbout(s: Wording, effect: Effect, node: SourcedValue): string {
	const { code, args } = effect.prose.describe(node, {
		speaker: s,
		at: (key, otherwise = '') => {
			const datum = key === 'value' && 'value' in effect.keys ? node : get(node, key);
			if (datum === undefined) return otherwise;
			const words = keyIn(s, effect.keys[key]?.schema, datum);
			return zoneKeys.has(key) ? zoneIn(words) : words;
		},
	});
	const { from } = args;
	// “the first of the tiles from the bag”, not “of the tiles in the bag from the bag”
	const said = Object.entries(args).map(([key, text]) => [
		key,
		from !== undefined &&
		key !== 'from' &&
		(text.endsWith(` in ${from}`) || text.endsWith(` of ${from}`))
			? text.slice(0, -` of ${from}`.length)
			: text,
	]);
	return capitalised(
		fill(
			translated('effects', code, effect.prose.english[code]!),
			Object.fromEntries(said) as typeof args,
		),
	);
}

function keyIn(s: Wording, schema: Schema | undefined, datum: SourcedValue): string {
	const expression = schema?.['x-expr'] as { readonly type: string } | undefined;
	if (expression?.type === 'bool') return conditionIn(s, datum);
	if (expression?.type === 'location') return placeIn(s, datum);
	if (expression !== undefined) return valueIn(s, datum);
	const ref = String(schema?.['$ref'] ?? '');
	if (ref.endsWith('/among')) return amongIn(s, datum);
	if (ref.endsWith('/let'))
		return listed(
			pairsOf(datum).map(([name, d]) => `“${wordsOfValueName(name)}” be ${valueIn(s, d)}`),
			'and',
		);
	if (datum.is === 'map') return valueIn(s, datum);
	if (schema?.['x-ref'] === 'register') return s.lexicon.title(textOf(datum) ?? '');
	const isText = schema?.['maxLength'] !== undefined && schema['x-ref'] === undefined;
	return isText ? (textOf(datum) ?? '') : namesIn(datum);
}

export function afterEffect(s: Wording, { keys, name }: Effect, node: SourcedValue): Wording {
	let after = s;
	if (name === 'let') after = withValueNames(after, node);
	for (const key of ['among', 'vars'] as const)
		if (get(node, key)?.is === 'map') after = withNames(after, get(node, key));
	if (get(node, 'let')?.is === 'map') after = withValueNames(after, get(node, 'let'));
	for (const [key, { schema }] of Object.entries(keys)) {
		if (schema?.['x-declares'] !== 'local' && schema?.['x-declares'] !== 'decision') continue;
		const given = textOf(get(node, key));
		if (given === undefined) continue;
		const members = membersOf(node);
		const isSeveral = members === undefined && get(node, 'among')?.is === 'map';
		const words = nameIn(given);
		after = isSeveral
			? withVariable(after, given, thing(`the ${words}`, words, { sort: 'choice' }))
			: withName(after, given, members);
	}
	return after;
}

function membersOf(node: SourcedValue): SourcedValue | undefined {
	const among = get(node, 'among');
	const only =
		among?.is === 'map' && among.entries.size === 1 ? [...among.entries.values()][0] : undefined;
	return get(node, 'in') ?? only ?? (among?.is === 'map' ? undefined : among);
}
