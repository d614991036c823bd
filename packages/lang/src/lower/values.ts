import { appendAll } from '@tilewright/schema';
import { both } from '../ir/build.ts';
import type { EngineQuery, Expr, LineAdjustIR, LineIR, ValueIR } from '../ir/index.ts';
import {
	type SourcedValue,
	entriesOf,
	get,
	itemsOf,
	numberOf,
	textOf,
	textsOf,
} from '../link/sourced-value.ts';
import { type Decl, citesOf } from '../link/ruleset.ts';
import type { Scope } from '../expr/scope.ts';
import { scopeOf } from '../expr/scope.ts';
import { check } from './check.ts';
import { meaningOf } from './exclusive.ts';
import type { LayerUse } from './layer-ties.ts';
import type { TieReason } from './tie-reason.ts';
import { type Symbol, featureScope } from './symbols.ts';
import { type Addition, type Adjustment, noteUndone } from './undone-lines.ts';
import type { Override } from './undone.ts';
import { type LoweringContext, report, sourceOf } from './lowering-context.ts';
import { isZero } from './zero-lines.ts';

export function modifiersOf(
	lowering: LoweringContext,
	query: EngineQuery,
	kind: Symbol | undefined,
): Decl[] {
	const tags = new Set(kind === undefined ? [] : textsOf(get(kind.decl.datum, 'tags')));
	return lowering.symbols.layers.of(query).rules.filter((decl) => {
		return kind === undefined || modifiesKind(decl, kind.id, tags);
	});
}

export function modifiesKind(decl: Decl, id: string, tags: ReadonlySet<string>): boolean {
	const of = get(decl.datum, 'of');
	return of === undefined || textsOf(of).some((w) => w === id || tags.has(w));
}

interface Making {
	readonly lowering: LoweringContext;
	readonly kind: Symbol;
	readonly it: number;
	readonly scope: Scope;
}

const condition = (m: Making, decl: Decl, scope = m.scope): { when?: Expr } => {
	const when = get(decl.datum, 'when');
	return when === undefined
		? {}
		: { when: check(m.lowering, when, 'bool', scope, { implicit: 'it' }) };
};

/** A kind's value: its own lines, then what modifiers of `value` and `share` add, layer by layer. */
export function valueOfKind(lowering: LoweringContext, kind: Symbol): ValueIR {
	const it = lowering.temps.next();
	const seat = lowering.temps.next();
	const scope = featureScope(it, kind.index);
	const shareScope = scopeOf({ seat: { kind: 'temp', slot: seat, type: 'seat' } }, scope);
	const m: Making = { lowering, kind, it, scope };
	const lines = entriesOf(get(kind.decl.datum, 'value')).map(([id, datum]) =>
		line(m, id, datum, kind.decl, scope),
	);
	const late: LineIR[] = [];
	const scales: ValueIR['scales'][number][] = [];
	const caps: ValueIR['caps'][number][] = [];
	const vetoes: ValueIR['vetoes'][number][] = [];
	const own = new Set(lines.map((l) => l.id));
	const adjusted = new Map<string, Adjustment[]>();
	const scaling: LayerUse[] = [];
	const once = new Set<string>();
	const additions: Addition[] = [];
	const vetoing: Override[] = [];
	const modifiers = modifiersOf(lowering, 'value', kind);
	const known = new Set([
		...own,
		...modifiers.flatMap((d) => entriesOf(get(d.datum, 'add-line')).map(([id]) => id)),
	]);
	for (const decl of modifiers) {
		const source = sourceOf(lowering, decl.name, decl.datum, citesOf(decl));
		const when = condition(m, decl);
		for (const [id, datum] of entriesOf(get(decl.datum, 'add-line'))) {
			if (own.has(id)) report(lowering, datum, 'LINK-EXTEND', { id: `${kind.id}.value`, key: id });
			const added = withWhen(line(m, id, datum, decl, scope), when.when);
			lines.push(added);
			additions.push({
				decl,
				key: 'add-line',
				id,
				when: added.when,
				pays: [added.count, added.each],
			});
		}
		for (const [id, datum] of entriesOf(get(decl.datum, 'late-line'))) {
			const added = withWhen(line(m, id, datum, decl, scope), when.when);
			late.push(added);
			additions.push({
				decl,
				key: 'late-line',
				id,
				when: added.when,
				pays: [added.count, added.each],
			});
		}
		const scale = get(decl.datum, 'scale');
		if (scale !== undefined) {
			const by = {
				times: numberOf(get(scale, 'times')) ?? 1,
				over: numberOf(get(scale, 'over')) ?? 1,
				round: textOf(get(scale, 'round')) === 'down' ? ('down' as const) : ('up' as const),
			};
			scales.push({ ...by, ...when, source });
			scaling.push({ decl, value: JSON.stringify(by), when: when.when });
			additions.push({ decl, key: 'scale', when: when.when, isZero: by.times === 0 });
		}
		const cap = get(decl.datum, 'cap');
		if (cap !== undefined) {
			const at = check(lowering, cap, 'int', scope, { implicit: 'it' });
			caps.push({ at, ...when, source });
			additions.push({ decl, key: 'cap', when: when.when, isZero: isZero(at) });
		}
		if (isTrue(get(decl.datum, 'veto'))) {
			vetoes.push({ when: when.when ?? { op: 'const', value: 1, type: 'bool' }, source });
			vetoing.push({ decl, when: when.when });
		}
		for (const target of targetsOf(lowering, decl, known)) {
			if (textOf(get(decl.datum, 'once-per')) === 'seat') once.add(target);
			const list = adjusted.get(target) ?? [];
			appendAll(list, adjustments(m, decl, scope, when, source));
			adjusted.set(target, list);
		}
	}
	meet(m, 'value', { text: 'firstScale', kind: kind.id }, scaling);
	const ownLines = lines.filter((l) => own.has(l.id));
	noteUndone(lowering, kind, { own: ownLines, adjusted, additions, vetoes: vetoing });
	const share = shareOf(m, shareScope, seat, lines);
	return {
		it,
		lines: lines.map((l) => ({
			...l,
			oncePerSeat: l.oncePerSeat || once.has(l.id),
			adjust: inLayers(m, 'value', l.id, adjusted.get(l.id) ?? []),
		})),
		scales,
		late,
		caps,
		vetoes,
		share,
	};
}

function targetsOf(lowering: LoweringContext, decl: Decl, known: ReadonlySet<string>): string[] {
	const isOfSeveral = textsOf(get(decl.datum, 'of')).length > 1;
	return itemsOf(get(decl.datum, 'line')).flatMap((datum) => {
		const id = textOf(datum) ?? '';
		if (known.has(id)) return [id];
		if (isOfSeveral) return [];
		const near = lowering.diagnostics.near(id, known);
		report(lowering, datum, 'LINK-ID-UNKNOWN', { what: 'line', id, near });
		return [];
	});
}

function inLayers(
	m: Making,
	query: EngineQuery,
	line: string,
	adjust: readonly Adjustment[],
): LineAdjustIR[] {
	const layers = ['set', 'add', 'void'] as const;
	for (const field of ['count', 'each'] as const)
		meet(
			m,
			query,
			{ text: 'lastOfLine', field, line, kind: m.kind.id },
			adjust
				.filter(({ ir }) => ir.layer === 'set' && ir.field === field)
				.map(({ decl, ir }) => ({ decl, value: meaningOf(ir.value!), when: ir.when })),
		);
	return layers.flatMap((layer) => adjust.flatMap(({ ir }) => (ir.layer === layer ? [ir] : [])));
}

function meet(
	{ lowering }: Making,
	query: EngineQuery,
	over: TieReason,
	uses: readonly LayerUse[],
): void {
	const { layers } = lowering.symbols;
	layers.checks.push({ slot: query, over, ordered: layers.of(query), uses });
}

function withWhen(l: LineIR, when: Expr | undefined): LineIR {
	return when === undefined ? l : { ...l, when: both(when, l.when)! };
}

function line(m: Making, id: string, datum: SourcedValue, decl: Decl, scope: Scope): LineIR {
	const { lowering } = m;
	const part = (key: string, expected: Parameters<typeof check>[2], otherwise?: Expr): Expr => {
		const found = get(datum, key);
		if (found !== undefined) return check(lowering, found, expected, scope, { implicit: 'it' });
		if (otherwise !== undefined) return otherwise;
		report(lowering, datum, 'RULE-KEY-MISSING', { key });
		return { op: 'const', value: 0, type: 'int' };
	};
	const when = get(datum, 'when');
	return {
		id,
		count: part('count', ['int', 'set(*)'], { op: 'const', value: 1, type: 'int' }),
		each: part('each', 'int'),
		...(when === undefined
			? {}
			: { when: check(lowering, when, 'bool', scope, { implicit: 'it' }) }),
		oncePerSeat: textOf(get(datum, 'once-per')) === 'seat',
		source: sourceOf(lowering, `${decl.name}.${id}`, datum, citesOf(decl)),
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
): Adjustment[] {
	const out: Adjustment[] = [];
	for (const field of ['count', 'each'] as const)
		for (const layer of ['set', 'add'] as const) {
			const datum = get(get(decl.datum, field), layer);
			if (datum === undefined) continue;
			const value = check(m.lowering, datum, 'int', scope, { implicit: 'it' });
			out.push({ decl, ir: { layer, field, value, ...when, source } });
		}
	if (isTrue(get(decl.datum, 'void')))
		out.push({ decl, ir: { layer: 'void', field: 'each', ...when, source } });
	return out;
}

function shareOf(m: Making, scope: Scope, seat: number, base: readonly LineIR[]): ValueIR['share'] {
	const { lowering, kind } = m;
	const lines: LineIR[] = [];
	const adjusted = new Map<string, Adjustment[]>();
	const floors: ValueIR['share']['floors'][number][] = [];
	const ids = new Set(base.map((l) => l.id));
	for (const decl of modifiersOf(lowering, 'share', kind)) {
		const source = sourceOf(lowering, decl.name, decl.datum, citesOf(decl));
		const when = condition(m, decl, scope);
		for (const [id, datum] of entriesOf(get(decl.datum, 'add-line')))
			lines.push(withWhen(line(m, id, datum, decl, scope), when.when));
		const floor = get(decl.datum, 'floor');
		if (floor !== undefined)
			floors.push({
				at: floorOf(check(lowering, floor, 'int', scope, { implicit: 'it' }), when.when),
				source,
			});
		for (const target of targetsOf(lowering, decl, ids)) {
			const list = adjusted.get(target) ?? [];
			appendAll(list, adjustments(m, decl, scope, when, source));
			adjusted.set(target, list);
		}
	}
	noteUndone(lowering, kind, { own: [], adjusted, additions: [], vetoes: [] });
	const adjust = [...adjusted].flatMap(([line, list]) =>
		inLayers(m, 'share', line, list).map((a) => ({ ...a, line })),
	);
	return { seat, lines, adjust, floors };
}

/** A floor that holds at times lies below everything at others. */
function floorOf(at: Expr, test: Expr | undefined): Expr {
	const none: Expr = { op: 'const', value: -0x80000000, type: 'int' };
	return test === undefined ? at : { op: 'if', test, then: at, else: none, type: 'int' };
}

function isTrue(datum: SourcedValue | undefined): boolean {
	return datum?.is === 'scalar' && datum.value === true;
}
