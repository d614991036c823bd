import { Header, type Machine } from '@tilewright/interpreter/state';

/** Returns true while the open decision asks for a number. */
export function asksNumber({ program, rt }: Machine): boolean {
	return program.decisions[rt.m[Header.decision]!]!.kind === 'number';
}

/**
 * The options of a decision about a number that a bot tries: pass first, then the least number, and numbers that lie twice as far from it
 * each time, up to the largest.
 */
export function numbersToTry(machine: Machine): number[] {
	const passes = machine.decider.canPass();
	const count = machine.optionCount - (passes ? 1 : 0);
	const tried = passes ? [count] : [];
	if (count > 0) tried.push(0);
	for (let k = 1; k < count - 1; k *= 2) tried.push(k);
	if (count > 1) tried.push(count - 1);
	return tried;
}

/** By program: for each decision, true if the rule that asks it also asks for a number. */
const biddingIn = new WeakMap<Machine['program'], readonly boolean[]>();

/** Returns true while the open decision belongs to a rule that asks for a number, as an auction does. */
export function isBidding({ program, rt }: Machine): boolean {
	let bidding = biddingIn.get(program);
	if (bidding === undefined) {
		const { decisions, sources } = program;
		const ruleOf = (source: number): string => sources[source]!.id;
		const rules = new Set(
			decisions.filter((d) => d.kind === 'number').map((d) => ruleOf(d.source)),
		);
		bidding = decisions.map((d) => rules.has(ruleOf(d.source)));
		biddingIn.set(program, bidding);
	}
	return bidding[rt.m[Header.decision]!]!;
}
