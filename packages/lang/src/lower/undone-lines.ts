import type { Expr, LineAdjustIR, LineIR } from '../ir/index.ts';
import { get } from '../link/sourced-value.ts';
import { type Decl, type RuleSet, declsOf, perRuleSet } from '../link/ruleset.ts';
import { meaningOf } from './exclusive.ts';
import type { Symbol } from './symbols.ts';
import { type Change, type Override, changeOf, kindPart } from './undone.ts';
import type { LoweringContext } from './lowering-context.ts';
import { otherFactors, zerosOf, zerosOver } from './zero-lines.ts';
import { undoneThings } from '../texts/ties.ts';

export interface Adjustment {
	readonly decl: Decl;
	readonly ir: LineAdjustIR;
}

export interface Addition {
	readonly decl: Decl;
	readonly key: 'add-line' | 'late-line' | 'scale' | 'cap';
	readonly id?: string;
	readonly when: Expr | undefined;
	/** A scale or a cap leaves nothing above 0. */
	readonly isZero?: boolean;
	readonly pays?: readonly Expr[];
}

export interface ValueChanges {
	readonly own: readonly LineIR[];
	readonly adjusted: ReadonlyMap<string, readonly Adjustment[]>;
	readonly additions: readonly Addition[];
	readonly vetoes: readonly Override[];
}

/** Notes what other layers can hide: fields of a line that is set or void, and everything in a value that is vetoed. */
export function noteUndone(lowering: LoweringContext, kind: Symbol, changes: ValueChanges): void {
	const { own, adjusted, additions, vetoes } = changes;
	const { changed } = lowering.ruleSet;
	if (changed.size === 0 && !hasOverrides(lowering.ruleSet)) return;
	const totals = { line: zerosOver('line', changes), 'late-line': zerosOver('late-line', changes) };
	const note: Note = (what, owner, noted, overrides) => {
		const over = undoneThings.answer({ what, kind: kind.id });
		if (noted.length > 0)
			lowering.symbols.layers.undone.push({ over, owner, changes: noted, overrides });
	};
	for (const line of own) noteOwn(lowering, kind, changes, line, totals.line, note);
	for (const [id, all] of adjusted) {
		const voids = overridesIn(all, (ir) => ir.layer === 'void');
		const adding = additions.find((a) => a.key === 'add-line' && a.id === id);
		const owner = adding?.decl.pack ?? kind.decl.pack;
		const line = own.find((l) => l.id === id);
		const written = get(get(kind.decl.datum, 'value'), id);
		for (const { decl, ir } of all) {
			const datum = get(get(decl.datum, ir.field), ir.layer);
			if (datum === undefined) continue;
			const by = changed.get(datum)?.by ?? decl.pack;
			const change = { by, datum, part: partOf(decl, kind, id), when: ir.when };
			const zeros = otherFactors(ir.field).flatMap((factor) =>
				zerosOf(factor, line, written, all, changed),
			);
			note(`line ${id}`, owner, [change], [...voids, ...vetoes, ...zeros, ...totals.line]);
		}
	}
	for (const { decl, key, id = '', when } of additions) {
		const under = get(decl.datum, key);
		const datum = key === 'add-line' || key === 'late-line' ? get(under, id) : under;
		if (datum === undefined) continue;
		const change = { by: decl.pack, datum, part: partOf(decl, kind, id), when };
		const zeros = key === 'add-line' ? totals.line : key === 'late-line' ? totals[key] : [];
		note('the value', kind.decl.pack, [change], [...vetoes, ...zeros]);
	}
}

type Note = (what: string, owner: string, noted: readonly Change[], overrides: Override[]) => void;

const hasOverrides = perRuleSet((ruleSet: RuleSet): boolean =>
	declsOf(ruleSet, 'modify').some(({ datum }) =>
		['void', 'veto', 'cap', 'scale', 'count', 'each'].some((key) => get(datum, key)),
	),
);

function noteOwn(
	lowering: LoweringContext,
	kind: Symbol,
	{ adjusted, vetoes }: ValueChanges,
	line: LineIR,
	totals: readonly Override[],
	note: Note,
): void {
	const written = get(get(kind.decl.datum, 'value'), line.id);
	const all = adjusted.get(line.id) ?? [];
	for (const field of ['count', 'each', 'when'] as const) {
		const value = field === 'when' ? undefined : meaningOf(line[field]);
		const change = changeOf(lowering.ruleSet.changed, get(written, field), line.when, value);
		if (change === undefined) continue;
		const named = overridesIn(
			all,
			(ir) => ir.layer === 'void' || (ir.layer === 'set' && ir.field === field),
		);
		// whoever names a line means what the pack says that adds it
		note(
			`${field} of line ${line.id}`,
			kind.decl.pack,
			[change],
			[
				...(change.isAdded ? [] : named),
				...vetoes,
				...otherFactors(field).flatMap((factor) =>
					zerosOf(factor, line, written, all, lowering.ruleSet.changed),
				),
				...totals,
			],
		);
	}
}

function overridesIn(
	all: readonly Adjustment[],
	overrides: (ir: LineAdjustIR) => boolean,
): Override[] {
	return all
		.filter(({ ir }) => overrides(ir))
		.map(({ decl, ir }) => ({
			decl,
			when: ir.when,
			...(ir.layer === 'set' ? { value: meaningOf(ir.value!) } : {}),
		}));
}

function partOf(decl: Decl, kind: Symbol, line: string): string {
	return `${line} ${kindPart(decl, kind)}`;
}
