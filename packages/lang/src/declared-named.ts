import { Findings } from '@tilewright/schema';
import type { Declared } from './difference.ts';
import type { RuleSet } from './link/ruleset.ts';
import { tileMoves } from './lower/moved-tiles.ts';
import { settingsUnder } from './lower/settings.ts';

export function declaredNamed(ruleSet: RuleSet, name: string): Declared | undefined {
	for (const section of [
		'rules',
		'always',
		'modify',
		'replace',
		'insert',
		'groups',
		'reasons',
	] as const)
		for (const decl of ruleSet.sections.get(section)?.values() ?? [])
			if (decl.name === name) return decl;
	const move = tileMoves(ruleSet).find((m) => m.name === name);
	if (move !== undefined) return { ...move, section: 'deck', id: `moves ${move.tile} ${move.to}` };
	const [, section, key] = /\.(scores|deck)\.(\w+)$/.exec(name) ?? [];
	if (key === undefined || (section !== 'scores' && section !== 'deck')) return undefined;
	const { ordered } = settingsUnder({ ruleSet, diagnostics: new Findings() }, `${section}.${key}`);
	const found = ordered.rules.find((s) => s.name === name);
	return found && { ...found, section, id: key };
}
