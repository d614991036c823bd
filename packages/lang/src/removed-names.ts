import { type Diagnostic, diagnose, relatedTo } from '@tilewright/schema';
import { partsOf } from './expr/walk.ts';
import type { Expr, Span } from './ir/index.ts';
import { fileOf, rangeOf } from './link/sourced-value.ts';
import { type Removal, type RuleSet, removalsOf, writtenId } from './link/ruleset.ts';
import { resolveWord, sortOf } from './link/scopes.ts';
import { sectionWords } from './link/sections.ts';
import type { Written } from './lower/written.ts';
import { absent } from './model/declarations.ts';
import { spell, tileName } from './model/spell.ts';
import { relatedPlaces } from './texts/sections.ts';

/** Declarations that packs took away. House rules know all packs, so what they take away they mean. */
export function packRemovals(ruleSet: RuleSet): readonly Removal[] {
	const packs = new Set(ruleSet.packs.map((p) => p.name));
	return removalsOf(ruleSet).filter(({ remover }) => packs.has(remover.by));
}

/**
 * Findings about names in expressions that read as nothing because a pack took away what they name, where neither that pack nor
 * the one that writes the expression knows the other.
 */
export function removedNames(
	ruleSet: RuleSet,
	removals: readonly Removal[],
	written: readonly Written[],
): Diagnostic[] {
	const documents = new Map(
		ruleSet.packs.flatMap(({ name, parts }) =>
			parts.map((document) => [document.path, { pack: name, document }] as const),
		),
	);
	const { knows } = ruleSet.scopes;
	const found = new Map<string, Diagnostic>();
	for (const { file, expr } of written) {
		const at = documents.get(file);
		if (at === undefined || expr === undefined) continue;
		const strange = removals.filter(
			({ remover: { by } }) => by !== at.pack && !knows(by, at.pack) && !knows(at.pack, by),
		);
		if (strange.length === 0) continue;
		const { file: source } = at.document.yaml;
		for (const range of spansOfNothing(expr)) {
			const words = wordsIn(source.text.slice(range.start, range.end));
			const removal = strange.find(
				({ decl }) =>
					[spell, tileName].some((as) => words.has(as(writtenId(decl)))) &&
					isMeant(ruleSet, decl, at.pack),
			);
			if (removal === undefined) continue;
			const { decl, remover } = removal;
			const place = relatedTo(
				fileOf(remover.datum),
				rangeOf(remover.datum),
				relatedPlaces.takenAway,
			);
			const args = { what: sectionWords[decl.section], id: writtenId(decl), by: remover.by };
			found.set(
				`${file} ${range.start} ${args.id}`,
				diagnose(source, range, 'LINK-ID-REMOVED', args, { related: [place] }),
			);
		}
	}
	return [...found.values()];
}

function isMeant({ scopes }: RuleSet, decl: Removal['decl'], pack: string): boolean {
	const sort = sortOf(decl.section);
	return sort === undefined || resolveWord(scopes, sort, writtenId(decl), pack) === decl.id;
}

function spansOfNothing(expr: Expr): Span[] {
	const found: Span[] = [];
	const visit = (part: Expr): void => {
		if (part.span !== undefined && isNothing(part)) found.push(part.span);
		for (const inner of partsOf(part)) visit(inner);
	};
	visit(expr);
	return found;
}

function isNothing(expr: Expr): boolean {
	switch (expr.op) {
		case 'const':
			return expr.value < 0 || expr.type === 'int' || expr.type === 'bool';
		case 'none':
			return true;
		case 'list':
			return expr.items.length === 0;
		case 'call':
			return expr.table?.includes(absent) === true;
		default:
			return false;
	}
}

/** The names in the text of an expression; none where params, elements or packs may be why it stands for nothing. */
function wordsIn(text: string): ReadonlySet<string> {
	return new Set(/\b(?:param|element|pack)\./.test(text) ? [] : text.match(/[A-Za-z_]\w*/g));
}
