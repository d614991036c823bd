import {
	type AlternativeIR,
	type Expr,
	keyOf,
	tileOfPlacements,
	type VariableIR,
} from '@tilewright/lang';
import { slotsRead } from '../expr/unchanging.ts';
import { isListed } from '../run/decision/enumerate.ts';
import type { Body } from './body.ts';
import { intoList, listed, membersOf, type Say } from './collected.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { get, type Local, not, word } from './ir.ts';
import type { Scope } from './scope.ts';

/** The members of a set from which several alternatives of a decision choose first. */
export interface Common {
	readonly list: number;
	readonly count: Local;
	readonly isMade: Local;
}

export type CommonSets = ReadonlyMap<VariableIR, Common>;

/** Makes room for sets from which several alternatives choose first, so that each is walked once. */
export function withCommonSets(
	f: Body,
	e: Emission,
	alternatives: readonly AlternativeIR[],
	say: (common: CommonSets) => void,
): void {
	const groups = new Map<string, { readonly type: string; readonly variables: VariableIR[] }>();
	for (const { variables } of alternatives) {
		const [first] = variables;
		if (!first || !('among' in first.domain)) continue;
		const { among } = first.domain;
		const isKnown = membersOf(e, among.type) !== undefined && slotsRead(among).locals.size === 0;
		if (!isKnown || isListed(e.program, among) || tileOfPlacements(among)) continue;
		const key = keyOf(among);
		const group = groups.get(key) ?? { type: among.type, variables: [] };
		group.variables.push(first);
		groups.set(key, group);
	}
	const shared = [...groups.values()].filter(({ variables }) => variables.length > 1);
	const common = new Map<VariableIR, Common>();
	const place = (i: number): void => {
		const group = shared[i];
		if (!group) return say(common);
		listed(e, group.type, (list) => {
			const made = { list, count: f.variable(0), isMade: f.variable(0) };
			for (const variable of group.variables) common.set(variable, made);
			place(i + 1);
		});
	};
	place(0);
}

/** Walks the members of such a set, which are found at the first walk. */
export function eachCommon(
	f: Body,
	e: Emission,
	x: Expressions,
	{ count, isMade, list }: Common,
	among: Expr,
	scope: Scope,
	say: Say,
): void {
	f.if(not(get(isMade)), () => {
		f.set(isMade, 1);
		x.each(f, among, scope, 'canonical', intoList(f, e, among.type, list, count));
	});
	f.count(0, get(count), (i) => say(f.let(word(list, i))));
}
