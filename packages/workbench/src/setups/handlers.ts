import type { RulesOfSetup, Setup, SetupDifference } from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { missingNames, type MissingNames, setupDifferences } from './difference.ts';
import { titlesWithHouseRules } from './titles.ts';

export const handlers = ({ files }: WorkbenchServices) => ({
	'setups.difference': (of: {
		a: RulesOfSetup;
		b: RulesOfSetup;
		seats: Setup['seats'];
	}): readonly SetupDifference[] => setupDifferences(files.workspace, of.a, of.b, of),
	'setups.missing': (of: { rules: RulesOfSetup; seats: Setup['seats'] }): MissingNames =>
		missingNames(files.workspace, of.rules, of),
	/** The titles of the game, packs and house rules of each rule set. */
	'setups.titles': (all: readonly RulesOfSetup[]): readonly (readonly string[])[] =>
		all.map((rules) => titlesWithHouseRules(files.workspace, rules)),
});
