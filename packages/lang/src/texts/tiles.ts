import { textsOf } from '@tilewright/schema';

const expectedTexts = {
	placeThenMarks: 'a place, then marks',
	mark: (max: number): string => `true, or 1 to ${max}`,
	group: 'the name of a group',
	copies: 'a number of copies, or one per column',
	areas: 'kinds of area with their half sides',
	restOfGround: 'ground that no other entry names',
	givenArea:
		'half sides NL NR EL ER SL SR WL WR, inner or rest; after > a side, a half side or none',
	area: 'half sides NL NR EL ER SL SR WL WR',
	point: 'centre',
	region: 'all, or cells x/y',
	block: 'sides N E S W or half sides NL … WR',
	edge: 'sides N E S W',
} as const;

export const expectedOfTile: typeof expectedTexts = textsOf('lang/tiles', expectedTexts);
