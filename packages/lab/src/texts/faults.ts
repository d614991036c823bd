import { textsOf } from '@tilewright/schema';

/** Reasons why games of the lab stop, without a full stop. */
const faultTexts = {
	noRoom: 'the board has no room beside its start',
	inGame: (o: { why: string; seed: number }): string =>
		`${o.why} (in the game with seed ${o.seed})`,
} as const;

export const faults: typeof faultTexts = textsOf('lab/faults', faultTexts);
