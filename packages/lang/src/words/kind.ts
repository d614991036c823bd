import { ownValue } from '@tilewright/schema';
import { type SourcedValue, get, textOf, pairsOf } from '../link/sourced-value.ts';
import { inOneLine } from './condition-list.ts';
import { conditionIn, lostPointsIn, nameIn, phraseIn, pointsIn, sortIn, valueIn } from './datum.ts';
import { type Lexicon, predicate, titleIn } from './lexicon.ts';
import { plural } from './english.ts';
import { tagsIn } from './join-words.ts';
import { foldIn } from './mark-fold.ts';
import type { Wording } from './wording.ts';

const connects: Readonly<Record<string, string>> = {
	edge: 'It goes on from tile to tile over their sides',
	area: 'It is an area of half sides, bounded by other features',
	point: 'It lies on one tile',
	region: 'It covers cells that are declared',
};

export function kindLines(s: Wording, datum: SourcedValue): readonly string[] {
	const connect = textOf(get(datum, 'connect'));
	const like = textOf(get(datum, 'like'));
	const complete = get(datum, 'complete');
	return [
		connect !== undefined
			? `${ownValue(connects, connect) ?? 'It is a feature'}.`
			: like !== undefined
				? `It is built as “${nameIn(like)}” is.`
				: '',
		complete === undefined ? '' : completeIn(s, complete),
		get(datum, 'reach') === undefined ? '' : `It reaches ${valueIn(s, get(datum, 'reach'))}.`,
		...tagsIn(s, 'kind-tags', get(datum, 'tags')),
		...pairsOf(get(datum, 'marks')).map(
			([id, fold]) => `It may have ${plural(nameIn(id))}: ${foldIn(textOf(fold))}.`,
		),
		...pairsOf(get(datum, 'touch')).map(([id, kind]) =>
			named(id, `the ${plural(nameIn(textOf(kind)))} that it touches`),
		),
		...pairsOf(get(datum, 'ends')).map(([id, kind]) =>
			named(id, `the ${plural(nameIn(textOf(kind)))} that end at it`),
		),
		...pairsOf(get(datum, 'define')).map(([id, value]) => {
			const own = get(value, 'value') ?? value;
			return phraseIn(s, own)?.is === 'condition'
				? `It ${predicate(nameIn(id))} when ${conditionIn(s, own)}.`
				: `Its ${nameIn(id)} is ${valueIn(s, own)}.`;
		}),
		...pairsOf(get(datum, 'piles')).map(
			([id]) => `It can have a pile of pieces, its ${nameIn(id)}.`,
		),
		...pairsOf(get(datum, 'registers')).map(([id, register]) =>
			textOf(get(register, 'type')) === 'bool'
				? `It is remembered whether it ${predicate(titleIn(id, register))}.`
				: `A number is remembered for it: ${titleIn(id, register)}.`,
		),
		...worthIn(s, get(datum, 'value')),
	];
}

function completeIn(s: Wording, complete: SourcedValue): string {
	const text = complete.is === 'scalar' ? String(complete.value) : '';
	return text === 'false'
		? 'It is never complete.'
		: `It is complete when ${conditionIn(s, complete)}.`;
}

function named(id: string, what: string): string {
	return what.startsWith(`the ${nameIn(id)} that `)
		? `Rules can ask for ${what}.`
		: `In rules, “its ${nameIn(id)}” means ${what}.`;
}

function worthIn(s: Wording, value: SourcedValue | undefined): string[] {
	const lines = pairsOf(value);
	if (value !== undefined && lines.length === 0) return ['It is worth nothing by itself.'];
	return lines.map(([, line], i) => {
		const lost = i === 0 ? undefined : lostLineIn(s, line);
		if (lost !== undefined) return `It also costs ${lost}.`;
		return `It ${i === 0 ? 'is worth' : 'also adds'} ${lineIn(s, line)}.`;
	});
}

/** Kinds and tags of kinds, each as the words for several such features. */
export function sortsInWords(
	lexicon: Lexicon,
	ids: readonly string[],
): { readonly id: string; readonly label: string }[] {
	return ids.map((id) => ({ id, label: plural(sortIn({ lexicon }, id)) }));
}

/** “3 points for each of its tiles, if …”. */
export function lineIn(s: Wording, line: SourcedValue): string {
	return withCondition(s, line, pointsIn(s, line));
}

/** The same of a line that takes a written number of points; undefined of others. */
export function lostLineIn(s: Wording, line: SourcedValue): string | undefined {
	const lost = lostPointsIn(s, line);
	return lost === undefined ? undefined : withCondition(s, line, lost);
}

function withCondition(s: Wording, line: SourcedValue, points: string): string {
	const when = conditionIn(s, get(line, 'when'));
	if (when === '') return points;
	// points that depend on something end with a condition of their own
	return `${points}${/[,;] otherwise /.test(inOneLine(points)) ? '; only if' : ', if'} ${when}`;
}
