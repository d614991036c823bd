import { type DisplayIR, type Type, elementOf } from '@tilewright/lang';
import { rootOf } from '../board/features.ts';
import { tileCount } from '../board/tiles.ts';
import type { Machine } from '../run/machine.ts';
import { pairing } from '../run/relations.ts';
import { Where } from '../run/runtime.ts';

export interface DisplayView {
	readonly id: string;
	readonly title: string;
	readonly says: string;
	/** The thing for which it is shown, by number; absent for a display of the whole game. */
	readonly of?: { readonly type: 'seat' | 'tile' | 'feature' | 'piece'; readonly id: number };
	/** The type of the values; of a set, that of its members. */
	readonly type: Type;
	readonly values: readonly number[];
	/** Of a relation: its pairs, with the types of both members, instead of values. */
	readonly pairs?: {
		readonly a: Type;
		readonly b: Type;
		readonly members: readonly (readonly [number, number])[];
	};
	readonly source: number;
}

type Show = (out: DisplayView[]) => void;
const compiled = new WeakMap<Machine, readonly Show[]>();

/** The displays of the present state. Where a display has many values, those that are zero, false or none are left out. */
export function displaysOf(machine: Machine): DisplayView[] {
	let all = compiled.get(machine);
	if (all === undefined)
		compiled.set(machine, (all = (machine.program.displays ?? []).map((d) => show(machine, d))));
	const out: DisplayView[] = [];
	for (const one of all) one(out);
	return out;
}

function show(machine: Machine, display: DisplayIR): Show {
	const { backend, rt } = machine;
	const { id, title, says, of, value, source } = display;
	const when = display.when ? backend.bool(display.when) : (): boolean => true;
	const read = reader(machine, value);
	const base = { id, title, says, source };
	if (of === undefined)
		return (out) => {
			if (when()) out.push({ ...base, ...read() });
		};
	return (out) => {
		for (const one of subjects(machine, of.type)) {
			rt.temps[of.slot] = one;
			if (!when()) continue;
			const found = read();
			if (
				found.pairs
					? found.pairs.members.length === 0
					: found.values.every((v) => isNothing(found.type, v))
			)
				continue;
			out.push({ ...base, of: { type: of.type, id: one }, ...found });
		}
	};
}

function isNothing(type: Type, value: number): boolean {
	return type === 'int' || type === 'bool' ? value === 0 : value < 0;
}

function reader(
	{ backend, program, rt }: Machine,
	value: DisplayIR['value'],
): () => Pick<DisplayView, 'type' | 'values' | 'pairs'> {
	const element = elementOf(value.type);
	if (element === undefined) {
		const type = value.type;
		const isTruth = type === 'bool';
		const num = isTruth ? undefined : backend.num(value);
		const bool = isTruth ? backend.bool(value) : undefined;
		return () => ({ type, values: [bool ? Number(bool()) : num!()] });
	}
	const slot = rt.newTemp();
	let members: number[] = [];
	const run = backend.each(value, slot, () => {
		members.push(rt.temps[slot]!);
		return false;
	});
	const relation = program.relations?.find((r) => `pair:${r.id}` === element);
	const pairs = relation && pairing(rt, relation);
	return () => {
		members = [];
		run();
		if (!relation || !pairs) return { type: element, values: members };
		const both = members.map((pair) => [pairs.a(pair), pairs.b(pair)] as const);
		return {
			type: element,
			values: [],
			pairs: { a: relation.a.type, b: relation.b.type, members: both },
		};
	};
}

function* subjects(
	machine: Machine,
	type: 'seat' | 'tile' | 'feature' | 'piece',
): Generator<number> {
	const { rt } = machine;
	const { m, board } = rt;
	switch (type) {
		case 'seat':
			for (let s = 0; s < rt.seats; s++) yield s;
			break;
		case 'tile':
			for (let t = 0; t < tileCount(board); t++) yield t;
			break;
		case 'piece':
			for (let p = 0; p < rt.pieceKind.length; p++) if (m[rt.WHERE + p] !== Where.supply) yield p;
			break;
		case 'feature':
			for (let s = 0; s < m[board.SEGMENT_COUNT]!; s++) if (rootOf(board, s) === s) yield s;
	}
}
