import {
	type Decl,
	type RuleSet,
	type Written,
	conjunctsOf,
	declsOf,
	expressionWords,
	leavesOf,
	lexiconOf,
	placeKey,
	visible,
	writtenIn,
} from '@tilewright/lang';
import { shortName } from './name-of-decl.ts';
import type { Usage } from './requests.ts';

type Context = Pick<Written['context'], 'vars'>;

interface Use {
	readonly decl: Decl;
	readonly text: string;
	readonly context: Context;
	readonly words: () => string;
}

/** Examples of names: for each the shortest expression of the rules that uses it. */
export interface Usages {
	/** An example of the name in an expression that the fewest rules use. */
	of(expression: string): Usage | undefined;
	/** Counts how often the rules have the expression, said or denied, with any numbers and with any names for things of its types. */
	countOf(expression: string, context: Context): number;
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

function usagesOf(all: readonly Use[]): Usages {
	const byName = new Map<string, Use[]>();
	for (const written of all)
		for (const name of new Set(namesIn(written.text)))
			byName.set(name, [...(byName.get(name) ?? []), written]);
	const counts = new Map<string, number>();
	for (const { text, context } of all)
		for (const { start, end } of conjunctsOf(text)) {
			const shape = shapeOf(text.slice(start, end), context);
			counts.set(shape, (counts.get(shape) ?? 0) + 1);
		}
	const made = new Map<string, Usage | undefined>();
	const usageOf = (name: string): Usage | undefined => {
		if (made.has(name)) return made.get(name);
		const [first] = [...(byName.get(name) ?? [])].sort((a, b) => a.text.length - b.text.length);
		const usage = first && { name: shortName(first.decl), sentence: first.words() };
		made.set(name, usage);
		return usage;
	};
	return {
		countOf: (expression, context) => counts.get(shapeOf(expression, context)) ?? 0,
		of: (expression) => {
			const usesOf = (name: string): number => byName.get(name)?.length ?? 0;
			const names = namesIn(expression).filter((name) => !tellsNothing(name));
			const [rarest] = names.sort((a, b) => usesOf(a) - usesOf(b));
			return rarest === undefined ? undefined : usageOf(rarest);
		},
	};
}

function usedIn(ruleSet: RuleSet): Use[] {
	const lexicon = lexiconOf(ruleSet);
	const contexts = writtenIn(ruleSet);
	const decls = [...ruleSet.sections.keys()].flatMap((section) => declsOf(ruleSet, section));
	return decls.flatMap((decl) =>
		leavesOf(decl).flatMap(({ file, at, value }): Use[] => {
			const found = contexts.get(placeKey(file, at));
			const text = String(value);
			if (found === undefined || namesIn(text).length === 0) return [];
			const is = found.expected === 'bool' ? 'condition' : 'value';
			const words = (): string =>
				sentenceOf(expressionWords(decl, lexicon, found.context).parts(text, is));
			return [{ decl, text, context: found.context, words }];
		}),
	);
}

/** An expression without its numbers, a denial, and the things whose properties it reads, with the types of things for the names that they have at its place. */
function shapeOf(text: string, { vars }: Context): string {
	const known = visible(vars);
	return text
		.replace(/\s+/g, '')
		.replace(/^!/, '')
		.replace('!=', '==')
		.replace(/\b\d+\b/g, '0')
		.replace(/(?<![.\w])[A-Za-z_]\w*(?!\w|\()\.?/g, (found) => {
			const type = known.get(found.replace('.', ''))?.type;
			if (type === undefined) return found;
			// a kind reads the properties of its features without a name
			return found.endsWith('.') ? '' : `<${String(type)}>`;
		});
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
