import type { Machine } from '@tilewright/interpreter/state';
import { type GameQuantity, seatWord, whole } from './quantity.ts';

function awayOf({ rt, program }: Machine, seat: number): number {
	const kinds = program.pieces.length;
	let away = 0;
	for (let block = seat * kinds; block < (seat + 1) * kinds; block++)
		away += rt.pieceCount[block]! - rt.m[rt.SUPPLY + block]!;
	return away;
}

export const pieceQuantities: readonly GameQuantity[] = [
	{
		name: 'pieces-out',
		unit: 'pieces',
		per: 'seat',
		parts: () => 100,
		watch: (machine) => {
			const { seats } = machine.rt;
			const sums = new Array<number>(seats).fill(0);
			let decisions = 0;
			return {
				begin: () => {
					sums.fill(0);
					decisions = 0;
				},
				decide: () => {
					decisions++;
					for (let seat = 0; seat < seats; seat++) sums[seat]! += awayOf(machine, seat);
				},
				end: () =>
					sums.map((sum, seat) => [
						seatWord(seat),
						decisions === 0 ? 0 : Math.round((100 * sum) / decisions),
					]),
			};
		},
	},
	{
		name: 'pieces-placed',
		unit: 'times',
		per: 'seat-piece',
		parts: whole,
		watch: ({ rt, program }) => {
			const counts = new Map<string, number>();
			return {
				begin: () => counts.clear(),
				place: (piece) => {
					const owner = rt.pieceOwner[piece]!;
					const sort = program.pieces[rt.pieceKind[piece]!]!.id;
					const of = owner < 0 ? sort : `${seatWord(owner)}, ${sort}`;
					counts.set(of, (counts.get(of) ?? 0) + 1);
				},
				end: () => counts,
			};
		},
	},
];
