import type { Expr, MemberName, Program, VerbIR } from '@tilewright/lang';
import { SIDE_CODE, SIDE_KIND, SIDE_WORDS, type TileTables } from '../../board/tile-tables.ts';
import { printedMark } from '../../expr/marks.ts';
import { CheckedPart, type CheckedParts } from '../../expr/test-parts.ts';

/** A value that does not depend on where a tile lies: a number, the outer sides by their kinds, a set; undefined when it may. */
type KindValue = number | Side | readonly KindValue[] | undefined;

interface Side {
	readonly kind: number;
}

type Scope = ReadonlyMap<number, KindValue>;

/**
 * Tile kinds for which a verb needs only the fit tables: its other requirements are about other kinds, and hold at every placement
 * of these.
 *
 *   each kind → each requirement, each forbid: `when` and `that` as far as the kind alone decides them
 */
export function unconstrainedKinds(program: Program, tables: TileTables, verb: VerbIR): Uint8Array {
	const asked = checkedPartsByKind(program, tables, verb);
	return Uint8Array.from(program.tiles, (_, tile) => {
		const needs = asked(tile);
		return verb.require.every(
			(r, i) => r.local !== undefined || needs.require[i] === CheckedPart.no,
		) && needs.forbid.every((need) => need === CheckedPart.no)
			? 1
			: 0;
	});
}

/** Returns what must be asked of the placements of each tile kind. */
export function checkedPartsByKind(
	program: Program,
	tables: TileTables,
	{ forbid, params, require }: VerbIR,
): (tile: number) => CheckedParts {
	const known = new KindEvaluator(program, tables);
	const it = params[0]!.slot;
	return (tile) => {
		const of = (e: Expr): KindValue => known.value(e, tile, new Map([[it, undefined]]));
		const asked = (when: Expr | undefined, that: Expr, holds: number): CheckedPart => {
			const applies = when && of(when);
			if (applies === 0 || of(that) === holds) return CheckedPart.no;
			return typeof applies === 'number' ? CheckedPart.applies : CheckedPart.whole;
		};
		return {
			require: require.map((r) => asked(r.when, r.that, 1)),
			forbid: forbid.map((f) => asked(f.when, f.that, 0)),
		};
	};
}

class KindEvaluator {
	private readonly program: Program;
	private readonly tables: TileTables;
	private readonly shown: readonly ReadonlySet<string>[];

	constructor(program: Program, tables: TileTables) {
		this.program = program;
		this.tables = tables;
		this.shown = program.tiles.map((t) => new Set(t.segments.map((s) => s.kind)));
	}

	value(e: Expr, tile: number, scope: Scope): KindValue {
		const sub = (x: Expr): KindValue => this.value(x, tile, scope);
		switch (e.op) {
			case 'const':
				return e.value;
			case 'temp':
				return scope.get(e.slot);
			case 'mark': {
				const on = e.of === 'tile-kind' ? sub(e.on) : undefined;
				return typeof on === 'number' ? this.marks(e.mark)[on] : undefined;
			}
			case 'not':
				return negated(sub(e.on));
			case 'list': {
				const items = e.items.map(sub);
				return items.includes(undefined) ? undefined : items;
			}
			case 'define': {
				const { params, body } = this.program.defines[e.define]!;
				const given = params.map((p, i) => [p.slot, sub(e.args[i]!)] as const);
				return this.value(body, tile, new Map(given));
			}
			case 'if': {
				const test = sub(e.test);
				return test === undefined ? undefined : sub(test === 0 ? e.else : e.then);
			}
			case 'binary':
				return e.name === '&&' || e.name === '||'
					? joined([sub(e.left), sub(e.right)], e.name === '&&' ? 0 : 1)
					: compared(e.name, sub(e.left), sub(e.right));
			case 'fold': {
				if (e.fold !== 'exists' && e.fold !== 'all') return undefined;
				const ends = e.fold === 'all' ? 0 : 1;
				const body = (member: KindValue): KindValue =>
					this.value(e.body, tile, new Map([...scope, [e.slot, member]]));
				const on = sub(e.on);
				if (Array.isArray(on)) return joined(on.map(body), ends);
				// whatever the members are, none ends the walk
				return body(undefined) === 1 - ends ? 1 - ends : undefined;
			}
			case 'call':
				return this.called(e.fn, e.args.map(sub), tile);
		}
		return undefined;
	}

	private called(fn: MemberName, args: readonly KindValue[], tile: number): KindValue {
		const [a, b] = args;
		switch (fn) {
			case 'placement.tile':
				return tile;
			case 'placement.sides':
				return this.sidesOf(tile);
			case 'placement-side.kind':
				return (a as Side | undefined)?.kind;
			case 'tile-kind.shows(kind)':
				if (typeof a !== 'number' || typeof b !== 'number') return undefined;
				// a kind that this game lacks is -1
				return this.shown[a]?.has(this.program.kinds[b]?.id ?? '') === true ? 1 : 0;
			case 'set(*).without':
				return Array.isArray(a) && typeof b === 'number' ? a.filter((x) => x !== b) : undefined;
			case 'set(*).empty':
				return Array.isArray(a) ? Number(a.length === 0) : undefined;
		}
		return undefined;
	}

	private marks(mark: number): readonly number[] {
		const known = this.printed.get(mark);
		if (known !== undefined) return known;
		const { marks, tiles } = this.program;
		const made = tiles.map((t) => printedMark(t, marks[mark]!));
		this.printed.set(mark, made);
		return made;
	}

	private readonly printed = new Map<number, readonly number[]>();

	private sidesOf(tile: number): Side[] {
		const { sides, cellBase, cellCount } = this.tables;
		const out: Side[] = [];
		for (let c = 0; c < cellCount[tile]!; c++)
			for (let d = 0; d < 4; d++) {
				const at = ((cellBase[tile]! + c) * 4 * 4 + d) * SIDE_WORDS;
				if (sides[at + SIDE_CODE]! >= 0) out.push({ kind: sides[at + SIDE_KIND]! });
			}
		return out;
	}
}

function negated(v: KindValue): KindValue {
	return typeof v === 'number' ? Number(v === 0) : undefined;
}

/** One part that is `ends` decides alone; else all must be known. */
function joined(parts: readonly KindValue[], ends: 0 | 1): KindValue {
	if (parts.some((p) => typeof p === 'number' && Number(p !== 0) === ends)) return ends;
	return parts.every((p) => typeof p === 'number') ? 1 - ends : undefined;
}

function compared(name: string, a: KindValue, b: KindValue): KindValue {
	if (name === 'in')
		return typeof a === 'number' && Array.isArray(b) ? Number(b.includes(a)) : undefined;
	if (typeof a !== 'number' || typeof b !== 'number') return undefined;
	switch (name) {
		case '==':
			return Number(a === b);
		case '!=':
			return Number(a !== b);
		case '<':
			return Number(a < b);
		case '<=':
			return Number(a <= b);
		case '>':
			return Number(a > b);
		case '>=':
			return Number(a >= b);
	}
	return undefined;
}
