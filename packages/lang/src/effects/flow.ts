import { textOf } from '../link/datum.ts';
import { nearest } from '../link/nearest.ts';
import { report } from '../lower/unit.ts';
import { type Effect, emit } from './context.ts';
import { write } from './prose.ts';

/** `grant: part`: the turn has one more part. */
export const grant: Effect = {
	name: 'grant',
	beside: [],
	lower: (ctx, node) => {
		const found = textOf(node) ?? '';
		if (found !== 'part') report(ctx.unit, node, 'RULE-WORD', { found, allowed: ['part'], near: nearest(found, ['part']) });
		emit(ctx, { op: 'grant' });
		return undefined;
	},
	prose: () => 'Grant another part of the turn.',
};

/** `finish: part`, `turn` or `game`: the rest of it is left out. */
export const finish: Effect = {
	name: 'finish',
	beside: [],
	lower: (ctx, node) => {
		const words = ['part', 'turn', 'game'] as const;
		const found = textOf(node) ?? '';
		const what = words.find((w) => w === found);
		if (what === undefined) report(ctx.unit, node, 'RULE-WORD', { found, allowed: words, near: nearest(found, words) });
		else emit(ctx, { op: 'finish', what });
		return undefined;
	},
	prose: (node) => `End the ${write(node)}.`,
};
