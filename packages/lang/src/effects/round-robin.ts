import { binary, constant } from '../ir/build.ts';
import type { Expr } from '../ir/index.ts';
import { lowerBlock } from '../lower/block.ts';
import {
	activeSeat,
	countDown,
	emit,
	label,
	localOf,
	place,
	readLocal,
	withName,
} from '../lower/effect-context.ts';
import { takeSlots } from '../lower/emit.ts';
import { type Effect, effect } from './effect.ts';
import { maybe, needed } from './key.ts';
import { block, expression, newName, word } from './keys.ts';
import { sentence } from './prose.ts';

/**
 * `while` is evaluated for each seat when its turn comes. A seat that passes, or has no option, had no turn.
 */
export const roundRobin: Effect = effect({
	name: 'round-robin',
	says: 'Goes round the seats again and again, one after the other, until a whole round brings no one a turn.',
	keys: {
		as: newName('The name of the seat whose turn it is.', 'seat'),
		start: needed(maybe(expression('seat', 'Who begins.'))),
		while: maybe(
			expression('bool', 'The seat gets a turn only while this holds for it.', {
				names: ['loop'],
			}),
		),
		rounds: maybe(expression('int', 'At most this many rounds.')),
		pass: word(
			['final', 'round'],
			'`final`: a seat that passes is out for good. `round`: it may come back in the next round. `round` when absent.',
			'round',
		),
		do: needed(block('What the seat does.')),
	},
	siblings: {},
	instructions: [],
	lower: (ctx, keys) => {
		const { frame, unit } = ctx;
		const kept = frame.next;
		const seats = unit.ruleSet.seats;
		const name = keys.as();
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
		const isFinal = keys.pass() === 'final';
		const isBounded = keys.rounds.datum !== undefined;
		const inner = withName(ctx, name, localOf(taker, 'seat'));
		const [again, skip, next, end] = [label(ctx), label(ctx), label(ctx), label(ctx)];
		emit(ctx, { op: 'let', slot: taker, value: keys.start() ?? activeSeat });
		emit(ctx, { op: 'let', slot: idle, value: constant(0) });
		if (isFinal) emit(ctx, { op: 'let', slot: out, value: constant(0) });
		if (isBounded)
			emit(ctx, {
				op: 'let',
				slot: turns,
				value: binary('*', keys.rounds()!, constant(seats)),
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
		const test = keys.while(inner);
		if (test !== undefined) emit(ctx, { op: 'unless', test, to: skip });
		emit(ctx, { op: 'let', slot: was, value: idled });
		emit(ctx, { op: 'let', slot: idle, value: constant(0) });
		const onPass = (): void => {
			emit(ctx, { op: 'let', slot: idle, value: binary('+', before, constant(1)) });
			if (isFinal)
				emit(ctx, { op: 'let', slot: out, value: binary('+', passed, bitOf(seat, seats)) });
		};
		lowerBlock({ ...inner, onPass }, keys.do());
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
	},
	prose: sentence('effect.round-robin', 'In turn from {start}:', { start: 'active' }),
});

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
