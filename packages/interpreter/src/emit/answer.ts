import type { AlternativeIR, DecisionIR } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import { beginsWithRange } from '../run/decision/number-range.ts';
import { Header } from '../run/header.ts';
import { type Body, call } from './body.ts';
import { type CommonSets, withCommonSets } from './common-sets.ts';
import type { DecisionCode } from './decisions.ts';
import { add, eq, get, gt, type Local, lt, ne, num, sub, type Value, word } from './ir.ts';
import type { KnownOptions } from './known-options.ts';
import { limitCode } from './limits.ts';
import { type Found, listOptions } from './option-list.ts';
import { Row } from './option-rows.ts';
import { type Bound, emptyScope } from './scope.ts';
import type { Step } from './step.ts';

/** A decision that code answers. */
interface Answered {
	readonly code: DecisionCode;
	readonly f: Body;
	readonly d: DecisionIR;
	/** The number of the decision. */
	readonly index: number;
	/** The frame of the routine that decides. */
	readonly fp: Value;
	/** Says code that goes on at a place of the program. */
	to(pc: number): void;
}

/** Options of a decision once they are listed. The known ones come first. */
interface Listed {
	readonly known: KnownOptions | undefined;
	/** Those that have a row. */
	readonly rows: Local;
	/** Those that are no free actions. */
	readonly own: Local;
}

/** Takes an option of a decision by chance, and goes on where that leads. */
export function answerDecision(
	{ e, f, fp, jump, p: { decisions: code } }: Step,
	index: number,
): void {
	const d = e.program.decisions[index]!;
	const to = (pc: number): void => jump(e.machine.thread(pc));
	const answered = { code, d, f, fp, index, to };
	f.store(Header.decision, 0, index);
	if (index !== code.placementDecision || d.pass !== undefined || e.machine.assists)
		return answerListed(answered);
	const { placements } = code;
	const [only] = d.alternatives as [AlternativeIR];
	const tile = f.let(word(Header.drawn));
	const n = f.let(call(placements.count, tile));
	f.if(eq(n, 0), () => to(d.none));
	const k = f.variable(0);
	f.if(gt(n, 1), () => f.set(k, code.picked(f, n)));
	f.store(only.variables[0]!.slot, fp, call(placements.at, tile, get(k)));
	to(only.target);
}

/** The same where options are listed. */
function answerListed(answered: Answered): void {
	const { code, d, f, to } = answered;
	const { e, x } = code;
	if (d.kind === 'subset' || d.kind === 'order') e.lacks(`decision:${d.kind}`);
	if (d.who.op !== 'call' || d.who.fn !== 'active')
		f.if(lt(x.value(f, d.who, emptyScope), 0), () => to(d.none));
	const listed = list(answered);
	takeOption(answered, listed, chosen(answered, listed));
}

function totalOf({ known, rows }: Pick<Listed, 'known' | 'rows'>): Value {
	return known ? add(get(known.count), get(rows)) : get(rows);
}

function list(answered: Answered): Listed {
	const { code, d, f, index } = answered;
	const known = code.known(f, index);
	const listed = { known, rows: f.variable(0), own: f.variable(-1) };
	withCommonSets(f, code.e, d.alternatives, (common) =>
		d.alternatives.forEach((a, i) => {
			if (a.free && !d.alternatives[i - 1]?.free) f.set(listed.own, totalOf(listed));
			if (i === 0) listFirst(answered, listed, common);
			else code.offered(f, a, (lets) => listRows(answered, listed, i, lets, common));
		}),
	);
	if (!d.alternatives.some(({ free }) => free)) f.set(listed.own, totalOf(listed));
	return listed;
}

/** The first alternative, whose options may be known, and may be there with helpers too. */
function listFirst(answered: Answered, listed: Listed, common: CommonSets): void {
	const { code, d, f, index } = answered;
	const { known } = listed;
	const a = d.alternatives[0]!;
	const isOffered = f.variable(0);
	const listOwn = (lets: ReadonlyMap<number, Bound>): void => {
		f.set(isOffered, 1);
		listRows(answered, listed, 0, lets, common);
	};
	if (known)
		f.if(
			known.isKnown,
			() =>
				code.offered(f, a, () => {
					f.set(isOffered, 1);
					f.set(known.count, known.counted());
				}),
			() => known.isAlways || code.offered(f, a, listOwn),
		);
	else code.offered(f, a, listOwn);
	if (code.helpersOf(index)) f.if(get(isOffered), () => listHelped(answered, listed, a));
}

function listRows(
	{ code, d, f }: Answered,
	{ rows }: Listed,
	i: number,
	lets: ReadonlyMap<number, Bound>,
	common: CommonSets,
): void {
	const { classes, e, rows: words, x } = code;
	const a = d.alternatives[i]!;
	const open = classes.begin(f, a, rows);
	const found: Found = (values, scope) => {
		words.reserve(f, rows);
		f.block((end) => {
			if (open) classes.firstOnly(f, open, scope, rows, () => f.jump(end));
			words.add(f, rows, i, values);
		});
	};
	listOptions(f, e, x, a, lets, found, common);
}

function listHelped({ code, f, index }: Answered, listed: Listed, a: AlternativeIR): void {
	const { helping, rows: words } = code;
	const before = f.let(totalOf(listed));
	const mayDecline = f.variable(0);
	const put = (row: number, values: readonly Value[]): void => {
		words.reserve(f, listed.rows);
		words.add(f, listed.rows, row, values);
	};
	helping.each(f, a, code.helpersOf(index)!, ({ placement, assist, values }) => {
		put(Row.helped, [placement, num(assist), ...values]);
		f.if(helping.mayDecline(assist, ne(before, 0)), () => f.set(mayDecline, 1));
	});
	if (code.redoOf(index) >= 0) f.if(get(mayDecline), () => put(Row.declined, []));
}

/** The number of the option that chance takes; goes on where there is none, or where passing is taken. */
function chosen({ code, d, f, to }: Answered, listed: Listed): Local {
	const { events, x } = code;
	const all = f.let(totalOf(listed));
	if (beginsWithRange(d)) f.if(gt(all, limits.optionsPerDecision), () => f.giveUp());
	const k = f.variable(0);
	const { pass, onlyFree } = d;
	const isAsked = d.kind === 'confirm';
	const pickOr = (last: number, before: () => void = () => {}): void => {
		f.set(k, code.picked(f, add(all, 1)));
		f.if(eq(get(k), all), () => {
			before();
			to(last);
		});
	};
	f.if(
		eq(get(listed.own), 0),
		() => {
			const leave = (): void => (isAsked && pass !== undefined ? pickOr(pass) : to(pass ?? d.none));
			if (onlyFree === undefined) return leave();
			f.if(eq(all, 0), leave, () => pickOr(onlyFree));
		},
		() => {
			if (pass === undefined)
				f.if(isAsked ? num(1) : gt(all, 1), () => f.set(k, code.picked(f, all)));
			else pickOr(pass, () => events.record(f, 'passed', { seat: x.value(f, d.who, emptyScope) }));
		},
	);
	return k;
}

/** Writes what was chosen into the frame, and goes on. */
function takeOption(answered: Answered, { known }: Listed, k: Local): void {
	const { code, d, f, fp, index } = answered;
	const { rows: words } = code;
	if (known) {
		const [first] = d.alternatives as [AlternativeIR];
		f.if(lt(get(k), get(known.count)), () => {
			f.store(first.variables[0]!.slot, fp, known.at(get(k)));
			leaveBy(answered, first);
		});
		f.set(k, sub(get(k), get(known.count)));
	}
	const row = words.at(f, get(k));
	if (code.helpersOf(index)) takeHelped(answered, row);
	d.alternatives.forEach((a, i) => {
		const take = (): void => {
			a.variables.forEach(({ slot }, v) => f.store(slot, fp, words.value(row, v)));
			leaveBy(answered, a);
		};
		if (i === d.alternatives.length - 1) take();
		else f.if(eq(words.alternative(row), i), take);
	});
	if (d.alternatives.length === 0) f.giveUp();
}

function takeHelped(answered: Answered, row: Value): void {
	const { code, d, f, fp, index, to } = answered;
	const { e, helping, rows: words } = code;
	const [first] = d.alternatives as [AlternativeIR];
	const kind = f.let(words.alternative(row));
	f.if(eq(kind, Row.helped), () => {
		f.store(first.variables[0]!.slot, fp, words.value(row, 0));
		const assist = f.let(words.value(row, 1));
		e.program.assists!.forEach(({ variables }, i) =>
			f.if(eq(assist, i), () => {
				const values = variables.map((_, v) => words.value(row, 2 + v));
				helping.take(f, { assist: i, values });
			}),
		);
		leaveBy(answered, first);
	});
	const redo = code.redoOf(index);
	if (redo >= 0)
		f.if(eq(kind, Row.declined), () => {
			f.store(Header.redraw, 0, add(word(Header.drawn), 1));
			f.store(Header.drawn, 0, -1);
			f.store(Header.declined, 0, 1);
			to(redo);
		});
}

function leaveBy({ code, f, fp, to }: Answered, a: AlternativeIR): void {
	const { e, x } = code;
	for (const { slot, value } of a.lets) f.store(slot, fp, x.value(f, value, emptyScope));
	if (a.limit !== undefined) limitCode(f, e, x, a.limit, a.limitKey, emptyScope).use();
	to(a.target);
}
