import { type Scope, scopeOf } from '../expr/scope.ts';
import { type VariableIR, elementOf } from '../ir/index.ts';
import { type Datum, entriesOf } from '../link/datum.ts';
import { check } from './check.ts';
import { type Frame, takeSlots } from './emit.ts';
import type { Unit } from './unit.ts';

/** The variables of `among: { name: set, … }`, those first that others use, else by name. */
export function variablesOf(
	unit: Unit,
	frame: Frame,
	among: Datum | undefined,
	scope: Scope,
): { readonly variables: readonly VariableIR[]; readonly scope: Scope } {
	const variables: VariableIR[] = [];
	let inner = scope;
	if (among?.is !== 'map') return { variables, scope };
	for (const [name, datum] of byUse(among)) {
		const set = check(unit, datum, 'set(*)', inner);
		const type = elementOf(set.type) ?? 'int';
		const slot = takeSlots(frame);
		variables.push({ name, slot, type, domain: { among: set } });
		inner = scopeOf({ [name]: { kind: 'local', slot, type } }, inner);
	}
	return { variables, scope: inner };
}

/** The entries of a mapping of expressions: those first that others name, else by name. */
export function byUse(map: Datum | undefined): [string, Datum][] {
	const entries = entriesOf(map);
	const out: [string, Datum][] = [];
	const open = new Set<string>();
	const visit = (entry: [string, Datum]): void => {
		const [name, datum] = entry;
		if (open.has(name)) return;
		open.add(name);
		const text = datum.is === 'scalar' ? String(datum.value) : '';
		const words = new Set(text.match(/(?<![.\w])[A-Za-z_]\w*/g));
		for (const other of entries) if (words.has(other[0])) visit(other);
		out.push(entry);
	};
	for (const entry of entries) visit(entry);
	return out;
}
