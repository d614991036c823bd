/**
 * How many of a growing list to draw: a few more with every frame, so that a long list never holds the page up.
 * Call it while a component is set up.
 */
export function gradually(total: () => number, step = 2): { readonly count: number } {
	let count = $state(step);
	$effect(() => {
		if (count >= total()) return;
		const frame = requestAnimationFrame(() => (count += step));
		return () => cancelAnimationFrame(frame);
	});
	return {
		get count() {
			return count;
		},
	};
}
