import { type AlwaysIR, type Expr, type Program, partsRead } from '@tilewright/lang';
import { conjuncts } from '../expr/holders.ts';

/**
 * A laid tile adds segments without pieces, extends features and joins them. A value stays the same by that, it can only grow (a set,
 * or a condition that comes to hold), or it can only shrink.
 */
type Growth = 'stays' | 'grows' | 'shrinks';

type Scope = ReadonlyMap<number, Growth>;

const opposite: Readonly<Record<Growth, Growth>> = {
	stays: 'stays',
	grows: 'shrinks',
	shrinks: 'grows',
};

/**
 * Tells that the condition of a rule, which does not hold for anything, holds for nothing either after a tile was laid, as far as it
 * reads the board. Of pieces this is so where the condition can only shrink. Of features one part of the condition must ask for pieces:
 * then a new feature fails, and where a joined one passes, one of those that joined passed already.
 */
export function isQuietAsBoardGrows(program: Program, { routine }: AlwaysIR): boolean {
	const { code, routines } = program;
	const { entry } = routines[routine]!;
	const condition = code.slice(
		entry,
		code.findIndex(({ op }, pc) => pc >= entry && op === 'fired'),
	);
	const [mark, each, next, ...others] = condition;
	if (mark?.op !== 'stack-mark' || each?.op !== 'each' || next?.op !== 'next') return false;
	const set = each.in;
	if (others.length > 0 || set.op !== 'fold' || set.fold !== 'filter') return false;
	const { body, on, slot } = set;
	if (on.op !== 'call') return false;
	const parts = (growth: Growth): readonly (readonly [Expr, Growth | undefined])[] =>
		conjuncts(body).map((part) => [part, growthOf(program, part, new Map([[slot, growth]]))]);
	if (on.fn === 'pieces') return parts('stays').every(([, g]) => g === 'stays' || g === 'shrinks');
	if (on.fn !== 'features' && on.fn !== 'features(set(kind))') return false;
	const ofFeature = parts('grows');
	const [growing, ...more] = ofFeature.filter(([, g]) => g === 'grows');
	if (growing === undefined || more.length > 0) return false;
	return ofFeature.every(([, g]) => g !== undefined) && asksForPieces(growing[0]);
}

/** Tells whether a condition about a feature asks only for some piece, so that it holds for joined ones where it held for one of them. */
function asksForPieces(e: Expr): boolean {
	if (e.op === 'not') return e.on.op === 'call' && e.on.fn === 'set(*).empty';
	return e.op === 'fold' && e.fold === 'exists';
}

function growthOf(program: Program, e: Expr, scope: Scope): Growth | undefined {
	const of = (part: Expr): Growth | undefined => growthOf(program, part, scope);
	switch (e.op) {
		case 'const':
		case 'none':
			return 'stays';
		case 'temp':
			return scope.get(e.slot);
		case 'not': {
			const growth = of(e.on);
			return growth && opposite[growth];
		}
		case 'binary': {
			const isOfPiece = e.left.op === 'call' && e.left.fn === 'piece.feature';
			// features come and go with the segment that a piece stands on
			if (isOfPiece && e.right.op === 'none') return of(e.left.args[0]!);
			const both = [of(e.left), of(e.right)];
			if (e.name === '&&' || e.name === '||') return common(both);
			return both.every((growth) => growth === 'stays') ? 'stays' : undefined;
		}
		case 'define': {
			const { body, params } = program.defines[e.define]!;
			const inner = new Map<number, Growth>();
			for (const [i, { slot }] of params.entries()) {
				const growth = of(e.args[i]!);
				if (growth === undefined) return undefined;
				inner.set(slot, growth);
			}
			return growthOf(program, body, inner);
		}
		case 'fold': {
			if (e.on.type !== 'set(piece)') return undefined;
			const set = of(e.on);
			const test = growthOf(program, e.body, new Map([...scope, [e.slot, 'stays']]));
			if (set === undefined || test !== 'stays') return undefined;
			if (e.fold === 'filter' || e.fold === 'exists') return set;
			return e.fold === 'all' ? opposite[set] : undefined;
		}
		case 'call':
			return ofCall(e, e.args.map(of));
		default:
			return undefined;
	}
}

function ofCall(
	{ args, fn }: Extract<Expr, { op: 'call' }>,
	growths: readonly (Growth | undefined)[],
): Growth | undefined {
	const [first] = growths;
	switch (fn) {
		case 'piece.feature':
			return first === 'stays' ? 'grows' : undefined;
		case 'feature.pieces':
		case 'feature.zone':
			return first === 'grows' ? 'grows' : undefined;
		case 'set(*).empty':
			return args[0]!.type === 'set(piece)' ? first && opposite[first] : undefined;
		default: {
			const readsBoard = partsRead(fn, args).some(
				(part) => part === 'board' || part === 'everything',
			);
			return !readsBoard && growths.every((growth) => growth === 'stays') ? 'stays' : undefined;
		}
	}
}

function common(growths: readonly (Growth | undefined)[]): Growth | undefined {
	const moving = new Set(growths.filter((growth) => growth !== 'stays'));
	return moving.size > 1 ? undefined : moving.size === 0 ? 'stays' : [...moving][0];
}
