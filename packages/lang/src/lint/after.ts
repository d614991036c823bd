import { suggest } from '@tilewright/schema';
import { entriesOf, get, itemsOf, textOf, textsOf } from '../link/sourced-value.ts';
import { type Section, sectionWords } from '../link/sections.ts';
import { declsOf } from '../link/ruleset.ts';
import { report } from '../lower/lowering-context.ts';
import type { Linting } from './lint.ts';

const ordered: readonly Section[] = ['rules', 'always', 'replace'];

/**
 * Names of other packs in `after` that stand for nothing. A pack may speak of one that is not installed, so that is a finding only where
 * an installed one has almost its name, and where the pack is in the set and has nothing of almost that name.
 */
export function lintAfter({ lowering, installed, diagnostics }: Linting): void {
	const { ruleSet } = lowering;
	const names = new Set(installed);
	const spokenOf = new Map(
		ruleSet.packs.map((pack) => [
			pack.name,
			new Set(
				pack.parts.flatMap((part) => entriesOf(get(part.root, 'with')).map(([name]) => name)),
			),
		]),
	);
	for (const section of ordered) {
		const decls = declsOf(ruleSet, section);
		const present = decls.map((d) => d.name);
		// an id may hold a dot itself, and a tag may stand with its pack
		const words = new Set(
			decls.flatMap((d) => [
				d.id,
				d.name,
				...textsOf(get(d.datum, 'tags')).flatMap((tag) => [tag, `${d.pack}.${tag}`]),
			]),
		);
		for (const { pack, datum } of decls)
			for (const item of itemsOf(get(datum, 'after'))) {
				const ref = textOf(item) ?? '';
				const dot = ref.indexOf('.');
				const other = ref.slice(0, Math.max(0, dot));
				if (dot < 0 || spokenOf.get(pack)?.has(other) === true) continue;
				if (words.has(ref) || ruleSet.absent.get(section)?.has(ref) === true) continue;
				const near = names.has(other)
					? suggest(
							ref,
							present.filter((name) => name.startsWith(`${other}.`)),
						)
					: suggest(other, names).map((name) => `${name}${ref.slice(dot)}`);
				if (near.length === 0) continue;
				report({ diagnostics }, item, 'LINT-AFTER-UNKNOWN', {
					ref,
					what: sectionWords[section],
					near,
				});
			}
	}
}
