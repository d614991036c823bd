import { tileOfPlacements } from '../ir/choices.ts';
import type { Expr, FoldName } from '../ir/expr.ts';
import { elementOf, setOf } from '../ir/types.ts';
import type { ElementType, Type } from '../ir/types.ts';
import { describeType } from '../model/type-words.ts';
import { check, synth } from './check-node.ts';
import type { Node } from './parse.ts';
import { lookUp } from './scope.ts';
import { contentsOf, convert, report } from './typed.ts';
import type { Check, Typed } from './typed.ts';
import { checkWords } from '../texts/expressions.ts';

type Span = { readonly start: number; readonly end: number };

/** Methods that name each member in turn: what the second argument must be. */
export const folds: Readonly<Record<FoldName, 'bool' | 'int' | 'one' | 'set'>> = {
	filter: 'bool',
	exists: 'bool',
	all: 'bool',
	exists_one: 'bool',
	count: 'bool',
	sum: 'int',
	max: 'int',
	min: 'int',
	argmax: 'int',
	argmin: 'int',
	map: 'one',
	flatMap: 'set',
};

export function checkFold(
	c: Check,
	on: Typed,
	element: ElementType,
	name: string,
	at: Span,
	args: readonly Node[],
	span: Span,
): Typed | undefined {
	const fold = name as FoldName;
	const [first, second] = args;
	if (args.length !== 2)
		return report(c, 'TYPE-ARGUMENT-COUNT', at, {
			name,
			expected: checkWords.nameAndExpression,
			found: args.length,
		});
	if (first?.is !== 'name')
		return report(c, 'TYPE-VARIABLE', first!, {
			name,
			found: c.text.slice(first!.start, first!.end),
		});
	const variable = first.name;
	if (lookUp(c.scope, variable) !== undefined || variable === 'none')
		return report(c, 'TYPE-AMBIGUOUS', first, {
			name: variable,
			first: variable === 'none' ? checkWords.missing : checkWords.outerVariable,
			second: checkWords.memberOf(name),
		});
	const slot = c.context.temps.next();
	const inner: Check = {
		...c,
		inFold: true,
		scope: { names: new Map([[variable, { kind: 'temp', slot, type: element }]]), outer: c.scope },
	};
	const body = bodyOf(inner, fold, second!);
	if (body === undefined) return undefined;
	const type = typeOf(fold, on.expr.type, body.expr.type);
	return {
		expr: { op: 'fold', fold, on: on.expr, slot, body: ofItsTile(on.expr, body.expr), type, span },
		nullable: false,
	};
}

/** Lets what is asked of the placements of a tile speak of that tile. */
function ofItsTile(placements: Expr, body: Expr): Expr {
	const tile = tileOfPlacements(placements);
	return tile === undefined ? body : { op: 'in-hand', tile, on: body, type: body.type };
}

function bodyOf(c: Check, fold: FoldName, node: Node): Typed | undefined {
	const bodyType = folds[fold];
	if (bodyType === 'bool' || bodyType === 'int') return check(c, node, bodyType);
	const body = synth(c, node, undefined);
	if (body === undefined) return undefined;
	const { type } = body.expr;
	const isSet = elementOf(type) !== undefined;
	if (bodyType === 'one') {
		if (!isSet && type !== 'bool') return body;
		return report(c, 'TYPE-MISMATCH', node, {
			expected: checkWords.singleMember,
			found: describeType(type),
		});
	}
	if (isSet) return body;
	const set =
		type === 'zone'
			? contentsOf(c.model, body)
			: type === 'bool'
				? undefined
				: convert(c.model, body, setOf(type as ElementType));
	return set ?? report(c, 'TYPE-MISMATCH', node, { expected: 'a set', found: describeType(type) });
}

function typeOf(fold: FoldName, on: Type, body: Type): Type {
	switch (fold) {
		case 'filter':
		case 'argmax':
		case 'argmin':
			return on;
		case 'exists':
		case 'all':
		case 'exists_one':
			return 'bool';
		case 'count':
		case 'sum':
		case 'max':
		case 'min':
			return 'int';
		case 'map':
			return setOf(body as ElementType);
		case 'flatMap':
			return body;
	}
}
