import type { Expr } from '../ir/index.ts';
import { get, textOf, textsOf } from '../link/sourced-value.ts';
import { link } from '../link/link.ts';
import { type RuleSet, type Selection, declsOf } from '../link/ruleset.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Access, accessOf, conflicts } from './access.ts';
import { lower } from './lower.ts';
import { mergedAccess } from './order-check.ts';
import { pieceFactsOf } from './piece-facts.ts';
import { addReads, noReads } from './reads.ts';
import type { LoweringContext } from './lowering-context.ts';
import { regionWords } from './tie-reason.ts';

/**
 * The parts of the state that one of two packs changes and the other changes or reads, by name (`pieces coin`), in a set-up that has
 * both, and the answers that both change (`value of a kind`). What a pack reads is in all its expressions, what it changes in its code.
 * Changes that come to the same in either order are left out, such as points. Empty where neither can notice what the other
 * does; undefined where the set-up does not compile.
 */
export function sharedState(
	workspace: Workspace,
	selection: Selection,
	[a, b]: readonly [string, string],
): string[] | undefined {
	const { ruleSet } = link(workspace, selection);
	if (ruleSet === undefined) return undefined;
	const expressions: { readonly file: string; readonly expr: Expr }[] = [];
	const lowering = lower(ruleSet, ({ file, expr }) => {
		if (expr !== undefined) expressions.push({ file, expr });
	}).made?.lowering;
	if (lowering === undefined) return undefined;
	const accessOfPack = (pack: string): Access => {
		const folder = ruleSet.packs.find((p) => p.name === pack)?.folder;
		const isOf = (file: string): boolean => folder !== undefined && file.startsWith(`${folder}/`);
		const reads = noReads();
		for (const { file, expr } of expressions)
			if (isOf(file))
				addReads(lowering, pieceFactsOf(lowering), reads, expr, {
					temps: new Map(),
					locals: new Map(),
				});
		const written = { reads: [...reads.regions.values()], writes: [], decides: false };
		return mergedAccess([written, ...codeFrom(lowering, isOf)]);
	};
	const found = conflicts(accessOfPack(a), accessOfPack(b)).map((region) =>
		regionWords(lowering, region),
	);
	return [...new Set([...found, ...answersOfBoth(ruleSet, a, b)])].sort();
}

function codeFrom(lowering: LoweringContext, isOf: (file: string) => boolean): Access[] {
	const { code } = lowering.emitter;
	const isOwn = (pc: number): boolean => {
		const { source } = code[pc]!;
		const file = source === undefined ? undefined : lowering.sources[source]?.file;
		return file !== undefined && isOf(file);
	};
	const found: Access[] = [];
	for (let from = 0; from < code.length; from++) {
		if (!isOwn(from)) continue;
		let to = from + 1;
		while (to < code.length && isOwn(to)) to++;
		found.push(accessOf(lowering, from, to));
		from = to - 1;
	}
	return found;
}

function answersOfBoth(ruleSet: RuleSet, a: string, b: string): string[] {
	const answersOf = (pack: string): { query: string; of: string[] }[] =>
		declsOf(ruleSet, 'modify')
			.filter((decl) => decl.pack === pack)
			.map(({ datum }) => ({
				query: textOf(get(datum, 'query')) ?? '',
				of: textsOf(get(datum, 'of')),
			}));
	const others = answersOf(b);
	return answersOf(a).flatMap(({ query, of }) =>
		others
			.filter((other) => other.query === query)
			.flatMap((other) => {
				if (of.length === 0 || other.of.length === 0) return [query];
				return of.filter((kind) => other.of.includes(kind)).map((kind) => `${query} of ${kind}`);
			}),
	);
}
