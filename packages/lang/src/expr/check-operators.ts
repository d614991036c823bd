import type { BinaryName, Expr } from '../ir/expr.ts';
import { elementOf, setOf } from '../ir/types.ts';
import type { ElementType, Type } from '../ir/types.ts';
import { absent } from '../model/declarations.ts';
import { describeType } from '../model/type-words.ts';
import { check, nullableIf, synth } from './check-node.ts';
import { isVariable } from './check-names.ts';
import { constantFold } from './constant-fold.ts';
import type { Node } from './parse.ts';
import { contentsOf, convert, demand, keyOf, mayBeNone, report, sameType } from './typed.ts';
import type { Check, Typed, Want } from './typed.ts';

type BinaryNode = Extract<Node, { is: 'binary' }>;

export function checkBinary(c: Check, node: BinaryNode): Typed | undefined {
	switch (node.name) {
		case '&&':
		case '||': {
			const left = check(c, node.left, 'bool');
			// facts that the left side proves hold while the right side is checked
			const seen = left === undefined ? c : knowing(c, left.expr, node.name === '&&');
			const right = check(seen, node.right, 'bool');
			return left && right && binary(node, 'bool', left, right);
		}
		case '==':
		case '!=':
			return checkEqual(c, node);
		case 'in':
			return checkIn(c, node);
		case '<':
		case '<=':
		case '>':
		case '>=': {
			const left = check(c, node.left, 'int');
			const right = check(c, node.right, 'int');
			return left && right && binary(node, 'bool', left, right);
		}
		case '/':
		case '%': {
			const left = check(c, node.left, 'int');
			const right = check(c, node.right, 'int');
			if (left === undefined || right === undefined) return undefined;
			if (!isDivisor(c, right.expr))
				return report(c, 'TYPE-DIVISION', node.right, { operator: node.name });
			return binary(node, 'int', left, right);
		}
		default: {
			const left = check(c, node.left, 'int');
			const right = check(c, node.right, 'int');
			return left && right && binary(node, 'int', left, right);
		}
	}
}

function binary(
	node: { readonly name: BinaryName; readonly start: number; readonly end: number },
	type: Type,
	left: Typed,
	right: Typed,
): Typed {
	const span = { start: node.start, end: node.end };
	return {
		expr: { op: 'binary', name: node.name, type, left: left.expr, right: right.expr, span },
		nullable: false,
	};
}

/** A constant other than 0; a parameter that is not decided yet counts when its bounds leave 0 out. */
function isDivisor(c: Check, expr: Expr): boolean {
	const folded = constantFold(expr);
	if (folded.op === 'const') return folded.value !== 0;
	if (folded.op !== 'call' || folded.fn !== 'param') return false;
	const param = c.model.declared.params.find((p) => p.index === folded.table?.[0]);
	return (param?.min ?? 0) > 0 || (param?.max ?? 0) < 0;
}

function checkEqual(c: Check, node: BinaryNode): Typed | undefined {
	const [left, right] = pair(c, node.left, node.right, (t) => t);
	if (left === undefined || right === undefined) return undefined;
	const lt = left.expr.type;
	const rt = right.expr.type;
	const a = sameType(c.model, lt, rt) ? left : toward(c, left, rt);
	const b = a === undefined ? toward(c, right, lt) : right;
	const [x, y] = a !== undefined ? [a, right] : [left, b];
	if (
		x === undefined ||
		y === undefined ||
		elementOf(lt) !== undefined ||
		elementOf(rt) !== undefined
	)
		return report(c, 'TYPE-COMPARISON', node, {
			operator: node.name,
			left: describeType(lt),
			right: describeType(rt),
		});
	if (x.expr.op !== 'none' && y.expr.op !== 'none' && mayBeNone(c, x) && mayBeNone(c, y))
		return report(c, 'TYPE-NONE-COMPARISON', node, {
			left: c.text.slice(node.left.start, node.left.end),
			right: c.text.slice(node.right.start, node.right.end),
		});
	return binary(node, 'bool', x, y);
}

/** A single piece named by its kind compares with pieces; nothing else is converted by a comparison. */
function toward(c: Check, t: Typed, type: Type): Typed | undefined {
	return type === 'piece' ? convert(c.model, t, type) : undefined;
}

function checkIn(c: Check, node: BinaryNode): Typed | undefined {
	let left: Typed | undefined;
	let right: Typed | undefined;
	if (isWeak(c, node.left) && !isWeak(c, node.right)) {
		right = asSet(c, synth(c, node.right, undefined), node.right);
		left = right && synth(c, node.left, elementOf(right.expr.type));
	} else {
		left = synth(c, node.left, undefined);
		const element = left?.expr.type;
		const want = element === undefined || element === 'bool' ? undefined : asSetType(element);
		right = asSet(c, synth(c, node.right, want), node.right);
	}
	if (left === undefined || right === undefined) return undefined;
	const element = elementOf(right.expr.type)!;
	const member = demand(c, left, element, node.left);
	return member && binary(node, 'bool', member, right);
}

function asSetType(element: Type): Type | undefined {
	return elementOf(element) === undefined ? setOf(element as ElementType) : undefined;
}

function asSet(c: Check, t: Typed | undefined, node: Node): Typed | undefined {
	if (t === undefined || elementOf(t.expr.type) !== undefined) return t;
	if (t.expr.type === 'zone') return contentsOf(c.model, t);
	return report(c, 'TYPE-NOT-A-SET', node, { name: 'in', found: describeType(t.expr.type) });
}

function pair(
	c: Check,
	a: Node,
	b: Node,
	want: (type: Type) => Want,
): [Typed | undefined, Typed | undefined] {
	if (isWeak(c, a) && !isWeak(c, b)) {
		const right = synth(c, b, undefined);
		return [right && synth(c, a, want(right.expr.type)), right];
	}
	const left = synth(c, a, undefined);
	return [left, left && synth(c, b, want(left.expr.type))];
}

/** May take its type from its place: `none`, `[]`, a value of an enumeration, something declared. */
function isWeak(c: Check, node: Node): boolean {
	if (node.is === 'name') return !isVariable(c, node.name);
	if (node.is === 'list') return node.items.every((item) => isWeak(c, item));
	if (node.is === 'if') return isWeak(c, node.then) && isWeak(c, node.else);
	return false;
}

export function checkChoice(
	c: Check,
	node: Extract<Node, { is: 'if' }>,
	want: Want,
): Typed | undefined {
	const test = check(c, node.test, 'bool');
	const yes = test === undefined ? c : knowing(c, test.expr, true);
	const no = test === undefined ? c : knowing(c, test.expr, false);
	let then: Typed | undefined;
	let other: Typed | undefined;
	if (want === undefined && isWeak(c, node.then) && !isWeak(c, node.else)) {
		other = synth(no, node.else, undefined);
		then = other && synth(yes, node.then, other.expr.type);
	} else {
		then = synth(yes, node.then, want);
		other = synth(no, node.else, want ?? then?.expr.type);
	}
	if (test === undefined || then === undefined || other === undefined) return undefined;
	const type = joined(c, then, other, want);
	if (type === undefined)
		return report(c, 'TYPE-COMPARISON', node, {
			operator: '? :',
			left: describeType(then.expr.type),
			right: describeType(other.expr.type),
		});
	const a = convert(c.model, then, type)!;
	const b = convert(c.model, other, type)!;
	const span = { start: node.start, end: node.end };
	return {
		expr: { op: 'if', type, test: test.expr, then: a.expr, else: b.expr, span },
		nullable: nullableIf(type, mayBeNone(yes, a), mayBeNone(no, b)),
	};
}

function joined(c: Check, a: Typed, b: Typed, want: Want): Type | undefined {
	const types = [want, a.expr.type, b.expr.type, 'set(piece)' as const];
	return types.find(
		(t) =>
			t !== undefined &&
			convert(c.model, a, t) !== undefined &&
			convert(c.model, b, t) !== undefined,
	);
}

export function checkList(
	c: Check,
	node: Extract<Node, { is: 'list' }>,
	want: Want,
): Typed | undefined {
	const span = { start: node.start, end: node.end };
	let element: Type | undefined = want === undefined ? undefined : elementOf(want);
	if (node.items.length === 0) {
		if (element === undefined) return report(c, 'TYPE-UNTYPED', span, { found: '[]' });
		return { expr: { op: 'list', items: [], type: want!, span }, nullable: false };
	}
	// members that say their type first, then those that take it from them; each is typed once
	const typed: (Typed | undefined)[] = [];
	const weak = node.items.map((item) => isWeak(c, item));
	for (const [i, item] of node.items.entries())
		if (weak[i] !== true) typed[i] = synth(c, item, element);
	if (element === undefined) {
		const found = typed.flatMap((t) => (t === undefined ? [] : [t.expr.type]));
		element = found.includes('piece') ? 'piece' : found[0];
	}
	const items: Expr[] = [];
	let failed = false;
	for (const [i, item] of node.items.entries()) {
		const one = demand(c, weak[i] === true ? synth(c, item, element) : typed[i], element, item);
		failed ||= one === undefined;
		element ??= one?.expr.type;
		if (one !== undefined && !isNothing(one.expr)) items.push(one.expr);
	}
	if (failed || element === undefined) return undefined;
	if (element === 'bool' || elementOf(element) !== undefined)
		return report(c, 'TYPE-MISMATCH', node.items[0]!, {
			expected: 'a member of a set',
			found: describeType(element),
		});
	return {
		expr: { op: 'list', items, type: setOf(element as ElementType), span },
		nullable: false,
	};
}

function isNothing(expr: Expr): boolean {
	return (
		expr.op === 'none' || (expr.op === 'const' && expr.value === absent && expr.type !== 'int')
	);
}

/** The check with what a test shows not to be none when it comes out so. */
function knowing(c: Check, test: Expr, holds: boolean): Check {
	const keys = shown(test, holds);
	return keys.length === 0 ? c : { ...c, known: new Set([...c.known, ...keys]) };
}

function shown(test: Expr, holds: boolean): string[] {
	if (test.op === 'not') return shown(test.on, !holds);
	if (test.op !== 'binary') return [];
	const { name, left, right } = test;
	if (name === (holds ? '&&' : '||')) return [...shown(left, holds), ...shown(right, holds)];
	if (name === (holds ? '!=' : '==')) {
		if (right.op === 'none') return [keyOf(left)];
		if (left.op === 'none') return [keyOf(right)];
	}
	return [];
}
