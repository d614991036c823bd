import { withId } from '../link/lookup.ts';
import { lookUp } from '../expr/scope.ts';
import { emit } from '../lower/effect-context.ts';
import { report, reportUnknown } from '../lower/lowering-context.ts';
import { ownerType } from '../model/declarations.ts';
import { type Effect, effect } from './effect.ts';
import { notNeeded } from './key.ts';
import { expressionLater, optionalName } from './keys.ts';
import { sentence, sentenceIf } from './prose.ts';

export const set: Effect = effect({
	name: 'set',
	says: 'Writes a register, or a variable: a name that `let` gave, or that a `repeat` around it declares.',
	keys: {
		register: optionalName('register', 'The register.'),
		of: notNeeded(
			expressionLater(
				'What it belongs to: a seat, tile, piece, feature …; absent for registers of the game, turn, part or wave.',
			),
		),
		var: optionalName('local', 'Instead of a register: a variable.'),
		to: expressionLater('The new value.'),
	},
	siblings: {},
	instructions: ['set'],
	lower: (ctx, keys, node) => {
		const { lowering } = ctx;
		const variableName = keys.var();
		if (variableName !== undefined) {
			const variable = lookUp(ctx.scope, variableName);
			if (variable?.kind !== 'local')
				report(lowering, keys.var.datum!, 'LINK-ID-UNKNOWN', {
					what: 'variable',
					id: variableName,
					near: [],
				});
			else emit(ctx, { op: 'let', slot: variable.slot, value: keys.to()(variable.type) });
			return;
		}
		const id = keys.register() ?? '';
		const register = withId(lowering.symbols.registers, id);
		if (register === undefined || register.index < 0) {
			const ids = (): string[] => lowering.symbols.registers.map((r) => r.id);
			reportUnknown(lowering, keys.register.datum ?? node, 'registers', id, ids);
			return;
		}
		const owner = ownerType(register.per);
		const on = owner === undefined ? undefined : keys.of()(owner);
		emit(ctx, {
			op: 'set',
			register: register.index,
			...(on === undefined ? {} : { on }),
			value: keys.to()(register.type),
		});
	},
	prose: sentenceIf(
		'register',
		sentenceIf(
			'of',
			sentence('effect.set.of', 'Set “{register}” of {of} to {to}.'),
			sentence('effect.set', 'Set “{register}” to {to}.'),
		),
		sentence('effect.set.var', 'Set “{var}” to {to}.'),
	),
});
