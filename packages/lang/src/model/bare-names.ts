import type { Expr, Span } from '../ir/expr.ts';
import type { Type } from '../ir/types.ts';
import { setOf } from '../ir/types.ts';
import { type Callable, call } from './callable.ts';
import { type Declarations, type Named, absent, ownerType } from './declarations.ts';
import { spell, tileName } from './spell.ts';

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

export function* things(d: Declarations): Iterable<Callable> {
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

export function* switches(d: Declarations): Iterable<Callable> {
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
