import { type Decl, type RuleSet, citesOf, declsOf, valueOf } from '@tilewright/lang';

export interface ElementJson {
	readonly id: string;
	readonly says: string;
	readonly default: boolean;
	readonly source: readonly string[];
}

export interface ParamJson {
	readonly id: string;
	readonly says: string;
	readonly type: string;
	readonly values?: readonly (string | number | boolean)[];
	readonly min?: number;
	readonly max?: number;
	/** The value it has when nobody says otherwise. */
	readonly default: string | number | boolean;
	readonly source: readonly string[];
}

export interface PresetJson {
	readonly id: string;
	readonly says: string;
	readonly elements: Readonly<Record<string, boolean>>;
	readonly params: Readonly<Record<string, string | number | boolean>>;
}

/** What can be chosen about one pack, read from a rule set in which nothing was chosen. */
export function choicesOf(
	ruleSet: RuleSet,
	pack: string,
): { elements: ElementJson[]; params: ParamJson[]; presets: PresetJson[] } {
	const own = (section: 'elements' | 'params' | 'presets'): Decl[] =>
		declsOf(ruleSet, section).filter((d) => d.pack === pack);
	return {
		elements: own('elements').map((d) => ({
			id: d.id,
			says: says(d),
			default: ruleSet.elements.get(d.id) ?? true,
			source: citesOf(d),
		})),
		params: own('params').map((d) => {
			const { min, max, values } = valueOf(d) as Partial<Omit<ParamJson, 'id'>>;
			const param = ruleSet.params.get(d.id);
			return {
				id: d.id,
				says: says(d),
				type: param?.type ?? 'int',
				...(values === undefined ? {} : { values }),
				...(min === undefined ? {} : { min }),
				...(max === undefined ? {} : { max }),
				default: param?.value ?? 0,
				source: citesOf(d),
			};
		}),
		presets: own('presets').map((d) => {
			const { elements, params } = valueOf(d) as Partial<PresetJson>;
			return { id: d.id, says: says(d), elements: elements ?? {}, params: params ?? {} };
		}),
	};
}

function says(decl: Decl): string {
	const value = valueOf(decl) as { says?: unknown };
	return typeof value.says === 'string' ? value.says : '';
}
