import { tick } from 'svelte';
import type { GameAccess } from '../capabilities.ts';

/** Selectors of the elements to go on with by keys, best first. */
const NEXT = ['.end-turn', '[data-cell][tabindex="0"]', '.spot', '.chips button', '#end-title'];
const IN_LIST = ['#panel .options button', ...NEXT];

/**
 * A step takes away what had the focus: whoever plays with keys finds it at what comes next, in the list if it was there.
 * Call it while a component is set up.
 */
export function keepFocus(studio: GameAccess): {
	readonly listen: () => () => void;
	readonly after: () => void;
} {
	let keys = false;
	let inList = false;
	const pressed = (): void => void (keys = true);
	const pointed = (): void => void (keys = false);
	const focused = ({ target }: FocusEvent): void => {
		const element = target as Element;
		if (element.closest('#side')) inList = true;
		else if (element.closest('.viewport, .actions')) inList = false;
	};
	return {
		listen: () => {
			addEventListener('keydown', pressed, true);
			addEventListener('pointerdown', pointed, true);
			addEventListener('focusin', focused);
			return () => {
				removeEventListener('keydown', pressed, true);
				removeEventListener('pointerdown', pointed, true);
				removeEventListener('focusin', focused);
			};
		},
		after: () => {
			if (!keys) return;
			void tick().then(() => {
				const { activeElement } = document;
				const lost =
					activeElement === null ||
					activeElement === document.body ||
					(activeElement instanceof HTMLButtonElement && activeElement.disabled);
				if (
					!lost ||
					!(studio.personDecides || studio.game?.awaitsConfirmation || studio.game?.over)
				)
					return;
				for (const selector of inList ? IN_LIST : NEXT) {
					const next = document.querySelector<HTMLElement | SVGElement>(selector);
					if (!next) continue;
					if (next.tabIndex < 0 && !next.hasAttribute('tabindex')) next.tabIndex = -1;
					next.focus();
					return;
				}
			});
		},
	};
}
