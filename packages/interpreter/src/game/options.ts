import {
	type AlternativeIR,
	type DecisionIR,
	type VariableIR,
	placedTileOf,
} from '@tilewright/lang';
import type { Chosen } from '../run/decision/decider.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';
import { spell } from './keys.ts';

/** One option of the open decision. */
export interface Option {
	readonly index: number;
	/** Its spelling in logs and scenarios. */
	readonly key: string;
	/** The action or choice it belongs to; `pass` for passing. */
	readonly action: string;
	readonly says: string;
	/** Chosen values: entity ids by variable name, for drawing. */
	readonly values: readonly {
		readonly name: string;
		readonly type: string;
		readonly value: number;
	}[];
	/** Index of the rule in the program's sources. */
	readonly source: number;
	/** Others see that it was chosen, not which one. */
	readonly sealed?: true;
	/** A free action: taking it asks the decision again. */
	readonly free?: true;
	/** Its key without the words of the assist that a tile is laid with. */
	readonly unassisted?: string;
}

/** Treating a tile that only help makes fit as one that fits nowhere. */
export const DECLINE = 'decline';

/** The options of the open decision, spelled out; each key names one. */
export function optionsOf(machine: Machine): Option[] {
	const { program, rt, decider } = machine;
	const ir = program.decisions[rt.m[Header.decision]!]!;
	const options = Array.from({ length: machine.optionCount }, (_, k) =>
		optionOf(machine, ir, k, decider.option(k)),
	);
	return distinct(options);
}

function optionOf(machine: Machine, ir: DecisionIR, index: number, chosen: Chosen): Option {
	const a = ir.alternatives[chosen.alternative];
	if (!a) return { index, key: 'pass', action: 'pass', says: '', values: [], source: ir.source };
	const plain = {
		index,
		action: a.id,
		says: a.says,
		source: a.source,
		...(a.sealed ? { sealed: true as const } : {}),
		...(a.free ? { free: true as const } : {}),
	};
	if (chosen.declined) return { ...plain, key: DECLINE, values: [] };
	const [first] = a.variables;
	const values = chosen.many
		? chosen.values.map((value) => ({ name: first!.name, type: first!.type, value }))
		: a.variables.map((v, i) => ({ name: v.name, type: v.type, value: chosen.values[i]! }));
	const key = keyOf(machine, a, chosen);
	const help = helpKey(machine, chosen);
	return {
		...plain,
		key: help === undefined ? key : `${key} ${help}`,
		values: [...values, ...helpValues(machine, chosen)],
		...(help === undefined ? {} : { unassisted: key }),
	};
}

function keyOf(machine: Machine, a: AlternativeIR, { values, many }: Chosen): string {
	const bySlot = new Map(a.variables.map((v, i) => [v.slot, values[i] ?? -1]));
	const words = a.key.map((part) => {
		if ('word' in part) return part.word;
		if (!many)
			return spell(
				machine,
				part.type,
				bySlot.get(part.slot) ?? -1,
				tileOfPlacement(a.variables, part.slot, (slot) => bySlot.get(slot)),
			);
		return values.length === 0 ? 'none' : values.map((v) => spell(machine, part.type, v)).join(' ');
	});
	return words.join(' ');
}

/** The tile whose placements a variable ranges over, where another variable of the choice names it. */
function tileOfPlacement(
	variables: readonly VariableIR[],
	slot: number,
	valueOf: (slot: number) => number | undefined,
): number | undefined {
	const tile = placedTileOf(variables.find((v) => v.slot === slot));
	return tile === undefined ? undefined : valueOf(tile);
}

/** The words of the assist that a tile is laid with. */
function helpKey(machine: Machine, { help }: Chosen): string | undefined {
	if (help === undefined) return undefined;
	const { id, variables } = machine.program.assists![help.assist]!;
	const words = variables.map((v, i) => spell(machine, v.type, help.values[i]!));
	return [id.slice(id.indexOf('.') + 1), ...words].join(' ');
}

function helpValues(machine: Machine, { help }: Chosen): Option['values'] {
	if (!help) return [];
	const { variables } = machine.program.assists![help.assist]!;
	return variables.map((v, i) => ({ name: v.name, type: v.type, value: help.values[i]! }));
}

/** Options that nothing the deciding seat sees tells apart are numbered, so that every key names one. */
function distinct(options: readonly Option[]): Option[] {
	const seen = new Map<string, number>();
	return options.map((o) => {
		const n = (seen.get(o.key) ?? 0) + 1;
		seen.set(o.key, n);
		return n === 1 ? o : { ...o, key: `${o.key} (${n})` };
	});
}
