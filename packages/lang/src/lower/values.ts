import { appendAll } from '@tilewright/schema';
import { both } from '../ir/build.ts';
import type { EngineQuery, Expr, LineAdjustIR, LineIR, ValueIR } from '../ir/index.ts';
import { type Datum, entriesOf, get, itemsOf, numberOf, textOf, textsOf } from '../link/datum.ts';
import { type Decl, citesOf, declsBy } from '../link/ruleset.ts';
import type { Scope } from '../expr/scope.ts';
import { scopeOf } from '../expr/scope.ts';
import { check } from './check.ts';
import { type Symbol, featureScope } from './symbols.ts';
import { type Unit, report, sourceOf } from './unit.ts';

/** Modifiers of a query that speak of a kind: by its id or one of its tags. */
export function modifiersOf(unit: Unit, query: EngineQuery, kind: Symbol | undefined): Decl[] {
	const tags = new Set(kind === undefined ? [] : textsOf(get(kind.decl.datum, 'tags')));
	return declsBy(unit.ruleSet, 'modify', 'query', query).filter((decl) => {
		return kind === undefined || modifiesKind(decl, kind.id, tags);
	});
}

/** Whether a modifier speaks of the kind with this id and these tags. */
export function modifiesKind(decl: Decl, id: string, tags: ReadonlySet<string>): boolean {
	const of = get(decl.datum, 'of');
	return of === undefined || textsOf(of).some((w) => w === id || tags.has(w));
}

interface Making {
	readonly unit: Unit;
	readonly kind: Symbol;
	readonly it: number;
	readonly scope: Scope;
}

const condition = (m: Making, decl: Decl, scope = m.scope): { when?: Expr } => {
	const when = get(decl.datum, 'when');
	return when === undefined ? {} : { when: check(m.unit, when, 'bool', scope, { implicit: 'it' }) };
};

/** A kind's value: its own lines, then what modifiers of `value` and `share` add, layer by layer. */
export function valueOfKind(unit: Unit, kind: Symbol): ValueIR {
	const it = unit.temps.next();
	const seat = unit.temps.next();
	const scope = featureScope(it, kind.index);
	const shareScope = scopeOf({ seat: { kind: 'temp', slot: seat, type: 'seat' } }, scope);
	const m: Making = { unit, kind, it, scope };
	const lines = entriesOf(get(kind.decl.datum, 'value')).map(([id, datum]) =>
		line(m, id, datum, kind.decl, scope),
	);
	const late: LineIR[] = [];
	const scales: ValueIR['scales'][number][] = [];
	const caps: ValueIR['caps'][number][] = [];
	const vetoes: ValueIR['vetoes'][number][] = [];
	const own = new Set(lines.map((l) => l.id));
	const adjusted = new Map<string, LineAdjustIR[]>();
	const once = new Set<string>();
	const modifiers = modifiersOf(unit, 'value', kind);
	const known = new Set([
		...own,
		...modifiers.flatMap((d) => entriesOf(get(d.datum, 'add-line')).map(([id]) => id)),
	]);
	for (const decl of modifiers) {
		const source = sourceOf(unit, decl.name, decl.datum, citesOf(decl));
		const when = condition(m, decl);
		for (const [id, datum] of entriesOf(get(decl.datum, 'add-line'))) {
			if (own.has(id)) report(unit, datum, 'LINK-EXTEND', { id: `${kind.id}.value`, key: id });
			lines.push(withWhen(line(m, id, datum, decl, scope), when.when));
		}
		for (const [id, datum] of entriesOf(get(decl.datum, 'late-line')))
			late.push(withWhen(line(m, id, datum, decl, scope), when.when));
		const scale = get(decl.datum, 'scale');
		if (scale !== undefined)
			scales.push({
				times: numberOf(get(scale, 'times')) ?? 1,
				over: numberOf(get(scale, 'over')) ?? 1,
				round: textOf(get(scale, 'round')) === 'down' ? 'down' : 'up',
				...when,
				source,
			});
		const cap = get(decl.datum, 'cap');
		if (cap !== undefined)
			caps.push({ at: check(unit, cap, 'int', scope, { implicit: 'it' }), ...when, source });
		if (isTrue(get(decl.datum, 'veto')))
			vetoes.push({ when: when.when ?? { op: 'const', value: 1, type: 'bool' }, source });
		for (const target of targetsOf(unit, decl, known)) {
			if (textOf(get(decl.datum, 'once-per')) === 'seat') once.add(target);
			const list = adjusted.get(target) ?? [];
			appendAll(list, adjustments(m, decl, scope, when, source));
			adjusted.set(target, list);
		}
	}
	const share = shareOf(m, shareScope, seat, lines);
	return {
		it,
		lines: lines.map((l) => finish(unit, l, once.has(l.id), adjusted.get(l.id) ?? [])),
		scales,
		late,
		caps,
		vetoes,
		share,
	};
}

/** The lines that a modifier changes. Of several kinds only some need to have them. */
function targetsOf(unit: Unit, decl: Decl, known: ReadonlySet<string>): string[] {
	const isOfSeveral = textsOf(get(decl.datum, 'of')).length > 1;
	return itemsOf(get(decl.datum, 'line')).flatMap((datum) => {
		const id = textOf(datum) ?? '';
		if (known.has(id)) return [id];
		if (isOfSeveral) return [];
		const near = unit.diagnostics.near(id, known);
		report(unit, datum, 'LINK-ID-UNKNOWN', { what: 'line', id, near });
		return [];
	});
}

function finish(unit: Unit, l: LineIR, once: boolean, adjust: readonly LineAdjustIR[]): LineIR {
	const order = ['set', 'add', 'void'] as const;
	const sorted = [...adjust].sort((a, b) => order.indexOf(a.layer) - order.indexOf(b.layer));
	for (const field of ['count', 'each'] as const) {
		const sets = sorted.filter(
			(a) => a.layer === 'set' && a.field === field && a.when === undefined,
		);
		const [first, second] = sets;
		if (first === undefined || second === undefined) continue;
		tie(unit, l.id, first.source, second.source);
	}
	return { ...l, oncePerSeat: l.oncePerSeat || once, adjust: sorted };
}

/** Two modifiers that set one thing leave open which holds. */
function tie(unit: Unit, line: string, first: number, second: number): void {
	const [a, b] = [unit.sources[first]!, unit.sources[second]!];
	const decl = unit.ruleSet.sections.get('modify')!.get(b.id);
	if (decl !== undefined)
		report(unit, decl.datum, 'LAYER-TIE', { line, first: a.id, second: b.id });
}

function withWhen(l: LineIR, when: Expr | undefined): LineIR {
	return when === undefined ? l : { ...l, when: both(when, l.when)! };
}

function line(m: Making, id: string, datum: Datum, decl: Decl, scope: Scope): LineIR {
	const { unit } = m;
	const part = (key: string, expected: Parameters<typeof check>[2], otherwise?: Expr): Expr => {
		const found = get(datum, key);
		if (found !== undefined) return check(unit, found, expected, scope, { implicit: 'it' });
		if (otherwise !== undefined) return otherwise;
		report(unit, datum, 'RULE-KEY-MISSING', { key });
		return { op: 'const', value: 0, type: 'int' };
	};
	const when = get(datum, 'when');
	return {
		id,
		count: part('count', ['int', 'set(*)'], { op: 'const', value: 1, type: 'int' }),
		each: part('each', 'int'),
		...(when === undefined ? {} : { when: check(unit, when, 'bool', scope, { implicit: 'it' }) }),
		oncePerSeat: textOf(get(datum, 'once-per')) === 'seat',
		source: sourceOf(unit, `${decl.name}.${id}`, datum, citesOf(decl)),
		adjust: [],
	};
}

/** `each: { set: n }`, `each: { add: n }`, `count: …`, `void: true` of a modifier that names a line. */
function adjustments(
	m: Making,
	decl: Decl,
	scope: Scope,
	when: { when?: Expr },
	source: number,
): LineAdjustIR[] {
	const out: LineAdjustIR[] = [];
	for (const field of ['count', 'each'] as const)
		for (const layer of ['set', 'add'] as const) {
			const datum = get(get(decl.datum, field), layer);
			if (datum === undefined) continue;
			out.push({
				layer,
				field,
				value: check(m.unit, datum, 'int', scope, { implicit: 'it' }),
				...when,
				source,
			});
		}
	if (isTrue(get(decl.datum, 'void'))) out.push({ layer: 'void', field: 'each', ...when, source });
	return out;
}

function shareOf(m: Making, scope: Scope, seat: number, base: readonly LineIR[]): ValueIR['share'] {
	const { unit, kind } = m;
	const lines: LineIR[] = [];
	const adjust: (LineAdjustIR & { line: string })[] = [];
	const floors: ValueIR['share']['floors'][number][] = [];
	const ids = new Set(base.map((l) => l.id));
	for (const decl of modifiersOf(unit, 'share', kind)) {
		const source = sourceOf(unit, decl.name, decl.datum, citesOf(decl));
		const when = condition(m, decl, scope);
		for (const [id, datum] of entriesOf(get(decl.datum, 'add-line')))
			lines.push(withWhen(line(m, id, datum, decl, scope), when.when));
		const floor = get(decl.datum, 'floor');
		if (floor !== undefined)
			floors.push({
				at: floorOf(check(unit, floor, 'int', scope, { implicit: 'it' }), when.when),
				source,
			});
		for (const target of targetsOf(unit, decl, ids))
			for (const a of adjustments(m, decl, scope, when, source))
				adjust.push({ ...a, line: target });
	}
	return { seat, lines, adjust, floors };
}

/** A floor that holds at times lies below everything at others. */
function floorOf(at: Expr, test: Expr | undefined): Expr {
	const none: Expr = { op: 'const', value: -0x80000000, type: 'int' };
	return test === undefined ? at : { op: 'if', test, then: at, else: none, type: 'int' };
}

function isTrue(datum: Datum | undefined): boolean {
	return datum?.is === 'scalar' && datum.value === true;
}
