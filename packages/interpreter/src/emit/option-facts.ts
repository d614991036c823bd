import { type Expr, keyOf, rewrite, visit } from '@tilewright/lang';
import { conjuncts } from '../expr/holders.ts';
import { type Value, num } from './ir.ts';
import type { Part } from './placed-segments.ts';

/** Values of expressions about any segment of a domain, by the keys of these expressions with a stand-in for the segment. */
export type Facts = ReadonlyMap<string, Value>;

const segment: Expr = { op: 'temp', slot: -1, name: 'segment', type: 'segment' };
const feature: Expr = { op: 'call', fn: 'segment.feature', args: [segment], type: 'feature' };

const isPlaced: Expr = {
	op: 'binary',
	name: '==',
	type: 'bool',
	left: { op: 'call', fn: 'segment.tile', args: [segment], type: 'tile' },
	right: { op: 'call', fn: 'placed', args: [], type: 'tile' },
};

/** Tells what holds for all members of parts that do not lie on the tile just laid, since their sets were filtered. */
export function factsOf(parts: readonly Part[]): Facts {
	const [first, ...others] = parts.map(factsOfPart);
	const facts = new Map(
		[...(first ?? [])].filter(([key, value]) => others.every((o) => isSame(o.get(key), value))),
	);
	return facts.set(keyOf(isPlaced), num(0));
}

function factsOfPart({ set, when }: Part): Map<string, Value> {
	const facts = new Map<string, Value>();
	const note = (test: Expr): void => {
		const holds = test.op !== 'not';
		facts.set(keyOf(holds ? test : test.on), num(holds ? 1 : 0));
	};
	when.forEach(note);
	if (set.op !== 'fold' || set.fold !== 'flatMap' || set.body.op !== 'call') return facts;
	const [of] = set.body.args;
	if (set.body.fn !== 'feature.segments' || of?.op !== 'temp' || of.slot !== set.slot) return facts;
	const { on } = set;
	if (on.op !== 'fold' || on.fold !== 'filter') return facts;
	for (const test of conjuncts(on.body)) note(withStandIn(test, on.slot, feature));
	return facts;
}

/** Expressions among some that facts tell about the segment in a variable of expressions. */
export function toldBy(facts: Facts, exprs: readonly Expr[], slot: number): Map<Expr, Value> {
	const told = new Map<Expr, Value>();
	for (const expr of exprs)
		visit(expr, (part) => {
			const value = part.type === 'bool' && facts.get(keyOf(withStandIn(part, slot, segment)));
			if (value) told.set(part, value);
		});
	return told;
}

function withStandIn(e: Expr, slot: number, standIn: Expr): Expr {
	return rewrite(e, (part) => (part.op === 'temp' && part.slot === slot ? standIn : part));
}

function isSame(a: Value | undefined, b: Value): boolean {
	return a?.op === 'const' && b.op === 'const' && a.value === b.value;
}
