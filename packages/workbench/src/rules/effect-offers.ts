import {
	type Effect,
	type RuleSet,
	type Value,
	type Workspace,
	declsOf,
	effectSentences,
	effects,
	isList,
	isMapping,
	lexiconOf,
} from '@tilewright/lang';
import { findDecl } from './declared.ts';
import { shortName } from './name-of-decl.ts';
import { doneKey, effectsOf } from './effects-of.ts';
import type { Probe, ProbedPlace } from './probe.ts';
import type { Offer } from './requests.ts';
import { withoutCode } from './without-code.ts';

/**
 * The effects that can be put between those `before` and `after`, each with its sentence: simple uses, and those that stand in rules of
 * these packs and of house rules that come with them. Effects that do not compile there are left out.
 */
export function* effectOffers(
	ruleSet: RuleSet,
	workspace: Workspace,
	probe: Probe,
	place: ProbedPlace,
	[before, after]: readonly [readonly Value[], readonly Value[]],
): Generator<void, Offer[], void> {
	const known = usesIn(ruleSet, workspace);
	const uses = yield* fitting(known, (list) => {
		const found = probe.wrongItems(place, [...before, ...list.map(({ use }) => use), ...after]);
		const own = [...(found ?? [])].map((i) => i - before.length);
		return found && new Set(own.filter((i) => i >= 0 && i < list.length));
	});
	const given = uses.map(({ use }) => use);
	const list = [...before, ...given, ...given.map(withOne), ...after];
	const linked = probe.linked(place, list);
	const decl = linked && findDecl(linked, place.key);
	if (linked === undefined || decl === undefined) return [];
	const sentences = effectSentences(decl, lexiconOf(linked)).slice(before.length);
	const seen = new Set<string>();
	return uses.flatMap(({ effect, use, usage }, i): Offer[] => {
		const label = sentenceIn(sentences[i]);
		if (label === '' || seen.has(label)) return [];
		seen.add(label);
		const by = spelled(use);
		const numbers = numbersIn(by, label);
		const ones: Offer['ones'] =
			numbers.length === 1 ? { '0': sentenceIn(sentences[uses.length + i]) } : {};
		const alike = effect.found.alike(isMapping(use) ? use[effect.name]! : use);
		const example = usage ?? known.find((k) => k.usage && k.effect === effect)?.usage;
		return [
			{
				...{ label, doc: withoutCode(effect.says), by, numbers, alike },
				...{
					ones,
					comparison: undefined,
					usage: example,
					phrases: '',
					isNear: false,
					uses: usage ? 1 : 0,
				},
			},
		];
	});
}

interface Use {
	readonly effect: Effect;
	readonly use: Value;
	readonly usage: Offer['usage'];
}

/** Effects that name nothing for those after them. */
function usesIn(ruleSet: RuleSet, workspace: Workspace): Use[] {
	const simple = [...effects.values()].flatMap((effect) =>
		effect.found.uses.map((of): Use => ({ effect, use: { [effect.name]: of }, usage: undefined })),
	);
	const lexicon = lexiconOf(ruleSet);
	const written = (['rules', 'actions', 'always'] as const)
		.flatMap((section) => declsOf(ruleSet, section))
		.flatMap((decl) => {
			const sentences = effectSentences(decl, lexicon);
			return effectsOf(decl).map((use, i) => {
				const name = shortName(decl);
				return { use, usage: { name, sentence: sentenceIn(sentences[i]) } };
			});
		});
	const packs = new Set<unknown>(ruleSet.packs);
	const shipped = workspace.packs
		.filter((p) => packs.has(p))
		.flatMap(({ others }) => others.filter((d) => d.kind === 'overlay'))
		.flatMap(({ yaml }) => listsIn((yaml.value ?? null) as Value))
		.map((use) => ({ use, usage: undefined }));
	const seen = new Set<string>();
	const others = [...written, ...shipped].flatMap(({ use, usage }): Use[] => {
		const effect = isMapping(use)
			? Object.keys(use).flatMap((key) => effects.get(key) ?? [])[0]
			: undefined;
		return effect === undefined || namesSomething(effect) ? [] : [{ effect, use, usage }];
	});
	return [...simple, ...others].filter(({ use }) => {
		const text = JSON.stringify(use);
		return !seen.has(text) && seen.add(text);
	});
}

function namesSomething({ name, keys }: Effect): boolean {
	return (
		name === 'let' ||
		name === 'choose' ||
		Object.values(keys).some(({ schema }) => schema?.['x-declares'] !== undefined)
	);
}

/** All effects in the lists below a value. */
function listsIn(value: Value): Value[] {
	if (isList(value)) return value.flatMap(listsIn);
	if (!isMapping(value)) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		key === doneKey && isList(inner) ? [...inner, ...listsIn(inner)] : listsIn(inner),
	);
}

/** Those that compile where they are put. They are compiled together; what is wrong is left out, and found apart where it is not told. */
function* fitting(
	all: readonly Use[],
	wrongIn: (list: readonly Use[]) => ReadonlySet<number> | undefined,
): Generator<void, readonly Use[], void> {
	yield;
	if (all.length === 0) return [];
	const wrong = wrongIn(all);
	if (wrong?.size === 0) return all;
	if (wrong !== undefined)
		return yield* fitting(
			all.filter((_, i) => !wrong.has(i)),
			wrongIn,
		);
	if (all.length === 1) return [];
	const middle = Math.ceil(all.length / 2);
	const first = yield* fitting(all.slice(0, middle), wrongIn);
	return [...first, ...(yield* fitting(all.slice(middle), wrongIn))];
}

function sentenceIn(lines: readonly string[] = []): string {
	return lines.map((line) => line.trim()).join(' ');
}

/** A use with 1 for each of its numbers, or −1 for a loss, of which its sentence may speak otherwise. */
function withOne(use: Value): Value {
	if (typeof use === 'number') return Math.sign(use);
	if (isList(use)) return use.map(withOne);
	if (!isMapping(use)) return use;
	return Object.fromEntries(Object.entries(use).map(([key, inner]) => [key, withOne(inner)]));
}

/** An effect as YAML on one line. */
function spelled(value: Value): string {
	if (isList(value)) return `[${value.map(spelled).join(', ')}]`;
	if (isMapping(value))
		return `{ ${Object.entries(value)
			.map(([key, inner]) => `${key}: ${spelled(inner)}`)
			.join(', ')} }`;
	return typeof value === 'string' && !/^[a-z][\w-]*$/i.test(value)
		? JSON.stringify(value)
		: String(value);
}

/** The numbers of a text, where its sentence has the same ones in the same order. */
function numbersIn(by: string, label: string): Offer['numbers'] {
	const found = [...by.matchAll(/\d+/g)];
	const said = label.match(/\d+/g) ?? [];
	return found.map(([n]) => n).join(' ') === said.join(' ')
		? found.map(({ index, 0: n }) => ({ start: index, end: index + n.length }))
		: [];
}
