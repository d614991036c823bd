import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const texts = join(src, 'texts', 'en');

const all = readdirSync(src, { recursive: true, encoding: 'utf8' })
	.map((path) => path.replaceAll('\\', '/'))
	.filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|^lib\/server\//.test(path))
	.sort()
	.map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));
const files = all.filter(({ path }) => !path.startsWith('texts/'));

const LETTER = /\p{L}/u;
const READ =
	/^(aria-label|aria-description|aria-roledescription|aria-valuetext|aria-placeholder|title|placeholder|alt|label|legend)$/;
const SENTENCE = /\p{L}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}{2,}/u;

interface Found {
	readonly at: number;
	readonly text: string;
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] =>
	Object.entries(node).flatMap(([key, value]) =>
		key === 'metadata'
			? []
			: Array.isArray(value)
				? value.filter(isNode)
				: isNode(value)
					? [value]
					: [],
	);

function readIn(fragment: AST.Fragment): Found[] {
	const found: Found[] = [];
	const add = (node: Node, text: unknown): void => {
		if (typeof text === 'string') found.push({ at: node.start, text: text.trim() });
	};
	/** `attribute` is the one we are in, if any; `quiet` where nothing is for reading. */
	const walk = (node: Node, attribute: string | undefined): void => {
		const inText = attribute === undefined || READ.test(attribute);
		if (node.type === 'Text') {
			if (inText && LETTER.test(String(node.data))) add(node, node.data);
			return;
		}
		if (node.type === 'Literal' && typeof node.value === 'string') {
			if (attribute === undefined ? SENTENCE.test(node.value) : inText && LETTER.test(node.value))
				add(node, node.value);
			return;
		}
		if (node.type === 'TemplateElement') {
			const { cooked } = node.value as { cooked: string };
			if (inText && LETTER.test(cooked)) add(node, cooked);
			return;
		}
		// nobody reads the handlers of an element, keys of lists, and compared values
		if (node.type === 'BinaryExpression' || node.type === 'MemberExpression') return;
		if (node.type === 'EachBlock') {
			for (const part of ['expression', 'body', 'fallback'])
				if (isNode(node[part])) walk(node[part], undefined);
			return;
		}
		if (node.type === 'CallExpression') {
			// functions of the page know what they are given; texts come out of the catalogue
			for (const given of node.arguments as Node[])
				if (given.type !== 'Literal' && given.type !== 'TemplateLiteral') walk(given, attribute);
			return;
		}
		const inside = attributeOf(node, attribute);
		for (const child of childrenOf(node)) walk(child, inside);
	};
	walk(fragment as unknown as Node, undefined);
	return found;
}

function attributeOf(node: Node, before: string | undefined): string | undefined {
	if (node.type === 'Attribute') return String(node.name);
	if (/Directive$|^AttachTag$|^SpreadAttribute$|^ConstTag$/.test(node.type)) return 'on';
	if (node.type === 'Fragment') return undefined;
	return before;
}

/** Sentences in the code, but for those meant for programs: selectors, style, types, errors nobody sees. */
function sentencesIn(code: string): Found[] {
	const found: Found[] = [];
	const bare = code
		.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, (c) => ' '.repeat(c.length))
		.replace(/^import [^;]*;/gm, (c) => ' '.repeat(c.length));
	for (const match of bare.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)) {
		const text = (match[1] ?? match[2] ?? '').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…');
		const plain = /^[\p{L}\p{N}\s…“”‘’«»„'.,:;!?()+×→°−–—-]*$/u.test(text);
		const capital = /^\p{Lu}\p{Ll}+/u.test(text) && /\s/.test(text);
		if (plain && SENTENCE.test(text) && (capital || /[.?!]$|\p{L}[,:;]? …/u.test(text)))
			found.push({ at: match.index, text });
	}
	return found;
}

test.each(files.filter((f) => f.path.endsWith('.svelte')))('$path holds no text', ({ text }) => {
	const { fragment, instance, module } = parse(text, { modern: true });
	const scripts = [instance, module].flatMap((s) =>
		s ? [s.content as unknown as { start: number; end: number }] : [],
	);
	const found = [
		...readIn(fragment),
		...scripts.flatMap(({ start, end }) =>
			sentencesIn(text.slice(start, end)).map((f) => ({ ...f, at: f.at + start })),
		),
	];
	expect(messagesFor(found, text)).toEqual([]);
});

test('no module of the page holds a sentence', () => {
	const found = files
		.filter((f) => f.path.endsWith('.ts') && !f.path.endsWith('/testing.ts'))
		.flatMap(({ path, text }) => messagesFor(sentencesIn(text), text).map((t) => `${path}:${t}`));
	expect(found).toEqual([]);
});

const messagesFor = (found: readonly Found[], text: string): string[] =>
	found.map((f) => `${text.slice(0, f.at).split('\n').length}: ${f.text}`);

const areas = readdirSync(texts)
	.filter((name) => name.endsWith('.ts'))
	.map((name) => basename(name, '.ts'));

/** Words of either store stand in other texts, too; which ones are meant is decided by the build. */
const stores = ['in-browser', 'on-disk'];
const types = ['words', 'words-of-store'];

test.each(areas.filter((area) => !types.includes(area)))(
	'every text of %s is used',
	async (area) => {
		const entries = (await import(pathToFileURL(join(texts, `${area}.ts`)).href)) as Readonly<
			Record<string, unknown>
		>;
		const users = (
			stores.includes(area)
				? all.filter((f) => f.text.includes("from '#words'"))
				: files.filter((f) => f.text.includes(`#texts/${area}.ts`))
		).map((f) => f.text);
		expect(users.length, 'nobody reads this area').toBeGreaterThan(0);
		const unused = Object.values(entries).flatMap((catalogue) =>
			Object.keys(catalogue as object).filter(
				(key) => !users.some((text) => new RegExp(`\\.${key}\\b`).test(text)),
			),
		);
		expect(unused).toEqual([]);
	},
);

test('the test finds what it looks for', () => {
	const markup =
		'<p title="Up">{n} {n === 1 ? `one step` : "two steps"}</p>{#if a === "b"}<i class="x y">Words</i>{/if}';
	expect(readIn(parse(markup, { modern: true }).fragment).map((f) => f.text)).toEqual([
		'Up',
		'one step',
		'two steps',
		'Words',
	]);
	expect(
		sentencesIn("say('The game is over.'); at('.tools, .zoom'); f(`Step ${n} of ${m}`)").map(
			(f) => f.text,
		),
	).toEqual(['The game is over.', 'Step … of …']);
});
