// leaves out of a build the paragraphs of the message catalogue, which only docs/errors.md shows, and the findings of commands
import { parseAst } from 'vite';

const isCatalogue = /[/\\]schema[/\\]dist[/\\]catalogue[/\\][\w-]+\.js$/;
/** Areas whose findings only the command and the workers of a queue raise. */
export const areasOfCommands = ['cli', 'lab'];
const fileOfArea = /[/\\]schema[/\\]dist[/\\]catalogue[/\\](\w+)\.js$/;

/** The text of a module without the properties `doc` of its entries. @param {string} code */
export function withoutParagraphs(code) {
	/** @type {{ start: number, end: number }[]} */
	const found = [];
	/** @param {unknown} node */
	const visit = (node) => {
		if (typeof node !== 'object' || node === null) return;
		const { type, key, value, start, end } =
			/** @type {{ type?: string, key?: { name?: string }, value?: { type?: string }, start: number, end: number }} */ (
				node
			);
		const isText =
			value?.type === 'Literal' ||
			value?.type === 'TemplateLiteral' ||
			value?.type === 'BinaryExpression';
		if (type === 'Property' && key?.name === 'doc' && isText) found.push({ start, end });
		else for (const part of Object.values(node)) visit(part);
	};
	visit(parseAst(code));
	let out = code;
	for (const { start, end } of found.reverse())
		out = out.slice(0, start) + out.slice(end).replace(/^\s*,/, '');
	return out;
}

/** @type {import('vite').Plugin} */
export const leanCatalogue = {
	name: 'lean-catalogue',
	apply: 'build',
	transform(code, id) {
		const area = fileOfArea.exec(id)?.[1] ?? '';
		if (areasOfCommands.includes(area))
			return { code: `export const ${area}Messages = {};`, map: null };
		if (!isCatalogue.test(id)) return undefined;
		return { code: withoutParagraphs(code), map: null };
	},
};
