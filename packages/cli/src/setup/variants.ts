import {
	type Pack,
	type RuleSet,
	type Selection,
	type Workspace,
	declsOf,
	link,
	seatBounds,
} from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import { sampleOf } from './sample.ts';

export interface Variants {
	readonly selections: readonly Selection[];
	readonly all: number;
}

/**
 * Set-ups that together reach every declaration of a pack: as it comes, with the fewest and the most seats, under each
 * preset, with each element turned, with each word of each param. Of more than `check` may compile they are a sample.
 */
export function variantsOf(workspace: Workspace, pack: Pack, game: string): Variants {
	const seats = seatBounds([pack]).min ?? 2;
	const base: Selection = { game, with: [pack.id], seats };
	const { ruleSet } = link(workspace, base);
	if (ruleSet === undefined) return { selections: [base], all: 1 };
	const bounds = seatsOf(ruleSet);
	const first: Selection[] = [{ ...base, seats: bounds.min }];
	if (bounds.max !== bounds.min) first.push({ ...base, seats: bounds.max });
	const own = (section: 'presets' | 'elements' | 'params'): readonly string[] =>
		declsOf(ruleSet, section).flatMap((d) => (d.pack === pack.name ? d.id : []));
	const others: Selection[] = [
		...own('presets').map((preset) => ({ ...base, seats: bounds.min, preset })),
		...own('elements').map((e) => ({
			...base,
			seats: bounds.min,
			elements: { [e]: !(ruleSet.elements.get(e) ?? true) },
		})),
		...own('params').flatMap((id) => {
			const param = ruleSet.params.get(id);
			if (param === undefined) return [];
			const words = param.type === 'bool' ? [!(param.value as boolean)] : param.values;
			return words
				.filter((w) => String(w) !== String(param.value))
				.map((value) => ({ ...base, seats: bounds.min, params: { [id]: value } }));
		}),
	];
	return {
		selections: [...first, ...sampleOf(others, maxSetUps(ruleSet) - first.length)],
		all: first.length + others.length,
	};
}

function maxSetUps(ruleSet: RuleSet): number {
	const declarations = [...ruleSet.sections.values()].reduce((n, map) => n + map.size, 0);
	const affordable = Math.floor(limits.checkDeclarations / Math.max(1, declarations));
	return Math.min(limits.checkSetUps, Math.max(fewestSetUps, affordable));
}

const fewestSetUps = 12;

export function seatsOf(ruleSet: RuleSet): { min: number; max: number } {
	const { min, max } = seatBounds(ruleSet.packs);
	return { min: min ?? 2, max: max ?? min ?? 2 };
}
