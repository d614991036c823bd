import type { Expr, Program } from '@tilewright/lang';

export interface PieceTest {
	readonly slot: number;
	readonly body: Expr;
}

export interface Holding {
	readonly pile: number | undefined;
	readonly tests: readonly PieceTest[];
}

/** Finds pieces without which a test cannot hold for a feature or tile (in a temp slot); undefined where it may hold without any. */
export function neededPieces(program: Program, e: Expr, slot: number): Holding | undefined {
	switch (e.op) {
		case 'binary':
			if (e.name === '!=' && e.right.op === 'none') return ofFirst(program, e.left, slot);
			if (e.name !== '&&') return undefined;
			return neededPieces(program, e.left, slot) ?? neededPieces(program, e.right, slot);
		case 'define':
			return throughDefine(program, e, slot, neededPieces);
		case 'not':
			if (e.on.op !== 'call' || e.on.fn !== 'set(*).empty') return undefined;
			return sourceOf(program, e.on.args[0]!, slot);
		case 'fold':
			return e.fold === 'exists' ? passing(program, e, slot) : undefined;
		default:
			return undefined;
	}
}

/** The pieces without which a set, whose first member is asked for, is empty. */
function ofFirst(program: Program, e: Expr, slot: number): Holding | undefined {
	if (e.op === 'define') return throughDefine(program, e, slot, ofFirst);
	return e.op === 'call' && e.fn === 'set(*).first'
		? sourceOf(program, e.args[0]!, slot)
		: undefined;
}

function sourceOf(program: Program, e: Expr, slot: number): Holding | undefined {
	switch (e.op) {
		case 'call': {
			if (!isTemp(e.args[0], slot)) return undefined;
			const stand = e.fn === 'tile.pieces' || e.fn === 'feature.pieces';
			if (stand) return { pile: undefined, tests: [] };
			const isPile = e.fn === 'feature.zone' && e.type === 'set(piece)';
			return isPile ? { pile: e.table![0], tests: [] } : undefined;
		}
		case 'fold':
			if (e.fold === 'filter') return passing(program, e, slot);
			return e.fold === 'map' || e.fold === 'flatMap' ? sourceOf(program, e.on, slot) : undefined;
		case 'define':
			return throughDefine(program, e, slot, sourceOf);
		default:
			return undefined;
	}
}

function passing(
	program: Program,
	{ on, slot: member, body }: Extract<Expr, { op: 'fold' }>,
	slot: number,
): Holding | undefined {
	const found = sourceOf(program, on, slot);
	if (found === undefined || on.type !== 'set(piece)') return found;
	return { ...found, tests: [...found.tests, { slot: member, body }] };
}

function throughDefine(
	program: Program,
	{ define, args }: Extract<Expr, { op: 'define' }>,
	slot: number,
	find: (program: Program, body: Expr, slot: number) => Holding | undefined,
): Holding | undefined {
	const { params, body } = program.defines[define]!;
	const at = args.findIndex((arg) => isTemp(arg, slot));
	return at < 0 ? undefined : find(program, body, params[at]!.slot);
}

export function conjuncts(e: Expr): readonly Expr[] {
	return e.op === 'binary' && e.name === '&&' ? [...conjuncts(e.left), ...conjuncts(e.right)] : [e];
}

export function isTemp(e: Expr | undefined, slot: number): boolean {
	return e?.op === 'temp' && e.slot === slot;
}
