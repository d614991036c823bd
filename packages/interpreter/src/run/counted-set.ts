import { elementOf, type Expr, type Program } from '@tilewright/lang';
import { tileCellAt } from '../board/tiles.ts';
import type { Backend } from '../expr/backend.ts';
import type { LedgerLine } from './ledger.ts';
import type { Runtime } from './runtime.ts';

export type Walk = (use: (v: number) => void) => void;

export function compileWalk(set: Expr, rt: Runtime, backend: Backend): Walk {
	const slot = rt.newTemp();
	const { temps } = rt;
	let use: (v: number) => void = () => {};
	const run = backend.each(set, slot, () => {
		use(temps[slot]!);
		return false;
	});
	return (f) => {
		use = f;
		run();
	};
}

/**
 * Compiles a listing of the members of the set behind a count that is a number; what is added to the set stands for the tiles of the
 * feature in the slot `it`. It lists nothing where the members are not as many as were counted.
 */
export function compileCountedMembers(
	count: Expr,
	it: number,
	rt: Runtime,
	backend: Backend,
): ((count: number) => LedgerLine['members']) | undefined {
	const counted = countedSet(count, rt.program);
	if (!counted) return undefined;
	const type = elementOf(counted.set.type)!;
	const hasOwn = counted.more > 0 && (type === 'cell' || type === 'tile');
	const each = compileWalk(counted.set, rt, backend);
	const own = hasOwn ? compileWalk(tilesOf(it), rt, backend) : undefined;
	const { m, board } = rt;
	return (count) => {
		if (count === 0) return undefined;
		const ids = new Set<number>();
		own?.((tile) => ids.add(type === 'tile' ? tile : tileCellAt(board, tile, 0)));
		each((v) => ids.add(type === 'feature' ? m[board.FIRST_SEGMENT + v]! : v));
		return ids.size === count ? { type, ids: [...ids] } : undefined;
	};
}

function tilesOf(it: number): Expr {
	const feature: Expr = { op: 'temp', slot: it, name: 'it', type: 'feature' };
	return { op: 'call', fn: 'feature.tiles', args: [feature], type: 'set(tile)' };
}

export interface CountedSet {
	readonly set: Expr;
	readonly more: number;
}

/**
 * The set that a numeric expression counts, for explanations: of `s.size()`, `s.count(x, …)`, a define that is one of these, and such a
 * number plus constants. Undefined where a number is no such count.
 */
export function countedSet(expr: Expr, program: Program): CountedSet | undefined {
	if (expr.op === 'binary' && expr.name === '+') {
		const [counted, added] =
			expr.right.op === 'const' ? [expr.left, expr.right] : [expr.right, expr.left];
		const inner = added.op === 'const' ? countedSet(counted, program) : undefined;
		return inner && added.op === 'const'
			? { set: inner.set, more: inner.more + added.value }
			: undefined;
	}
	if (expr.op === 'call' && expr.fn === 'set(*).size') return { set: expr.args[0]!, more: 0 };
	if (expr.op === 'fold' && expr.fold === 'count')
		return { set: { ...expr, fold: 'filter', type: expr.on.type }, more: 0 };
	if (expr.op !== 'define') return undefined;
	const { params, body } = program.defines[expr.define]!;
	const args = new Map(params.map(({ slot }, i) => [slot, expr.args[i]!]));
	return countedSet(withArguments(body, args) as Expr, program);
}

function withArguments(part: unknown, args: ReadonlyMap<number, Expr>): unknown {
	if (Array.isArray(part)) return part.map((p) => withArguments(p, args));
	if (typeof part !== 'object' || part === null) return part;
	const { op, slot } = part as { op?: unknown; slot?: unknown };
	if (op === 'temp' && typeof slot === 'number' && args.has(slot)) return args.get(slot);
	return Object.fromEntries(Object.entries(part).map(([k, v]) => [k, withArguments(v, args)]));
}
