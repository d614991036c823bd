export { prerender, trailingSlash } from '#store/pages.ts';
