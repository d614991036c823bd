import type { Expr } from '@tilewright/lang';
import { Header } from '../run/header.ts';
import type { Runtime } from '../run/runtime.ts';
import type { Backend, Bool, Num } from './backend.ts';

/** Evaluates something as if a tile were in hand. The journal notes nothing, since the real tile is put back. */
export function withTileInHand<T>({ m }: Runtime, tile: Num, run: () => T): () => T {
	return () => {
		const inHand = m[Header.drawn]!;
		m[Header.drawn] = tile();
		try {
			return run();
		} finally {
			m[Header.drawn] = inHand;
		}
	};
}

export function eachWithTileInHand(
	backend: Backend & { readonly rt: Runtime },
	e: Extract<Expr, { op: 'in-hand' }>,
	slot: number,
	body: Bool,
): Bool {
	const { rt } = backend;
	const { m } = rt;
	let outside = -1;
	const inside = withTileInHand(rt, () => outside, body);
	const walk = withTileInHand(rt, backend.num(e.tile), backend.each(e.on, slot, inside));
	return () => {
		const outer = outside;
		outside = m[Header.drawn]!;
		try {
			return walk();
		} finally {
			outside = outer;
		}
	};
}
