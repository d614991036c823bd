// A page from the server waits for no part that the browser fetches later. Kit links the style sheets of all parts that the server's
// bundle holds, at the head of the page, so the bundle holds none of them.

/** Replaces components that are imported when they are needed by promises that stay open. @param {string} code */
export const withoutLazyParts = (code) =>
	code.replace(/\bimport\(\s*(['"])[^'"]+\.svelte\1\s*\)/g, 'new Promise(() => {})');

/** @type {import('vite').Plugin} */
export const lazyParts = {
	name: 'lazy-parts',
	apply: 'build',
	// components are compiled before
	enforce: 'post',
	applyToEnvironment: (environment) => environment.name === 'ssr',
	transform(code, id) {
		if (!/\/src\/.*\.svelte$/.test(id.replaceAll('\\', '/'))) return undefined;
		const after = withoutLazyParts(code);
		return after === code ? undefined : { code: after, map: null };
	},
};
