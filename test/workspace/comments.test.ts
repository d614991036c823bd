import { expect, test } from 'vitest';
import { text, tracked } from './tracked.ts';

const opening =
	/\/\*\*?\s+(?:\*\s+)?([^\n]*)|<!-- ([^\n]*)|(?<!\/\/[^\n]*\n[\t ]*)(?<=^|[\t ])\/\/ ([^\n]*)/gm;
const nounClause = /^(what|whether|how|who|whose|why)\b(?!.*\?)/i;

function nounClauses(source: string): string[] {
	return [...source.matchAll(opening)]
		.map(([, block, markup, line]) => block ?? markup ?? line ?? '')
		.filter((words) => nounClause.test(words));
}

test('the first words of a comment are found wherever it stands', () => {
	const source = `/** What it is. */\n/**\n * Whether it is.\n */\nlet a; // how it is\n// it is\n// what it was\n<!-- Who it is -->\n// what is it?`;
	expect(nounClauses(source)).toEqual([
		'What it is. */',
		'Whether it is.',
		'how it is',
		'Who it is -->',
	]);
});

test('comments are sentences or name a thing; none begins with a noun clause', () => {
	const sources = tracked('packages', 'apps', 'test', 'scripts').filter(
		(path) => /\.(ts|mjs|js|svelte|css)$/.test(path) && !path.includes('/generated/'),
	);
	expect(sources.length).toBeGreaterThan(500);
	const found = sources
		.filter((path) => path !== 'test/workspace/comments.test.ts')
		.flatMap((path) => nounClauses(text(path)).map((words) => `${path}: ${words}`));
	expect(found).toEqual([]);
});
