import { type SourcedValue, get, itemsOf, textOf } from '../link/sourced-value.ts';
import { declsOf } from '../link/ruleset.ts';
import { report } from '../lower/lowering-context.ts';
import { spell } from '../model/spell.ts';
import type { Linting } from './lint.ts';

export function lintSwitches({ lowering, diagnostics }: Linting): void {
	const { ruleSet } = lowering;
	const texts: string[] = [];
	const gather = (datum: SourcedValue): void => {
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
	const named = namesIn(texts);
	const isNamed = (name: string): boolean => named.has(name);
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

function namesIn(texts: readonly string[]): Set<string> {
	const names = new Set<string>();
	for (const text of texts)
		for (const [word] of text.matchAll(/(?<![\w.])(?:param|element)\.[\w.]+/g))
			for (let end = word.length; end > 0; end = word.lastIndexOf('.', end - 1))
				names.add(word.slice(0, end));
	return names;
}
