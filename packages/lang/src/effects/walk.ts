import { binary } from '../ir/build.ts';
import type { Expr, VariableIR } from '../ir/index.ts';
import { get, textOf } from '../link/datum.ts';
import { check } from '../lower/check.ts';
import { emitDecision } from '../lower/decisions.ts';
import { takeSlots } from '../lower/emit.ts';
import { sourceOf } from '../lower/unit.ts';
import {
	type Effect,
	type EffectContext,
	countDown,
	emit,
	expr,
	exprOr,
	label,
	localOf,
	lowerBlock,
	place,
	readLocal,
	withName,
} from './context.ts';
import { onPieces } from './each-piece.ts';
import { said } from './prose.ts';

/**
 * `walk: { piece, as, start?, decider?, steps, step, among, where?, pass?, do }`: a piece goes from cell to cell, the seats deciding in
 * turn, and never enters a cell twice. It ends early where no step is possible, or where a decider may and does stop it.
 */
export const walk: Effect = {
	name: 'walk',
	beside: [],
	lower: (ctx, node) => {
		const { frame, unit } = ctx;
		const kept = frame.next;
		const block = { mark: takeSlots(frame) };
		emit(ctx, { op: 'stack-mark', slot: block.mark });
		const piece = expr(ctx, node, 'piece', 'piece');
		const active: Expr = { op: 'call', fn: 'active', args: [], type: 'seat' };
		const name = textOf(get(node, 'as')) ?? 'decider';
		const stepName = textOf(get(node, 'step')) ?? 'step';
		const [seat, left, visited, step] = [
			takeSlots(frame),
			takeSlots(frame),
			takeSlots(frame),
			takeSlots(frame),
		];
		const decider = readLocal(seat, name, 'seat');
		const cell = readLocal(step, stepName, 'cell');
		const seen = readLocal(visited, 'visited', 'set(cell)');
		const start: Expr = { op: 'call', fn: 'piece.cell', args: [piece], type: 'cell' };
		const more = (old: Expr, c: Expr): Expr => ({
			op: 'call',
			fn: 'set(*).union',
			args: [old, { op: 'list', items: [c], type: 'set(cell)' }],
			type: 'set(cell)',
		});
		const inner: EffectContext = withName(
			withName({ ...ctx, block }, name, localOf(seat, 'seat')),
			'visited',
			localOf(visited, 'set(cell)'),
		);
		const stepping = withName(inner, stepName, localOf(step, 'cell'));
		const [again, taken, end] = [label(ctx), label(ctx), label(ctx)];
		emit(ctx, { op: 'let', slot: seat, value: exprOr(ctx, node, 'start', 'seat', active) });
		emit(ctx, { op: 'let', slot: left, value: expr(ctx, node, 'steps', 'int') });
		emit(ctx, {
			op: 'let-set',
			slot: visited,
			value: { op: 'list', items: [start], type: 'set(cell)' },
		});
		place(ctx, again);
		countDown(ctx, left, 'steps', end);
		const isNew: Expr = {
			op: 'not',
			on: binary('in', cell, seen),
			type: 'bool',
		};
		const where = get(node, 'where');
		const variable: VariableIR = {
			name: stepName,
			slot: step,
			type: 'cell',
			domain: { among: expr(inner, node, 'among', 'set(cell)') },
		};
		const source = sourceOf(unit, ctx.owner, node);
		const pass = get(node, 'pass');
		const pack = ctx.owner.slice(0, ctx.owner.indexOf('.'));
		emitDecision(unit, frame, {
			id: `${pack}.${stepName}`,
			who: decider,
			kind: 'pick',
			prompt: textOf(get(node, 'says')) ?? stepName,
			alternatives: [
				{
					id: stepName,
					says: stepName,
					lets: [],
					variables: [variable],
					where:
						where === undefined
							? isNew
							: binary('&&', isNew, check(unit, where, 'bool', stepping.scope)),
					equivalentBy: [],
					key: [{ word: stepName }, { slot: step, type: 'cell' }],
					target: taken,
					source,
					sealed: false,
				},
			],
			...(pass?.is === 'scalar' && pass.value === true ? { pass: end } : {}),
			none: end,
			source,
		});
		place(ctx, taken);
		const cause = unit.causes.of(textOf(get(node, 'cause')) ?? 'moved');
		onPieces(stepping, 'moved', piece, cause, (c, p) =>
			emit(c, { op: 'move', pieces: p, to: { to: 'entity', at: cell }, cause }),
		);
		emit(ctx, { op: 'let-set', slot: visited, value: more(seen, cell) });
		lowerBlock(stepping, get(node, 'do'));
		if (textOf(get(node, 'decider')) !== 'same')
			emit(ctx, {
				op: 'let',
				slot: seat,
				value: { op: 'call', fn: 'left(seat)', args: [decider], type: 'seat' },
			});
		emit(ctx, { op: 'jump', to: again });
		place(ctx, end);
		emit(ctx, { op: 'stack-release', slot: block.mark });
		frame.next = kept;
		return undefined;
	},
	prose: (node) => `${said(node, 'piece')} walks ${said(node, 'steps')} steps.`,
};
