import type { AlternativeIR, DecisionIR } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import { beginsWithRange } from '../run/decision/number-range.ts';
import { unconstrainedKinds } from '../run/decision/unconstrained-kinds.ts';
import { Header } from '../run/header.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import {
	add,
	both,
	byte,
	choose,
	eq,
	ge,
	gt,
	lt,
	num,
	sub,
	word,
	type Local,
	type Value,
} from './ir.ts';
import type { PlacementCode } from './placements.ts';
import { emptyScope } from './scope.ts';

/** The number of the decision whose options are the placements of the tile in hand and are known by the tables; -1 for none. */
export function placementDecisionOf({ program, rt }: Emission): number {
	return program.decisions.findIndex(({ kind, alternatives }) => {
		const [only, ...others] = alternatives;
		if (kind !== 'pick' || !only || others.length > 0 || only.variables.length !== 1) return false;
		const { domain } = only.variables[0]!;
		if (!('among' in domain) || only.when || only.limit !== undefined) return false;
		const { among } = domain;
		if (among.op !== 'call' || among.fn !== 'placements(tile-kind)') return false;
		const [tile] = among.args;
		if (tile?.op !== 'call' || tile.fn !== 'drawn') return false;
		const { where } = only;
		if (where === undefined || (where.op === 'const' && where.value !== 0)) return true;
		return (
			where.op === 'can' &&
			!unconstrainedKinds(program, rt.board.tables, program.verbs[where.verb]!).includes(0)
		);
	});
}

/** Options of the first alternative that are counted and not listed. */
export interface KnownOptions {
	/** Their number; 0 where they are listed. */
	readonly count: Local;
	readonly isKnown: Value;
	/** They never are listed. */
	readonly isAlways: boolean;
	counted(): Value;
	at(k: Value): Value;
}

/** The options of the first alternative where they are counted and not listed: placements by their tables, and plain numbers. */
export function knownOptions(
	f: Body,
	e: Emission,
	x: Expressions,
	table: PlacementCode,
	d: DecisionIR,
	index: number,
): KnownOptions | undefined {
	const { placements } = e.machine.decider.decisions[index]!;
	const [first] = d.alternatives;
	const domain = first?.variables[0]?.domain;
	if (!first || !domain) return undefined;
	if (beginsWithRange(d) && 'from' in domain) {
		const from = f.let(x.value(f, domain.from, emptyScope));
		const counted = (): Value => {
			const count = f.let(add(sub(x.value(f, domain.to, emptyScope), from), 1));
			f.if(gt(count, limits.optionsPerDecision), () => f.giveUp());
			return choose(lt(count, 0), num(0), count);
		};
		const count = f.variable(0);
		return { count, isKnown: num(1), isAlways: true, counted, at: (k) => add(from, k) };
	}
	if (!placements || !('among' in domain) || domain.among.op !== 'call') return undefined;
	const kind = f.let(x.value(f, domain.among.args[0]!, emptyScope));
	const { isAlways, isKnown } = tabled(f, e, first, kind);
	return {
		count: f.variable(0),
		isKnown,
		isAlways,
		counted: () => call(table.count, kind),
		at: (k) => call(table.at, kind, k),
	};
}

/** Tells whether no test but that of the tables is made of the placements of a tile kind. */
export function tabled(
	f: Body,
	e: Emission,
	{ where }: AlternativeIR,
	kind: Value,
): { readonly isAlways: boolean; readonly isKnown: Value } {
	if (where?.op !== 'can') return { isAlways: true, isKnown: ge(kind, 0) };
	const verb = e.program.verbs[where.verb]!;
	const free = unconstrainedKinds(e.program, e.rt.board.tables, verb);
	if (!free.includes(0)) return { isAlways: true, isKnown: ge(kind, 0) };
	const isFree = byte(e.memory.bytes(free), kind);
	const isInHand = eq(kind, word(Header.drawn));
	return { isAlways: false, isKnown: f.let(both(ge(kind, 0), both(isFree, isInHand))) };
}
