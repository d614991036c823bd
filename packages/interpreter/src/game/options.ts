import { type AlternativeIR, type DecisionIR, type Type, placedTileOf } from '@tilewright/lang';
import type { Chosen } from '../run/decision/decider.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';
import { spellValue } from './keys.ts';

export interface Option {
	readonly index: number;
	/** Its spelling in logs and scenarios. */
	readonly key: string;
	/** The action or choice it belongs to; `pass` for passing. */
	readonly action: string;
	readonly says: string;
	readonly values: readonly {
		readonly name: string;
		readonly type: string;
		readonly value: number;
	}[];
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

export const PASS = 'pass';

export function optionsOf(machine: Machine): Option[] {
	const { program, rt, decider } = machine;
	const ir = program.decisions[rt.m[Header.decision]!]!;
	const options = Array.from({ length: machine.optionCount }, (_, k) =>
		optionOf(machine, ir, k, decider.option(k)),
	);
	return distinct(options);
}

export function optionAt(machine: Machine, index: number): Option | undefined {
	const { program, rt, decider } = machine;
	if (!(index >= 0 && index < machine.optionCount)) return undefined;
	const ir = program.decisions[rt.m[Header.decision]!]!;
	const option = optionOf(machine, ir, index, decider.option(index));
	let same = 1;
	for (let k = 0; k < index; k++)
		if (fullKey(machine, ir, decider.option(k)) === option.key) same++;
	return same === 1 ? option : numbered(option, same);
}

function optionOf(machine: Machine, ir: DecisionIR, index: number, chosen: Chosen): Option {
	const a = ir.alternatives[chosen.alternative];
	if (!a) return { index, key: PASS, action: PASS, says: '', values: [], source: ir.source };
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
		key: withHelp(key, help),
		values: [...values, ...helpValues(machine, chosen)],
		...(help === undefined ? {} : { unassisted: key }),
	};
}

const withHelp = (key: string, help: string | undefined): string =>
	help === undefined ? key : `${key} ${help}`;

function fullKey(machine: Machine, ir: DecisionIR, chosen: Chosen): string {
	const a = ir.alternatives[chosen.alternative];
	if (!a) return PASS;
	return chosen.declined ? DECLINE : withHelp(keyOf(machine, a, chosen), helpKey(machine, chosen));
}

function keyOf(machine: Machine, a: AlternativeIR, { values, many }: Chosen): string {
	let key = '';
	for (const [i, part] of keyPartsOf(a).entries()) {
		if (i > 0) key += ' ';
		if (part.word !== undefined) key += part.word;
		else if (!many)
			key += spellValue(
				machine,
				part.type,
				values[part.at] ?? -1,
				part.tileAt < 0 ? undefined : values[part.tileAt],
			);
		else if (values.length === 0) key += 'none';
		else key += values.map((v) => spellValue(machine, part.type, v)).join(' ');
	}
	return key;
}

type KeyPart =
	| { readonly word: string }
	| { readonly word?: never; readonly type: Type; readonly at: number; readonly tileAt: number };

const keyParts = new WeakMap<AlternativeIR, readonly KeyPart[]>();

function keyPartsOf(a: AlternativeIR): readonly KeyPart[] {
	let parts = keyParts.get(a);
	if (parts === undefined) {
		const at = (slot: number): number => a.variables.findLastIndex((v) => v.slot === slot);
		parts = a.key.map((part): KeyPart => {
			if ('word' in part) return { word: part.word };
			const tile = placedTileOf(a.variables.find((v) => v.slot === part.slot));
			return {
				type: part.type,
				at: at(part.slot),
				tileAt: tile === undefined ? -1 : at(tile),
			};
		});
		keyParts.set(a, parts);
	}
	return parts;
}

function helpKey(machine: Machine, { help }: Chosen): string | undefined {
	if (help === undefined) return undefined;
	const { id, variables } = machine.program.assists![help.assist]!;
	const words = variables.map((v, i) => spellValue(machine, v.type, help.values[i]!));
	return [id.slice(id.indexOf('.') + 1), ...words].join(' ');
}

function helpValues(machine: Machine, { help }: Chosen): Option['values'] {
	if (!help) return [];
	const { variables } = machine.program.assists![help.assist]!;
	return variables.map((v, i) => ({ name: v.name, type: v.type, value: help.values[i]! }));
}

/** Numbers the options that the deciding seat cannot distinguish, so that every key names one. */
function distinct(options: readonly Option[]): Option[] {
	const seen = new Map<string, number>();
	return options.map((o) => {
		const n = (seen.get(o.key) ?? 0) + 1;
		seen.set(o.key, n);
		return n === 1 ? o : numbered(o, n);
	});
}

const numbered = (option: Option, n: number): Option => ({
	...option,
	key: `${option.key} (${n})`,
});
