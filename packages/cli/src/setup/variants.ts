import {
	type Pack,
	type RuleSet,
	type Selection,
	type Workspace,
	declsOf,
	link,
} from '@tilewright/lang';

/**
 * Set-ups that together reach every declaration of a pack: as it comes, with the fewest and the most seats, under each
 * preset, with each element turned, with each word of each param.
 */
export function variantsOf(workspace: Workspace, pack: Pack, game: string): Selection[] {
	const said = pack.manifest.yaml.value as { seats?: { min?: number; max?: number } } | undefined;
	const seats = said?.seats?.min ?? 2;
	const base: Selection = { game, with: [pack.id], seats };
	const { ruleSet } = link(workspace, base);
	if (ruleSet === undefined) return [base];
	const most = seatsOf(ruleSet);
	const own = (section: 'presets' | 'elements' | 'params'): readonly string[] =>
		declsOf(ruleSet, section).flatMap((d) => (d.pack === pack.name ? d.id : []));
	return [
		{ ...base, seats: most.min },
		...(most.max === most.min ? [] : [{ ...base, seats: most.max }]),
		...own('presets').map((preset) => ({ ...base, seats: most.min, preset })),
		...own('elements').map((e) => ({
			...base,
			seats: most.min,
			elements: { [e]: !(ruleSet.elements.get(e) ?? true) },
		})),
		...own('params').flatMap((id) => {
			const param = ruleSet.params.get(id);
			if (param === undefined) return [];
			const words = param.type === 'bool' ? [!(param.value as boolean)] : param.values;
			return words
				.filter((w) => String(w) !== String(param.value))
				.map((value) => ({ ...base, seats: most.min, params: { [id]: value } }));
		}),
	];
}

/** The fewest and the most seats all packs of a rule set take. */
export function seatsOf(ruleSet: RuleSet): { min: number; max: number } {
	let [min, max] = [0, 0];
	for (const pack of ruleSet.packs) {
		const seats = (pack.manifest.yaml.value as { seats?: { min?: number; max?: number } })?.seats;
		min = Math.max(min, seats?.min ?? 0);
		max = Math.max(max, seats?.max ?? 0);
	}
	return { min: min || 2, max: max || min || 2 };
}
