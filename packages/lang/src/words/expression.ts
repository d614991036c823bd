import type { ExprContext } from '../expr/context.ts';
import { visible } from '../expr/scope.ts';
import type { Type } from '../ir/types.ts';
import { elementOf } from '../ir/types.ts';
import type { Decl } from '../link/ruleset.ts';
import type { Blank, SentencePart } from './blank.ts';
import { inOneLine } from './condition-list.ts';
import { wordsOfPhrase } from './datum.ts';
import { wordingOf } from './declaration-wording.ts';
import { plural } from './english.ts';
import { type Lexicon, nounOf } from './lexicon.ts';
import { many, thing } from './phrase.ts';
import { phraseOfText, sayCondition } from './say.ts';
import { partsOf } from './sentence.ts';
import { type Wording, spokenName, withBlanks, withVariable, wordsOfVariable } from './wording.ts';
import { type SourcedValue, get, textOf } from '../link/sourced-value.ts';

export interface ExpressionWords {
	/** A condition or another value in words, with blanks for the parts that can be changed by themselves. */
	parts(text: string, is: 'condition' | 'value'): readonly SentencePart[];
	/** Properties of the implicit variable are written without its name here. */
	readonly bare: boolean;
}

export function expressionWords(
	decl: Pick<Decl, 'section' | 'datum'>,
	lexicon: Lexicon,
	context: Pick<ExprContext, 'vars'>,
): ExpressionWords {
	const known = wordingOf(decl, lexicon);
	const speaker = [...visible(context.vars)].reduce(
		(s, [name, { type }]) => (s.names.has(name) ? s : named(s, name, type, decl.datum)),
		known,
	);
	return {
		parts: (text, is) => {
			const found: Blank[] = [];
			const marking = withBlanks(speaker, found);
			const s = { ...marking, blanks: { ...marking.blanks!, text } };
			const phrase = is === 'value' ? phraseOfText(s, text) : undefined;
			const words = phrase === undefined ? sayCondition(s, text) : wordsOfPhrase(phrase);
			return partsOf(inOneLine(words), found);
		},
		bare: known.isKind === true && decl.section === 'kinds',
	};
}

function named(s: Wording, name: string, type: Type, datum: SourcedValue): Wording {
	const element = elementOf(type);
	if (textOf(get(get(datum, 'on'), 'as')) === name)
		return withVariable(s, name, thing('the event', 'event'));
	const noun = nounOf(element ?? type);
	const text = wordsOfVariable(s, name, noun);
	if (element === undefined) return withVariable(s, name, thing(text, noun));
	return withVariable(
		s,
		name,
		many(noun, { text: spokenName(name) === undefined ? `those ${plural(noun)}` : text }),
	);
}
