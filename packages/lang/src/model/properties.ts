import { identifierWords } from '@tilewright/schema';
import type { Expr, Span } from '../ir/expr.ts';
import type { ElementType, Type } from '../ir/types.ts';
import { setOf } from '../ir/types.ts';
import { type Callable, call } from './callable.ts';
import {
	type Declarations,
	type FunctionDecl,
	type MarkDecl,
	type TouchDecl,
	type ZoneDecl,
	absent,
	ownerType,
} from './declarations.ts';
import { proposalWords } from '../texts/expressions.ts';
import { spell } from './spell.ts';
import { canBeNone, describeType } from './type-words.ts';

export function* owned(d: Declarations): Iterable<[string, Callable]> {
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
	for (const group of touchGroups(d.touches)) yield ['feature', touchOf(d, group)];
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

export function functionOf(f: FunctionDecl): Callable {
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

function touchOf(
	{ kinds }: Pick<Declarations, 'kinds'>,
	{ list, kind }: { list: TouchDecl[]; kind?: number },
): Callable {
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
	const names = kinds.flatMap((k) =>
		[...touched, ...ended].includes(k.index) ? [identifierWords(k.id)] : [],
	);
	const says =
		first!.says ??
		(names.length === 0
			? undefined
			: proposalWords.neighbours({
					kinds: names,
					touches: touched.length > 0,
					ends: ended.length > 0,
				}));
	const c = propertyOf(
		{
			...first!,
			...(isOfOne ? {} : { pack: undefined }),
			...(says === undefined ? {} : { says }),
		},
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
	return { ...c, onlyOf: list.map((t) => t.kind), ...(kind === undefined ? {} : { kind }) };
}
