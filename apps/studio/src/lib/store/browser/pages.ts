/** Every page is made when this is built, as a folder with an index: any web server finds it. */
export const prerender = true;
export const trailingSlash = 'always';
