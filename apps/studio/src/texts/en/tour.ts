import { textsOf } from '@tilewright/schema';

export const tour = textsOf('studio/tour', {
	tour: 'Tour',
	offer: 'New here?',
	offerSays:
		'Five minutes on a real game: lay a tile, see why it scored, change a rule, compare, draw a tile.',
	missing: 'The files hold no game the tour could be taken on.',
	start: 'Take the tour',
	resumeAt: (o: { step: number }) => `Go on at step ${o.step}`,
	notNow: 'Not now',
	beginGame: 'Begin a game',
	changeRule: 'Change a rule',
} as const);
