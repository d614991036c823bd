import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { text, tracked } from './tracked.ts';

// Sentences for people stand in catalogues, where another language can take their place. The scanner finds what is put together in code.

const catalogues = [
	/^packages\/[\w-]+\/src\/texts\//,
	/^packages\/schema\/src\/(catalogue|generated)\//,
	/^packages\/schema\/src\/limit-table\.ts$/,
	/^packages\/lang\/src\/(effects|words|model)\//,
	// a listing of instructions, for developers
	/^packages\/lang\/src\/lower\/disassemble\.ts$/,
];

/** Three words, or two of which the first has a capital: keys and ids have fewer. */
const sentence = /\p{L}{2,}(?:[^\p{L}]*\s[^\p{L}]*\p{L}{2,}){2}|^\p{Lu}\p{Ll}+\s.*\p{L}{2,}/u;
const isCode = [
	/^\s*(?:INSERT|SELECT|UPDATE|DELETE|CREATE|PRAGMA|BEGIN) /,
	/^\s*[\w-]+: .*\n/,
	/\{[^{}]*:[^{}]*;/,
	/^…(?: --[\w-]+(?: [\w.]+)?)+\s*$/,
];
const markup = /<!--.*?-->|<\/?\w[^<>]*>/gsu;

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Nothing in these is for people: modules, types, errors thrown at programmers. */
function isForPrograms(node: Node): boolean {
	if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return true;
	if (node.type.startsWith('Export') && isNode(node.source)) return true;
	if (/^TS.*(Type|Keyword|Annotation|Interface|Alias)/.test(node.type)) return true;
	if (node.type === 'Property' && isNode(node.key) && node.key.value === 'font-family') return true;
	if (isDeclared(node)) return true;
	const made = node.type === 'NewExpression' && isNode(node.callee) ? node.callee.name : '';
	return /Error$/.test(String(made));
}

const declaring = ['summary', 'says', 'arguments', 'examples'];

function isDeclared(node: Node): boolean {
	const name = (key: 'key' | 'id' | 'callee'): string => {
		const named = node[key];
		return isNode(named) ? String(named.name) : '';
	};
	if (node.type === 'Property') return declaring.includes(name('key'));
	if (node.type === 'VariableDeclarator') return declaring.includes(name('id'));
	return node.type === 'CallExpression' && /Flags?$/.test(name('callee'));
}

function wordsOf(node: Node): string {
	if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
	if (node.type !== 'TemplateLiteral') return '';
	return (node.quasis as { value: { cooked: string } }[]).map((q) => q.value.cooked).join('…');
}

function sentencesIn(code: string): string[] {
	const found: string[] = [];
	const visit = (node: unknown): void => {
		if (Array.isArray(node)) return node.forEach(visit);
		if (!isNode(node) || isForPrograms(node)) return;
		const words = wordsOf(node).replace(markup, '…');
		if (sentence.test(words) && !isCode.some((code) => code.test(words)))
			found.push(words.replace(/\s+/g, ' '));
		Object.values(node).forEach(visit);
	};
	visit(parseAst(code, { lang: 'ts' }));
	return found;
}

test('the scanner finds words in strings and templates, not in imports, types and errors of programs', () => {
	const code =
		"import { a } from 'some more words';\ntype T = 'some more words';\nthrow new Error('some more words');\nsay('not one word', `Tile ${n} is here`, 'tile kind', `${a} of ${b}`, 'say \"this word\" to me', 'all < of [these]', '<p class=\"not this one\">yes it is</p>', 'SELECT all FROM here', `a: b\nc: d e f`);";
	expect(sentencesIn(code)).toEqual([
		'not one word',
		'Tile … is here',
		'say "this word" to me',
		'all < of [these]',
		'…yes it is…',
	]);
});

test('no file outside of a catalogue puts a sentence together', () => {
	const sources = tracked('packages').filter(
		(path) =>
			/\/src\/.*\.ts$/.test(path) &&
			!/\.(test|verify)\.ts$|testing\.ts$/.test(path) &&
			!catalogues.some((c) => c.test(path)),
	);
	expect(sources.length).toBeGreaterThan(400);
	const found = sources.flatMap((path) =>
		sentencesIn(text(path)).map((sentence) => `${path}: ${sentence}`),
	);
	expect(found, 'move these texts to a catalogue').toEqual([]);
});

test('no text for people needs a course in statistics', () => {
	const terms =
		/half.widths?|standard (?:errors?|deviations?)|confidence|p-values?|quantiles?|variances?|quartiles?/gi;
	const found = [...tracked('packages'), ...tracked('apps/studio')]
		.filter((path) => /\/src\/texts\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
		// measures the engine for its developers
		.filter((path) => path !== 'packages/cli/src/texts/bench.ts')
		.flatMap((path) => (text(path).match(terms) ?? []).map((term) => `${path}: ${term}`));
	expect(found).toEqual([]);
});
