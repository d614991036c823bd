import { viewOf } from '@tilewright/interpreter';
import { Header, Machine, coveredCells, xOf, yOf } from '@tilewright/interpreter/state';
import { BotRandom } from '@tilewright/players';
import { expect, test } from 'vitest';
import { programOf } from '../testing.ts';
import { boardHoles, tilesToCome } from './board-holes.ts';

function offered(machine: Machine): string[] {
	const { board, m } = machine.rt;
	const cells = new Set<string>();
	for (let k = 0; k < machine.optionCount; k++) {
		const { alternative, values } = machine.decider.option(k);
		if (alternative < 0) continue;
		for (const c of coveredCells(board, m[Header.drawn]!, values[0]!))
			cells.add(`${xOf(board, c)}/${yOf(board, c)}`);
	}
	return [...cells].sort();
}

test.each([
	['a river that goes on', true, { with: ['river1'] }],
	[
		'rivers that fork and must have room',
		true,
		{ with: ['river1', 'river2'], params: { 'river.turnRule': 'lookahead' } },
	],
	['tiles of several cells', false, { with: ['count'] }],
])(
	'what fits a hole is what the engine offers when that tile is drawn: %s',
	(_, isRuled, selection) => {
		const program = programOf(selection);
		const machine = new Machine(program);
		machine.rt.arena.journaling = true;
		const lays = program.decisions.findIndex((d) =>
			d.alternatives.some((a) => a.variables.some((v) => v.type === 'placement')),
		);
		let [tried, ruled] = [0, 0];
		for (const seed of [2, 3]) {
			const random = new BotRandom(seed);
			machine.reset(seed);
			for (let step = 0; !machine.over && step < 70; step++) {
				const option = random.below(machine.optionCount);
				const mark = machine.mark();
				machine.choose(option);
				const { m } = machine.rt;
				if (!machine.over && m[Header.decision] === lays && step % 3 === 0) {
					const toCome = tilesToCome(machine, viewOf(machine).left);
					const holes = boardHoles(machine, toCome, 1);
					ruled += holes.reduce((sum, h) => sum + h.refused.length, 0);
					const turn = m[Header.turn]!;
					machine.undoTo(mark);
					for (const [tile, copies] of toCome.entries()) {
						if (copies === 0) continue;
						let came = false;
						machine.rt.oracle = (_stream, candidates, count) => {
							if (came) return -1;
							const at = candidates.subarray(0, count).indexOf(tile);
							came = at >= 0;
							return at;
						};
						machine.choose(option);
						machine.rt.oracle = undefined;
						// where it fits in one place alone it is laid at once
						const isHere = !machine.over && m[Header.decision] === lays && m[Header.turn] === turn;
						if (came && isHere) {
							const listed = holes
								.filter((h) => h.tiles.includes(tile))
								.map((h) => `${h.x}/${h.y}`);
							const found = m[Header.drawn] === tile ? offered(machine) : [];
							expect([program.tiles[tile]!.id, listed.sort()]).toEqual([
								program.tiles[tile]!.id,
								found,
							]);
							tried++;
						}
						machine.undoTo(mark);
					}
					machine.choose(option);
				}
			}
		}
		expect(tried).toBeGreaterThan(100);
		expect(ruled > 0).toBe(isRuled);
	},
);
