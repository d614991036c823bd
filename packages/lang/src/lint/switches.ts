import { type Datum, get, itemsOf, textOf } from '../link/datum.ts';
import { declsOf } from '../link/ruleset.ts';
import { report } from '../lower/unit.ts';
import { spell } from '../model/model.ts';
import type { Linting } from './lint.ts';

/** Params and elements that no text of any pack names. */
export function lintSwitches({ unit, diagnostics }: Linting): void {
	const { ruleSet } = unit;
	const texts: string[] = [];
	const gather = (datum: Datum): void => {
		if (datum.is === 'map')
			for (const [key, d] of datum.entries) if (key !== 'says' && key !== 'presets') gather(d);
		if (datum.is === 'list') datum.items.forEach(gather);
		const text = textOf(datum);
		if (text !== undefined) texts.push(text);
	};
	const columns = new Set<string>();
	for (const pack of ruleSet.packs)
		for (const part of pack.parts) {
			if (part.root !== undefined) gather(part.root);
			const column = textOf(get(part.root, 'copies-by'));
			if (column !== undefined) columns.add(column.replace(/^param\./, ''));
		}
	const all = texts.join('\n');
	const isNamed = (name: string): boolean =>
		new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?!\\w)`).test(all);
	for (const decl of declsOf(ruleSet, 'params'))
		// a param with one value is there to be named, not to be asked for
		if (
			itemsOf(get(decl.datum, 'values')).length !== 1 &&
			!columns.has(decl.id) &&
			!isNamed(`param.${spell(decl.id)}`)
		)
			report(
				{ diagnostics },
				decl.datum,
				'LINT-PARAM-UNREAD',
				{ what: 'param', id: decl.id },
				{ key: true },
			);
	for (const decl of declsOf(ruleSet, 'elements'))
		if (!isNamed(`element.${spell(decl.id)}`))
			report(
				{ diagnostics },
				decl.datum,
				'LINT-PARAM-UNREAD',
				{ what: 'element', id: decl.id },
				{ key: true },
			);
}
