import { ownValue } from '@tilewright/schema';
import { placeIn } from '../link/lookup.ts';
import { builtInEnums } from '../ir/built-in-enums.ts';
import type { Expr, Span } from '../ir/expr.ts';
import type { ElementType, Type } from '../ir/types.ts';
import { setOf } from '../ir/types.ts';
import { builtIn, call } from './callable.ts';
import type { Callable } from './callable.ts';
import { absent, ownerType } from './declarations.ts';
import type {
	Declarations,
	FunctionDecl,
	MarkDecl,
	Named,
	TouchDecl,
	ZoneDecl,
} from './declarations.ts';
import { type Site, type Writer, writers } from './member.ts';
import { members } from './members/index.ts';
import { spell, tileName } from './spell.ts';
import { canBeNone, describeType } from './type-words.ts';

/** Everything an expression can name, by the way it is named. */
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
	/** The words that can come before the dot of a name that stands with its pack. */
	readonly qualifiers: ReadonlySet<string>;
	/** The meaning of a word of an enumeration or a tag here; the word itself by default. */
	readonly meaning?: (sort: string, word: string) => string;
	/** Words of which an expression must say which it means, with the names to choose from. */
	readonly ambiguous?: ReadonlyMap<string, readonly string[]>;
	/** Returns true when names of a pack give way here to variables and to names that are known; no pack does by default. */
	readonly isStranger?: (pack: string) => boolean;
	/** Returns true when only strangers bring a word of an enumeration. */
	readonly isStrangeWord?: (sort: string, word: string) => boolean;
}

/** The values of an enumeration. */
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

/** Marks by index; one that is absent has no value. */
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

function bare(
	name: string,
	what: string,
	type: Type,
	says: string | undefined,
	build: (span: Span) => Expr,
	pack?: string,
): Callable {
	return {
		...(pack === undefined ? {} : { pack }),
		name,
		form: 'name',
		what,
		doc: says ?? what,
		params: [],
		writtenBy: 'everyone',
		result: () => ({ type, nullable: false }),
		build: (_args, _type, span) => build(span),
	};
}

function constant(decl: Named, what: string, type: Type): Callable {
	return bare(
		spell(decl.id),
		`${what} ${decl.id}`,
		type,
		decl.says,
		(span) => ({
			op: 'const',
			type,
			value: decl.index,
			span,
		}),
		decl.pack,
	);
}

/** Bare names of declared things. */
function* things(d: Declarations): Iterable<Callable> {
	for (const k of d.kinds) yield constant(k, 'the kind', 'kind');
	for (const p of d.pieceKinds) yield constant(p, 'the piece', 'piece-kind');
	for (const t of d.tileKinds)
		yield bare(
			tileNameOf(t),
			`the tile ${t.id}`,
			'tile-kind',
			t.says,
			(span) => ({
				op: 'const',
				type: 'tile-kind',
				value: t.index,
				span,
			}),
			t.pack,
		);
	for (const s of d.spaces) yield constant(s, 'the space', 'space');
	for (const z of d.zones)
		if (z.per === 'game')
			yield bare(
				spell(z.id),
				`the zone ${z.id}`,
				'zone',
				z.says,
				(span) => call('zone', [], 'zone', span, [z.index]),
				z.pack,
			);
	for (const r of d.registers)
		if (ownerType(r.per) === undefined)
			yield bare(
				spell(r.id),
				`the register ${r.id}`,
				r.type,
				r.says,
				(span) =>
					r.index === absent
						? { op: 'const', type: r.type, value: r.default ?? 0, span }
						: { op: 'register', register: r.index, type: r.type, span },
				r.pack,
			);
	for (const r of d.relations) {
		const type = setOf(`pair:${r.id}`);
		yield bare(
			spell(r.id),
			`the relation ${r.id}`,
			type,
			r.says,
			(span) =>
				r.index === absent
					? { op: 'list', items: [], type, span }
					: call('relation', [], type, span, [r.index]),
			r.pack,
		);
	}
}

function tileNameOf({ id, scope }: Declarations['tileKinds'][number]): string {
	if (scope === undefined) return tileName(id);
	return `${spell(scope)}.${tileName(id.slice(scope.length + 1))}`;
}

/** The packs, as expressions spell them, before whose names a name may stand. */
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

/** Parameters, elements and packs: constants once they are decided. */
function* switches(d: Declarations): Iterable<Callable> {
	for (const p of d.params)
		yield bare(`param.${spell(p.id)}`, `the parameter ${p.id}`, p.type, p.says, (span) =>
			p.value === undefined
				? call('param', [], p.type, span, [p.index])
				: { op: 'const', type: p.type, value: p.value, span },
		);
	for (const [root, list] of [
		['element', d.elements],
		['pack', d.packs],
	] as const)
		for (const s of list)
			yield bare(`${root}.${spell(s.id)}`, `the ${root} ${s.id}`, 'bool', s.says, (span) =>
				s.on === undefined
					? call(root, [], 'bool', span, [s.index])
					: { op: 'const', type: 'bool', value: s.on ? 1 : 0, span },
			);
}

/** Declared properties with the type they belong to. */
function* owned(d: Declarations): Iterable<[string, Callable]> {
	for (const m of d.marks)
		for (const of of m.of === 'tile'
			? (['tile', 'tile-kind'] as const)
			: (['feature', 'segment', 'tile-kind'] as const))
			yield [of, markOf(m, of)];
	for (const r of d.registers) {
		const owner = ownerType(r.per);
		if (owner !== undefined)
			yield [
				owner,
				propertyOf(r, `the register ${r.id}`, owner, r.type, (on, span) =>
					r.index === absent
						? { op: 'const', type: r.type, value: r.default ?? 0, span }
						: { op: 'register', register: r.index, on, type: r.type, span },
				),
			];
	}
	for (const z of d.zones) if (z.per !== 'game') yield [z.per, zoneOf(z, z.per)];
	for (const p of d.pieceKinds) yield ['seat', piecesOf(p)];
	for (const group of touchGroups(d.touches)) yield ['feature', touchOf(group)];
	for (const r of d.relations)
		for (const side of ['a', 'b'] as const)
			yield [
				`pair:${r.id}`,
				propertyOf(
					{ id: side },
					`${side} of the relation ${r.id}`,
					`pair:${r.id}`,
					r[side],
					(on, span) => call(`pair.${side}`, [on], r[side], span, [r.index]),
				),
			];
}

function propertyOf(
	decl: { readonly id: string; readonly says?: string; readonly pack?: string | undefined },
	what: string,
	owner: Type,
	type: Type,
	build: (on: Expr, span: Span) => Expr,
): Callable {
	return {
		...(decl.pack === undefined ? {} : { pack: decl.pack }),
		name: spell(decl.id),
		form: 'property',
		what,
		doc: decl.says ?? `${what[0]!.toUpperCase()}${what.slice(1)}, of ${describeType(owner)}.`,
		params: [owner],
		writtenBy: 'everyone',
		result: () => ({ type, nullable: false }),
		build: (args, _type, span) => build(args[0]!, span),
	};
}

function markOf(m: MarkDecl, of: 'feature' | 'segment' | 'tile' | 'tile-kind'): Callable {
	const type: Type = m.fold === 'any' || m.fold === 'all' ? 'bool' : 'int';
	return propertyOf(m, `the mark ${m.id}`, of, type, (on, span) =>
		m.index === absent
			? { op: 'const', type, value: 0, span }
			: { op: 'mark', mark: m.index, of, on, type, span },
	);
}

function zoneOf(z: ZoneDecl, owner: 'seat' | 'feature' | 'tile' | 'piece'): Callable {
	return propertyOf(z, `the zone ${z.id}`, owner, 'zone', (on, span) =>
		call('zone', [on], 'zone', span, [z.index]),
	);
}

function piecesOf(p: Declarations['pieceKinds'][number]): Callable {
	const single = p.single === 'seat' && p.index !== absent;
	const type: Type = single ? 'piece' : 'set(piece)';
	const decl = { ...p, id: spell(p.id) };
	return propertyOf(decl, `the piece ${p.id}`, 'seat', type, (on, span) =>
		p.index === absent
			? { op: 'list', items: [], type, span }
			: call(
					single ? 'seat.piece' : 'seat.pieces',
					[on, { op: 'const', type: 'piece-kind', value: p.index }],
					type,
					span,
				),
	);
}

function functionOf(f: FunctionDecl): Callable {
	const { result } = f;
	return {
		...(f.pack === undefined ? {} : { pack: f.pack }),
		name: spell(f.id),
		form: f.params.length === 0 ? 'name' : f.params.length === 1 ? 'property' : 'method',
		what: `the definition ${f.id}`,
		doc: f.says ?? `The definition ${f.id}.`,
		params: f.params.map((p) => p.type),
		writtenBy: 'everyone',
		result:
			typeof result === 'function'
				? result
				: () => ({ type: result, nullable: f.nullable === true }),
		...(f.kind === undefined ? {} : { kind: f.kind }),
		build: (args, type, span) =>
			f.index === absent ? zeroOf(type, span) : { op: 'define', define: f.index, args, type, span },
	};
}

/** The value of a property of none, or of something absent. */
export function zeroOf(type: Type, span: Span | undefined): Expr {
	const at = span === undefined ? {} : { span };
	if (canBeNone(type)) return { op: 'none', type, ...at };
	if (type === 'bool' || type === 'int') return { op: 'const', type, value: 0, ...at };
	return { op: 'list', items: [], type, ...at };
}

/** Touches of one name: one callable for each kind that declares it, and one for features of any kind. */
function touchGroups(touches: readonly TouchDecl[]): { list: TouchDecl[]; kind?: number }[] {
	const groups = new Map<string, TouchDecl[]>();
	for (const t of touches) {
		const list = groups.get(t.id);
		if (list === undefined) groups.set(t.id, [t]);
		else list.push(t);
	}
	const out: { list: TouchDecl[]; kind?: number }[] = [];
	for (const list of groups.values()) {
		const kinds = new Set(list.map((t) => t.kind));
		if (kinds.size > 1)
			for (const kind of kinds) out.push({ list: list.filter((t) => t.kind === kind), kind });
		out.push({ list });
	}
	return out;
}

function touchOf({ list, kind }: { list: TouchDecl[]; kind?: number }): Callable {
	const type = setOf('feature' satisfies ElementType);
	const tables = (via: TouchDecl['via']): number[] =>
		[
			...new Set(
				list.filter((t) => t.via === via && t.to !== absent && t.kind !== absent).map((t) => t.to),
			),
		].sort((a, b) => a - b);
	const touched = tables('touch');
	const ended = tables('end');
	const [first] = list;
	const isOfOne = list.every((t) => t.pack === first!.pack);
	const c = propertyOf(
		isOfOne ? first! : { ...first!, pack: undefined },
		`the features it calls ${list[0]!.id}`,
		'feature',
		type,
		(on, span) => {
			const parts: Expr[] = [];
			if (touched.length > 0) parts.push(call('feature.touch', [on], type, span, touched));
			if (ended.length > 0) parts.push(call('feature.ends', [on], type, span, ended));
			if (parts.length === 0) return { op: 'list', items: [], type, span };
			return parts.length === 1 ? parts[0]! : call('set(*).union', parts, type, span);
		},
	);
	return kind === undefined ? c : { ...c, kind };
}
