/** The server makes every page when it is asked for. */
export const prerender = false;
export const trailingSlash = 'never';
