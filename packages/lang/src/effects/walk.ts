import { binary } from '../ir/build.ts';
import type { Expr, VariableIR } from '../ir/index.ts';
import { get, textOf } from '../link/sourced-value.ts';
import { lowerBlock } from '../lower/block.ts';
import { decide } from '../lower/decisions.ts';
import {
	activeSeat,
	countDown,
	emit,
	label,
	localOf,
	place,
	readLocal,
	withName,
	withoutOptions,
} from '../lower/effect-context.ts';
import { takeSlots } from '../lower/emit.ts';
import { sourceOf } from '../lower/lowering-context.ts';
import { onPieces } from './each-piece.ts';
import { type Effect, effect } from './effect.ts';
import { optionalKey, notNeeded } from './key.ts';
import { block, expression, fixedCause, flag, newName, text, word } from './keys.ts';
import { sentence, sentenceIf } from './prose.ts';

/** It ends early where no step is possible, or where a decider may and does stop it. */
export const walk: Effect = effect({
	name: 'walk',
	says: 'A piece goes step by step over cells, the seats deciding in turn; it never enters a cell twice. Each cell is an option, `next 1/0`; `step` gives this word, and it is also the id of the decision.',
	keys: {
		piece: expression('piece', 'The piece that goes.'),
		as: notNeeded(newName('The name of the seat that decides this step.', 'decider')),
		start: optionalKey(expression('seat', 'Who decides first; the active seat when absent.')),
		decider: word(
			['rotating', 'same'],
			'Whether the next seat decides the next step; `rotating` when absent.',
			'rotating',
		),
		steps: expression('int', 'How many steps.'),
		step: newName('The name of the cell it may enter next.', 'step'),
		among: expression(
			'set(cell)',
			'The cells it may enter from where it stands; `visited` names those it has been on.',
			{ names: ['loop'] },
		),
		where: optionalKey(
			expression('bool', 'Cells for which this does not hold are left out.', {
				names: ['loop'],
			}),
		),
		says: text('The question of each step in words.', 300),
		pass: flag('True: the decider may stop the walk. False when absent.'),
		do: block('What is done after each step.'),
		cause: fixedCause('moved'),
	},
	siblings: {},
	instructions: ['decide', 'move'],
	lower: (ctx, keys, node) => {
		const { frame, lowering } = ctx;
		const kept = frame.next;
		const block = { mark: takeSlots(frame) };
		emit(ctx, { op: 'stack-mark', slot: block.mark });
		const piece = keys.piece();
		const name = keys.as();
		const stepName = keys.step();
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
		const inner = withName(
			withName({ ...ctx, block }, name, localOf(seat, 'seat')),
			'visited',
			localOf(visited, 'set(cell)'),
		);
		const stepping = withName(inner, stepName, localOf(step, 'cell'));
		const [again, taken, end] = [label(ctx), label(ctx), label(ctx)];
		emit(ctx, { op: 'let', slot: seat, value: keys.start() ?? activeSeat });
		emit(ctx, { op: 'let', slot: left, value: keys.steps() });
		emit(ctx, {
			op: 'let-set',
			slot: visited,
			value: { op: 'list', items: [start], type: 'set(cell)' },
		});
		place(ctx, again);
		countDown(ctx, left, 'steps', end);
		const isNew: Expr = { op: 'not', on: binary('in', cell, seen), type: 'bool' };
		const variable: VariableIR = {
			name: stepName,
			slot: step,
			type: 'cell',
			domain: { among: keys.among(inner) },
		};
		const source = sourceOf(lowering, ctx.owner, node);
		const pack = ctx.owner.slice(0, ctx.owner.indexOf('.'));
		const where = keys.where(withoutOptions(stepping));
		decide(ctx, {
			id: `${pack}.${stepName}`,
			who: decider,
			kind: 'pick',
			prompt: keys.says() ?? stepName,
			alternatives: [
				{
					id: stepName,
					says: keys.says() ?? stepName,
					lets: [],
					variables: [variable],
					where: where === undefined ? isNew : binary('&&', isNew, where),
					equivalentBy: [],
					key: [{ word: stepName }, { slot: step, type: 'cell' }],
					target: taken,
					source,
					sealed: false,
				},
			],
			...(keys.pass() ? { pass: end } : {}),
			none: end,
			source,
		});
		place(ctx, taken);
		const cause = keys.cause();
		onPieces(stepping, 'moved', piece, cause, (c, p) =>
			emit(c, { op: 'move', pieces: p, to: { to: 'entity', at: cell }, cause }),
		);
		emit(ctx, { op: 'let-set', slot: visited, value: more(seen, cell) });
		lowerBlock(stepping, keys.do());
		if (keys.decider() !== 'same')
			emit(ctx, {
				op: 'let',
				slot: seat,
				value: { op: 'call', fn: 'left(seat)', args: [decider], type: 'seat' },
			});
		emit(ctx, { op: 'jump', to: again });
		place(ctx, end);
		emit(ctx, { op: 'stack-release', slot: block.mark });
		frame.next = kept;
	},
	prose: sentenceIf(
		(node) => /^\d+$/.test(textOf(get(node, 'steps')) ?? ''),
		sentence('effect.walk', '{piece} walks {steps} steps.'),
		sentence('effect.walk.counted', '{piece} walks as many steps as {steps}.'),
	),
});
