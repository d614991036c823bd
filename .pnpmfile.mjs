// A package leaves without the condition under which the workspace runs its TypeScript source: the source is not in it.
const sourceCondition = '@tilewright/source';

function withoutSource(exports) {
	if (typeof exports !== 'object' || exports === null) return exports;
	return Object.fromEntries(
		Object.entries(exports)
			.filter(([key]) => key !== sourceCondition)
			.map(([key, value]) => [key, withoutSource(value)]),
	);
}

export const hooks = {
	beforePacking: (manifest) => ({ ...manifest, exports: withoutSource(manifest.exports) }),
};
