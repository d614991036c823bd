import { binary, constant } from '../ir/build.ts';
import type { Expr } from '../ir/index.ts';
import { get, textOf } from '../link/datum.ts';
import { takeSlots } from '../lower/emit.ts';
import {
	type Effect,
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
import { said } from './prose.ts';

/**
 * `round-robin: { as, start?, while?, rounds?, pass?, do }`: seats in turn, clockwise, until a whole lap brought no one a turn.
 * `while` asks each seat whether it takes part now. A seat that passes (or has no option) had no turn; `pass: final` keeps it out.
 */
export const roundRobin: Effect = {
	name: 'round-robin',
	beside: [],
	lower: (ctx, node) => {
		const { frame, unit } = ctx;
		const kept = frame.next;
		const seats = unit.ruleSet.seats;
		const name = textOf(get(node, 'as')) ?? 'seat';
		const [taker, idle, was, out, turns] = [
			takeSlots(frame),
			takeSlots(frame),
			takeSlots(frame),
			takeSlots(frame),
			takeSlots(frame),
		];
		const seat = readLocal(taker, name, 'seat');
		const [idled, before, passed] = [
			readLocal(idle, 'idle', 'int'),
			readLocal(was, 'was', 'int'),
			readLocal(out, 'out', 'int'),
		];
		const isFinal = textOf(get(node, 'pass')) === 'final';
		const isBounded = get(node, 'rounds') !== undefined;
		const inner = withName(ctx, name, localOf(taker, 'seat'));
		const [again, skip, next, end] = [label(ctx), label(ctx), label(ctx), label(ctx)];
		const active: Expr = { op: 'call', fn: 'active', args: [], type: 'seat' };
		emit(ctx, { op: 'let', slot: taker, value: exprOr(ctx, node, 'start', 'seat', active) });
		emit(ctx, { op: 'let', slot: idle, value: constant(0) });
		if (isFinal) emit(ctx, { op: 'let', slot: out, value: constant(0) });
		if (isBounded)
			emit(ctx, {
				op: 'let',
				slot: turns,
				value: binary('*', expr(ctx, node, 'rounds', 'int'), constant(seats)),
			});
		place(ctx, again);
		emit(ctx, { op: 'unless', test: binary('<', idled, constant(seats)), to: end });
		if (isBounded) countDown(ctx, turns, 'turns', end);
		if (isFinal)
			emit(ctx, {
				op: 'unless',
				test: { op: 'not', on: isOut(seat, passed, seats), type: 'bool' },
				to: skip,
			});
		if (get(node, 'while') !== undefined)
			emit(ctx, { op: 'unless', test: expr(inner, node, 'while', 'bool'), to: skip });
		emit(ctx, { op: 'let', slot: was, value: idled });
		emit(ctx, { op: 'let', slot: idle, value: constant(0) });
		const onPass = (): void => {
			emit(ctx, { op: 'let', slot: idle, value: binary('+', before, constant(1)) });
			if (isFinal)
				emit(ctx, { op: 'let', slot: out, value: binary('+', passed, bitOf(seat, seats)) });
		};
		lowerBlock({ ...inner, onPass }, get(node, 'do'));
		emit(ctx, { op: 'jump', to: next });
		place(ctx, skip);
		emit(ctx, { op: 'let', slot: idle, value: binary('+', idled, constant(1)) });
		place(ctx, next);
		emit(ctx, {
			op: 'let',
			slot: taker,
			value: { op: 'call', fn: 'left(seat)', args: [seat], type: 'seat' },
		});
		emit(ctx, { op: 'jump', to: again });
		place(ctx, end);
		frame.next = kept;
		return undefined;
	},
	prose: (node) => `In turn from ${said(node, 'start', 'active')}:`,
};

/** One of several values by seat. */
function bySeat(seat: Expr, seats: number, type: 'int' | 'bool', value: (i: number) => Expr): Expr {
	let result = value(0);
	for (let i = 1; i < seats; i++)
		result = {
			op: 'if',
			type,
			test: binary('==', seat, constant(i, 'seat')),
			then: value(i),
			else: result,
		};
	return result;
}

function bitOf(seat: Expr, seats: number): Expr {
	return bySeat(seat, seats, 'int', (i) => constant(2 ** i));
}

function isOut(seat: Expr, passed: Expr, seats: number): Expr {
	return bySeat(seat, seats, 'bool', (i) =>
		binary('==', binary('%', binary('/', passed, constant(2 ** i)), constant(2)), constant(1)),
	);
}
