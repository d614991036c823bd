import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const tokens = read('tokens.css');
const breakpoints = new Set(
	[...tokens.matchAll(/--breakpoint-[a-z-]+: (\d+)px/g)].map((m) => m[1]),
);

const spaced = /^((row|column)-)?gap$|^(margin|padding)(-|$)/;
const hasRadius = /^border(-[a-z-]+)?-radius$/;
const hasText = /^font(-size)?$/;

/** Lengths in a style sheet that a token should name; `isPicture` allows texts in the units of a picture. */
function literalsIn(css: string, isPicture: boolean): string[] {
	const found: string[] = [];
	for (const [, property = '', value = ''] of css.matchAll(/(?:^|[{;])\s*([a-z-]+):([^;{}]*)/gm)) {
		const least = spaced.test(property) ? 1 : hasRadius.test(property) ? 3 : 0;
		if (least === 0 && !hasText.test(property)) continue;
		for (const [length, number, unit] of value.matchAll(/(\d*\.?\d+)(px|rem)\b/g)) {
			const isSmall = unit === 'px' && Number(number) <= least;
			if (!isSmall && !(least === 0 && isPicture && unit === 'px'))
				found.push(`${property}: ${length}`);
		}
	}
	for (const [query] of css.matchAll(/@media[^{]*/g))
		for (const [, width] of query.matchAll(/(\d+)px/g))
			if (!breakpoints.has(width)) found.push(query.trim());
	return found;
}

const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	.filter((path) => /\.(svelte|css)$/.test(path) && path !== 'tokens.css')
	.map((path) => {
		const text = read(path);
		const css = path.endsWith('.css')
			? text
			: (/<style[^>]*>([^]*)<\/style>/.exec(text)?.[1] ?? '');
		return { path, css, isPicture: /<(text|foreignObject)\b/.test(text) };
	});

test('space, radii, texts and breakpoints have names', () => {
	expect(sheets.length).toBeGreaterThan(100);
	const wrong = sheets.flatMap(({ path, css, isPicture }) =>
		literalsIn(css, isPicture).map((found) => `${path}: ${found}`),
	);
	expect(wrong).toEqual([]);
});

test('every variable of a style sheet is declared', () => {
	const all = [tokens, ...sheets.map(({ path }) => read(path))].join('\n');
	const declared = new Set(
		[...all.matchAll(/(?:style:)?(--[a-z][\w-]*)\s*[:=]/g)].map((m) => m[1]),
	);
	const used = [...all.matchAll(/var\((--[a-z][\w-]*)\s*\)/g)].map((m) => m[1]);
	expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
});

test('a length without a name is found', () => {
	const css = `a { gap: 6px; margin: 0 calc(-1 * 0.3rem); border-radius: 50% 9px; font: 600 15px/1 serif; }
		@media (max-width: 577px) { a { padding: 1px; height: 8px; } }`;
	expect(literalsIn(css, false)).toEqual([
		'gap: 6px',
		'margin: 0.3rem',
		'border-radius: 9px',
		'font: 15px',
		'@media (max-width: 577px)',
	]);
	expect(literalsIn('text { font: 9px serif; }', true)).toEqual([]);
});
