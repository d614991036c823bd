import type { Expr, Program } from '@tilewright/lang';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';
import { isTemp } from './holders.ts';

/**
 * `seat.supply.filter(p, <test about p's kind only>).kinds()` without walking the pieces: the test is decided per piece kind when
 * compiling, only the counts are read in play. Returns undefined for anything else.
 */
export function supplyKinds(
	c: Closures,
	e: Extract<Expr, { op: 'call' }>,
): ((slot: number, body: Bool) => Bool) | undefined {
	if (e.fn !== 'set(piece).kinds') return undefined;
	let set = e.args[0]!;
	const tests: { slot: number; body: Expr }[] = [];
	while (set.op === 'fold' && set.fold === 'filter') {
		tests.push({ slot: set.slot, body: set.body });
		set = set.on;
	}
	if (set.op !== 'call' || set.fn !== 'seat.supply') return undefined;
	const { program, m, temps, SUPPLY } = c.rt;
	const kinds: number[] = [];
	for (let k = 0; k < program.pieces.length; k++) {
		let all = true;
		for (const t of tests) {
			const v = decideByKind(program, t.body, t.slot, k);
			if (v === undefined) return undefined;
			all &&= v;
		}
		if (all) kinds.push(k);
	}
	const seat = c.num(set.args[0]!);
	const n = program.pieces.length;
	return (slot, body) => () => {
		const base = SUPPLY + seat() * n;
		for (let i = 0; i < kinds.length; i++) {
			const k = kinds[i]!;
			if (m[base + k]! > 0) {
				temps[slot] = k;
				if (body()) return true;
			}
		}
		return false;
	};
}

export function decideByKind(
	program: Program,
	e: Expr,
	slot: number,
	kind: number,
): boolean | undefined {
	switch (e.op) {
		case 'const':
			return e.value !== 0;
		case 'not': {
			const v = decideByKind(program, e.on, slot, kind);
			return v === undefined ? undefined : !v;
		}
		case 'binary': {
			if (e.name === '&&' || e.name === '||') {
				const a = decideByKind(program, e.left, slot, kind);
				const b = decideByKind(program, e.right, slot, kind);
				if (a === undefined || b === undefined) return undefined;
				return e.name === '&&' ? a && b : a || b;
			}
			if (e.name !== '==' && e.name !== '!=') return undefined;
			if (
				e.left.op !== 'call' ||
				e.left.fn !== 'piece.kind' ||
				!isTemp(e.left.args[0], slot) ||
				e.right.op !== 'const'
			)
				return undefined;
			return (e.right.value === kind) === (e.name === '==');
		}
		case 'call':
			if (e.fn === 'piece.has' && isTemp(e.args[0], slot)) return e.table?.includes(kind) ?? false;
			return undefined;
		case 'define': {
			const { params, body } = program.defines[e.define]!;
			const at = e.args.findIndex((arg) => isTemp(arg, slot));
			return at < 0 ? undefined : decideByKind(program, body, params[at]!.slot, kind);
		}
		default:
			return undefined;
	}
}

/**
 * `x.feature.pieces.exists(p, p.has(tag))`, also through a define over the feature, as one closure: it is asked for every segment
 * that could be claimed. Returns undefined for anything else.
 */
export function pieceExists(c: Closures, e: Expr): Bool | undefined {
	const { program, m, temps, board, pieceKind } = c.rt;
	let set: Expr | undefined;
	let test: Expr;
	let feature: Expr | undefined;
	let slot: number;
	if (e.op === 'define' && e.args.length === 1) {
		const { params, body } = program.defines[e.define]!;
		if (
			body.op !== 'fold' ||
			body.fold !== 'exists' ||
			body.on.op !== 'call' ||
			!isTemp(body.on.args[0], params[0]!.slot)
		)
			return undefined;
		({ on: set, body: test, slot } = body);
		feature = e.args[0];
	} else if (e.op === 'fold' && e.fold === 'exists' && e.on.op === 'call') {
		({ on: set, body: test, slot } = e);
		feature = e.on.args[0];
	} else return undefined;
	if (
		set.op !== 'call' ||
		set.fn !== 'feature.pieces' ||
		test.op !== 'call' ||
		test.fn !== 'piece.has' ||
		!isTemp(test.args[0], slot)
	)
		return undefined;
	if (feature?.op !== 'call' || feature.fn !== 'segment.feature' || feature.args[0]?.op !== 'temp')
		return undefined;
	const segment = feature.args[0].slot;
	const { PIECES, ROOT, PIECE_NEXT } = board;
	const yes = new Uint8Array(program.pieces.length);
	for (const k of c.tagged(test)) yes[k] = 1;
	return () => {
		const s = temps[segment]!;
		if (s < 0) return false;
		const first = m[PIECES + m[ROOT + s]!]!;
		if (first < 0) return false;
		let p = first;
		do {
			if (yes[pieceKind[p]!] === 1) return true;
			p = m[PIECE_NEXT + p]!;
		} while (p !== first);
		return false;
	};
}
