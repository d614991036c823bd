import { tick } from 'svelte';

/** Puts a popover below the button that opens it, or above it where there is no room, and never beyond the window. */
export async function placeBeside(button: Element, pop: HTMLElement): Promise<void> {
	pop.style.left = '0';
	await tick();
	const at = button.getBoundingClientRect();
	const own = pop.getBoundingClientRect();
	const left = Math.min(at.left, innerWidth - own.width - 8);
	const below = at.bottom + 6;
	const fits = below + own.height < innerHeight - 8;
	pop.style.left = `${Math.max(8, left)}px`;
	pop.style.top = `${fits ? below : Math.max(8, at.top - own.height - 6)}px`;
}
