// The Content-Security-Policy of a build: in a header of our server, in the page itself where hosts send no headers of ours.

/** @type {NonNullable<import('@sveltejs/kit/vite').Config['csp']>} */
export const policy = {
	mode: 'hash',
	directives: {
		'default-src': ['none'],
		// games of bots are played by WebAssembly; the keyword allows no script more
		'script-src': ['self', 'wasm-unsafe-eval'],
		'worker-src': ['self'],
		'connect-src': ['self'],
		// the editor and attributes set styles
		'style-src': ['self', 'unsafe-inline'],
		'img-src': ['self', 'data:', 'blob:'],
		'font-src': ['self'],
		'base-uri': ['none'],
		'form-action': ['none'],
		// counts in a header only
		'frame-ancestors': ['none'],
	},
};
