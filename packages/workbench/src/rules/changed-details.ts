import type { Choices } from '@tilewright/session';

/** The number of switches and choices that are not as they usually are. */
export function changedDetails({ elements, params }: Pick<Choices, 'elements' | 'params'>): number {
	return (
		elements.filter((e) => e.on !== e.usual).length +
		params.filter((p) => p.value !== p.usual).length
	);
}
