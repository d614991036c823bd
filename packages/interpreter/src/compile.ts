import type { Program, RuleSet, Selection } from '@tilewright/lang';
import type { Diagnostic } from '@tilewright/schema';

/**
 * Compiles a set-up; hosts hand it in, bound to the workspace they loaded. The rule set is there whenever the packs are, also when it has
 * errors.
 */
export type Compile = (selection: Selection) => {
	readonly program?: Program | undefined;
	readonly ruleSet: Pick<RuleSet, 'elements'> | undefined;
	readonly diagnostics: readonly Diagnostic[];
};
