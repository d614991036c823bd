import {
	type Param,
	type Selection,
	type Workspace,
	declsOf,
	link,
	valueOf,
} from '@tilewright/lang';
import { dataOf } from '../../support/packs.ts';
import type { Numbers } from '../campaign.ts';

type Value = NonNullable<Selection['params']>[string];

function gamesIn(workspace: Workspace): { game: string; min: number; max: number }[] {
	return workspace.packs
		.filter((p) => p.role === 'game' && p.game !== undefined)
		.map((p) => {
			const { seats } = dataOf(p.manifest) as { seats?: { min?: number; max?: number } };
			return { game: p.game!, min: seats?.min ?? 1, max: seats?.max ?? 12 };
		});
}

export function randomSelection(workspace: Workspace, numbers: Numbers): Selection {
	const { game, min, max } = numbers.pick(gamesIn(workspace));
	const packs = workspace.packs.filter((p) => p.role === 'expansion' && p.game === game);
	const share = numbers.below(101);
	const plain: Selection = {
		game,
		with: packs.filter(() => numbers.percent(share)).map((p) => p.name),
		seats: min + numbers.below(max - min + 1),
	};
	const { ruleSet } = link(workspace, plain);
	if (ruleSet === undefined) return plain;
	const presets = declsOf(ruleSet, 'presets').map((d) => d.id);
	const many = numbers.pick([0, 5, 25, 100]);
	const elements = declsOf(ruleSet, 'elements').flatMap(({ id }) =>
		numbers.percent(many) ? [[id, numbers.percent(50)] as const] : [],
	);
	const params = [...ruleSet.params.values()].flatMap((param) =>
		numbers.percent(many) ? [[param.id, numbers.pick(valuesOf(param))] as const] : [],
	);
	return {
		...plain,
		...(presets.length > 0 && numbers.percent(25) ? { preset: numbers.pick(presets) } : {}),
		elements: Object.fromEntries(elements),
		params: Object.fromEntries(params),
	};
}

function valuesOf({ type, values, decl, value }: Param): Value[] {
	if (type === 'bool') return [true, false];
	if (type === 'enum') return [...values];
	if (values.length > 0) return values.map(Number);
	const { min, max } = valueOf(decl) as { min?: number; max?: number };
	const about = Number(value);
	const [lowest, highest] = [min ?? about, max ?? about + 2];
	return [lowest, about, about + 1, about - 1, highest].filter((n) => n >= lowest && n <= highest);
}

/** Set-ups with one choice less, from the greatest step to the smallest. */
export function* simplerSelections(of: Selection): Generator<Selection> {
	const { with: packs = [], elements = {}, params = {}, preset, ...rest } = of;
	const made = (change: Partial<Selection>): Selection => ({
		...rest,
		with: packs,
		...(preset === undefined ? {} : { preset }),
		elements,
		params,
		...change,
	});
	if (packs.length > 1) yield made({ with: [] });
	for (const pack of packs) yield made({ with: packs.filter((p) => p !== pack) });
	if (preset !== undefined) yield { ...rest, with: packs, elements, params };
	if (Object.keys(params).length > 1) yield made({ params: {} });
	for (const id of Object.keys(params)) yield made({ params: without(params, id) });
	if (Object.keys(elements).length > 1) yield made({ elements: {} });
	for (const id of Object.keys(elements)) yield made({ elements: without(elements, id) });
	for (const seats of [2, of.seats - 1]) if (seats > 0 && seats < of.seats) yield made({ seats });
}

const without = <T>(table: Readonly<Record<string, T>>, id: string): Record<string, T> =>
	Object.fromEntries(Object.entries(table).filter(([key]) => key !== id));
