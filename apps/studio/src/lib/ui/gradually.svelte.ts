/**
 * The number of items of a list to draw: a few more with every frame, so that a long list never holds the page up;
 * a few are drawn as they come. Call it while a component is set up.
 */
export function growingCount(total: () => number, step = 2): { readonly count: number } {
	let count = $state(step);
	$effect(() => {
		const all = total();
		if (count > all) count = Math.max(all, step);
		if (count >= all) return;
		const frame = requestAnimationFrame(() => (count += step));
		return () => cancelAnimationFrame(frame);
	});
	return {
		get count() {
			return total() - count <= step ? total() : count;
		},
	};
}
