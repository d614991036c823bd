import type { Expr } from '../ir/expr.ts';

export function show(expr: Expr): string {
	const list = (items: readonly Expr[]): string => items.map(show).join(', ');
	switch (expr.op) {
		case 'const':
			return expr.type === 'bool' ? String(expr.value !== 0) : String(expr.value);
		case 'none':
			return 'none';
		case 'local':
		case 'temp':
			return expr.name;
		case 'call':
			return `${expr.fn}${expr.table === undefined ? '' : `{${expr.table.join(',')}}`}${
				expr.table !== undefined && expr.args.length === 0 && expr.fn !== 'zone'
					? ''
					: `(${list(expr.args)})`
			}`;
		case 'mark':
			return `mark${expr.mark}(${show(expr.on)})`;
		case 'register':
			return `register${expr.register}${expr.on === undefined ? '' : `(${show(expr.on)})`}`;
		case 'define':
			return `define${expr.define}(${list(expr.args)})`;
		case 'fold':
			return `${expr.fold}(${show(expr.on)}, $${expr.slot}, ${show(expr.body)})`;
		case 'list':
			return `[${list(expr.items)}]`;
		case 'not':
			return `!${show(expr.on)}`;
		case 'neg':
			return `-${show(expr.on)}`;
		case 'binary':
			return `(${show(expr.left)} ${expr.name} ${show(expr.right)})`;
		case 'if':
			return `(${show(expr.test)} ? ${show(expr.then)} : ${show(expr.else)})`;
		case 'can':
			return `can${expr.verb}(${list(expr.args)})`;
		case 'possible':
			return `possible${expr.action}`;
		case 'in-hand':
			return `inHand(${show(expr.tile)}, ${show(expr.on)})`;
		case 'before':
			return `before${expr.slot}(${show(expr.on)})`;
	}
}
