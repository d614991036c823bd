import { textsOf } from '@tilewright/schema';

/** Reasons why a requirement, a ban or an exemption does nothing; each goes on after its name. */
const idleTexts = {
	neverAsked: (verb: string): string =>
		`is never asked: no expression in play says can(${verb}, …)`,
	liftsNothing: 'lifts nothing: its condition never holds',
	conditionNeverHolds: 'never binds: its condition never holds',
	demandAlwaysHolds: 'never binds: what it demands always holds',
	banNeverHolds: 'never binds: what it forbids never holds',
	demandNeverHolds: 'always refuses: what it demands never holds',
	banAlwaysHolds: 'always refuses: what it forbids always holds',
} as const;

export const idleReasons: typeof idleTexts = textsOf('lang/idle-requirements', idleTexts);

const neverTexts = {
	conditionFalse: 'its condition is always false',
	emptySet: 'it goes over an empty set',
	noCause: (event: string): string => `nothing causes the event ${event}`,
} as const;

export const neverReasons: typeof neverTexts = textsOf('lang/rules-never', neverTexts);
