import { type SourcedValue, get, pairsOf, textOf } from '../link/sourced-value.ts';
import { verbArguments } from '../link/verb-arguments.ts';
import { capitalised, withArticle, wordsOf } from './english.ts';
import { type Lexicon, nounOf } from './lexicon.ts';
import { type Condition, statement } from './phrase.ts';

const may = ' may ';

/** The sentence of a verb about things in these words, in the order of its arguments; undefined where it has none. */
export function verbStatement(
	verb: SourcedValue | undefined,
	words: readonly string[],
): Condition | undefined {
	const says = textOf(get(verb, 'says'))?.replace(/\.$/, '');
	if (says === undefined) return undefined;
	const names = pairsOf(verbArguments(verb)).map(([name]) => name);
	const said = says
		.replace(/^./u, (first) => first.toLowerCase())
		.replace(/\{(\w+)\}/g, (_, name: string) => words[names.indexOf(name)] ?? name);
	const at = said.indexOf(may);
	return at < 0 ? undefined : statement(said.slice(0, at), said.slice(at + 1));
}

/** The general sentence of a requirement of a verb: “a piece may be put on a segment”. */
export function verbInGeneral(lexicon: Lexicon, id: string): Condition {
	const verb = lexicon.verb(id);
	const words = pairsOf(verbArguments(verb)).map(([, type]) => someThing(textOf(type) ?? ''));
	return verbStatement(verb, words) ?? statement(`“${wordsOf(id)}”`, 'may be done');
}

function someThing(type: string): string {
	return type === 'piece-kind' ? 'a piece' : withArticle(nounOf(type));
}

export function generalSentence(lexicon: Lexicon, id: string, denied: boolean): string {
	return capitalised(verbInGeneral(lexicon, id).say(denied));
}
