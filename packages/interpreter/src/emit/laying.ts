import type { BoardCode } from './board.ts';
import { call } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { add, and, eq, type Fn, get, lowestBit, sub, word } from './ir.ts';
import { emptyScope, withTemp } from './scope.ts';

/** (tile kind, cell, rotation) → tile: lays a tile and lets kinds with a reach watch its cells, as `Machine.lay`. */
export function layingFn(e: Emission, board: BoardCode, x: Expressions): Fn {
	const { rt, program, machine, memory } = e;
	const { tables, KIND, ROOT, TILE_FIRST_SEGMENT } = rt.board;
	const watching = program.kinds.map(
		({ reach }, kind) => reach !== undefined && machine.scoring.completable[kind] === true,
	);
	if (!watching.includes(true)) return board.lay;
	// by tile kind: the segments that watch, as bits
	const watchers = memory.words(
		Array.from(tables.segCount, (n, tile) => {
			let bits = 0;
			for (let i = 0; i < n; i++)
				if (watching[tables.segKind[tables.segBase[tile]! + i]!]) bits |= 1 << i;
			return bits;
		}),
	);
	return e.fn('layAndWatch', ['kind', 'cell', 'rotation'], true, (f, kind, cell, rotation) => {
		if (tables.segCount.some((n) => n > 32)) e.lacks('more-than-32-segments-on-a-tile');
		const tile = f.let(call(board.lay, kind, cell, rotation));
		const first = f.let(word(TILE_FIRST_SEGMENT, tile));
		const bits = f.variable(word(watchers, kind));
		f.while(
			() => get(bits),
			() => {
				const segment = f.let(add(first, lowestBit(get(bits))));
				f.set(bits, and(get(bits), sub(get(bits), 1)));
				const of = f.let(word(KIND, segment));
				const root = f.let(word(ROOT, segment));
				program.kinds.forEach(({ reach, it }, k) => {
					if (!reach || !watching[k]) return;
					f.if(eq(of, k), () =>
						x.each(f, reach, withTemp(emptyScope, it, root), 'canonical', (watched) =>
							f.run(board.watch, watched, segment),
						),
					);
				});
			},
		);
		f.return(tile);
	});
}
