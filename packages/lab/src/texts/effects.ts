import { textsOf } from '@tilewright/schema';

interface EffectWords {
	readonly subject: string;
	readonly title: string;
}

type WithRange = { readonly low: string; readonly high: string };

const effectTexts = {
	one: (o: { name: string }): string => `With ${o.name}`,
	two: (o: { a: string; b: string }): string => `With both ${o.a} and ${o.b}`,
	more: (o: { by: string }): string => `${o.by} more`,
	fewer: (o: { by: string }): string => `${o.by} fewer`,
	same: (o: EffectWords): string => `${o.subject}: ${o.title}: no change.`,
	moreGames: (o: EffectWords): string => `${o.subject}: ${o.title}: more games are needed.`,
	noneOfOne: (o: EffectWords & WithRange): string =>
		`${o.subject}: of ${o.title} no change can be told (${o.low} to ${o.high}).`,
	noneOfTwo: (o: EffectWords & WithRange): string =>
		`${o.subject}: of ${o.title} no change beyond that of each can be told (${o.low} to ${o.high}).`,
	ofOne: (o: { subject: string; clause: string } & WithRange): string =>
		`${o.subject}, ${o.clause} (${o.low} to ${o.high}).`,
	ofTwo: (o: { subject: string; clause: string } & WithRange): string =>
		`${o.subject}, ${o.clause} than the two apart would bring (${o.low} to ${o.high}).`,
} as const;

export const effects: typeof effectTexts = textsOf('lab/effects', effectTexts);
