import type { BinaryName, Expr } from '../ir/expr.ts';
import { type Type, elementOf } from '../ir/types.ts';
import { absent } from '../model/declarations.ts';
import { zeroOf } from '../model/properties.ts';
import { type MemberName, memberNamed } from '../model/members/index.ts';
import { mapParts } from './walk.ts';

type Fold = Extract<Expr, { op: 'fold' }>;
type Binary = Extract<Expr, { op: 'binary' }>;
type Call = Extract<Expr, { op: 'call' }>;

/**
 * Works out what is constant: numbers, comparisons of decided things, branches never taken, folds over nothing.
 * Numbers that leave 32 bits are handed to `overflow` and left as they are.
 */
export function constantFold(expr: Expr, overflow?: (at: Expr) => void): Expr {
	const node = mapParts(expr, (part) => constantFold(part, overflow));
	switch (node.op) {
		case 'not':
			if (node.on.op === 'const') return truth(node, node.on.value === 0);
			return node.on.op === 'not' ? node.on.on : node;
		case 'neg':
			return node.on.op === 'const' ? number(node, -node.on.value, overflow) : node;
		case 'if':
			if (node.test.op === 'const') return node.test.value !== 0 ? node.then : node.else;
			return node;
		case 'binary':
			return binary(node, overflow);
		case 'fold':
			return fold(node);
		case 'call':
			return call(node, overflow);
		case 'mark':
		case 'register':
			if (node.on?.op === 'none') return zero(node);
			return node;
		default:
			return node;
	}
}

function truth(at: Expr, holds: boolean): Expr {
	return { op: 'const', type: 'bool', value: holds ? 1 : 0, ...span(at) };
}

function number(at: Expr, value: number, overflow?: (at: Expr) => void): Expr {
	if (value !== (value | 0)) {
		overflow?.(at);
		return at;
	}
	return { op: 'const', type: 'int', value: value | 0, ...span(at) };
}

function span(at: Expr): Pick<Expr, 'span'> {
	return at.span === undefined ? {} : { span: at.span };
}

function empty(at: Expr): Expr {
	return { op: 'list', items: [], type: at.type, ...span(at) };
}

function zero(at: Expr): Expr {
	return zeroOf(at.type, at.span);
}

function isEmpty(e: Expr): boolean {
	return e.op === 'list' && e.items.length === 0;
}

function distinctConstants(items: readonly Expr[]): boolean {
	const values = items.map(valueOf);
	return values.every((v) => v !== undefined) && new Set(values).size === values.length;
}

/** The value of a constant that a game can meet; none is -1. */
function valueOf(e: Expr): number | undefined {
	return e.op === 'const' ? e.value : e.op === 'none' ? -1 : undefined;
}

function isAbsent(e: Expr): boolean {
	return e.op === 'const' && e.value === absent && e.type !== 'int';
}

function binary(node: Binary, overflow?: (at: Expr) => void): Expr {
	const { name, left, right } = node;
	if (name === '&&' || name === '||') {
		const decides = name === '||';
		for (const [one, other] of [
			[left, right],
			[right, left],
		] as const)
			if (one.op === 'const') return (one.value !== 0) === decides ? truth(node, decides) : other;
		return node;
	}
	if (name === 'in') return member(node);
	const a = valueOf(left);
	const b = valueOf(right);
	if (a === undefined || b === undefined) {
		if ((name === '==' || name === '!=') && (isAbsent(left) || isAbsent(right)))
			return truth(node, name === '!=');
		return node;
	}
	switch (name) {
		case '==':
			return truth(node, a === b && !isAbsent(left));
		case '!=':
			return truth(node, a !== b || isAbsent(left));
		case '<':
			return truth(node, a < b);
		case '<=':
			return truth(node, a <= b);
		case '>':
			return truth(node, a > b);
		case '>=':
			return truth(node, a >= b);
		default: {
			const value = arithmetic(name, a, b);
			return value === undefined ? node : number(node, value, overflow);
		}
	}
}

function arithmetic(name: BinaryName, a: number, b: number): number | undefined {
	switch (name) {
		case '+':
			return a + b;
		case '-':
			return a - b;
		case '*':
			return a * b;
		case '/':
			return b === 0 ? undefined : Math.trunc(a / b);
		case '%':
			return b === 0 ? undefined : a % b;
		default:
			return undefined;
	}
}

function member(node: Binary): Expr {
	const { left, right } = node;
	if (isEmpty(right) || isAbsent(left)) return truth(node, false);
	const value = valueOf(left);
	if (value === undefined || right.op !== 'list') return node;
	const items = right.items.map(valueOf);
	if (items.includes(value)) return truth(node, true);
	return items.every((i) => i !== undefined) ? truth(node, false) : node;
}

function fold(node: Fold): Expr {
	const { body, on } = node;
	const always = body.op === 'const' ? body.value : undefined;
	const nothing = isEmpty(on);
	switch (node.fold) {
		case 'filter':
			return nothing || always === 0 ? empty(node) : always === 1 ? on : node;
		case 'map':
		case 'flatMap':
			return nothing || isEmpty(body) ? empty(node) : node;
		case 'argmax':
		case 'argmin':
			return nothing ? empty(node) : always !== undefined ? on : node;
		case 'exists':
		case 'exists_one':
			return nothing || always === 0 ? truth(node, false) : node;
		case 'all':
			return nothing || always === 1 ? truth(node, true) : node;
		case 'count':
		case 'sum':
			return nothing || always === 0 ? number(node, 0) : node;
		case 'max':
		case 'min':
			return nothing ? number(node, 0) : node;
	}
}

function call(node: Call, overflow?: (at: Expr) => void): Expr {
	const { fn, args, table } = node;
	const [first, second] = args;
	switch (fn) {
		case 'set(*).size':
			if (first!.op === 'list' && distinctConstants(first!.items))
				return number(node, first!.items.length);
			return node;
		case 'set(*).empty':
			if (isEmpty(first!)) return truth(node, true);
			return node;
		case 'set(*).intersects':
			return isEmpty(first!) || isEmpty(second!) ? truth(node, false) : node;
		case 'set(*).union':
			return isEmpty(first!) ? second! : isEmpty(second!) ? first! : node;
		case 'set(*).first(int)':
		case 'set(*).without':
		case 'set(piece).kinds':
		case 'set(piece).owners':
			return isEmpty(first!) ? empty(node) : node;
		case 'set(*).first':
		case 'set(*).only':
			return isEmpty(first!) ? zero(node) : node;
		case 'kinds(tag)':
			return {
				op: 'list',
				items: (table ?? []).map((value): Expr => ({ op: 'const', type: 'kind', value })),
				type: node.type,
				...span(node),
			};
		case 'features(set(kind))':
		case 'board.segments(set(kind))':
			return isEmpty(first!) ? empty(node) : node;
		case 'piece-kind.has':
		case 'kind.has':
		case 'tile-kind.has': {
			const value = valueOf(first!);
			return value === undefined ? node : truth(node, table?.includes(value) === true);
		}
		case 'min(int,int)':
		case 'max(int,int)': {
			const a = valueOf(first!);
			const b = valueOf(second!);
			if (a === undefined || b === undefined) return node;
			return number(node, fn === 'min(int,int)' ? Math.min(a, b) : Math.max(a, b), overflow);
		}
		case 'table(int,ints,ints)': {
			const n = valueOf(first!);
			return n === undefined || table === undefined ? node : number(node, tableValue(n, table));
		}
	}
	// an absent thing has no properties either
	if (first !== undefined && (first.op === 'none' || isAbsent(first)) && isZeroOfNone(fn))
		return zero(node);
	if (table?.[0] === absent && fn === 'zone') return zero(node);
	return node;
}

function isZeroOfNone(fn: MemberName): boolean {
	const { args, form, declared } = memberNamed(fn);
	const isOfThing = form === 'property' || form === 'method';
	return isOfThing ? elementOf(args[0] as Type) === undefined : declared.ofNone === 'zero';
}

/** values[0] below the first bound, values[i] from bounds[i - 1] on. */
function tableValue(n: number, table: readonly number[]): number {
	const bounds = (table.length - 1) / 2;
	let i = 0;
	while (i < bounds && n >= table[i]!) i++;
	return table[bounds + i]!;
}
