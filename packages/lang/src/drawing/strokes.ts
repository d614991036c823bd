import { ownValue } from '@tilewright/schema';
import type { Value } from '../edit/value.ts';
import { mapping } from '../edit/value.ts';
import type { TileContext, TileKind } from '../tiles/problems.ts';
import { halvesOfSide, sideOfHalf } from '../tiles/sides.ts';
import type { Target } from '../tiles/notation.ts';
import { drawGround } from './areas.ts';
import { type Drawing, type DrawnEntry, emptyEntry, changedEntry } from './drawing.ts';
import { normalized } from './tidy.ts';

export type Port =
	| { readonly is: 'side'; readonly side: number }
	| { readonly is: 'half'; readonly half: number }
	| { readonly is: 'middle'; readonly cell: number };

/**
 * Draws a kind from one place to another; alone, or to the middle, a place is all there is.
 *
 * - edges: places of one segment join; a place of another kind is taken over; towards the middle a place leaves its segment
 * - areas: the ground at a place becomes of the kind; two grounds become one
 * - spots and regions: there or gone, in the cell that is pointed at
 */
export function connect(
	drawing: Drawing,
	context: TileContext,
	kind: string,
	from: Port,
	to: Port = from,
): Drawing {
	const spec = ownValue(context.kinds, kind);
	switch (spec?.connect) {
		case 'edge':
			return normalized(drawing, connectEdge(drawing, context, kind, spec, from, to), context);
		case 'area': {
			const [one, other] = [halfOf(from), halfOf(to)];
			if (one === undefined || other === undefined) return drawing;
			return drawGround(drawing, context, kind, one, other);
		}
		case 'point':
			return toggleSpot(drawing, kind, cellOf(to));
		case 'region':
			return toggleCell(drawing, kind, cellOf(to));
		default:
			return drawing;
	}
}

function halfOf(port: Port): number | undefined {
	if (port.is === 'middle') return undefined;
	return port.is === 'half' ? port.half : port.side * 2;
}

function cellOf(port: Port): number {
	if (port.is === 'middle') return port.cell;
	return port.is === 'half' ? port.half >> 3 : port.side >> 2;
}

function connectEdge(
	drawing: Drawing,
	context: TileContext,
	kind: string,
	spec: TileKind,
	from: Port,
	to: Port,
): Drawing {
	// a half of a side that is held whole stands for the side
	const fitting = (port: Port): Port => {
		if (port.is !== 'half') return port;
		const side = sideOfHalf(port.half);
		const whole = drawing.entries.some((e) => e.kind === kind && e.sides.includes(side));
		return spec.form !== 'block' || whole ? { is: 'side', side } : port;
	};
	const ends = [fitting(from), fitting(to)].filter((p) => p.is !== 'middle');
	const [one, other] = ends;
	if (one === undefined) {
		const cell = cellOf(to);
		const there = drawing.entries.some(
			(e) => e.kind === kind && e.form === 'centre' && e.cells.includes(cell),
		);
		const entry = changedEntry(emptyEntry(kind), { form: 'centre', cells: [cell] });
		return there ? drawing : { ...drawing, entries: [...drawing.entries, entry] };
	}
	const isOwn = (e: DrawnEntry, p: Port | undefined): boolean =>
		p !== undefined && e.kind === kind && e.form === 'ports' && namesPort(e, p);
	const { entries } = drawing;
	if (other === undefined || same(one, other)) {
		const whole = entries.find((e) => isOwn(e, one));
		if (whole !== undefined && whole.sides.length + whole.halves.length === 1) return drawing;
		const cleared = clearedAt(entries, one, kind, spec, context);
		return {
			...drawing,
			entries: inserted(cleared, withPort(emptyEntry(kind), one), whole, entries),
		};
	}
	const first = entries.find((e) => isOwn(e, one));
	const second = entries.find((e) => isOwn(e, other));
	if (first !== undefined && first === second) return drawing;
	const base = first ?? second;
	const rest = base === first ? second : undefined;
	const marks = { ...base?.marks };
	for (const [mark, n] of Object.entries(rest?.marks ?? {}))
		marks[mark] = (ownValue(marks, mark) ?? 0) + n;
	const grown = changedEntry(base ?? emptyEntry(kind), {
		sides: [...(base?.sides ?? []), ...(rest?.sides ?? [])],
		halves: [...(base?.halves ?? []), ...(rest?.halves ?? [])],
		marks,
		targets: [],
	});
	const made = [one, other].reduce(withPort, grown);
	const kept = entries.filter((e) => e !== rest);
	const claims = [one, other].filter((p) => base === undefined || !namesPort(base, p));
	const cleared = claims.reduce(
		(list, p) => clearedAt(list, p, kind, spec, context, base),
		kept as readonly DrawnEntry[],
	);
	if (base === undefined) return { ...drawing, entries: [...cleared, made] };
	return { ...drawing, entries: cleared.map((e) => (e === base ? made : e)) };
}

function inserted(
	list: readonly DrawnEntry[],
	entry: DrawnEntry,
	behind: DrawnEntry | undefined,
	before: readonly DrawnEntry[],
): readonly DrawnEntry[] {
	if (behind === undefined) return [...list, entry];
	const at = before.slice(0, before.indexOf(behind) + 1).length;
	return [...list.slice(0, at), entry, ...list.slice(at)];
}

function same(a: Port, b: Port): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}

export function namesPort(entry: DrawnEntry, port: Port): boolean {
	if (port.is === 'side') return entry.sides.includes(port.side);
	if (port.is === 'half') return entry.halves.includes(port.half);
	return entry.form !== 'ports' && entry.cells.includes(port.cell);
}

function withPort(entry: DrawnEntry, port: Port): DrawnEntry {
	if (port.is === 'middle' || namesPort(entry, port)) return entry;
	if (port.is === 'side') {
		const [left, right] = halvesOfSide(port.side);
		const halves = entry.halves.filter((h) => h !== left && h !== right);
		return changedEntry(entry, { sides: [...entry.sides, port.side], halves });
	}
	if (entry.sides.includes(sideOfHalf(port.half))) return entry;
	const halves = [...entry.halves, port.half];
	const [left, right] = halvesOfSide(sideOfHalf(port.half));
	if (!halves.includes(left) || !halves.includes(right)) return changedEntry(entry, { halves });
	return changedEntry(entry, {
		sides: [...entry.sides, sideOfHalf(port.half)],
		halves: halves.filter((h) => h !== left && h !== right),
	});
}

function clearedAt(
	entries: readonly DrawnEntry[],
	port: Port,
	kind: string,
	spec: TileKind,
	context: TileContext,
	keep?: DrawnEntry,
): readonly DrawnEntry[] {
	return entries.flatMap((entry) => {
		const other = ownValue(context.kinds, entry.kind);
		const isSeparateLayer = spec.layer === true || other?.layer === true;
		const clashes = isSeparateLayer ? entry.kind === kind : other?.connect === 'edge';
		if (entry === keep || !clashes || entry.form !== 'ports') return [entry];
		const left = withoutPort(entry, port, other);
		return left === undefined ? [] : [left];
	});
}

function withoutPort(
	entry: DrawnEntry,
	port: Port,
	spec: TileKind | undefined,
): DrawnEntry | undefined {
	if (port.is === 'middle') return entry;
	const side = port.is === 'side' ? port.side : sideOfHalf(port.half);
	const gone = port.is === 'side' ? halvesOfSide(port.side) : [port.half];
	const whole = entry.sides.includes(side);
	const halved = whole && port.is === 'half' && spec?.form === 'block';
	const rest = halved ? halvesOfSide(side).filter((h) => !gone.includes(h)) : [];
	const sides = entry.sides.filter((s) => s !== side);
	const halves = [...entry.halves.filter((h) => !gone.includes(h)), ...rest];
	if (!whole && halves.length === entry.halves.length) return entry;
	return sides.length + halves.length === 0 ? undefined : changedEntry(entry, { sides, halves });
}

function toggleSpot(drawing: Drawing, kind: string, cell: number): Drawing {
	const isHere = (e: DrawnEntry): boolean =>
		e.kind === kind && e.form === 'centre' && e.cells.includes(cell);
	if (drawing.entries.some(isHere)) {
		return { ...drawing, entries: drawing.entries.filter((e) => !isHere(e)) };
	}
	const spot = changedEntry(emptyEntry(kind), { form: 'centre', cells: [cell] });
	return { ...drawing, entries: [...drawing.entries, spot] };
}

function toggleCell(drawing: Drawing, kind: string, cell: number): Drawing {
	const all = drawing.cells.map((_, i) => i);
	const region = drawing.entries.find((e) => e.kind === kind && e.form === 'cells');
	const fresh = changedEntry(emptyEntry(kind), { form: 'cells', cells: [cell] });
	if (region === undefined) return { ...drawing, entries: [...drawing.entries, fresh] };
	const held = region.cells.length === 0 ? all : region.cells;
	const cells = held.includes(cell)
		? held.filter((c) => c !== cell)
		: [...held, cell].sort((a, b) => a - b);
	const next = changedEntry(region, { cells });
	const entries = drawing.entries.flatMap((e) =>
		e !== region ? [e] : cells.length > 0 ? [next] : [],
	);
	return { ...drawing, entries };
}

export function detach(drawing: Drawing, context: TileContext, port: Port): Drawing {
	const entries = drawing.entries.flatMap((entry) => {
		const spec = ownValue(context.kinds, entry.kind);
		if (port.is === 'middle') return namesPort(entry, port) ? [] : [entry];
		if (spec?.connect !== 'edge' || entry.form !== 'ports') return [entry];
		const left = withoutPort(entry, port, spec);
		return left === undefined ? [] : [left];
	});
	return normalized(drawing, { ...drawing, entries }, context);
}

export function removeEntry(drawing: Drawing, context: TileContext, index: number): Drawing {
	const entries = drawing.entries.filter((_, i) => i !== index);
	return normalized(drawing, { ...drawing, entries }, context);
}

function replaced(drawing: Drawing, index: number, by: Partial<DrawnEntry>): Drawing {
	const entries = drawing.entries.map((e, i) => (i === index ? changedEntry(e, by) : e));
	return { ...drawing, entries };
}

export function setMark(drawing: Drawing, index: number, mark: string, count: number): Drawing {
	const old = drawing.entries[index]?.marks ?? {};
	const marks = Object.fromEntries(
		Object.entries({ ...old, [mark]: count }).filter(([, n]) => n > 0),
	);
	return replaced(drawing, index, { marks });
}

export function setOver(
	drawing: Drawing,
	context: TileContext,
	index: number,
	over: boolean,
): Drawing {
	return normalized(drawing, replaced(drawing, index, { over }), context);
}

/** Says where the inner end of an entry stops; without a place it follows from the others. */
export function setStop(
	drawing: Drawing,
	context: TileContext,
	index: number,
	stop: Target | undefined,
): Drawing {
	const next = replaced(drawing, index, { targets: stop === undefined ? [] : [stop] });
	return normalized(drawing, next, context);
}

/** Gives the tile a mark: `true`, a count, a direction; undefined takes it away. */
export function setTileMark(drawing: Drawing, mark: string, value: Value | undefined): Drawing {
	const left = Object.entries(drawing.marks).filter(([key]) => key !== mark);
	if (value === undefined) return { ...drawing, marks: mapping(left) };
	return { ...drawing, marks: mapping([...Object.entries(drawing.marks), [mark, value]]) };
}

export function setOther(drawing: Drawing, key: string, value: Value | undefined): Drawing {
	const left = Object.entries(drawing.others).filter(([k]) => k !== key);
	if (value === undefined) return { ...drawing, others: mapping(left) };
	const entries: [string, Value][] = [...Object.entries(drawing.others), [key, value]];
	const keys =
		drawing.keys.includes(key) || key !== 'copies' ? drawing.keys : [key, ...drawing.keys];
	return { ...drawing, others: mapping(entries), keys };
}
