export { OpenPlaces, openPlaces } from './open-places.ts';
export { type PlayedGame, type RuleUse, ruleUses } from './rule-use.ts';
export { type Refusal, type RefusedSide, refusals, whyNot } from './why-not.ts';
export { type Here, type RefusedHere, refusalsHere } from './why-not-here.ts';
export { type Tally, tallyRefusals } from './tally.ts';
