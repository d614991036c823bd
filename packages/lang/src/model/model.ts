import { ownValue } from '@tilewright/schema';
import { placeIn } from '../link/lookup.ts';
import { builtInEnums } from '../ir/built-in-enums.ts';
import { switches, things } from './bare-names.ts';
import { type Callable, builtIn } from './callable.ts';
import type { Declarations, Named } from './declarations.ts';
import { type Site, type Writer, writers } from './member.ts';
import { members } from './members/index.ts';
import { functionOf, owned } from './properties.ts';
import { spell } from './spell.ts';

export interface Model {
	readonly declared: Declarations;
	/** Bare and dotted names: `active`, `board.tiles`, `param.base.x`, declared kinds, pieces, spaces… */
	readonly names: ReadonlyMap<string, readonly Callable[]>;
	/** Properties and methods by the type before the dot, then by name. */
	readonly members: ReadonlyMap<string, ReadonlyMap<string, readonly Callable[]>>;
	/** Functions by name, dotted ones included. */
	readonly functions: ReadonlyMap<string, readonly Callable[]>;
	readonly verbs: ReadonlyMap<string, Declarations['verbs'][number]>;
	readonly actions: ReadonlyMap<string, Named>;
	/** Names with a dot after them that are no things: `board`, `wave`, `param`…; and the sites at which they begin a name. */
	readonly roots: ReadonlyMap<string, ReadonlySet<Site>>;
	readonly qualifiers: ReadonlySet<string>;
	/** The meaning of a word of an enumeration or a tag here; the word itself by default. */
	readonly meaning?: (sort: string, word: string) => string;
	readonly ambiguous?: ReadonlyMap<string, readonly string[]>;
	/** Returns true when names of a pack give way here to variables and to names that are known; no pack does by default. */
	readonly isStranger?: (pack: string) => boolean;
	readonly isStrangeWord?: (sort: string, word: string) => boolean;
}

export function valuesOf(model: Model, type: string): readonly string[] {
	if (!type.startsWith('enum:')) return [];
	const name = type.slice(5);
	if (name === 'mark') return marksOf(model.declared);
	return ownValue(model.declared.enums, name) ?? ownValue(languageEnums, name) ?? [];
}

/** The index of the value of an enumeration that a word means where it is written, or -1. */
export function valueIn(model: Model, type: string, word: string): number {
	const values = valuesOf(model, type);
	const resolved = model.meaning?.(type.slice(5), word) ?? word;
	const index = placeIn(values, resolved);
	return index >= 0 || !word.includes('.') ? index : values.findIndex((v) => spell(v) === word);
}

/** Returns true when a word would be a value of an enumeration, but the declarations that make it one are absent. */
export function isAbsentValue(model: Model, type: string, word: string): boolean {
	if (!type.startsWith('enum:')) return false;
	const resolved = model.meaning?.(type.slice(5), word) ?? word;
	return placeIn(ownValue(model.declared.absentWords, type.slice(5)) ?? [], resolved) >= 0;
}

function marksOf(declared: Declarations): readonly string[] {
	const out: string[] = [];
	for (const m of declared.marks) if (m.index >= 0) out[m.index] = m.id;
	return Array.from(out, (id) => id ?? '');
}

const languageEnums: Readonly<Record<string, readonly string[]>> = builtInEnums;

/**
 * Builds the lookup tables of a rule set's declarations.
 *
 *   built-ins → names, members, functions        declared things → bare names
 *   marks, registers, zones, touches, single pieces → members of what they belong to
 *   defines and queries → function, and member of their first argument's type
 */
export function createModel(declared: Declarations): Model {
	const names = new Map<string, Callable[]>();
	const functions = new Map<string, Callable[]>();
	const byType = new Map<string, Map<string, Callable[]>>();
	const addMember = (type: string, c: Callable): void => {
		let of = byType.get(type);
		if (of === undefined) byType.set(type, (of = new Map()));
		push(of, c.name, c);
	};
	for (const m of members) {
		if (m.declared.writtenBy === 'compiler') continue;
		if (m.form === 'name') push(names, m.name, builtIn(m));
		else if (m.form === 'function') push(functions, m.name, builtIn(m));
		else addMember(m.args[0]!, builtIn(m));
	}
	for (const c of things(declared)) push(names, c.name, c);
	for (const c of switches(declared)) push(names, c.name, c);
	for (const [type, c] of owned(declared)) addMember(type, c);
	for (const f of declared.functions) {
		const c = functionOf(f);
		if (f.params.length === 0) push(names, c.name, c);
		else {
			addMember(f.params[0]!.type, c);
			if (f.kind === undefined) push(functions, c.name, { ...c, form: 'function' });
		}
	}
	const qualifiers = qualifiersOf(declared);
	const roots = new Map<string, Set<Site>>();
	for (const table of [names, functions])
		for (const [key, list] of table) {
			const dot = key.indexOf('.');
			const root = key.slice(0, Math.max(0, dot));
			if (dot > 0 && !qualifiers.has(root)) for (const c of list) addRoot(roots, root, c.writtenBy);
		}
	for (const root of ['param', 'element', 'pack']) addRoot(roots, root, 'everyone');
	return {
		declared,
		names,
		members: byType,
		functions,
		verbs: new Map(declared.verbs.map((v) => [spell(v.id), v])),
		actions: new Map(declared.actions.map((a) => [spell(a.id), a])),
		roots,
		qualifiers,
	};
}

function addRoot(roots: Map<string, Set<Site>>, root: string, writer: Writer): void {
	const known = roots.get(root) ?? new Set();
	for (const site of writers[writer].sites) known.add(site);
	roots.set(root, known);
}

function push<K>(map: Map<K, Callable[]>, key: K, value: Callable): void {
	const list = map.get(key);
	if (list === undefined) map.set(key, [value]);
	else list.push(value);
}

function qualifiersOf(d: Declarations): Set<string> {
	const out = new Set<string>();
	const packs = new Set(d.packs.map((p) => spell(p.id)));
	for (const { id } of [
		...d.kinds,
		...d.pieceKinds,
		...d.tileKinds,
		...d.marks,
		...d.registers,
		...d.zones,
		...d.spaces,
		...d.functions,
		...d.relations,
		...d.touches,
		...d.verbs,
		...d.actions,
	].filter((one) => one.id.includes('.'))) {
		const pack = spell(id.slice(0, id.indexOf('.')));
		if (packs.has(pack)) out.add(pack);
	}
	for (const values of Object.values(d.enums))
		for (const value of values) {
			const pack = spell(value.slice(0, Math.max(0, value.indexOf('.'))));
			if (packs.has(pack)) out.add(pack);
		}
	return out;
}
