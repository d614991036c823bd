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
import { get, textOf } from '../link/sourced-value.ts';
import { takeSlots } from '../lower/emit.ts';
import { type Effect, effect } from './effect.ts';
import { optionalKey, needed } from './key.ts';
import { block, expression, newName, word } from './keys.ts';

/**
 * `while` is evaluated for each seat when its turn comes. A seat that passes, or has no option, had no turn.
 */
export const roundRobin: Effect = effect({
	name: 'round-robin',
	says: 'Asks the seats one after the other, again and again, until a whole round brings no one a turn, or earlier. A seat that passes a choice, or has no option in it, had no turn.',
	keys: {
		as: newName('The name of the seat whose turn it is.', 'seat'),
		start: needed(optionalKey(expression('seat', 'Who begins.'))),
		among: optionalKey(
			expression('set(seat)', 'Only these seats, as they are at the beginning; all when absent.'),
		),
		while: optionalKey(
			expression('bool', 'The seat gets a turn only while this holds for it.', {
				names: ['loop'],
			}),
		),
		until: word(
			['all-pass', 'one-left', 'pass'],
			'`all-pass`: until a whole round brings no one a turn. `one-left`: a pass is final, and it ends when only one seat has not passed, or when it comes back to the seat that had the last turn. `pass`: until anyone passes. `all-pass` when absent.',
			'all-pass',
		),
		rounds: optionalKey(expression('int', 'At most this many rounds.')),
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
		const { frame, lowering } = ctx;
		const kept = frame.next;
		const seats = lowering.ruleSet.seats;
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
		const until = keys.until();
		const among = keys.among();
		const isFinal = keys.pass() === 'final' || until === 'one-left';
		const isMasked = isFinal || among !== undefined;
		const isBounded = keys.rounds.datum !== undefined;
		const inner = withName(ctx, name, localOf(taker, 'seat'));
		const [again, skip, next, end] = [label(ctx), label(ctx), label(ctx), label(ctx)];
		emit(ctx, { op: 'let', slot: taker, value: keys.start() ?? activeSeat });
		// the seat that had the last turn does not get another one while the others have none
		const maxIdle = until === 'one-left' ? seats - 1 : seats;
		emit(ctx, { op: 'let', slot: idle, value: constant(maxIdle - seats) });
		if (isMasked) emit(ctx, { op: 'let', slot: out, value: outsiders(among, seats) });
		if (isBounded)
			emit(ctx, {
				op: 'let',
				slot: turns,
				value: binary('*', keys.rounds()!, constant(seats)),
			});
		place(ctx, again);
		emit(ctx, { op: 'unless', test: binary('<', idled, constant(maxIdle)), to: end });
		if (until === 'one-left')
			emit(ctx, {
				op: 'unless',
				test: binary('<', countOut(passed, seats), constant(seats - 1)),
				to: end,
			});
		if (isBounded) countDown(ctx, turns, 'turns', end);
		if (isMasked)
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
			const idled = until === 'pass' ? constant(seats) : binary('+', before, constant(1));
			emit(ctx, { op: 'let', slot: idle, value: idled });
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
	prose: {
		english: {
			'effect.round-robin': 'Each player in turn, from {start}:',
			'effect.round-robin.left':
				'Each player in turn, from {start}, until only one has not passed:',
			'effect.round-robin.pass': 'Each player in turn, from {start}, until one passes:',
		},
		describe: (node, words) => ({
			code: `effect.round-robin${endings[textOf(get(node, 'until')) ?? ''] ?? ''}`,
			args: { start: words.at('start', 'the active player') },
		}),
	},
});

const endings: Readonly<Record<string, string>> = { 'one-left': '.left', pass: '.pass' };

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
	return bySeat(seat, seats, 'bool', (i) => binary('==', bitAt(passed, i), constant(1)));
}

function bitAt(mask: Expr, i: number): Expr {
	return binary('%', binary('/', mask, constant(2 ** i)), constant(2));
}

function countOut(passed: Expr, seats: number): Expr {
	return sum(seats, (i) => bitAt(passed, i));
}

function outsiders(among: Expr | undefined, seats: number): Expr {
	if (among === undefined) return constant(0);
	return sum(seats, (i) => ({
		op: 'if',
		type: 'int',
		test: binary('in', constant(i, 'seat'), among),
		then: constant(0),
		else: constant(2 ** i),
	}));
}

function sum(seats: number, value: (i: number) => Expr): Expr {
	let result = value(0);
	for (let i = 1; i < seats; i++) result = binary('+', result, value(i));
	return result;
}
