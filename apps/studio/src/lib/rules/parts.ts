export type Part = 'packs' | 'house' | 'changes' | 'details' | 'set-ups';

export const partId = (part: Part): string => `choose-${part}`;

export function goToPart(part: Part): void {
	const element = document.getElementById(partId(part));
	if (!element) return;
	if (element instanceof HTMLDetailsElement) element.open = true;
	element.scrollIntoView({ block: 'start' });
	const control = element.querySelector<HTMLElement>(':is(input, select, button, summary)');
	control?.focus({ preventScroll: true });
}
