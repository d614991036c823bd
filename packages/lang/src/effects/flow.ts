import { textOf } from '../link/datum.ts';
import { nearest } from '../link/nearest.ts';
import { report } from '../lower/unit.ts';
import { type Effect, emit } from './context.ts';
import { write } from './prose.ts';

/** `grant: part` or `turn`: the active seat has one more of it. */
export const grant: Effect = {
	name: 'grant',
	beside: [],
	lower: (ctx, node) => {
		const found = textOf(node) ?? '';
		const words = ['part', 'turn'] as const;
		if (found !== 'part' && found !== 'turn')
			report(ctx.unit, node, 'RULE-WORD', { found, allowed: words, near: nearest(found, words) });
		emit(ctx, { op: found === 'turn' ? 'grant-turn' : 'grant' });
		return undefined;
	},
	prose: (node) => `Grant another ${write(node)}.`,
};

/** `finish: part`, `turn` or `game`: the rest of it is left out. */
export const finish: Effect = {
	name: 'finish',
	beside: [],
	lower: (ctx, node) => {
		const words = ['part', 'turn', 'game'] as const;
		const found = textOf(node) ?? '';
		const what = words.find((w) => w === found);
		if (what === undefined)
			report(ctx.unit, node, 'RULE-WORD', { found, allowed: words, near: nearest(found, words) });
		else emit(ctx, { op: 'finish', what });
		return undefined;
	},
	prose: (node) => `End the ${write(node)}.`,
};
