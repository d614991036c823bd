import { textsOf } from '@tilewright/schema';
import { counted, listed, nouns } from './words.ts';

export const fits = textsOf('studio/fits', {
	title: 'What fits where',
	summary: (dead: number, cells: number, left: number) =>
		`${
			dead === 0
				? cells === 1
					? 'The open cell can still be filled'
					: `All ${cells} open cells can still be filled`
				: `${dead} of ${counted(cells, { one: 'open cell', other: 'open cells' })} can no longer be filled`
		}: the rules were checked for each of ${counted(left, nouns.tile)} to come, as things stand.`,
	fit: (copies: number) => (copies === 0 ? 'nothing fits' : `${counted(copies, nouns.tile)}`),
	tilesFor: (place: string) => `Tiles for ${place}`,
	refused: (tiles: readonly string[]) =>
		`By ${tiles.length === 1 ? 'its' : 'their'} sides alone ${listed(tiles)} would fit too, but the rules keep ${tiles.length === 1 ? 'it' : 'them'} out.`,
	all: (n: number) => `Show all ${n}`,
	fewer: 'Show fewer',
	atCell: (copies: number) =>
		copies === 0 ? 'nothing left fits here' : `${counted(copies, nouns.tile)} left fit here`,
} as const);
