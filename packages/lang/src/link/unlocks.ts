import { decideAt, type SetUpFacts } from './constant.ts';
import { type SourcedValue, get, itemsOf } from './sourced-value.ts';
import { decidersOf } from './deciders.ts';
import type { Decl, RuleSet } from './ruleset.ts';

export type OtherChoice =
	| { readonly is: 'pack' | 'element'; readonly id: string; readonly to: boolean }
	| { readonly is: 'param'; readonly id: string; readonly to: boolean | string };

/**
 * The single other choices under which the `given` of an absent declaration would hold; empty where it takes more than one of them,
 * fewer packs, or another number of seats.
 */
export function unlocksOf(ruleSet: RuleSet, decl: Pick<Decl, 'datum'>): readonly OtherChoice[] {
	const { packs, elements, params } = decidersOf(ruleSet, decl);
	const given = get(decl.datum, 'given');
	const candidates: OtherChoice[] = [
		...[...packs].flatMap((id): OtherChoice[] =>
			ruleSet.known.pack(id) === false ? [{ is: 'pack', id, to: true }] : [],
		),
		...[...elements].flatMap((id): OtherChoice[] => {
			const on = ruleSet.sections.get('elements')?.has(id) ? ruleSet.elements.get(id) : undefined;
			return on === undefined ? [] : [{ is: 'element', id, to: !on }];
		}),
		...[...params].flatMap((id): OtherChoice[] => {
			const param = ruleSet.params.get(id);
			const values = param?.type === 'bool' ? [true, false] : (param?.values ?? []);
			return values.flatMap((to) =>
				to === param?.value ? [] : [{ is: 'param', id, to } as const],
			);
		}),
	];
	return candidates.filter((choice) => itemsOf(given).every((d) => holdsUnder(d, choice, ruleSet)));
}

function holdsUnder(datum: SourcedValue, choice: OtherChoice, { known }: RuleSet): boolean {
	if (datum.is !== 'scalar' || typeof datum.value !== 'string') return true;
	const result = decideAt(datum, datum.value, changed(known, choice));
	return 'value' in result && result.value === true;
}

function changed(known: SetUpFacts, { is, id, to }: OtherChoice): SetUpFacts {
	return {
		element: (name) => (is === 'element' && name === id ? to : known.element(name)),
		param: (name) => (is === 'param' && name === id ? to : known.param(name)),
		words: (name) => known.words(name),
		pack: (name) => (is === 'pack' && name === id ? to : known.pack(name)),
		seats: known.seats,
		...(known.at
			? { at: (datum) => changed(known.at!(datum), { is, id, to } as OtherChoice) }
			: {}),
	};
}
