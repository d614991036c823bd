import { appendAll } from '@tilewright/schema';
import type { Findings } from '@tilewright/schema';
import {
	type SourcedValue,
	compareIds,
	entriesOf,
	get,
	textOf,
	textsOf,
} from '../link/sourced-value.ts';
import { type Decl, type RuleSet, declsOf } from '../link/ruleset.ts';
import { type MarkDecl, absent } from '../model/declarations.ts';
import type { Symbol } from './symbols.ts';
import { report } from './lowering-context.ts';
import { tagsOf } from './words.ts';

export type MarkSymbol = MarkDecl & {
	readonly kinds: readonly string[];
	readonly datum: SourcedValue;
	readonly oriented: boolean;
};

interface Found {
	readonly of: MarkDecl['of'];
	readonly fold: MarkDecl['fold'];
	readonly kinds: string[];
	readonly datum: SourcedValue;
	readonly oriented?: boolean;
	/** The pack that declares it; of several, the one that the others know. */
	pack: string | undefined;
	on: boolean;
}

/** Marks of kinds and of tiles in canonical order; one id means one mark, whatever kinds carry it. */
export function collectMarks(
	kinds: readonly Symbol[],
	ruleSet: RuleSet,
	diagnostics: Findings,
): MarkSymbol[] {
	const found = new Map<string, Found>();
	const add = (id: string, made: Found): void => {
		const old = found.get(id);
		if (old === undefined) {
			found.set(id, made);
			return;
		}
		if (old.of !== made.of || old.fold !== made.fold)
			report({ diagnostics }, made.datum, 'RULE-MARK-TWICE', { mark: id }, { key: true });
		appendAll(old.kinds, made.kinds);
		old.on ||= made.on;
		old.pack = firstOf(ruleSet, old.pack, made.pack);
	};
	for (const kind of kinds)
		for (const [id, datum] of entriesOf(get(kind.decl.datum, 'marks')))
			add(id, {
				of: 'segment',
				fold: foldOf(textOf(datum) ?? textOf(get(datum, 'fold'))),
				kinds: [kind.id],
				datum,
				pack: ruleSet.scopes.packOf(datum) ?? kind.decl.pack,
				on: kind.index >= 0,
			});
	const declare = (decl: Decl, on: boolean): void => {
		const of = textsOf(get(decl.datum, 'of'));
		const isTile = of.length === 0 || of.includes('tile');
		const carries = (k: Symbol): boolean =>
			of.includes('segment') || of.includes(k.id) || tagsOf(k.decl).some((t) => of.includes(t));
		const oriented = get(decl.datum, 'oriented');
		const isOriented = oriented?.is === 'scalar' && oriented.value === true;
		add(decl.id, {
			of: isTile ? 'tile' : 'segment',
			fold: isOriented ? 'max' : foldOf(textOf(get(decl.datum, 'fold'))),
			kinds: isTile ? [] : kinds.filter(carries).map((k) => k.id),
			datum: decl.datum,
			oriented: isTile && isOriented,
			pack: decl.pack,
			on,
		});
	};
	for (const decl of declsOf(ruleSet, 'marks')) declare(decl, true);
	for (const { decl } of ruleSet.absent.get('marks')?.values() ?? []) declare(decl, false);
	let index = 0;
	return [...found]
		.sort(([a], [b]) => compareIds(a, b))
		.map(([id, m]) => ({
			id,
			index: m.on ? index++ : absent,
			of: m.of,
			fold: m.fold,
			...(m.pack === undefined ? {} : { pack: m.pack }),
			kinds: m.kinds,
			datum: m.datum,
			oriented: m.oriented ?? false,
		}));
}

/** Of two packs, the one that the other knows: who knows the other knows it as well. */
function firstOf(
	{ scopes }: RuleSet,
	a: string | undefined,
	b: string | undefined,
): string | undefined {
	if (a === undefined || b === undefined) return undefined;
	if (scopes.knows(b, a)) return a;
	return scopes.knows(a, b) ? b : undefined;
}

function foldOf(text: string | undefined): MarkDecl['fold'] {
	return text === 'sum' || text === 'all' || text === 'max' ? text : 'any';
}
