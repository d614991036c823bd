import { get, itemsOf, textOf } from '../link/datum.ts';
import { nearest } from '../link/nearest.ts';
import { declsOf } from '../link/ruleset.ts';
import { report } from '../lower/unit.ts';
import { type Effect, type EffectContext, emit, expr } from './context.ts';
import { said } from './prose.ts';

/** `run: { part | wave | slots, seat?, measure?, quiet? }`: a stretch of the timeline here, and back. */
export const run: Effect = {
	name: 'run',
	beside: [],
	lower: (ctx, node) => {
		const { stretches } = ctx.unit;
		const wave = textOf(get(node, 'wave'));
		const slots = itemsOf(get(node, 'slots')).flatMap((d) => textOf(d) ?? []);
		emit(ctx, {
			op: 'run-begin',
			...(get(node, 'seat') === undefined ? {} : { seat: expr(ctx, node, 'seat', 'seat') }),
			...(get(node, 'measure') === undefined ? {} : { measure: expr(ctx, node, 'measure', 'int') }),
			quiet: quietOf(ctx, node),
		});
		if (wave !== undefined) {
			emit(ctx, { op: 'wave-begin', wave });
			emit(ctx, { op: 'call', routine: stretches.wave(), args: [] });
			emit(ctx, { op: 'wave-end' });
		} else
			emit(ctx, {
				op: 'call',
				routine: slots.length > 0 ? stretches.slots(slots) : stretches.part(),
				args: [],
			});
		emit(ctx, { op: 'run-end' });
		return undefined;
	},
	prose: (node) =>
		`Run ${said(node, 'slots', said(node, 'wave', 'a part'))} for ${said(node, 'seat', 'active')}.`,
};

/** Qualified ids of the rules that are silent in the run. */
function quietOf(ctx: EffectContext, node: Parameters<typeof expr>[1]): string[] {
	const known = declsOf(ctx.unit.ruleSet, 'rules');
	return itemsOf(get(node, 'quiet')).flatMap((item) => {
		const id = textOf(item) ?? '';
		const found = known.filter((d) => d.id === id || d.name === id);
		if (found.length === 0)
			report(ctx.unit, item, 'LINK-ID-UNKNOWN', {
				what: 'rule',
				id,
				near: nearest(
					id,
					known.map((d) => d.id),
				),
			});
		return found.map((d) => d.name);
	});
}
