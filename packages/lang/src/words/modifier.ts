import { ownValue } from '@tilewright/schema';
import {
	type SourcedValue,
	get,
	numberOf,
	textOf,
	textsOf,
	pairsOf,
} from '../link/sourced-value.ts';
import { isTooLong } from './condition-list.ts';
import { allLost, conditionIn, lostNumberIn, nameIn, sortWithArticle, valueIn } from './datum.ts';
import { capitalised, listed, withArticle } from './english.ts';
import { lineIn, lostLineIn } from './kind.ts';
import type { Wording } from './wording.ts';

interface Subject {
	/** “a line”, or the name of what is asked in quotation marks. */
	readonly subject: string;
	/** Of the worth of a thing, the lines that change. */
	readonly line: string;
	/** The verb of points that come to it: “pays”, of an owner “gets”. */
	readonly verb: string;
	/** The verb of points that are lost: “costs”, of an owner “loses”. */
	readonly verbOfLoss: string;
	/** “a line is complete”, or that what is asked holds; of `also` the word stands inside. */
	holds(also: string): string;
	readonly isWorth: boolean;
}

type Say = (s: Wording, datum: SourcedValue, of: Subject) => string;

const changes: readonly (readonly [key: string, say: Say])[] = [
	['add-line', (s, d, of) => linesIn(s, d, of)],
	['late-line', (s, d, of) => `after everything else ${linesIn(s, d, of)}`],
	['count', (s, d, { line }) => `${line} counts ${changedIn(s, d)}`],
	['each', (s, d, { line }) => `${line} pays ${changedIn(s, d)} each`],
	['void', (_s, _d, { line }) => `${line} pays nothing`],
	[
		'once-per',
		(_, d, { line }) => `${line} counts each member once for ${withArticle(nameIn(textOf(d)))}`,
	],
	['scale', (_s, d, of) => `${amountOf(of)} is ${fractionIn(d)}`],
	['cap', (s, d, of) => `${amountOf(of)} is at most ${valueIn(s, d)}`],
	['floor', (s, d, of) => `${amountOf(of)} is at least ${valueIn(s, d)}`],
	['veto', (_s, _d, { subject, verb }) => `${subject} ${verb} nothing`],
	['set', (s, d, of) => setIn(valueIn(s, d), of)],
	['add', addedIn],
	['and', (s, d, { holds }) => `${holds('')} only if also ${conditionIn(s, d)}`],
	['or', (s, d, { holds }) => `${holds('also ')} if ${conditionIn(s, d)}`],
	['union', (s, d, { subject }) => `${valueIn(s, d)} are added to ${subject}`],
	['without', (s, d, { subject }) => `${valueIn(s, d)} are taken out of ${subject}`],
	['key', (s, d, { subject }) => `players who tie for ${subject} are compared by ${valueIn(s, d)}`],
];

export function modifierLines(s: Wording, datum: SourcedValue): readonly string[] {
	const of = subjectOf(s, datum);
	const sentences = changes.flatMap(([key, say]) => {
		const found = get(datum, key);
		return found === undefined ? [] : [say(s, found, of)];
	});
	const clauses = sentences.join('; ') || `nothing changes of ${of.subject}`;
	const when = conditionIn(s, get(datum, 'when'));
	if (when === '') return [`${capitalised(clauses)}.`];
	const sentence = `When ${when}, ${clauses}.`;
	return isTooLong(sentence) ? [`When ${when}:`, `\t${capitalised(clauses)}.`] : [sentence];
}

function subjectOf(s: Wording, datum: SourcedValue): Subject {
	const query = textOf(get(datum, 'query')) ?? 'value';
	const of = textOf(get(datum, 'of'));
	const isWorth = query === 'value';
	const worth = of === undefined ? 'whatever scores' : sortWithArticle(s, of);
	const special: Readonly<Record<string, string>> = {
		value: worth,
		share: `each owner of ${worth}`,
		complete: worth,
		reach: `the reach of ${worth}`,
	};
	const subject = ownValue(special, query) ?? `“${s.lexicon.title(query)}”`;
	const lines = textsOf(get(datum, 'line')).map((id) => `“${nameIn(id)}”`);
	const which =
		lines.length > 1 ? `each of the lines ${listed(lines, 'and')}` : `the line ${lines.join('')}`;
	return {
		subject,
		line: `${which} of ${subject}`,
		verb: query === 'share' ? 'gets' : 'pays',
		verbOfLoss: query === 'share' ? 'loses' : 'costs',
		holds: (also) =>
			query === 'complete' ? `${subject} is ${also}complete` : `${subject} ${also}holds`,
		isWorth,
	};
}

function amountOf({ subject, isWorth }: Subject): string {
	return isWorth ? `the worth of ${subject}` : subject;
}

/** “halved and rounded down”, “multiplied by 3”, “multiplied by 2, divided by 3 and rounded up”. */
function fractionIn(scale: SourcedValue): string {
	const [times = 1, over = 1] = [numberOf(get(scale, 'times')), numberOf(get(scale, 'over'))];
	const steps = [
		times === 1 ? '' : times === 2 ? 'doubled' : `multiplied by ${times}`,
		over === 1 ? '' : over === 2 ? 'halved' : `divided by ${over}`,
		over === 1 ? '' : `rounded ${textOf(get(scale, 'round')) ?? 'down'}`,
	].filter((step) => step !== '');
	return listed(steps, 'and') || 'as it was';
}

/** A condition is “whether …” as a value. */
function setIn(value: string, of: Subject): string {
	const condition = /^whether (.*)/s.exec(value)?.[1];
	return condition === undefined
		? `${amountOf(of)} is ${value}`
		: `${of.holds('')} exactly if ${condition}`;
}

function addedIn(s: Wording, datum: SourcedValue, of: Subject): string {
	const lost = lostNumberIn(s, datum);
	return lost === undefined
		? `${valueIn(s, datum)} is added to ${amountOf(of)}`
		: `${lost} is taken from ${amountOf(of)}`;
}

function changedIn(s: Wording, datum: SourcedValue): string {
	const [add, set] = [get(datum, 'add'), get(datum, 'set')];
	if (add === undefined) return valueIn(s, set ?? datum);
	const lost = lostNumberIn(s, add);
	return lost === undefined ? `${valueIn(s, add)} more` : `${lost} less`;
}

function linesIn(s: Wording, datum: SourcedValue, { subject, verb, verbOfLoss }: Subject): string {
	const lines = pairsOf(datum).map(([, line]) => line);
	const lost = allLost(lines, (line) => lostLineIn(s, line));
	return lost === undefined
		? `${subject} also ${verb} ${listed(
				lines.map((line) => lineIn(s, line)),
				'and',
			)}`
		: `${subject} also ${verbOfLoss} ${listed(lost, 'and')}`;
}
