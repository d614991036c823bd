import type { Expr, LineAdjustIR, LineIR } from '../ir/index.ts';
import type { ChangedValue } from '../link/changed.ts';
import { type SourcedValue, get } from '../link/sourced-value.ts';
import { elementOf } from '../ir/index.ts';
import type { Adjustment, ValueChanges } from './undone-lines.ts';
import type { Override } from './undone.ts';

type Factor = LineAdjustIR['field'];

export function otherFactors(changed: Factor | 'when'): Factor[] {
	return (['count', 'each'] as const).filter((factor) => factor !== changed);
}

/** Declarations that make a factor of a line nothing. Where anything else is done to it, nobody can see that it is nothing. */
export function zerosOf(
	factor: Factor,
	line: LineIR | undefined,
	written: SourcedValue | undefined,
	adjusted: readonly Adjustment[],
	changed: ReadonlyMap<SourcedValue, ChangedValue>,
): Override[] {
	const others = adjusted.filter(({ ir }) => ir.layer !== 'void' && ir.field === factor);
	if (others.length > 0)
		return others.every(({ ir }) => ir.layer === 'set' && isZero(ir.value))
			? others.map(({ decl, ir }) => ({ decl, when: ir.when }))
			: [];
	const datum = get(written, factor);
	const by = datum === undefined ? undefined : changed.get(datum)?.by;
	if (datum === undefined || by === undefined || !isZero(line?.[factor])) return [];
	return [{ decl: { id: by, name: by, pack: by, datum }, when: undefined }];
}

/** Declarations that let nothing be left of the total, whatever its lines pay. A scale leaves late lines as they are. */
export function zerosOver(
	key: 'line' | 'late-line',
	{ own, adjusted, additions }: ValueChanges,
): Override[] {
	const scales = additions.filter((a) => a.key === 'scale');
	const scaled =
		key === 'line' && scales.every((a) => a.isZero === true) ? scales.map(asOverride) : [];
	const pays = [
		...own.flatMap((l) => [l.count, l.each]),
		...[...adjusted.values()].flatMap((all) => all.flatMap(({ ir }) => ir.value ?? [])),
		...additions.flatMap((a) => a.pays ?? []),
	];
	const caps = additions.filter((a) => a.key === 'cap' && a.isZero === true);
	return [...scaled, ...(pays.every(isNotNegative) ? caps.map(asOverride) : [])];
}

function asOverride({ decl, when }: ValueChanges['additions'][number]): Override {
	return { decl, when };
}

export function isZero(expr: Expr | undefined): boolean {
	return expr?.op === 'const' && expr.value === 0;
}

function isNotNegative(expr: Expr): boolean {
	if (elementOf(expr.type) !== undefined) return true;
	switch (expr.op) {
		case 'const':
			return expr.value >= 0;
		case 'mark':
			return true;
		case 'call':
			return expr.fn === 'set(*).size';
		case 'fold':
			return expr.fold === 'count' || (expr.fold === 'sum' && isNotNegative(expr.body));
		case 'if':
			return isNotNegative(expr.then) && isNotNegative(expr.else);
		case 'binary':
			return (
				(expr.name === '+' || expr.name === '*') &&
				isNotNegative(expr.left) &&
				isNotNegative(expr.right)
			);
		default:
			return false;
	}
}
