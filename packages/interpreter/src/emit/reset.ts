import { cellAt } from '../board/grid.ts';
import { GRID_WATCHER } from '../board/layout.ts';
import { beginningOf } from '../run/beginning.ts';
import type { Runtime } from '../run/runtime.ts';
import { beginZones } from '../run/zones.ts';
import type { BoardCode } from './board.ts';
import type { BoardEvents } from './board-events.ts';
import type { Body } from './body.ts';
import type { DeckCode } from './deck.ts';
import type { Emission } from './emission.ts';
import { type Fn, get, gt, num, shl, sub, type Value, word } from './ir.ts';

/** (seed): puts the state back to the beginning of a game, as `Machine.reset` up to its first instruction. */
export function resetFn(
	e: Emission,
	deck: DeckCode,
	lay: Fn,
	events: BoardEvents,
	{ isCounted, isSettled }: Pick<BoardCode, 'isCounted' | 'isSettled'>,
): Fn {
	const { rt, program, memory } = e;
	const { board } = rt;
	const { GRID } = board;
	const blank = memory.words(beginningOf(rt));
	const optional = memory.words(optionalBeginning(rt));
	const begin = e.fnOrClosure('begin', (f, seed) => {
		const tiles = f.let(word(board.TILE_COUNT));
		const segments = f.let(word(board.SEGMENT_COUNT));
		downFrom(f, tiles, (t) => f.store(GRID, shl(word(board.TILE_CELL, t), 2), 0));
		downFrom(f, word(board.FRONTIER_COUNT), (i) =>
			f.store(GRID, shl(word(board.FRONTIER_CELL, i), 2), 0),
		);
		downFrom(f, word(board.WATCHER_COUNT), (w) =>
			f.store(GRID + GRID_WATCHER, shl(word(board.WATCHER_CELL, w), 2), 0),
		);
		for (const { base, per, size, initial } of board.plan.resets) {
			const used = per === 'segments' ? segments : per === 'tiles' ? tiles : num(size);
			const [to, length] = [num(base * 4), shl(used, 2)];
			if (initial === 'index') f.add({ op: 'copy', to, from: num(board.IDENTITY * 4), length });
			else if (initial === 0 || initial === -1) {
				if (size <= 4) for (let i = 0; i < size; i++) f.store(base + i, 0, initial);
				else f.add({ op: 'fill', to, byte: num(initial & 255), length });
			} else f.count(0, used, (i) => f.store(base, i, initial));
		}
		f.add({ op: 'copy', to: num(0), from: num(blank * 4), length: num(rt.BOARD * 4) });
		f.run(deck.seed, seed);
		program.registers.forEach(({ default: first }, i) => {
			const [base, size] = [rt.REGISTER[i]!, rt.registerSize[i]!];
			if (first === 0 || first === -1)
				f.add({
					op: 'fill',
					to: num(base * 4),
					byte: num(first & 255),
					length: num(size * 4),
				});
			else f.count(0, num(size), (at) => f.store(base, at, first));
		});
		const { from: first, end } = rt.optional;
		const [to, from] = [num(first * 4), num(optional * 4)];
		if (end > first) f.add({ op: 'copy', to, from, length: num((end - first) * 4) });
		for (const { tile, x, y, turn } of program.deck.start) {
			const cell = cellAt(board, x, y);
			if (board.recording) f.run(events.gather, num(tile), num(cell * 4 + turn));
			f.run(lay, num(tile), num(cell), num(turn));
			if (board.recording) f.run(events.note);
		}
		f.store(board.FIRST_UNCHECKED, 0, word(board.SEGMENT_COUNT));
		f.store(board.DIRTY_COUNT, 0, 0);
		f.store(board.EVENT_COUNT, 0, 0);
	});
	return e.fn('reset', ['seed'], false, (f, seed) => {
		f.run(begin, seed);
		f.store(isCounted, 0, 0);
		f.store(isSettled, 0, 0);
	});
}

function optionalBeginning(rt: Runtime): Int32Array {
	const { m, optional } = rt;
	const before = m.slice();
	m.fill(0);
	m.set(beginningOf(rt));
	optional.reset(m);
	beginZones(rt);
	const words = m.slice(optional.from, optional.end);
	m.set(before);
	return words;
}

function downFrom(f: Body, end: Value, say: (i: Value) => void): void {
	const i = f.variable(end);
	f.while(
		() => gt(get(i), 0),
		() => {
			f.set(i, sub(get(i), 1));
			say(get(i));
		},
	);
}
