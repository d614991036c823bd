import { GRID_ROW } from '../board/layout.ts';
import { CELL_RECORD_WORDS, SIDE_WORDS } from '../board/tile-tables.ts';
import type { Body } from './body.ts';
import { changesTiles } from './changes.ts';
import type { Emission } from './emission.ts';
import { add, choose, lt, mul, num, shl, sub, type Value, word } from './ir.ts';

/** A word of a side of a covered cell, as it shows now; words of lanes are read by `laneSegment`. */
export function sideWord(
	f: Body,
	e: Emission,
	cell: Value,
	direction: Value,
	which: number,
): Value {
	const { tables, GRID, CHANGED_CELL } = e.rt.board;
	const at = f.let(add(mul(direction, SIDE_WORDS), num(which)));
	const row = f.let(word(GRID + GRID_ROW, shl(cell, 2)));
	const printed = word(e.memory.words(tables.sides), add(row, at));
	if (!changesTiles(e)) return printed;
	const record = mul(sub(num(-1), row), CELL_RECORD_WORDS);
	return choose(lt(row, 0), word(CHANGED_CELL, add(record, at)), printed);
}
