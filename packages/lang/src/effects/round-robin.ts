import type { Expr } from '../ir/index.ts';
import { get, textOf } from '../link/datum.ts';
import { takeSlots } from '../lower/emit.ts';
import { type Effect, constant, emit, expr, label, localOf, lowerBlock, place, readLocal, withName } from './context.ts';
import { said } from './prose.ts';

const binary = (name: '+' | '/' | '%' | '<' | '==', left: Expr, right: Expr): Expr => ({
	op: 'binary',
	name,
	left,
	right,
	type: name === '<' || name === '==' ? 'bool' : 'int',
});

/**
 * `round-robin: { as, start, while?, pass?, do }`: seats in turn, clockwise, until a whole lap had nothing to do.
 * `while` asks each seat whether it takes part now; `pass: final` keeps out whoever passed a decision.
 */
export const roundRobin: Effect = {
	name: 'round-robin',
	beside: [],
	lower: (ctx, node) => {
		const { frame, unit } = ctx;
		const kept = frame.next;
		const seats = unit.ruleSet.seats;
		const name = textOf(get(node, 'as')) ?? 'seat';
		const [taker, idle, out] = [takeSlots(frame), takeSlots(frame), takeSlots(frame)];
		const seat = readLocal(taker, name, 'seat');
		const idled = readLocal(idle, 'idle', 'int');
		const passed = readLocal(out, 'passed', 'int');
		const isFinal = textOf(get(node, 'pass')) === 'final';
		// a bit of `passed` for every seat
		const numbers = Array.from({ length: seats }, (_, i) => i);
		const bit = numbers.slice(1).reduceRight<Expr>(
			(rest, i) => ({
				op: 'if',
				type: 'int',
				test: binary('==', seat, constant(numbers.length - i, 'seat')),
				then: constant(2 ** (numbers.length - i)),
				else: rest,
			}),
			constant(1),
		);
		const isOut = numbers.slice(1).reduceRight<Expr>(
			(rest, i) => ({
				op: 'if',
				type: 'bool',
				test: binary('==', seat, constant(numbers.length - i, 'seat')),
				then: binary('==', binary('%', binary('/', passed, constant(2 ** (numbers.length - i))), constant(2)), constant(1)),
				else: rest,
			}),
			binary('==', binary('%', passed, constant(2)), constant(1)),
		);
		const inner = withName(ctx, name, localOf(taker, 'seat'));
		const [again, skip, next, end] = [label(ctx), label(ctx), label(ctx), label(ctx)];
		emit(ctx, { op: 'let', slot: taker, value: expr(ctx, node, 'start', 'seat') });
		emit(ctx, { op: 'let', slot: idle, value: constant(0) });
		if (isFinal) emit(ctx, { op: 'let', slot: out, value: constant(0) });
		place(ctx, again);
		emit(ctx, { op: 'unless', test: binary('<', idled, constant(seats)), to: end });
		if (isFinal) emit(ctx, { op: 'unless', test: { op: 'not', on: isOut, type: 'bool' }, to: skip });
		if (get(node, 'while') !== undefined) emit(ctx, { op: 'unless', test: expr(inner, node, 'while', 'bool'), to: skip });
		emit(ctx, { op: 'let', slot: idle, value: constant(0) });
		const onPass = (): void => emit(ctx, { op: 'let', slot: out, value: binary('+', passed, bit) });
		lowerBlock(isFinal ? { ...inner, onPass } : inner, get(node, 'do'));
		emit(ctx, { op: 'jump', to: next });
		place(ctx, skip);
		emit(ctx, { op: 'let', slot: idle, value: binary('+', idled, constant(1)) });
		place(ctx, next);
		emit(ctx, { op: 'let', slot: taker, value: { op: 'call', fn: 'left(seat)', args: [seat], type: 'seat' } });
		emit(ctx, { op: 'jump', to: again });
		place(ctx, end);
		frame.next = kept;
		return undefined;
	},
	prose: (node) => `In turn from ${said(node, 'start')}:`,
};
