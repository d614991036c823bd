import { tilePlaces } from '../ir/state.ts';
import type { Type } from '../ir/types.ts';
import { type Callable, call } from '../model/callable.ts';
import { absent } from '../model/declarations.ts';
import { isAbsentValue, valueIn, valuesOf } from '../model/model.ts';
import { isStrange, isStrangeValue } from '../model/view.ts';
import { describeType, enumTitle } from '../model/type-words.ts';
import { candidates, applyCallable } from './check-access.ts';
import { callFunction } from './check-calls.ts';
import { folds } from './check-folds.ts';
import { isRootBarred, writableHere } from './context.ts';
import type { Node } from './parse.ts';
import { lookUp, visible } from './scope.ts';
import type { Variable } from './scope.ts';
import { convert, isAmbiguous, noneOf, nearest, report } from './typed.ts';
import type { Check, Typed, Want } from './typed.ts';

type NameNode = Extract<Node, { is: 'name' }>;
type DottedNode = Extract<Node, { is: 'member' | 'method' }>;
type Span = { readonly start: number; readonly end: number };

interface Meaning {
	readonly what: string;
	/** It comes from packs of which the writer does not know any. */
	readonly isStrange: boolean;
	read(): Typed | undefined;
}

/**
 * A bare name: a variable, a property of the implicit variable, something declared, a value of the enumeration due here.
 * Two of these are an error; declared things and values that do not fit the type of the place do not count, nor does what only
 * strangers declare.
 */
export function checkName(c: Check, node: NameNode, want: Want): Typed | undefined {
	const { name } = node;
	const span = { start: node.start, end: node.end };
	if (name === 'none') {
		if (want === undefined) return report(c, 'TYPE-UNTYPED', span, { found: name });
		const none = noneOf(want, span);
		if (none.nullable) return none;
		return report(c, 'TYPE-MISMATCH', span, { expected: describeType(want), found: 'none' });
	}
	const meanings = meaningsOf(c, name, want, span);
	const [meaning, other] = meanings;
	if (meaning !== undefined && other !== undefined)
		return report(c, 'TYPE-AMBIGUOUS', span, { name, first: meaning.what, second: other.what });
	if (meaning !== undefined) return meaning.read();
	if (want !== undefined && isAbsentValue(c.model, want, name))
		return { expr: { op: 'const', type: want, value: absent, span }, nullable: false };
	const place = tilePlaces.find((x) => x === name);
	if (place !== undefined && mayBeZone(want))
		return { expr: call(place, [], 'zone', span), nullable: false };
	return unknown(c, name, span, want);
}

/** The meanings of a bare name; those of strangers only where there is no other. */
function meaningsOf(c: Check, name: string, want: Want, span: Span): readonly Meaning[] {
	const variable = lookUp(c.scope, name);
	const value = want === undefined ? -1 : valueIn(c.model, want, name);
	const all: Meaning[] = [];
	if (variable !== undefined)
		all.push({
			what: `the variable ${name}`,
			isStrange: false,
			read: () => readVariable(variable, name, span),
		});
	for (const column of columnsOf(c, name))
		all.push({
			what: `${column.what} of ${c.context.implicit}`,
			isStrange: isStrange(c.model, column),
			read: () => applyCallable(c, column, implicit(c)!, [], span),
		});
	for (const thing of declaredAs(c, name, want, value >= 0))
		all.push({
			what: thing.what,
			isStrange: isStrange(c.model, thing),
			read: () => bare(thing, span),
		});
	if (value >= 0)
		all.push({
			what: `a value of ${enumTitle(want!)}`,
			isStrange: isStrangeValue(c.model, want!, name),
			read: () => ({ expr: { op: 'const', type: want!, value, span }, nullable: false }),
		});
	const known = all.filter((m) => !m.isStrange);
	return known.length > 0 ? known : all;
}

function mayBeZone(want: Want): boolean {
	return want === 'zone' || want === 'set(tile-kind)';
}

export function readVariable(variable: Variable, name: string, span: Span): Typed {
	const known = {
		nullable: variable.nullable === true,
		...(variable.ofKind === undefined ? {} : { ofKind: variable.ofKind }),
	};
	if (variable.kind === 'expr') return { expr: { ...variable.expr, span }, ...known };
	const { kind, slot, type } = variable;
	return { expr: { op: kind, slot, name, type, span }, ...known };
}

function implicit(c: Check): Typed | undefined {
	const name = c.context.implicit;
	const variable = name === undefined ? undefined : lookUp(c.scope, name);
	return variable && readVariable(variable, name!, { start: 0, end: 0 });
}

function columnsOf(c: Check, name: string): readonly Callable[] {
	const it = implicit(c);
	return it === undefined ? [] : candidates(c, it, name).filter((p) => p.form === 'property');
}

function declaredAs(c: Check, name: string, want: Want, isValue: boolean): readonly Callable[] {
	const all = writableHere(c.context, c.model.names.get(name));
	if (want === undefined || all.length + (isValue ? 1 : 0) < 2) return all;
	const fitting = all.filter((d) => {
		const typed = bare(d, { start: 0, end: 0 });
		return typed !== undefined && convert(c.model, typed, want) !== undefined;
	});
	return fitting.length > 0 || isValue ? fitting : all;
}

function bare(thing: Callable, span: Span): Typed | undefined {
	const result = thing.result();
	if (result === undefined) return undefined;
	const type = result.type as Type;
	return { expr: thing.build([], type, span), nullable: result.nullable };
}

/** Returns true when a name means the same at every place. The type of a declared name may depend on its place. */
export function isVariable(c: Check, name: string): boolean {
	return (
		lookUp(c.scope, name) !== undefined ||
		columnsOf(c, name).some((column) => !isStrange(c.model, column))
	);
}

function unknown(c: Check, name: string, span: Span, want: Want): undefined {
	if (isAmbiguous(c, name, span)) return undefined;
	if (c.model.names.has(name)) return report(c, 'TYPE-SCOPE', span, { name });
	if (c.model.functions.has(name))
		return report(c, 'TYPE-FORM', span, { name, write: `${name}(…)` });
	const values = want === undefined ? [] : valuesOf(c.model, want);
	if (values.length > 0)
		return report(
			c,
			'TYPE-UNKNOWN-VALUE',
			span,
			{ name, of: enumTitle(want!), allowed: values.slice(0, 12).join(', ') },
			nearest(c, name, () => values),
		);
	const near = nearest(c, name, () => [
		...visible(c.scope).keys(),
		...c.model.names.keys(),
		...columnNames(c),
	]);
	return report(c, 'TYPE-UNKNOWN-NAME', span, { name }, near);
}

export function columnNames(c: Check): string[] {
	const it = implicit(c);
	if (it === undefined) return [];
	const out: string[] = [];
	for (const [name, list] of c.model.members.get(it.expr.type) ?? [])
		if (list.some((m) => m.form === 'property')) out.push(name);
	return out;
}

/**
 * A dotted name such as `wave.features`, `param.base.x`, the function `wave.owners(f)`, or a variable of a choice (`hop.m`);
 * 'no' when the dots are properties.
 */
export function checkPath(c: Check, node: DottedNode, want?: Want): Typed | undefined | 'no' {
	const on = chain(node.on);
	if (on === undefined) return 'no';
	const [root] = on;
	const path = [...on, node.name].join('.');
	const span = { start: node.start, end: node.end };
	const local = node.is === 'member' ? lookUp(c.scope, path) : undefined;
	if (local !== undefined) return readVariable(local, path, span);
	const qualified = on.length === 1 ? checkQualified(c, node, root!, want) : 'no';
	if (qualified !== 'no') return qualified;
	if (!c.model.roots.has(root!) || lookUp(c.scope, root!) !== undefined) return 'no';
	if (isRootBarred(c.context, root!)) return report(c, 'TYPE-SCOPE', span, { name: path });
	if (node.is === 'member') {
		const things = c.model.names.get(path);
		const [thing] = writableHere(c.context, things);
		if (thing !== undefined) return bare(thing, span);
		if (things !== undefined) return report(c, 'TYPE-SCOPE', span, { name: path });
		if (c.model.functions.has(path))
			return report(c, 'TYPE-FORM', span, { name: path, write: `${path}(…)` });
	} else {
		const functions = c.model.functions.get(path);
		if (functions !== undefined) return callFunction(c, path, functions, node.args, span);
		if (c.model.names.has(path))
			return report(c, 'TYPE-FORM', span, { name: path, write: `${path}, without parentheses` });
	}
	if (on.length === 1 && tilePlaces.some((x) => x === root) && isOfTiles(c, node.name)) return 'no';
	for (let n = on.length; n > 1; n--) if (c.model.names.has(on.slice(0, n).join('.'))) return 'no';
	if (node.is === 'method' && on.length > 1) {
		const name = on.join('.');
		const near = nearest(c, name, () => c.model.names.keys());
		return report(c, 'TYPE-UNKNOWN-NAME', node.on, { name }, near);
	}
	const upTo = { start: node.start, end: node.at + node.name.length };
	if (isAmbiguous(c, path, upTo)) return undefined;
	if (beginsName(c, path)) return report(c, 'TYPE-UNKNOWN-NAME', upTo, { name: path });
	const known = node.is === 'member' ? c.model.names : c.model.functions;
	const near = nearest(c, path, () => known.keys());
	return report(
		c,
		node.is === 'member' ? 'TYPE-UNKNOWN-NAME' : 'TYPE-UNKNOWN-FUNCTION',
		upTo,
		{ name: path },
		near,
	);
}

function checkQualified(
	c: Check,
	node: DottedNode,
	pack: string,
	want: Want,
): Typed | undefined | 'no' {
	if (!c.model.qualifiers.has(pack) || lookUp(c.scope, pack) !== undefined) return 'no';
	const path = `${pack}.${node.name}`;
	const span = { start: node.start, end: node.end };
	if (node.is === 'method') {
		const functions = c.model.functions.get(path);
		return functions === undefined ? 'no' : callFunction(c, path, functions, node.args, span);
	}
	const [column] = columnsOf(c, path);
	if (column !== undefined) return applyCallable(c, column, implicit(c)!, [], span);
	const [thing] = declaredAs(c, path, want, false);
	if (thing !== undefined) return bare(thing, span);
	const value = want === undefined ? -1 : valueIn(c.model, want, path);
	if (value < 0) return 'no';
	return { expr: { op: 'const', type: want!, value, span }, nullable: false };
}

function isOfTiles(c: Check, name: string): boolean {
	return (
		Object.hasOwn(folds, name) ||
		['set(*)', 'tile-kind'].some((type) => c.model.members.get(type)?.has(name) === true)
	);
}

function beginsName(c: Check, path: string): boolean {
	for (const name of c.model.names.keys()) if (name.startsWith(`${path}.`)) return true;
	return false;
}

function chain(node: Node): string[] | undefined {
	if (node.is === 'name') return [node.name];
	if (node.is !== 'member') return undefined;
	const on = chain(node.on);
	on?.push(node.name);
	return on;
}
