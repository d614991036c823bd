import { type SetUpFacts, decideAt } from './constant.ts';
import { type SourcedValue, get, itemsOf } from './sourced-value.ts';
import { inWordsOfPacks } from './known-words.ts';
import type { Clash, Decl, RuleSet } from './ruleset.ts';

/** The choices of a set-up that decided something before the game. With the same ones it is decided in the same way. */
export interface Deciders {
	readonly packs: ReadonlySet<string>;
	readonly elements: ReadonlySet<string>;
	readonly params: ReadonlySet<string>;
	/** The preset, or that there is none. */
	readonly preset: boolean;
	readonly seats: boolean;
}

/**
 * The choices that decided the `given` of a declaration or of a clash, those behind defaults and behind the `given` of elements
 * included.
 */
export function decidersOf(ruleSet: RuleSet, of: Pick<Decl, 'datum'> | Clash): Deciders {
	const { known } = ruleSet;
	const [packs, elements, params] = [new Set<string>(), new Set<string>(), new Set<string>()];
	let [preset, seats] = [false, false];
	const follow = (datum: SourcedValue | undefined): void => {
		for (const item of itemsOf(datum)) {
			if (item.is !== 'scalar' || typeof item.value !== 'string') continue;
			const result = decideAt(item, item.value, traced);
			// a list holds when all of its members do; the first that fails decides
			if ('value' in result && result.value === false) return;
		}
	};
	const traced: SetUpFacts = inWordsOfPacks(
		{
			pack: (name) => {
				packs.add(name);
				return known.pack(name);
			},
			element: (id) => {
				if (!elements.has(id)) {
					elements.add(id);
					preset = true;
					const decl =
						ruleSet.sections.get('elements')?.get(id) ??
						ruleSet.absent.get('elements')?.get(id)?.decl;
					follow(get(decl?.datum, 'given'));
				}
				return known.element(id);
			},
			param: (id) => {
				const param = ruleSet.params.get(id);
				if (!params.has(id)) {
					params.add(id);
					if (param?.given !== 'selection') {
						preset = true;
						follow(get(param?.decl.datum, 'default'));
					}
				}
				return known.param(id);
			},
			words: (id) => known.words(id),
			get seats() {
				seats = true;
				return known.seats;
			},
		},
		ruleSet.scopes,
	);
	follow('datum' in of ? get(of.datum, 'given') : of.given);
	return { packs, elements, params, preset, seats };
}
