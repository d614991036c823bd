import {
	type Machine,
	tileCellAt,
	tileCellCount,
	tileCount,
	xOf,
	yOf,
} from '@tilewright/interpreter/state';
import { type GameQuantity, whole } from './quantity.ts';

function cellWord({ rt: { board } }: Machine, cell: number): string {
	return `${xOf(board, cell)},${yOf(board, cell)}`;
}

export function cellOf(of: string): { readonly x: number; readonly y: number } | undefined {
	const [, x, y] = /^(-?\d+),(-?\d+)$/.exec(of) ?? [];
	return x === undefined ? undefined : { x: Number(x), y: Number(y) };
}

export const cellQuantities: readonly GameQuantity[] = [
	{
		name: 'tiles-at',
		unit: 'tiles',
		per: 'cell',
		parts: whole,
		watch: (machine) => ({
			end: () => {
				const { board } = machine.rt;
				const counts = new Map<string, number>();
				for (let tile = 0; tile < tileCount(board); tile++)
					for (let i = 0; i < tileCellCount(board, tile); i++)
						counts.set(cellWord(machine, tileCellAt(board, tile, i)), 1);
				return counts;
			},
		}),
	},
	{
		name: 'pieces-at',
		unit: 'pieces',
		per: 'cell',
		parts: whole,
		watch: (machine) => {
			const counts = new Map<string, number>();
			return {
				begin: () => counts.clear(),
				place: (piece) => {
					const cell = machine.rt.pieceCell(piece);
					if (cell < 0) return;
					const of = cellWord(machine, cell);
					counts.set(of, (counts.get(of) ?? 0) + 1);
				},
				end: () => counts,
			};
		},
	},
];
