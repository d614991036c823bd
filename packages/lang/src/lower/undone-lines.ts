import type { Expr, LineAdjustIR, LineIR } from '../ir/index.ts';
import { get, textsOf } from '../link/datum.ts';
import { type Decl, type RuleSet, declsOf, perRuleSet } from '../link/ruleset.ts';
import { meaningOf } from './exclusive.ts';
import type { Symbol } from './symbols.ts';
import { type Change, type Override, changeOf } from './undone.ts';
import type { Unit } from './unit.ts';

/** A change of a line with the modifier that makes it. */
export interface Adjustment {
	readonly decl: Decl;
	readonly ir: LineAdjustIR;
}

/** Something that a modifier adds to a value: a line, a scale, a cap. */
export interface Addition {
	readonly decl: Decl;
	readonly key: 'add-line' | 'late-line' | 'scale' | 'cap';
	/** The id of a line. */
	readonly id?: string;
	readonly when: Expr | undefined;
}

/** The changes that packs make to the value of a kind, or to the share of a seat. */
export interface ValueChanges {
	/** The lines that the kind brings itself; none of a share. */
	readonly own: readonly LineIR[];
	readonly adjusted: ReadonlyMap<string, readonly Adjustment[]>;
	readonly additions: readonly Addition[];
	readonly vetoes: readonly Override[];
}

/** Notes what other layers can hide: fields of a line that is set or void, and everything in a value that is vetoed. */
export function noteUndone(unit: Unit, kind: Symbol, changes: ValueChanges): void {
	const { own, adjusted, additions, vetoes } = changes;
	const { changed } = unit.ruleSet;
	if (changed.size === 0 && !hasOverrides(unit.ruleSet)) return;
	const note: Note = (what, owner, noted, overrides) => {
		const over = `${what} of ${kind.id}`;
		if (noted.length > 0)
			unit.symbols.layers.undone.push({ over, owner, changes: noted, overrides });
	};
	for (const line of own) noteOwn(unit, kind, changes, line, note);
	for (const [id, all] of adjusted) {
		const voids = overridesIn(all, (ir) => ir.layer === 'void');
		const adding = additions.find((a) => a.key === 'add-line' && a.id === id);
		const lines = all.flatMap(({ decl, ir }): Change[] => {
			const datum = get(get(decl.datum, ir.field), ir.layer);
			if (datum === undefined) return [];
			const by = changed.get(datum)?.by ?? decl.pack;
			return [{ by, datum, part: partOf(decl, kind, id), when: ir.when }];
		});
		const owner = adding?.decl.pack ?? kind.decl.pack;
		note(`line ${id}`, owner, lines, [...voids, ...vetoes]);
	}
	for (const { decl, key, id = '', when } of additions) {
		const under = get(decl.datum, key);
		const datum = key === 'add-line' || key === 'late-line' ? get(under, id) : under;
		if (datum === undefined) continue;
		const change = { by: decl.pack, datum, part: partOf(decl, kind, id), when };
		note('the value', kind.decl.pack, [change], [...vetoes]);
	}
}

type Note = (what: string, owner: string, noted: Change[], overrides: Override[]) => void;

/** Tells whether any modifier overrides whole lines or values. */
const hasOverrides = perRuleSet((ruleSet: RuleSet): boolean =>
	declsOf(ruleSet, 'modify').some(({ datum }) => ['void', 'veto'].some((key) => get(datum, key))),
);

/** Notes the fields of a line of the kind that others changed. */
function noteOwn(
	unit: Unit,
	kind: Symbol,
	{ adjusted, vetoes }: ValueChanges,
	line: LineIR,
	note: Note,
): void {
	const written = get(get(kind.decl.datum, 'value'), line.id);
	const all = adjusted.get(line.id) ?? [];
	for (const field of ['count', 'each', 'when'] as const) {
		const value = field === 'when' ? undefined : meaningOf(line[field]);
		const change = changeOf(unit.ruleSet.changed, get(written, field), line.when, value);
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
			[...(change.isAdded ? [] : named), ...vetoes],
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

/** A modifier of kinds that it names is one change for each of them; one of kinds with a tag is one change. */
function partOf({ datum }: Decl, kind: Symbol, line: string): string {
	return textsOf(get(datum, 'of')).includes(kind.id) ? `${line} ${kind.id}` : line;
}
