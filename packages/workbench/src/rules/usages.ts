import {
	type Decl,
	type RuleSet,
	declsOf,
	expressionWords,
	leavesOf,
	lexiconOf,
	placeKey,
	writtenIn,
} from '@tilewright/lang';
import { shortName } from './name-of-decl.ts';
import type { Usage } from './requests.ts';

interface Written {
	readonly decl: Decl;
	readonly text: string;
	readonly words: () => string;
}

/** Examples of names: for each the shortest expression of the rules that uses it. */
export interface Usages {
	/** An example of the name in an expression that the fewest rules use. */
	of(expression: string): Usage | undefined;
}

const operations: ReadonlySet<string> = new Set([
	'size',
	'empty',
	'exists',
	'all',
	'filter',
	'none',
	'minus',
	'union',
	'first',
	'only',
	'min',
	'max',
]);

const known = new WeakMap<RuleSet, Usages>();

export function usagesIn(ruleSet: RuleSet): Usages {
	let found = known.get(ruleSet);
	if (found === undefined) known.set(ruleSet, (found = usagesOf(usedIn(ruleSet))));
	return found;
}

function usagesOf(all: readonly Written[]): Usages {
	const byName = new Map<string, Written[]>();
	for (const written of all)
		for (const name of new Set(namesIn(written.text)))
			byName.set(name, [...(byName.get(name) ?? []), written]);
	const made = new Map<string, Usage | undefined>();
	const usageOf = (name: string): Usage | undefined => {
		if (made.has(name)) return made.get(name);
		const [first] = [...(byName.get(name) ?? [])].sort((a, b) => a.text.length - b.text.length);
		const usage = first && { name: shortName(first.decl), sentence: first.words() };
		made.set(name, usage);
		return usage;
	};
	return {
		of: (expression) => {
			const usesOf = (name: string): number => byName.get(name)?.length ?? 0;
			const names = namesIn(expression).filter((name) => !tellsNothing(name));
			const [rarest] = names.sort((a, b) => usesOf(a) - usesOf(b));
			return rarest === undefined ? undefined : usageOf(rarest);
		},
	};
}

function usedIn(ruleSet: RuleSet): Written[] {
	const lexicon = lexiconOf(ruleSet);
	const contexts = writtenIn(ruleSet);
	const decls = [...ruleSet.sections.keys()].flatMap((section) => declsOf(ruleSet, section));
	return decls.flatMap((decl) =>
		leavesOf(decl).flatMap(({ file, at, value }): Written[] => {
			const found = contexts.get(placeKey(file, at));
			const text = String(value);
			if (found === undefined || namesIn(text).length === 0) return [];
			const is = found.expected === 'bool' ? 'condition' : 'value';
			const words = (): string =>
				sentenceOf(expressionWords(decl, lexicon, found.context).parts(text, is));
			return [{ decl, text, words }];
		}),
	);
}

/** Many expressions that are about other things have it, such as `empty` and the name of one member. */
function tellsNothing(name: string): boolean {
	return name.length < 3 || operations.has(name);
}

function namesIn(text: string): string[] {
	return text.match(/[A-Za-z_]\w*/g) ?? [];
}

export function sentenceOf(parts: readonly (string | { readonly label: string })[]): string {
	return parts.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}
