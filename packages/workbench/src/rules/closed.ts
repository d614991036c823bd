import { readSentence, withEllipsis, wordFor } from '@tilewright/session';
import {
	type Deciders,
	decidersOf,
	type OtherChoice,
	type Pack,
	type RuleSet,
	spell,
	unlocksOf,
	valueOf,
} from '@tilewright/lang';

export interface ClosedDetail {
	readonly id: string;
	readonly pack: string;
	readonly says: string;
	/** `any`: each of the reasons would bring it back alone. `all`: what it depends on as it is now. */
	readonly by: 'any' | 'all';
	readonly reasons: readonly ClosedReason[];
}

export interface ClosedReason {
	readonly is: 'pack' | 'element' | 'param';
	readonly says: string;
	/** Absent for a param, whose sentence holds its value. */
	readonly on?: boolean;
}

export function closedDetails(ruleSet: RuleSet, packs: readonly Pack[]): readonly ClosedDetail[] {
	const titleOf = (name: string): string =>
		ruleSet.packs.find((p) => p.name === name || p.id === name)?.title ?? name;
	return (['elements', 'params'] as const).flatMap((section) =>
		[...(ruleSet.absent.get(section)?.values() ?? [])].flatMap(({ decl, why }): ClosedDetail[] => {
			if (why !== 'given') return [];
			const alone = unlocksOf(ruleSet, decl);
			const reasons = alone.length > 0 ? alone : presentChoices(ruleSet, decidersOf(ruleSet, decl));
			return [
				{
					id: decl.id,
					pack: titleOf(decl.pack),
					says: withEllipsis(saysOf(valueOf(decl)) || decl.id),
					by: alone.length > 0 ? 'any' : 'all',
					reasons: reasons.map((choice) => inWords(ruleSet, packs, choice)),
				},
			];
		}),
	);
}

function presentChoices(
	{ elements, params, known }: RuleSet,
	of: Deciders,
): readonly OtherChoice[] {
	return [
		...[...of.packs].map((id) => ({ is: 'pack', id, to: known.pack(id) ?? false }) as const),
		...[...of.elements].map(
			(id) => ({ is: 'element', id, to: elements.get(id) ?? false }) as const,
		),
		...[...of.params].flatMap((id): OtherChoice[] => {
			const value = params.get(id)?.value;
			return value === undefined || typeof value === 'number'
				? []
				: [{ is: 'param', id, to: value }];
		}),
	];
}

function inWords(
	ruleSet: RuleSet,
	packs: readonly Pack[],
	{ is, id, to }: OtherChoice,
): ClosedReason {
	if (is === 'pack') {
		const pack = packs.find((p) => p.game === ruleSet.game && spell(p.name) === id);
		return { is, says: pack?.title ?? id, on: to };
	}
	if (is === 'element') {
		const decl =
			ruleSet.sections.get('elements')?.get(id) ?? ruleSet.absent.get('elements')?.get(id)?.decl;
		return { is, says: (decl && saysOf(valueOf(decl))) || id, on: to };
	}
	const param = ruleSet.params.get(id)!;
	const sentence = readSentence(saysOf(valueOf(param.decl)) || id);
	const values = param.type === 'bool' ? [true, false] : param.values;
	const word = wordFor(
		sentence,
		values,
		values.findIndex((value) => value === to),
	);
	return { is, says: `${sentence.before}${word}${sentence.after}` };
}

function saysOf(value: unknown): string {
	const { says } = (value ?? {}) as { says?: unknown };
	return typeof says === 'string' ? says : '';
}
