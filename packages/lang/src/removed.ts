import { type Diagnostic, diagnose, relatedTo } from '@tilewright/schema';
import { fileOf, rangeOf } from './link/sourced-value.ts';
import { type Removal, type RuleSet, removalsOf, writtenId } from './link/ruleset.ts';
import { sectionWords } from './link/sections.ts';
import { sortOf } from './link/scopes.ts';
import { writtenRefs } from './link/written-refs.ts';
import { spell, tileName } from './model/spell.ts';
import type { WorkspaceDocument } from './workspace/workspace.ts';
import { relatedPlaces } from './texts/sections.ts';

const missing = /^(LINK-ID-(UNKNOWN|ABSENT)|LINK-GIVEN|RULE-(TEXT|COUNT)|TYPE-.*)$/;

/**
 * Findings with the pack or the house rules that take away what they miss, and the place where that is written. The author of what
 * is faulty now may know nothing of it.
 */
export function withRemovers(found: readonly Diagnostic[], ruleSet: RuleSet): Diagnostic[] {
	const removals = removalsOf(ruleSet);
	if (removals.length === 0) return [...found];
	const documents = new Map(
		ruleSet.packs.flatMap(({ name, parts }) =>
			parts.map((document) => [document.path, { pack: name, document }] as const),
		),
	);
	const seen = new Set<string>();
	const all = found.map((finding) => {
		const at = documents.get(finding.file);
		if (at === undefined || !missing.test(finding.code)) return finding;
		const removal = removals.find(
			({ decl, remover }) => remover.by !== at.pack && isMissed(decl, finding, at.document),
		);
		return removal === undefined ? finding : named(finding, removal, at.document);
	});
	// one removal can be missed twice at one place
	return all.filter((d) => {
		const key = `${d.code} ${d.file} ${d.start} ${d.message}`;
		return d.code !== 'LINK-ID-REMOVED' || (!seen.has(key) && seen.add(key));
	});
}

function isMissed(
	decl: Removal['decl'],
	{ start, end }: Diagnostic,
	document: WorkspaceDocument,
): boolean {
	const { yaml } = document;
	const id = writtenId(decl);
	const words = new Set<string>(yaml.file.text.slice(start, end).match(/[\p{L}\p{N}_-]+/gu));
	if (![id, spell(id), tileName(id)].some((word) => words.has(word))) return false;
	const refs = writtenRefs(document).refs.filter(({ path, isKey, text }) => {
		if (text !== id && !text.endsWith(`.${id}`)) return false;
		const range = isKey ? yaml.keyRangeOf(path) : yaml.rangeOf(path);
		return range.start === start;
	});
	const sort = sortOf(decl.section);
	return refs.length === 0 || sort === undefined || refs.some((r) => r.sorts.includes(sort));
}

function named(
	finding: Diagnostic,
	{ decl, remover }: Removal,
	{ yaml }: WorkspaceDocument,
): Diagnostic {
	const place = relatedTo(fileOf(remover.datum), rangeOf(remover.datum), relatedPlaces.takenAway);
	const args = { what: sectionWords[decl.section], id: writtenId(decl), by: remover.by };
	const range = { start: finding.start, end: finding.end };
	return diagnose(yaml.file, range, 'LINK-ID-REMOVED', args, { related: [place] });
}
