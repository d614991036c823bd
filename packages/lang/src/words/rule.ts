import { appendAll } from '@tilewright/schema';
import type { Effect } from '../effects/effect.ts';
import { effects } from '../effects/table.ts';
import { type SourcedValue, get, itemsOf, pairsOf, textOf } from '../link/sourced-value.ts';
import type { Decl } from '../link/ruleset.ts';
import { isTooLong, laidOut } from './condition-list.ts';
import { conditionIn, nameIn, nounIn, phraseIn, stepIn, valueIn } from './datum.ts';
import { afterEffect, sentenceAbout } from './effect.ts';
import { capitalised } from './english.ts';
import { afterEvent } from './events.ts';
import type { Lexicon } from './lexicon.ts';
import { thing } from './phrase.ts';
import type { Wording } from './wording.ts';
import { spokenName, withVariable } from './wording.ts';
import {
	wordingOf,
	withName,
	withNames,
	withValueNames,
	wordsOfValueName,
} from './declaration-wording.ts';

const inner = ['do', 'then'] as const;

/** The sentences about a rule or an action, one a line; parts of a sentence are indented by tabs. */
export function describeRule(decl: Pick<Decl, 'section' | 'datum'>, lexicon: Lexicon): string[] {
	return effectsIn(wordingOf(decl, lexicon), decl.datum).flatMap(laidOut);
}

/** The sentences about each effect that a rule or an action has, one by one; parts of a sentence are indented by tabs. */
export function effectSentences(
	decl: Pick<Decl, 'section' | 'datum'>,
	lexicon: Lexicon,
): string[][] {
	const { datum } = decl;
	const own = withNamesOfRule(wordingOf(decl, lexicon), datum);
	const each = get(datum, 'for-each');
	const name = textOf(get(each, 'as')) ?? 'it';
	const s = each === undefined ? own : withName(own, name, get(each, 'in'));
	const lines = eachInBlock(withValueNames(s, get(datum, 'let')), get(datum, 'do'), 0);
	return lines.map((of) => of.flatMap(laidOut));
}

export function effectsIn(speaker: Wording, datum: SourcedValue): string[] {
	const event = get(datum, 'on');
	const each = get(datum, 'for-each');
	let s = withNamesOfRule(speaker, datum);
	const head: string[] = [];
	const at = textOf(get(datum, 'at'));
	if (at !== undefined) head.push(`at ${stepIn(speaker, at)}`);
	if (event !== undefined) head.push(afterEvent(textOf(get(event, 'event'))));
	if (each !== undefined) {
		const name = textOf(get(each, 'as')) ?? 'it';
		head.push(`for each of ${valueIn(s, get(each, 'in'))}${called(s, name, get(each, 'in'))}`);
		s = withName(s, name, get(each, 'in'));
	}
	const values = get(datum, 'let');
	const when = conditionIn(withValues(s, values), get(datum, 'when'));
	if (when !== '') head.push(`if ${when}`);
	const given = conditionIn(s, get(datum, 'given'));
	const isApart = given !== '' && isTooLong([...head, `provided that ${given}`].join(', '));
	if (given !== '' && !isApart) head.push(`provided that ${given}`);
	const depth = head.length === 0 ? 0 : 1;
	const done = block(withValueNames(s, values), get(datum, 'do'), depth);
	const lines = [...valueLines(s, values, done).map((line) => '\t'.repeat(depth) + line), ...done];
	return [
		...(isApart ? [`Only if ${given}.`] : []),
		...(head.length === 0 ? [] : [`${capitalised(head.join(', '))}:`]),
		...lines,
	];
}

function valueLines(
	s: Wording,
	values: SourcedValue | undefined,
	after: readonly string[],
): string[] {
	const known = pairsOf(values).map(([name, value]) => {
		const words = wordsOfValueName(name);
		return { words, line: `Let “${words}” be ${valueIn(s, value)}.` };
	});
	return known.flatMap(({ words, line }, i) => {
		const later = [...known.slice(i + 1).map((k) => k.line), ...after];
		return later.some((text) => text.includes(words)) ? [line] : [];
	});
}

function withValues(s: Wording, values: SourcedValue | undefined): Wording {
	return pairsOf(values).reduce((inner, [name, value]) => {
		const phrase = phraseIn(inner, value);
		return phrase === undefined ? inner : withVariable(inner, name, phrase);
	}, s);
}

function withNamesOfRule(s: Wording, datum: SourcedValue): Wording {
	const event = textOf(get(get(datum, 'on'), 'as'));
	const known = event === undefined ? s : withVariable(s, event, thing('the event', 'event'));
	return withNames(known, get(get(datum, 'choose'), 'among'));
}

function effectOf(item: SourcedValue): readonly [Effect, SourcedValue] | undefined {
	if (item.is !== 'map') return undefined;
	for (const [key, node] of item.entries) {
		const effect = effects.get(key);
		if (effect !== undefined) return [effect, node];
	}
	return undefined;
}

export function called(s: Wording, name: string, from: SourcedValue | undefined): string {
	const words = spokenName(name);
	return words === undefined || words === nounIn(s, from) ? '' : ` (“${words}”)`;
}

function block(speaker: Wording, list: SourcedValue | undefined, outer: number): string[] {
	return eachInBlock(speaker, list, outer).flat();
}

function eachInBlock(speaker: Wording, list: SourcedValue | undefined, outer: number): string[][] {
	let s = speaker;
	return itemsOf(list).map((item) => {
		const [effect, node] = effectOf(item) ?? [];
		if (effect === undefined || node === undefined) return [];
		const given = conditionIn(s, get(node, 'given') ?? get(item, 'given'));
		const done = sentenceAbout(s, effect, node);
		const isApart = given !== '' && isTooLong(`${given} ${done}`);
		const depth = isApart ? outer + 1 : outer;
		const pad = '\t'.repeat(depth);
		const before = given === '' || isApart ? '' : `(Provided that ${given}.) `;
		const lines = [
			...(isApart ? [`${'\t'.repeat(outer)}Provided that ${given}:`] : []),
			pad + before + done,
		];
		const after = afterEffect(s, effect, node);
		for (const key of inner) {
			const body = get(item, key) ?? get(node, key);
			if (body === undefined) continue;
			appendAll(lines, block(after, body, depth + 1));
		}
		const of = get(item, 'of');
		if (of?.is === 'map')
			for (const [word, body] of of.entries) {
				lines.push(`${pad}\t${capitalised(nameIn(word))}:`);
				const done = block(after, body, depth + 2);
				appendAll(lines, done.length === 0 ? [`${pad}\t\tNothing happens.`] : done);
			}
		const otherwise = get(item, 'else') ?? get(node, 'else');
		if (otherwise !== undefined) {
			const deeper = of?.is === 'map' ? 1 : 0;
			lines.push(`${pad}${'\t'.repeat(deeper)}Otherwise:`);
			appendAll(lines, block(after, otherwise, depth + 1 + deeper));
		}
		s = after;
		return lines;
	});
}
