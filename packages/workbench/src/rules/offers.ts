import {
	type Blank,
	type Candidate,
	type RuleSet,
	type Type,
	type Written,
	alikeWords,
	candidatesFor,
	conjunctsOf,
	elementOf,
	expressionWords,
	joinConjuncts,
	lexiconOf,
	namesAt,
	phraseWords,
	replacePart,
	typedExpr,
	withAlternative,
} from '@tilewright/lang';
import { appendAll } from '@tilewright/schema';
import { putNumbers } from './offer-search.ts';
import type { Probe, ProbedPlace } from './probe.ts';
import type { CheckedText, NameView, Offer, OfferPlace } from './requests.ts';
import { sentenceOf, usagesIn } from './usages.ts';
import { withoutCode } from './without-code.ts';

const longest = 3000;

/**
 * The expressions that can be put at a place of a declaration, each with its sentence; those that do not compile are left out. It can
 * be stopped wherever it yields.
 */
export function* offersFor(
	ruleSet: RuleSet,
	probe: Probe,
	place: ProbedPlace,
	at: OfferPlace,
): Generator<void, Offer[], void> {
	const isAdded = at.is === 'and' || at.is === 'or';
	const part = isAdded ? { text: 'true', start: 0, end: 4 } : at;
	const written = probe.written(place, part.text);
	if (written === undefined) return [];
	const words = expressionWords(place.decl, lexiconOf(ruleSet), written.context);
	const types = isAdded ? (['bool'] as const) : typesOf(written, part);
	const usable: Candidate[] = [];
	for (const type of types) {
		const all = candidatesFor(part, type, written.context, written.expected, words.bare);
		const compiles = (by: string): boolean => probe.trouble(place, textWith(at, by)) === '';
		appendAll(usable, yield* compiling(all, type, compiles));
	}
	const is = types[0] === 'bool' ? 'condition' : 'value';
	const seen = new Set<string>();
	const usages = usagesIn(ruleSet);
	const out: Offer[] = [];
	for (const { by, doc, isNear } of usable) {
		if (out.length % 50 === 0) yield;
		const parts = words.parts(by, is);
		const label = sentenceOf(parts);
		if (seen.has(label) || isOfItself(label)) continue;
		seen.add(label);
		const numbers = isOfNumbers(by)
			? []
			: parts.flatMap((p) =>
					typeof p !== 'string' && p.is === 'number' ? [{ start: p.start, end: p.end }] : [],
				);
		const comparison = parts.find(
			(p): p is Blank =>
				typeof p !== 'string' && p.is === 'choice' && by.slice(p.start, p.end).trim() === '>=',
		);
		const ones = sentencesOfOnes(label, by, numbers, (text) => sentenceOf(words.parts(text, is)));
		const alike = alikeWords(by);
		const phrases = phraseWords(by);
		const usage = usages.of(by);
		const uses = usages.countOf(by, written.context);
		out.push({
			label,
			doc: withoutCode(doc),
			by,
			numbers,
			ones,
			comparison,
			usage,
			uses,
			alike,
			phrases,
			isNear,
		});
	}
	return out;
}

/** A sentence such as “a corner among the corner of the pieces” tells nothing. */
function isOfItself(label: string): boolean {
	return /([\p{L} ]{3,}?)s? among the \1s? of /u.test(label);
}

/** Tells that an expression changes a written number: a number that is asked for stands for neither of the two. */
function isOfNumbers(by: string): boolean {
	return /^[\d\s()]+[-+*/]/.test(by);
}

const maxAgreeing = 3;

/** The sentences of an expression with 1 in place of the numbers that words of the sentence agree with. */
function sentencesOfOnes(
	label: string,
	by: string,
	numbers: Offer['numbers'],
	say: (by: string) => string,
): Record<string, string> {
	const withOnes = (places: readonly number[]): string =>
		say(
			putNumbers(
				by,
				places.map((i) => ({ ...numbers[i]!, to: '1' })),
			),
		);
	const wordsIn = (text: string): string => text.replace(/\d+/g, '');
	const agreeing = numbers
		.map((_, i) => i)
		.filter((i) => wordsIn(withOnes([i])) !== wordsIn(label))
		.slice(0, maxAgreeing);
	const subsets = agreeing.reduce<number[][]>(
		(all, i) => [...all, ...all.map((places) => [...places, i])],
		[[]],
	);
	return Object.fromEntries(
		subsets.filter((s) => s.length > 0).map((places) => [places.join(' '), withOnes(places)]),
	);
}

/** The whole text of a place in which an expression is put, or from which a condition is dropped. */
export function textWith({ text, start, end, is }: OfferPlace, by: string): string {
	if (is === 'replace') return replacePart({ text, start, end }, by);
	if (is === 'or') return withAlternative({ text, start, end }, by);
	const all = conjunctsOf(text).filter((c) => is === 'and' || c.start !== start);
	const others = all.map((c) => text.slice(c.start, c.end)).filter((o) => o !== 'true');
	return joinConjuncts(is === 'and' ? [...others, by] : others);
}

/** The types that a part of an expression may have: a part that is neither all of it nor a condition is a number. */
function typesOf(
	{ context, expected }: Written,
	{ text, start, end }: Omit<OfferPlace, 'is'>,
): readonly Type[] {
	const isWhole = text.slice(0, start).trim() === '' && text.slice(end).trim() === '';
	const type = typedExpr(text, context, expected)?.type;
	if (type === undefined || (!isWhole && type !== 'bool')) return ['int'];
	const isCount = Array.isArray(expected) && expected.includes('int') && type !== 'int';
	return isCount ? [type, 'int'] : [type];
}

/**
 * The candidates whose names may be used where they are put. One candidate stands for each name; they are compiled together, and
 * apart where together they do not compile.
 */
function* compiling(
	all: readonly Candidate[],
	type: Type,
	compiles: (by: string) => boolean,
): Generator<void, readonly Candidate[], void> {
	const namesIn = ({ by }: Candidate): string[] => by.match(/[A-Za-z_]\w*/g) ?? [];
	const seen = new Set<string>();
	const first = new Map<Candidate, readonly string[]>();
	for (const candidate of all) {
		const fresh = namesIn(candidate).filter((name) => !seen.has(name));
		if (fresh.length > 0) first.set(candidate, fresh);
		for (const name of fresh) seen.add(name);
	}
	const barred = new Set<string>();
	const untested: (readonly Candidate[])[] = [[...first.keys()]];
	for (let list = untested.pop(); list !== undefined; list = untested.pop()) {
		yield;
		const together = joined(list, type);
		const isApart = together === undefined || together.length > longest;
		if (list.length === 0 || (!isApart && compiles(together))) continue;
		if (list.length === 1) for (const name of first.get(list[0]!) ?? []) barred.add(name);
		else {
			const middle = Math.ceil(list.length / 2);
			untested.push(list.slice(middle), list.slice(0, middle));
		}
	}
	return all.filter((candidate) => !namesIn(candidate).some((name) => barred.has(name)));
}

function joined(list: readonly Candidate[], type: Type): string | undefined {
	const texts = list.map(({ by }) => by);
	if (texts.length < 2) return texts[0] ?? '';
	if (type === 'bool') return texts.map((t) => `(${t})`).join(' && ');
	if (type === 'int') return texts.map((t) => `(${t})`).join(' + ');
	if (elementOf(type) === undefined) return undefined;
	const [head, ...rest] = texts;
	return rest.reduce((both, t) => `${both}.union(${t})`, `(${head})`);
}

export function checkedText(
	ruleSet: RuleSet,
	probe: Probe,
	place: ProbedPlace,
	text: string,
): CheckedText {
	const { message: trouble = '', hint = '', code = '' } = probe.error(place, text) ?? {};
	const fixed = trouble === '' ? undefined : probe.fixed(place, text);
	const written = probe.written(place, text);
	if (written === undefined) return { trouble, hint, code, fixed, sentence: '' };
	const words = expressionWords(place.decl, lexiconOf(ruleSet), written.context);
	const parts = words.parts(text, written.expected === 'bool' ? 'condition' : 'value');
	return { trouble, hint, code, fixed, sentence: sentenceOf(parts) };
}

export function namesFor(
	probe: Probe,
	place: ProbedPlace,
	text: string,
	offset: number,
): NameView[] {
	const written = probe.written(place, text);
	if (written === undefined) return [];
	return namesAt(text, offset, written.context).map(({ name, type, doc }) => ({ name, type, doc }));
}
