import { appendAll } from '@tilewright/schema';
import { placeIn, withTag } from '../link/lookup.ts';
import { tilePlaces } from '../ir/state.ts';
import { elementOf, setOf } from '../ir/types.ts';
import type { ElementType, Type } from '../ir/types.ts';
import type { Callable } from '../model/callable.ts';
import { absent } from '../model/declarations.ts';
import { taggedBy } from '../model/member.ts';
import { spell } from '../model/spell.ts';
import { canBeNone, describeType } from '../model/type-words.ts';
import { check, nullableIf, synth } from './check-node.ts';
import { checkFold, folds } from './check-folds.ts';
import type { Node } from './parse.ts';
import { contentsOf, isAmbiguous, mayBeNone, nearest, report, singlePiece } from './typed.ts';
import type { Check, Typed } from './typed.ts';

type DottedNode = Extract<Node, { is: 'member' | 'method' }>;
type Span = { readonly start: number; readonly end: number };

const withTiles: ReadonlySet<string> = new Set(tilePlaces);

export function checkAccess(c: Check, node: DottedNode): Typed | undefined {
	const { on: before } = node;
	if (before.is === 'member' && c.model.qualifiers.has(before.name)) {
		const name = `${before.name}.${node.name}`;
		if (isMemberName(c, name)) {
			const on = synth(c, before.on, undefined);
			if (on === undefined) return undefined;
			const at = { start: before.at, end: node.at + node.name.length };
			const span = { start: node.start, end: node.end };
			return access(c, on, name, at, node.is === 'method' ? node.args : undefined, span);
		}
	}
	const isPlace = node.on.is === 'name' && withTiles.has(node.on.name);
	const on = synth(c, node.on, isPlace ? 'zone' : undefined);
	if (on === undefined) return undefined;
	const span = { start: node.start, end: node.end };
	const at = { start: node.at, end: node.at + node.name.length };
	return access(c, on, node.name, at, node.is === 'method' ? node.args : undefined, span);
}

/**
 * Looks a name up on a value.
 *
 *   the value itself → what it stands for (a zone: its pieces; a single piece's kind: that piece) → each member of a set
 */
export function access(
	c: Check,
	on: Typed,
	name: string,
	at: Span,
	args: readonly Node[] | undefined,
	span: Span,
): Typed | undefined {
	for (const receiver of receivers(c, on)) {
		const element = elementOf(receiver.expr.type);
		if (args !== undefined && element !== undefined && Object.hasOwn(folds, name))
			return checkFold(c, receiver, element, name, at, args, span);
		const found = candidates(c, receiver, name);
		if (found.length > 0) return select(c, found, receiver, name, at, args, span);
		if (element === undefined) continue;
		const lifted = liftedName(c, element, name, args);
		if (lifted !== undefined) return lift(c, receiver, element, lifted, at, args, span);
	}
	if (isAmbiguous(c, name, at)) return undefined;
	if (Object.hasOwn(folds, name))
		return report(c, 'TYPE-NOT-A-SET', at, { name, found: describeType(on.expr.type) });
	return report(
		c,
		'TYPE-UNKNOWN-MEMBER',
		at,
		{ name, of: describeType(on.expr.type) },
		nearest(c, name, () => memberNames(c, on)),
	);
}

function isMemberName(c: Check, name: string): boolean {
	for (const of of c.model.members.values()) if (of.has(name)) return true;
	return false;
}

export function receivers(c: Check, on: Typed): Typed[] {
	const out = [on];
	if (on.expr.type === 'zone') out.push(contentsOf(c.model, on));
	const piece = singlePiece(c.model, on.expr);
	if (piece !== undefined) out.push({ expr: piece, nullable: piece.op === 'none' });
	return out;
}

/** The possible meanings of a name on a value, without lifting. */
export function candidates(c: Check, on: Typed, name: string): readonly Callable[] {
	const { type } = on.expr;
	const own = c.model.members.get(type)?.get(name) ?? [];
	const fitting = own.filter((m) => m.kind === undefined || m.kind === on.ofKind);
	const special = fitting.filter((m) => m.kind !== undefined);
	const list = special.length > 0 ? special : fitting;
	if (list.length > 0 || elementOf(type) === undefined) return list;
	return c.model.members.get('set(*)')?.get(name) ?? [];
}

function memberNames(c: Check, on: Typed): string[] {
	const out: string[] = [];
	for (const { expr } of receivers(c, on)) {
		const element = elementOf(expr.type);
		appendAll(out, c.model.members.get(expr.type)?.keys() ?? []);
		if (element === undefined) continue;
		appendAll(out, c.model.members.get('set(*)')?.keys() ?? []);
		appendAll(out, Object.keys(folds));
		appendAll(out, c.model.members.get(element)?.keys() ?? []);
	}
	return out;
}

function select(
	c: Check,
	found: readonly Callable[],
	on: Typed,
	name: string,
	at: Span,
	args: readonly Node[] | undefined,
	span: Span,
): Typed | undefined {
	const form = args === undefined ? 'property' : 'method';
	const ofForm = found.filter((m) => m.form === form);
	if (ofForm.length === 0)
		return report(c, 'TYPE-FORM', at, {
			name,
			write: form === 'property' ? `.${name}(…)` : `.${name}, without parentheses`,
		});
	const fitting =
		args === undefined ? ofForm : ofForm.filter((m) => m.params.length === args.length + 1);
	if (fitting.length === 0)
		return report(c, 'TYPE-ARGUMENT-COUNT', at, {
			name,
			expected: counts(ofForm.map((m) => m.params.length - 1)),
			found: args!.length,
		});
	if (fitting.length > 1)
		return report(c, 'TYPE-AMBIGUOUS', at, {
			name,
			first: fitting[0]!.what,
			second: fitting[1]!.what,
		});
	return applyCallable(c, fitting[0]!, on, args ?? [], span);
}

/** `1 argument`, `1 or 2 arguments`. */
export function counts(numbers: readonly number[]): string {
	const all = [...new Set(numbers)].sort((a, b) => a - b);
	return `${all.join(' or ')} ${all.length === 1 && all[0] === 1 ? 'argument' : 'arguments'}`;
}

export function applyCallable(
	c: Check,
	callable: Callable,
	on: Typed,
	args: readonly Node[],
	span: Span,
): Typed | undefined {
	const element = elementOf(on.expr.type);
	const exprs = [on.expr];
	let table: readonly number[] | undefined;
	for (const [i, node] of args.entries()) {
		const param = callable.params[i + 1]!;
		if (param === 'tag') {
			table = tagTable(c, on.expr.type, node);
			if (table === undefined) return undefined;
			continue;
		}
		const type = param === '*' ? element! : param === 'set(*)' ? on.expr.type : param;
		const arg = check(c, node, type as Type);
		if (arg === undefined) return undefined;
		exprs.push(arg.expr);
	}
	const result = callable.result();
	if (result === undefined) return undefined;
	const type =
		result.type === '*' ? element! : result.type === 'set(*)' ? on.expr.type : result.type;
	const isEmpty = on.ofKind !== undefined && callable.onlyOf?.includes(on.ofKind) === false;
	return {
		expr: isEmpty
			? { op: 'list', items: [], type, span }
			: callable.build(exprs, type, span, table),
		nullable: nullableIf(type, result.nullable, mayBeNone(c, on)),
	};
}

const tagOwners = {
	kind: 'kind',
	'piece-kind': 'piece',
	'tile-kind': 'tile',
	space: 'space',
} as const;

type TagOwner = (typeof tagOwners)[keyof typeof tagOwners];

export function tagOwner(type: Type): TagOwner | undefined {
	return tagOwners[taggedBy(type) as keyof typeof tagOwners];
}

function resolveTag(c: Check, owner: TagOwner, word: string): string | undefined {
	const resolved = c.model.meaning?.(`tag:${owner}`, word) ?? word;
	if (!word.includes('.') || resolved !== word) return resolved;
	return (c.model.declared.tags[owner] ?? []).find((tag) => spell(tag) === word);
}

export function tagTable(c: Check, type: Type, node: Node): readonly number[] | undefined {
	const owner = tagOwner(type)!;
	const { declared } = c.model;
	const bearers: readonly { index: number; tags?: readonly string[] }[] = {
		piece: declared.pieceKinds,
		kind: declared.kinds,
		tile: declared.tileKinds,
		space: declared.spaces,
	}[owner];
	const known = declared.tags[owner] ?? [];
	const name = c.text.slice(node.start, node.end);
	const tag = node.is === 'name' || node.is === 'member' ? resolveTag(c, owner, name) : undefined;
	if (tag === undefined || placeIn(known, tag) < 0) {
		if (isAmbiguous(c, name, node)) return undefined;
		return report(
			c,
			'TYPE-UNKNOWN-TAG',
			{ start: node.start, end: node.end },
			{ name, of: `a ${owner}` },
			nearest(c, name, () => known),
		);
	}
	return withTag(bearers, tag)
		.flatMap((b) => (b.index === absent ? [] : b.index))
		.sort((a, b) => a - b);
}

function liftedName(
	c: Check,
	element: ElementType,
	name: string,
	args: readonly Node[] | undefined,
): string | undefined {
	const of = c.model.members.get(element);
	if (of?.has(name) === true) return name;
	if (args !== undefined || !name.endsWith('s')) return undefined;
	const singular = name.slice(0, -1);
	const single = of?.get(singular)?.some((m) => {
		const result = m.form === 'property' ? m.result()?.type : undefined;
		return result !== undefined && result !== '*' && result !== 'set(*)' && canBeNone(result);
	});
	return single === true ? singular : undefined;
}

/** A property of the members written on their set: the distinct values, none left out. */
function lift(
	c: Check,
	on: Typed,
	element: ElementType,
	name: string,
	at: Span,
	args: readonly Node[] | undefined,
	span: Span,
): Typed | undefined {
	const slot = c.context.temps.next();
	const member: Typed = {
		expr: { op: 'temp', slot, name: 'each', type: element, span: at },
		nullable: false,
	};
	const body = access({ ...c, inFold: true }, member, name, at, args, span);
	if (body === undefined) return undefined;
	const { type } = body.expr;
	const base = { op: 'fold', on: on.expr, slot, body: body.expr, span } as const;
	if (elementOf(type) !== undefined)
		return { expr: { ...base, fold: 'flatMap', type }, nullable: false };
	if (type === 'zone') {
		const inner = contentsOf(c.model, body);
		return {
			expr: { ...base, fold: 'flatMap', body: inner.expr, type: inner.expr.type },
			nullable: false,
		};
	}
	if (!canBeNone(type)) return report(c, 'TYPE-LIFT', at, { name, type: describeType(type) });
	return { expr: { ...base, fold: 'map', type: setOf(type as ElementType) }, nullable: false };
}
