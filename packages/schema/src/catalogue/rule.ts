import type { Area } from './entry.ts';

/** Rules, order, cycles and lints of the effective rule set. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface RuleArgs {}

export const ruleMessages: Area<RuleArgs> = {};
