import { textsOf } from '@tilewright/schema';
import * as declaration from './declaration.ts';
import * as expression from './expression.ts';
import * as rule from './rule.ts';
import * as sentence from './sentence.ts';

/** Rules in English. Another language brings functions of its own, because a grammar is no list of texts. */
const texts = textsOf('rules', {
	describeDeclaration: declaration.describeDeclaration,
	describeRule: rule.describeRule,
	effectSentences: rule.effectSentences,
	describeWithBlanks: sentence.describeWithBlanks,
	expressionWords: expression.expressionWords,
});

/** The meaning of a declaration, a line for each sentence. */
export const describeDeclaration: typeof declaration.describeDeclaration = (...given) =>
	texts.describeDeclaration(...given);

/** The sentences about a rule or an action, one a line; parts of a sentence are indented by tabs. */
export const describeRule: typeof rule.describeRule = (...given) => texts.describeRule(...given);

/** The sentences about each effect that a rule or an action has, one by one. */
export const effectSentences: typeof rule.effectSentences = (...given) =>
	texts.effectSentences(...given);

/** The meaning of a declaration, with blanks for the parts that can be changed by themselves. */
export const describeWithBlanks: typeof sentence.describeWithBlanks = (...given) =>
	texts.describeWithBlanks(...given);

export const expressionWords: typeof expression.expressionWords = (...given) =>
	texts.expressionWords(...given);
