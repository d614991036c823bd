import { textsOf } from '@tilewright/schema';

const faultTexts = {
	noRoom: 'the board has no room beside its start',
	inGame: (o: { why: string; seed: number }): string =>
		`${o.why} (in the game with seed ${o.seed})`,
} as const;

export const faults: typeof faultTexts = textsOf('lab/faults', faultTexts);
