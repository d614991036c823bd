/** The server makes every page when it is requested. */
export const prerender = false;
export const trailingSlash = 'never';
