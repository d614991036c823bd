import {
	type CompatibilityRule,
	type Decl,
	type RuleSet,
	citesOf,
	compatibilityRulesOf,
	declsOf,
	fieldsOf,
} from '@tilewright/lang';
import { textsIn } from '@tilewright/schema';

export interface ElementJson {
	readonly id: string;
	readonly says: string;
	readonly default: boolean;
	readonly company?: readonly CompatibilityRule[];
	readonly source: readonly string[];
}

export interface ParamJson {
	readonly id: string;
	readonly says: string;
	readonly type: string;
	readonly values?: readonly (string | number | boolean)[];
	readonly min?: number;
	readonly max?: number;
	readonly default: string | number | boolean;
	/** Of one that means nothing unless something else is chosen: the condition. */
	readonly given?: string;
	readonly source: readonly string[];
}

export interface PresetJson {
	readonly id: string;
	readonly says: string;
	readonly elements: Readonly<Record<string, boolean>>;
	readonly params: Readonly<Record<string, string | number | boolean>>;
}

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
			...companyJson(compatibilityRulesOf(d.datum)),
			source: citesOf(d),
		})),
		params: withAbsent(ruleSet, pack, own('params')).map((d) => {
			const { min, max, values } = fieldsOf(d);
			const isAbsent = ruleSet.absent.get('params')?.has(d.id) === true;
			const param = ruleSet.params.get(d.id);
			return {
				id: d.id,
				says: says(d),
				type: param?.type ?? 'int',
				...(Array.isArray(values) ? { values: values.filter(isPlain) } : {}),
				...(typeof min === 'number' ? { min } : {}),
				...(typeof max === 'number' ? { max } : {}),
				default: param?.value ?? 0,
				...(isAbsent ? { given: givenText(d) } : {}),
				source: citesOf(d),
			};
		}),
		presets: own('presets').map((d) => {
			const { elements, params } = fieldsOf(d) as Partial<PresetJson>;
			return { id: d.id, says: says(d), elements: elements ?? {}, params: params ?? {} };
		}),
	};
}

function withAbsent(ruleSet: RuleSet, pack: string, present: readonly Decl[]): Decl[] {
	const absent = [...(ruleSet.absent.get('params')?.values() ?? [])].map((a) => a.decl);
	return [...present, ...absent.filter((d) => d.pack === pack)].sort((a, b) =>
		a.id < b.id ? -1 : 1,
	);
}

function isPlain(value: unknown): value is string | number | boolean {
	return ['string', 'number', 'boolean'].includes(typeof value);
}

function givenText(decl: Decl): string {
	const { given } = fieldsOf(decl);
	return textsIn(given).join(' && ');
}

function says(decl: Decl): string {
	const value = fieldsOf(decl);
	return typeof value['says'] === 'string' ? value['says'] : '';
}

export function companyJson(company: readonly CompatibilityRule[]): {
	company?: readonly CompatibilityRule[];
} {
	return company.length === 0 ? {} : { company };
}
