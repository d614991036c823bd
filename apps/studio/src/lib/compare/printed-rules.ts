import type { Setup } from '@tilewright/session';

/** The rules as they are printed in the chosen edition: the same packs, no house rules, and every choice as the packs come. */
export function printedRules(setup: Setup): Setup {
	return { ...setup, elements: {}, params: {}, overlays: [] };
}

export function differsFromPrinted({ overlays = [], elements, params }: Setup): boolean {
	return [overlays, Object.keys(elements), Object.keys(params)].some((all) => all.length > 0);
}
