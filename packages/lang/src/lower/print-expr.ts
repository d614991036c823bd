import { ownValue } from '@tilewright/schema';
import { visit } from '../expr/walk.ts';
import type { Expr, Program } from '../ir/index.ts';
import { memberNamed } from '../model/members/index.ts';

export type Names = Pick<
	Program,
	| 'kinds'
	| 'pieces'
	| 'marks'
	| 'registers'
	| 'defines'
	| 'verbs'
	| 'actions'
	| 'tiles'
	| 'zones'
	| 'spaces'
>;

export function printExpr(e: Expr, p: Names): string {
	const go = (x: Expr): string => printExpr(x, p);
	const args = (list: readonly Expr[]): string => list.map(go).join(', ');
	switch (e.op) {
		case 'const':
			return constantText(e.value, e.type, p);
		case 'none':
			return 'none';
		case 'local':
			return `${e.name}#${e.slot}`;
		case 'temp':
			return e.name;
		case 'call': {
			const table = e.table === undefined ? '' : `{${e.table.join(' ')}}`;
			const [first, ...rest] = e.args;
			if (first === undefined) return `${e.fn}${table}`;
			const { form, name } = memberNamed(e.fn);
			if (form === 'name' || form === 'function') return `${name}${table}(${args(e.args)})`;
			return `${go(first)}.${name}${table}${rest.length > 0 ? `(${args(rest)})` : ''}`;
		}
		case 'mark':
			return `${go(e.on)}.${p.marks[e.mark]?.id ?? e.mark}`;
		case 'register':
			return `${e.on === undefined ? '' : `${go(e.on)}.`}${p.registers[e.register]?.id ?? e.register}`;
		case 'define':
			return `${p.defines[e.define]?.id ?? e.define}(${args(e.args)})`;
		case 'fold':
			return `${go(e.on)}.${e.fold}(${nameOf(e.slot, e.body)}, ${go(e.body)})`;
		case 'list':
			return `[${args(e.items)}]`;
		case 'not':
			return `!${go(e.on)}`;
		case 'neg':
			return `-${go(e.on)}`;
		case 'binary':
			return `(${go(e.left)} ${e.name} ${go(e.right)})`;
		case 'if':
			return `(${go(e.test)} ? ${go(e.then)} : ${go(e.else)})`;
		case 'can':
			return `can(${p.verbs[e.verb]?.id ?? e.verb}, ${args(e.args)})`;
		case 'possible':
			return `possible(${p.actions[e.action]?.id ?? e.action})`;
		case 'in-hand':
			return `inHand(${go(e.tile)}, ${go(e.on)})`;
		case 'before':
			return `before(${go(e.on)})`;
	}
}

function constantText(value: number, type: string, p: Names): string {
	if (type === 'bool') return value === 0 ? 'false' : 'true';
	const table: Readonly<Record<string, readonly { readonly id: string }[]>> = {
		kind: p.kinds,
		'piece-kind': p.pieces,
		'tile-kind': p.tiles,
		space: p.spaces,
	};
	return (
		ownValue(table, type)?.[value]?.id ?? (type === 'int' ? String(value) : `${type}:${value}`)
	);
}

function nameOf(slot: number, body: Expr): string {
	let found = '_';
	visit(body, (e) => {
		if (e.op === 'temp' && e.slot === slot) found = e.name;
	});
	return found;
}
