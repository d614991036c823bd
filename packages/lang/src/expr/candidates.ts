import { appendAll } from '@tilewright/schema';
import { elementOf, setOf } from '../ir/types.ts';
import type { ElementType, Type } from '../ir/types.ts';
import { canBeNone, isEntity } from '../model/type-words.ts';
import { valuesOf } from '../model/model.ts';
import { typedExpr } from './check.ts';
import type { Expected, ExprContext } from './context.ts';
import { checkInside } from './inside.ts';
import { isOperation, parseExpr } from './parse.ts';
import { visible } from './scope.ts';
import { type Term, setsAfter, termsAt } from './terms.ts';
import type { Check } from './typed.ts';

export interface TextRange {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

export interface Candidate {
	/** The expression that takes the place of the part. */
	readonly by: string;
	readonly text: string;
	readonly doc: string;
	/** It speaks of a thing of this place, such as the spot that is chosen. */
	readonly isNear: boolean;
}

const most = 2500;

/** A part of a text is replaced; where the new part is an operation it stands in brackets, so that it stays one operand. */
export function replacePart({ text, start, end }: TextRange, by: string): string {
	const isWhole = text.slice(0, start).trim() === '' && text.slice(end).trim() === '';
	const { node } = parseExpr(by);
	const part = !isWhole && node !== undefined && isOperation(node) ? `(${by})` : by;
	return text.slice(0, start) + part + text.slice(end);
}

/**
 * The expressions that can take the place of a part of a text: all are correct there, and none is the same in every game. Simple
 * ones come first. `type` is the type of the part, `expected` that of the whole text; `bare` says that properties of the implicit
 * variable are written without its name.
 */
export function candidatesFor(
	part: TextRange,
	type: Type,
	context: ExprContext,
	expected: Expected | undefined,
	bare: boolean,
): Candidate[] {
	const c = checkInside(part.text, part.start, context);
	const now = part.text.slice(part.start, part.end).trim();
	const terms = termsAt(c, bare);
	const conditions = type === 'bool' || type === 'int' ? conditionsOf(c, terms) : [];
	const drafts =
		type === 'bool'
			? conditions
			: [
					...(type === 'int' ? numbersOf(c, terms, now) : []),
					...terms.filter((t) => t.type === type).map(draftOf),
					...setsOf(c, terms, type, now),
					...(type === 'int' ? conditions.map((d) => onlyIf(d, now)) : []),
					...(type === 'int' ? conditions.flatMap((d) => halfIf(d, terms, now)) : []),
				];
	const seen = new Set([now]);
	const out: Candidate[] = [];
	for (const { by, doc, isNear = false } of drafts.sort((a, b) => a.cost - b.cost)) {
		if (out.length >= most) break;
		if (seen.has(by)) continue;
		seen.add(by);
		const text = replacePart(part, by);
		const expr = typedExpr(text, context, expected);
		if (expr === undefined || (expr.op === 'const' && type === 'bool')) continue;
		out.push({ by, text, doc, isNear });
	}
	return out;
}

interface Draft {
	readonly by: string;
	readonly doc: string;
	readonly cost: number;
	readonly isNear?: boolean;
}

function draftOf({ text, doc, depth, local }: Term): Draft {
	return { by: text, doc, isNear: local, cost: (local ? 0 : 12) + depth * 10 + text.length / 100 };
}

function conditionsOf(c: Check, terms: readonly Term[]): Draft[] {
	const out: Draft[] = [];
	const add = (of: Term, more: number, ...texts: readonly string[]): void => {
		const draft = draftOf(of);
		for (const by of texts) out.push({ ...draft, by, cost: draft.cost + more });
	};
	const things = terms.filter((t) => t.depth <= 1 && isEntity(t.type));
	const ahead = firstAndLast(c, terms);
	for (const one of things.filter((t) => t.type === 'seat' && t.depth === 0))
		for (const { text } of ahead)
			add(one, 4, `${one.text} in ${text}`, `!(${one.text} in ${text})`);
	for (const term of terms) {
		const { text, type } = term;
		const element = elementOf(type);
		if (type === 'bool') add(term, 0, text, `!${text}`);
		else if (type === 'int') add(term, 1, `${text} >= 2`);
		else if (element !== undefined) {
			if (!isNeverEmpty(text))
				add(term, 2, `${text}.size() >= 2`, `!${text}.empty()`, `${text}.empty()`);
			for (const one of things)
				if (one.type === element && one.depth === 0 && !isPlainlyIn(one.text, text))
					add(term, 3, `${one.text} in ${text}`, `!(${one.text} in ${text})`);
			if (term.depth <= 1)
				for (const by of membersThat(c, term, element, things)) {
					const name = memberName(c, element);
					add(term, 14, `${text}.exists(${name}, ${by})`, `!${text}.exists(${name}, ${by})`);
					add(term, 15, `${text}.filter(${name}, ${by}).size() >= 2`);
					add(term, 16, `${text}.all(${name}, ${by})`);
				}
		} else {
			for (const value of fixedValues(c, type))
				add(term, 2, `${text} == ${value}`, `${text} != ${value}`);
			for (const other of things)
				if (other.type === type && other.depth === 0 && other.text !== text)
					add(term, 3, `${text} == ${other.text}`, `${text} != ${other.text}`);
			if (term.nullable && canBeNone(type)) add(term, 3, `${text} != none`, `${text} == none`);
		}
	}
	for (const term of terms.filter((t) => t.local && t.depth <= 1 && isEntity(t.type)))
		for (const by of kindsInStates(c, term, terms)) add(term, 8, by);
	for (const { text: by, doc } of differencesOf(terms).flatMap((set) => setsAfter(c, set)))
		for (const condition of [`${by}.empty()`, `!${by}.empty()`])
			out.push({ by: condition, doc, isNear: true, cost: 30 + by.length / 100 });
	return out;
}

/** The players that have most or least of a number of each player, such as the points. */
function firstAndLast(c: Check, terms: readonly Term[]): Term[] {
	const all = terms.find((t) => t.text === 'seats' && t.type === setOf('seat'));
	if (all === undefined) return [];
	const name = memberName(c, 'seat');
	return numbersOfMember(c, 'seat', name).flatMap(({ text, doc }) =>
		['argmin', 'argmax'].map((fold) => ({ ...all, text: `seats.${fold}(${name}, ${text})`, doc })),
	);
}

function numbersOfMember(c: Check, element: ElementType, name: string): Term[] {
	return termsOfMember(c, element, name).filter((t) => t.type === 'int' && t.depth === 1);
}

function termsOfMember(c: Check, element: ElementType, name: string): Term[] {
	const scope = {
		names: new Map([[name, { kind: 'temp', slot: 0, type: element } as const]]),
		outer: c.scope,
	};
	const context = { ...c.context, vars: scope };
	return termsAt({ ...c, scope, context }, false, { depth: 1, from: name });
}

/** Every game has players, and everything on the board has cells and others around it: a condition on their number tells nothing. */
function isNeverEmpty(set: string): boolean {
	return set === 'seats' || /^(around|beside)\([\w.]+\)$|\.cells$/.test(set);
}

/** A thing is in the set of all, and never in a set of its own neighbours: that is the same in every game. */
function isPlainlyIn(one: string, set: string): boolean {
	return set === 'seats' || new RegExp(`(^|\\W)${one}\\W`).test(set);
}

/** Of a thing that has a kind: that it is of that kind and in a state, such as a complete one of it. */
function kindsInStates(c: Check, { text }: Term, terms: readonly Term[]): readonly string[] {
	const kind = terms.find((t) => t.text === `${text}.kind` && t.type === 'kind');
	if (kind === undefined) return [];
	const isState = (t: Term): boolean =>
		t.type === 'bool' && /^\.\w+$/.test(t.text.slice(text.length));
	const states = terms.filter((t) => t.text.startsWith(`${text}.`) && isState(t));
	return fixedValues(c, kind.type).flatMap((value) =>
		states.map((state) => `${kind.text} == ${value} && ${state.text}`),
	);
}

/** The cells beside something are among those around it. */
function isWithin(set: string, other: string): boolean {
	return set.startsWith('beside(') && other === set.replace('beside(', 'around(');
}

/** Differences of two sets that belong to one thing of this place: the cells around it without those beside it. */
function differencesOf(terms: readonly Term[]): readonly string[] {
	const argumentOf = ({ text }: Term): string | undefined => /^\w+\((\w+)\)$/.exec(text)?.[1];
	const sets = terms.filter(
		(t) => t.local && elementOf(t.type) !== undefined && argumentOf(t) !== undefined,
	);
	return sets.flatMap((a) =>
		sets
			.filter((b) => b !== a && b.type === a.type && argumentOf(a) === argumentOf(b))
			.filter((b) => !isWithin(a.text, b.text))
			.map((b) => `${a.text}.minus(${b.text})`),
	);
}

function fixedValues({ model }: Check, type: Type): readonly string[] {
	const { kinds, pieceKinds } = model.declared;
	const named = type === 'kind' ? kinds : type === 'piece-kind' ? pieceKinds : [];
	if (named.length > 0) return named.filter((k) => k.index >= 0).map((k) => k.id);
	return valuesOf(model, type);
}

function membersThat(
	c: Check,
	set: Term,
	element: ElementType,
	things: readonly Term[],
): readonly string[] {
	const own = termsOfMember(c, element, memberName(c, element));
	return own.flatMap(({ text, type, depth }): string[] => {
		if (text === set.text) return [];
		if (type === 'bool') return [text, `!${text}`];
		if (type === 'int') return [`${text} >= 2`];
		if (elementOf(type) !== undefined)
			return depth === 1 && !isNeverEmpty(text) ? [`${text}.size() >= 2`] : [];
		if (type === 'tile-kind') return [];
		const fixed = fixedValues(c, type).map((value) => `${text} == ${value}`);
		const same = things
			.filter((t) => t.type === type && t.depth === 0 && depth === 1)
			.map((t) => `${text} == ${t.text}`);
		return [...fixed, ...same];
	});
}

function memberName(c: Check, element: ElementType): string {
	const taken = visible(c.scope);
	const letter = /[a-z]/.exec(element)?.[0] ?? 'm';
	return [letter, `${letter}2`, 'm', 'm2', 'm3'].find((n) => !taken.has(n)) ?? 'member';
}

/** A value as a number, where it is a set that of its members; and the same as an operand. */
function numberOf(terms: readonly Term[], now: string): { number: string; value: string } {
	const isSet = terms.some((t) => t.text === now && elementOf(t.type) !== undefined);
	const number = isSet ? `${now}.size()` : now;
	return { number, value: /^(\d+|[\w.]+(\(\))?)$/.test(number) ? number : `(${number})` };
}

function numbersOf(c: Check, terms: readonly Term[], now: string): Draft[] {
	const out: Draft[] = [];
	const { number, value } = numberOf(terms, now);
	const isWritten = /^\d+$/.test(now);
	const changed = [
		...(isWritten ? [] : ['2']),
		`${value} + 1`,
		`${value} - 1`,
		`${value} * 2`,
		`${value} / 2`,
		`(${number} + 1) / 2`,
		...(isWritten ? [] : [`min(${number}, 10)`, `max(${number}, 1)`]),
	];
	// a written number has a field of its own, so these come last until somebody asks for them
	const cost = isWritten ? 20 : 8;
	if (now !== '') for (const by of changed) out.push({ by, doc: '', cost: cost + out.length / 10 });
	for (const term of terms) {
		const element = elementOf(term.type);
		if (element === undefined) continue;
		const { cost } = draftOf(term);
		const { text, doc } = term;
		out.push({ by: `${text}.size()`, doc, cost: cost + 1 });
		if (term.depth > 1) continue;
		const name = memberName(c, element);
		for (const by of membersThat(c, term, element, []))
			out.push({ by: `${text}.filter(${name}, ${by}).size()`, doc, cost: cost + 18 });
	}
	return out;
}

function setsOf(c: Check, terms: readonly Term[], type: Type, now: string): Draft[] {
	const element = elementOf(type);
	if (element === undefined) return [];
	const out: Draft[] = [];
	const same = terms.filter((t) => t.type === setOf(element) && t.depth <= 1);
	const things = terms.filter((t) => isEntity(t.type) && t.depth <= 1);
	if (element === 'seat') appendAll(out, firstAndLast(c, terms).map(draftOf));
	const own: Term = { text: now, type, doc: '', depth: 0, nullable: false, local: true };
	for (const set of [...(now === '' ? [] : [own]), ...same]) {
		const { cost } = draftOf(set);
		const name = memberName(c, element);
		for (const by of membersThat(c, set, element, things))
			out.push({ by: `${set.text}.filter(${name}, ${by})`, doc: set.doc, cost: cost + 6 });
		for (const other of same.filter((t) => t.local && t.text !== set.text)) {
			if (!isWithin(set.text, other.text))
				out.push({ by: `${set.text}.minus(${other.text})`, doc: set.doc, cost: cost + 7 });
			const both = `${set.text}.union(${other.text})`;
			if (!out.some((d) => d.by === `${other.text}.union(${set.text})`))
				out.push({ by: both, doc: set.doc, cost: cost + 8 });
		}
	}
	return out;
}

/** Half the value while a plain condition holds; a written number has no half that says more than the number. */
function halfIf({ by, doc, cost }: Draft, terms: readonly Term[], now: string): Draft[] {
	const isPlain = /^!?[\w.]+(\(\))?$/.test(by);
	if (!isPlain || now === '' || /^\d+$/.test(now)) return [];
	const { number, value } = numberOf(terms, now);
	return [{ by: `${by} ? ${value} / 2 : ${number}`, doc, cost: cost + 6 }];
}

function onlyIf({ by, doc, cost }: Draft, now: string): Draft {
	const next = /^\d+$/.test(now) ? Number(now) + 1 : 2;
	return { by: `${by} ? ${next} : ${now}`, doc, cost: cost + 5 };
}
