export const prerender = false;
export const trailingSlash = 'never';
