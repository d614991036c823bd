import type { Expr } from '@tilewright/lang';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';

/**
 * `seat.supply.filter(p, <test about p's kind only>).kinds()` without walking the pieces: the test is decided per piece kind when
 * compiling, only the counts are read in play. Answers undefined for anything else.
 */
export function supplyKinds(c: Closures, e: Extract<Expr, { op: 'call' }>): ((slot: number, body: Bool) => Bool) | undefined {
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
			if (e.left.op !== 'call' || e.left.fn !== 'piece.kind' || !isTemp(e.left.args[0], slot) || e.right.op !== 'const') return undefined;
			return (e.right.value === kind) === (e.name === '==');
		}
		case 'call':
			if (e.fn === 'piece.has' && isTemp(e.args[0], slot)) return c.tagged(e).has(kind);
			return undefined;
		default:
			return undefined;
	}
}

const isTemp = (e: Expr | undefined, slot: number): boolean => e?.op === 'temp' && e.slot === slot;
