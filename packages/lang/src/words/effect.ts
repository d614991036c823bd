import { translated } from '@tilewright/schema';
import type { Effect } from '../effects/effect.ts';
import { fill } from '../effects/prose.ts';
import type { Schema } from '../effects/key.ts';
import { type Datum, get, textOf, pairsOf } from '../link/datum.ts';
import { amongIn, conditionIn, nameIn, namesIn, placeIn, valueIn } from './datum.ts';
import { capitalised, listed } from './english.ts';
import type { Speaker } from './speaker.ts';
import { withName, withNames } from './declaration-speaker.ts';

/** The sentence about one use of an effect. */
export function sentenceAbout(s: Speaker, effect: Effect, node: Datum): string {
	const { code, args } = effect.prose.describe(node, {
		speaker: s,
		at: (key, otherwise = '') => {
			const datum = key === 'value' && 'value' in effect.keys ? node : get(node, key);
			if (datum === undefined) return otherwise;
			return keyIn(s, effect.keys[key]?.schema, datum);
		},
	});
	return capitalised(fill(translated('effects', code, effect.prose.english[code]!), args));
}

/** The value of a key in words, by what its schema says it is. */
function keyIn(s: Speaker, schema: Schema | undefined, datum: Datum): string {
	const expression = schema?.['x-expr'] as { readonly type: string } | undefined;
	if (expression?.type === 'bool') return conditionIn(s, datum);
	if (expression?.type === 'location') return placeIn(s, datum);
	if (expression !== undefined) return valueIn(s, datum);
	const ref = String(schema?.['$ref'] ?? '');
	if (ref.endsWith('/among')) return amongIn(s, datum);
	if (ref.endsWith('/let'))
		return listed(
			pairsOf(datum).map(([name, d]) => `“${nameIn(name)}” be ${valueIn(s, d)}`),
			'and',
		);
	if (datum.is === 'map') return valueIn(s, datum);
	const isText = schema?.['maxLength'] !== undefined && schema['x-ref'] === undefined;
	return isText ? (textOf(datum) ?? '') : namesIn(datum);
}

/** The speaker of what follows an effect, who knows the names that it declares. */
export function afterEffect(s: Speaker, { keys, name }: Effect, node: Datum): Speaker {
	let after = s;
	if (name === 'let') after = withNames(after, node);
	for (const key of ['among', 'vars', 'let'] as const)
		if (get(node, key)?.is === 'map') after = withNames(after, get(node, key));
	for (const [key, { schema }] of Object.entries(keys)) {
		if (schema?.['x-declares'] !== 'local' && schema?.['x-declares'] !== 'decision') continue;
		const given = textOf(get(node, key));
		if (given !== undefined) after = withName(after, given, membersOf(node));
	}
	return after;
}

/** The set that a name of an effect goes through. */
function membersOf(node: Datum): Datum | undefined {
	const among = get(node, 'among');
	const only =
		among?.is === 'map' && among.entries.size === 1 ? [...among.entries.values()][0] : undefined;
	return get(node, 'in') ?? only ?? (among?.is === 'map' ? undefined : among);
}
