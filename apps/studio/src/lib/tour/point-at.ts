const MARK = 'data-tour-here';

function usable(element: Element): boolean {
	const { width, height } = element.getBoundingClientRect();
	return width > 0 && height > 0 && element.closest('[inert]') === null;
}

function find(anchors: readonly string[]): { here: Element; index: number } | undefined {
	for (const [index, anchor] of anchors.entries()) {
		const here = [...document.querySelectorAll(anchor)].find(usable);
		if (here) return { here, index };
	}
	return undefined;
}

/** Marks a place of the page as long as it is wanted, wherever it moves to, and takes the focus there. */
export function pointAt(
	anchors: readonly string[],
	onfound: (index: number) => void = () => undefined,
): {
	readonly follow: () => () => void;
	readonly go: () => void;
} {
	return {
		follow: () => {
			let frame = 0;
			const mark = (): void => {
				frame = 0;
				const { here, index = -1 } = find(anchors) ?? {};
				onfound(index);
				for (const old of document.querySelectorAll(`[${MARK}]`))
					if (old !== here) old.removeAttribute(MARK);
				if (here && !here.hasAttribute(MARK)) here.setAttribute(MARK, '');
			};
			const soon = (): void => void (frame ||= requestAnimationFrame(mark));
			const watch = new MutationObserver(soon);
			watch.observe(document.body, {
				subtree: true,
				childList: true,
				attributeFilter: ['open', 'aria-expanded', 'disabled', 'hidden', 'inert'],
			});
			addEventListener('resize', soon);
			soon();
			return () => {
				watch.disconnect();
				removeEventListener('resize', soon);
				cancelAnimationFrame(frame);
				for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
			};
		},
		go: () => {
			const here = find(anchors)?.here;
			const target =
				here instanceof HTMLElement && here.matches(':not(button, a, [tabindex])')
					? (here.querySelector<HTMLElement>('button, a, [contenteditable=true], [tabindex]') ??
						here)
					: (here as HTMLElement | SVGElement | undefined);
			target?.scrollIntoView({ block: 'nearest' });
			target?.focus();
		},
	};
}
