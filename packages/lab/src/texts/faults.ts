import { textsOf } from '@tilewright/schema';

const faultTexts = {
	noRoom: 'the board has no room beside its start',
} as const;

export const faults: typeof faultTexts = textsOf('lab/faults', faultTexts);
