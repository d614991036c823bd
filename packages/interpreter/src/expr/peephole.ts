import type { Expr, Program } from '@tilewright/lang';
import { segmentCount } from '../board/features.ts';
import { EngineFault } from '../fault.ts';
import type { Runtime } from '../run/runtime.ts';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';
import { kindTest } from './members/kind-test.ts';

/**
 * `seat.supply.filter(p, <test about p's kind only>).kinds()` without walking the pieces: the test is decided per piece kind when
 * compiling, only the counts are read in play. Answers undefined for anything else.
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
			const v = decide(c, t.body, t.slot, k);
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

function decide(c: Closures, e: Expr, slot: number, kind: number): boolean | undefined {
	switch (e.op) {
		case 'const':
			return e.value !== 0;
		case 'not': {
			const v = decide(c, e.on, slot, kind);
			return v === undefined ? undefined : !v;
		}
		case 'binary': {
			if (e.name === '&&' || e.name === '||') {
				const a = decide(c, e.left, slot, kind);
				const b = decide(c, e.right, slot, kind);
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
			if (e.fn === 'piece.has' && isTemp(e.args[0], slot)) return c.tagged(e).has(kind);
			return undefined;
		default:
			return undefined;
	}
}

/**
 * `features.filter(f, …)` in one loop; where the test begins with some piece standing on f, features without pieces are passed over
 * at once. Answers undefined for anything else.
 */
export function filterFeatures(
	c: Closures,
	e: Extract<Expr, { op: 'fold' }>,
	slot: number,
	body: Bool,
): Bool | undefined {
	const { on } = e;
	if (on.op !== 'call' || (on.fn !== 'features' && on.fn !== 'features(set(kind))'))
		return undefined;
	const { board, m, temps, program } = c.rt;
	const { FIRST_SEGMENT, ROOT, KIND } = board;
	const is = on.fn === 'features' ? undefined : kindTest(c, on.args[0]!);
	const own = e.slot;
	const needsPieces = beginsWithPieces(program, e.body, own);
	const test = c.bool(e.body);
	if (needsPieces)
		return () => {
			const { scratch } = c.rt;
			const from = c.rt.top;
			const to = claimed(c.rt, from);
			c.rt.top = to;
			let found = false;
			for (let i = from; i < to && !found; i++) {
				const f = m[ROOT + scratch[i]!]!;
				if (is && !is(m[KIND + f]!)) continue;
				temps[own] = f;
				if (!test()) continue;
				temps[slot] = f;
				found = body();
			}
			c.rt.top = from;
			return found;
		};
	return () => {
		const n = segmentCount(board);
		for (let s = 0; s < n; s++) {
			const f = m[ROOT + s]!;
			if (m[FIRST_SEGMENT + f] !== s || (is && !is(m[KIND + s]!))) continue;
			temps[own] = f;
			if (!test()) continue;
			temps[slot] = f;
			if (body()) return true;
		}
		return false;
	};
}

/**
 * `x.feature.pieces.exists(p, p.has(tag))`, also through a define over the feature, as one closure: it is asked for every segment
 * that could be claimed. Answers undefined for anything else.
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

/** Puts the first segments of all features with pieces on the scratch stack, ascending, each once; answers where they end. */
function claimed(rt: Runtime, from: number): number {
	const { board, m, scratch, pieceKind } = rt;
	const { PIECE_SEGMENT, ROOT, FIRST_SEGMENT } = board;
	let to = from;
	for (let p = 0; p < pieceKind.length; p++) {
		const s = m[PIECE_SEGMENT + p]!;
		if (s < 0) continue;
		const first = m[FIRST_SEGMENT + m[ROOT + s]!]!;
		let i = to;
		while (i > from && scratch[i - 1]! > first) i--;
		if (i > from && scratch[i - 1] === first) continue;
		if (to >= scratch.length)
			throw new EngineFault('RUN-SCRATCH', 'a set in an expression grew too large');
		for (let k = to; k > i; k--) scratch[k] = scratch[k - 1]!;
		scratch[i] = first;
		to++;
	}
	return to;
}

/** Whether a test cannot hold for a feature (in a temp slot) on which no piece stands. */
function beginsWithPieces(program: Program, e: Expr, slot: number): boolean {
	if (e.op === 'binary' && e.name === '&&')
		return beginsWithPieces(program, e.left, slot) || beginsWithPieces(program, e.right, slot);
	if (e.op === 'define') {
		const { params, body } = program.defines[e.define]!;
		return isTemp(e.args[0], slot) && beginsWithPieces(program, body, params[0]!.slot);
	}
	return (
		e.op === 'fold' &&
		e.fold === 'exists' &&
		e.on.op === 'call' &&
		e.on.fn === 'feature.pieces' &&
		isTemp(e.on.args[0], slot)
	);
}

const isTemp = (e: Expr | undefined, slot: number): boolean => e?.op === 'temp' && e.slot === slot;
