import { textsOf } from '@tilewright/schema';

const axisTexts = {
	copies: (tile: string): string => `Copies of the tile ${tile}`,
	copiesAre: (o: { tile: string; n: number }): string =>
		`${o.n} ${o.n === 1 ? 'copy' : 'copies'} of the tile ${o.tile}`,
	packs: 'Packs that are added',
	with: (titles: readonly string[]): string =>
		titles.length === 0 ? 'Without another pack' : `With ${titles.join(' and ')}`,
	without: (title: string): string => `Without ${title}`,
	isIn: 'in',
	isOut: 'out',
	isOn: 'yes',
	isOff: 'no',
	notSo: (title: string): string => `Not so: ${title}`,
	preset: 'Edition',
	presetIs: (title: string): string => `Edition: ${title}`,
	none: 'none',
} as const;

export const axisWords: typeof axisTexts = textsOf('cli/axis-words', axisTexts);
