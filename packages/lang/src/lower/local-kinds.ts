import type { AlternativeIR, Expr, Instr } from '../ir/index.ts';
import {
	type KindScope,
	type Kinds,
	type PieceFacts,
	intersectionOf,
	kindsOf,
	kindsWhereLocal,
	unionOf,
} from './piece-sets.ts';

export type AlternativesOf = (decision: number) => readonly AlternativeIR[];

interface Assigned {
	readonly value: Expr;
	readonly where?: Expr;
}

export function localKindsOf(
	facts: PieceFacts,
	code: readonly Instr[],
	alternativesOf: AlternativesOf,
): KindScope {
	const assigned = assignedIn(code, alternativesOf);
	const locals: Map<number, ReadonlySet<number> | undefined> = new Map(
		[...assigned.keys()].map((slot) => [slot, new Set<number>()]),
	);
	const scope: KindScope = { temps: new Map(), locals };
	// kinds are only added, so it ends
	for (let isChanged = true; isChanged;) {
		isChanged = false;
		for (const [slot, values] of assigned)
			for (const one of values) {
				const before = locals.get(slot);
				const after = unionOf(before, kindsAssigned(facts, slot, one, scope));
				if (before === undefined || (after !== undefined && after.size === before.size)) continue;
				locals.set(slot, after);
				isChanged = true;
			}
	}
	return scope;
}

function kindsAssigned(
	facts: PieceFacts,
	slot: number,
	{ value, where }: Assigned,
	scope: KindScope,
): Kinds {
	const kinds = kindsOf(facts, value, scope);
	return where === undefined ? kinds : intersectionOf(kinds, kindsWhereLocal(facts, where, slot));
}

function assignedIn(
	code: readonly Instr[],
	alternativesOf: AlternativesOf,
): Map<number, Assigned[]> {
	const found = new Map<number, Assigned[]>();
	const lists = new Map<number, Expr>();
	const unknown = new Set<number>();
	const note = (slot: number, one: Assigned): void => {
		const known = found.get(slot);
		if (known === undefined) found.set(slot, [one]);
		else known.push(one);
	};
	for (const instr of code) {
		if (instr.op === 'let' || instr.op === 'let-set') note(instr.slot, { value: instr.value });
		if (instr.op === 'each') lists.set(instr.list, instr.in);
		if (instr.op === 'next') {
			const list = lists.get(instr.list);
			if (list === undefined) unknown.add(instr.slot);
			else note(instr.slot, { value: list });
		}
		if (instr.op !== 'decide') continue;
		for (const { lets, variables, where } of alternativesOf(instr.decision)) {
			for (const { slot, value } of lets) note(slot, { value });
			for (const { slot, domain } of variables)
				note(
					slot,
					'among' in domain
						? { value: domain.among, ...(where === undefined ? {} : { where }) }
						: { value: domain.from },
				);
		}
	}
	// a loop that begins before this stretch of code can give its member any kind
	for (const slot of unknown) found.delete(slot);
	return found;
}
