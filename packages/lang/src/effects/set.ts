import { lookUp } from '../expr/scope.ts';
import { get, textOf } from '../link/datum.ts';
import { report, reportUnknown } from '../lower/unit.ts';
import { ownerType } from '../model/declarations.ts';
import { type Effect, emit, expr } from './context.ts';
import { said } from './prose.ts';

/** `set: { register, of?, to }` changes a register; `set: { var, to }` a variable of a `repeat` around it. */
export const set: Effect = {
	name: 'set',
	beside: [],
	lower: (ctx, node) => {
		const name = textOf(get(node, 'var'));
		if (name !== undefined) {
			const variable = lookUp(ctx.scope, name);
			if (variable?.kind !== 'local')
				report(ctx.unit, get(node, 'var')!, 'LINK-ID-UNKNOWN', {
					what: 'variable',
					id: name,
					near: [],
				});
			else
				emit(ctx, { op: 'let', slot: variable.slot, value: expr(ctx, node, 'to', variable.type) });
			return undefined;
		}
		const datum = get(node, 'register');
		const id = textOf(datum) ?? '';
		const register = ctx.unit.symbols.registers.find((r) => r.id === id && r.index >= 0);
		if (register === undefined) {
			reportUnknown(
				ctx.unit,
				datum ?? node,
				'registers',
				id,
				ctx.unit.symbols.registers.map((r) => r.id),
			);
			return undefined;
		}
		const on = ownerType(register.per);
		emit(ctx, {
			op: 'set',
			register: register.index,
			...(on === undefined ? {} : { on: expr(ctx, node, 'of', on) }),
			value: expr(ctx, node, 'to', register.type),
		});
		return undefined;
	},
	prose: (node) => `Set ${said(node, 'register', said(node, 'var'))} to ${said(node, 'to')}.`,
};
