import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Marked } from 'marked';

const QUERY = '?page';

/** The id of a heading, as links of the pages name it. @param {string} text */
const slug = (text) =>
	text
		.toLowerCase()
		.replace(/<[^>]*>|&[a-z]+;/g, '')
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.trim()
		.replaceAll(' ', '-');

/**
 * A page as HTML. Links to other pages and to headings bear where they lead (`data-page`, `data-at`); links to other files of the
 * repository are text; other sites open in a window of their own.
 * @param {string} text
 */
export function pageOf(text) {
	/** @type {Map<string, number>} */
	const seen = new Map();
	const marked = new Marked({
		renderer: {
			heading({ tokens, depth }) {
				const html = this.parser.parseInline(tokens);
				const name = slug(html);
				const nth = seen.get(name) ?? 0;
				seen.set(name, nth + 1);
				return `<h${depth} data-heading="${nth === 0 ? name : `${name}-${nth}`}">${html}</h${depth}>\n`;
			},
			link({ href, tokens }) {
				const html = this.parser.parseInline(tokens);
				if (/^https?:/.test(href))
					return `<a href="${encodeURI(href)}" target="_blank" rel="noreferrer">${html}</a>`;
				const [, page, at = ''] = /^([a-z-]+)?(?:\.md)?(?:#(.*))?$/.exec(href) ?? [];
				if (page === undefined && at === '') return html;
				return `<a href="#" data-page="${page ?? ''}" data-at="${at}">${html}</a>`;
			},
			image: ({ text: alt }) => alt,
			table(token) {
				const row = (
					/** @type {import('marked').Tokens.TableCell[]} */ cells,
					/** @type {string} */ tag,
				) =>
					`<tr>${cells.map((c) => `<${tag}>${this.parser.parseInline(c.tokens)}</${tag}>`).join('')}</tr>`;
				const body = token.rows.map((cells) => row(cells, 'td')).join('');
				return `<div class="wide"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
			},
		},
	});
	const title = /^# (.*)$/m.exec(text)?.[1] ?? '';
	const html = marked.parse(text.replace(/<!--.*?-->/gs, ''), { async: false });
	return { title, html };
}

/** @type {import('vite').Plugin} */
export const manual = {
	name: 'manual',
	enforce: 'pre',
	load(id) {
		if (!id.endsWith(`.md${QUERY}`)) return undefined;
		const path = id.slice(0, -QUERY.length);
		this.addWatchFile(path);
		const page = { id: basename(path, '.md'), ...pageOf(readFileSync(path, 'utf8')) };
		return { code: `export default ${JSON.stringify(page)};`, map: null };
	},
};
