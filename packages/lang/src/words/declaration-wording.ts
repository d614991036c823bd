import { type SourcedValue, get, textOf, pairsOf } from '../link/sourced-value.ts';
import { verbArguments } from '../link/verb-arguments.ts';
import type { Decl } from '../link/ruleset.ts';
import { plural, wordsOf } from './english.ts';
import { nounIn, phraseIn } from './datum.ts';
import { type Lexicon, nounOf } from './lexicon.ts';
import { many, type Phrase, thing } from './phrase.ts';
import { type Wording, spokenName, withVariable, wordsOfVariable } from './wording.ts';

export function wordingOf(decl: Pick<Decl, 'section' | 'datum'>, lexicon: Lexicon): Wording {
	const { section, datum } = decl;
	const names = new Map<string, Phrase>();
	names.set('it', subjectIn(datum));
	const given = (of: SourcedValue | undefined): void => {
		for (const [name, type] of pairsOf(of)) {
			if (name === 'it') continue;
			const of = textOf(type) ?? name;
			const noun = nounOf(of);
			const own = spokenName(name);
			const words = wordsOfVariable({ lexicon, names }, name, noun);
			names.set(
				name,
				of.startsWith('set(')
					? many(noun, { text: own === undefined ? `those ${plural(noun)}` : words })
					: thing(words, noun),
			);
		}
	};
	const other = textOf(get(datum, 'for'));
	if (other !== undefined) names.set(other, thing(`the ${nounOf(other)}`, nounOf(other)));
	given(get(datum, 'args'));
	const waived = textOf(get(datum, 'require'));
	const verb =
		textOf(get(datum, 'verb')) ??
		(waived === undefined ? undefined : lexicon.requirement(waived)?.verb);
	if (verb !== undefined) given(verbArguments(lexicon.verb(verb)));
	const query = textOf(get(datum, 'query'));
	const argument =
		query === undefined
			? undefined
			: query === 'share'
				? 'seat'
				: textOf(get(lexicon.query(query), 'for'));
	if (argument !== undefined)
		names.set(argument, thing(`the ${nounOf(argument)}`, nounOf(argument)));
	if (section === 'verbs') given(verbArguments(datum));
	return { lexicon, names, isKind: section === 'kinds' || query === 'value' };
}

/** The words for `it`: the thing that a declaration is about. */
function subjectIn(datum: SourcedValue): Phrase {
	const subject = textOf(get(datum, 'of')) ?? textOf(get(datum, 'per')) ?? '';
	if (subject === 'seat') return thing('the player', 'player');
	return subject.startsWith('set(')
		? many(nounOf(subject), { text: 'them' })
		: thing('it', 'thing');
}

export function withName(s: Wording, name: string, from: SourcedValue | undefined): Wording {
	const noun = nounIn(s, from) ?? 'value';
	return withVariable(s, name, thing(wordsOfVariable(s, name, noun), noun));
}

/** A value may be several things: “the fined players”. */
function withValueName(s: Wording, name: string, from: SourcedValue | undefined): Wording {
	const phrase = phraseIn(s, from);
	if (phrase?.is !== 'many') return withName(s, name, from);
	const { noun } = phrase;
	return withVariable(s, name, thing(wordsOfVariable(s, name, plural(noun)), noun));
}

export function wordsOfValueName(name: string): string {
	return spokenName(name) ?? wordsOf(name);
}

export function withValueNames(s: Wording, values: SourcedValue | undefined): Wording {
	return pairsOf(values).reduce((inner, [name, from]) => {
		if (spokenName(name) !== undefined) return withValueName(inner, name, from);
		return withVariable(inner, name, thing(`“${wordsOf(name)}”`, nounIn(inner, from) ?? 'value'));
	}, s);
}

export function withNames(s: Wording, names: SourcedValue | undefined): Wording {
	return pairsOf(names).reduce((inner, [name, from]) => withName(inner, name, from), s);
}
