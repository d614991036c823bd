import type { Expr } from '../ir/expr.ts';
import { type MemberName, memberNamed } from '../model/members/index.ts';
import { visit } from './walk.ts';

/**
 * The things that an expression reads: for ties of order, strata of kinds, and marks that nobody reads. Ascending, each once.
 */
export interface Reads {
	readonly marks: readonly number[];
	readonly registers: readonly number[];
	readonly defines: readonly number[];
	readonly verbs: readonly number[];
	readonly actions: readonly number[];
	readonly members: readonly MemberName[];
	readonly kinds: readonly number[];
	readonly pieceKinds: readonly number[];
	readonly zones: readonly number[];
	readonly locals: readonly number[];
	readonly before: boolean;
}

export function readsOf(expr: Expr): Reads {
	const marks = new Set<number>();
	const registers = new Set<number>();
	const defines = new Set<number>();
	const verbs = new Set<number>();
	const actions = new Set<number>();
	const members = new Set<MemberName>();
	const kinds = new Set<number>();
	const pieceKinds = new Set<number>();
	const zones = new Set<number>();
	const locals = new Set<number>();
	const named: Readonly<Record<string, Set<number>>> = {
		kind: kinds,
		'piece-kind': pieceKinds,
		zone: zones,
	};
	let before = false;
	visit(expr, (e) => {
		switch (e.op) {
			case 'mark':
				marks.add(e.mark);
				break;
			case 'register':
				registers.add(e.register);
				break;
			case 'define':
				defines.add(e.define);
				break;
			case 'can':
				verbs.add(e.verb);
				break;
			case 'possible':
				actions.add(e.action);
				break;
			case 'local':
				locals.add(e.slot);
				break;
			case 'before':
				before = true;
				break;
			case 'const':
				if (e.type === 'kind' && e.value >= 0) kinds.add(e.value);
				if (e.type === 'piece-kind' && e.value >= 0) pieceKinds.add(e.value);
				break;
			case 'call':
				members.add(e.fn);
				for (const n of e.table ?? []) named[memberNamed(e.fn).table ?? '']?.add(n);
				break;
		}
	});
	const up = (set: Set<number>): number[] => [...set].sort((a, b) => a - b);
	return {
		marks: up(marks),
		registers: up(registers),
		defines: up(defines),
		verbs: up(verbs),
		actions: up(actions),
		members: [...members].sort(),
		kinds: up(kinds),
		pieceKinds: up(pieceKinds),
		zones: up(zones),
		locals: up(locals),
		before,
	};
}
