import type { Expr, Span } from '../ir/expr.ts';

export function partsOf(expr: Expr): readonly Expr[] {
	switch (expr.op) {
		case 'call':
		case 'define':
		case 'can':
			return expr.args;
		case 'mark':
		case 'not':
		case 'neg':
		case 'before':
			return [expr.on];
		case 'register':
			return expr.on === undefined ? [] : [expr.on];
		case 'in-hand':
			return [expr.tile, expr.on];
		case 'fold':
			return [expr.on, expr.body];
		case 'list':
			return expr.items;
		case 'binary':
			return [expr.left, expr.right];
		case 'if':
			return [expr.test, expr.then, expr.else];
		default:
			return [];
	}
}

export function mapParts(expr: Expr, f: (part: Expr) => Expr): Expr {
	const list = (items: readonly Expr[]): readonly Expr[] => {
		const mapped = items.map(f);
		return mapped.some((m, i) => m !== items[i]) ? mapped : items;
	};
	switch (expr.op) {
		case 'call':
		case 'define':
		case 'can': {
			const args = list(expr.args);
			return args === expr.args ? expr : { ...expr, args };
		}
		case 'mark':
		case 'not':
		case 'neg':
		case 'before': {
			const on = f(expr.on);
			return on === expr.on ? expr : { ...expr, on };
		}
		case 'register': {
			if (expr.on === undefined) return expr;
			const on = f(expr.on);
			return on === expr.on ? expr : { ...expr, on };
		}
		case 'in-hand': {
			const tile = f(expr.tile);
			const on = f(expr.on);
			return tile === expr.tile && on === expr.on ? expr : { ...expr, tile, on };
		}
		case 'fold': {
			const on = f(expr.on);
			const body = f(expr.body);
			return on === expr.on && body === expr.body ? expr : { ...expr, on, body };
		}
		case 'list': {
			const items = list(expr.items);
			return items === expr.items ? expr : { ...expr, items };
		}
		case 'binary': {
			const left = f(expr.left);
			const right = f(expr.right);
			return left === expr.left && right === expr.right ? expr : { ...expr, left, right };
		}
		case 'if': {
			const test = f(expr.test);
			const then = f(expr.then);
			const other = f(expr.else);
			return test === expr.test && then === expr.then && other === expr.else
				? expr
				: { ...expr, test, then, else: other };
		}
		default:
			return expr;
	}
}

export function visit(expr: Expr, see: (node: Expr) => void): void {
	see(expr);
	for (const part of partsOf(expr)) visit(part, see);
}

/** The outermost expressions in an instruction, a decision or any other table of a program. */
export function* expressionsIn(value: unknown): Iterable<Expr> {
	if (Array.isArray(value)) for (const item of value) yield* expressionsIn(item);
	else if (typeof value === 'object' && value !== null) {
		if ('op' in value && 'type' in value) yield value as Expr;
		else for (const item of Object.values(value)) yield* expressionsIn(item);
	}
}

export function rewrite(expr: Expr, f: (node: Expr) => Expr): Expr {
	return f(mapParts(expr, (part) => rewrite(part, f)));
}

export function placeSpans(expr: Expr, place: (start: number, end: number) => Span): Expr {
	return rewrite(expr, (node) =>
		node.span === undefined ? node : { ...node, span: place(node.span.start, node.span.end) },
	);
}

/** The number of nodes of an expression; a part that stands at several places counts at each. */
export function countNodes(expr: Expr): number {
	const known = new Map<Expr, number>();
	const count = (e: Expr): number => {
		let n = known.get(e);
		if (n === undefined) known.set(e, (n = partsOf(e).reduce((sum, part) => sum + count(part), 1)));
		return n;
	};
	return count(expr);
}
