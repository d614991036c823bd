import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html, none } from './html.ts';

test('no text can become markup, or leave an attribute', () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const { html: found } = html`<p title="${text}">${text}</p>`;
			const inner = found.slice('<p title="'.length, -'</p>'.length);
			expect(inner.replace(/^[^"]*">/, '')).not.toMatch(/[<>"']/);
			const decoded = found.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
			expect(decoded).toBe(`<p title="${text}">${text}</p>`);
		}),
	);
});

test('markup stays markup, lists follow one another, and nothing is nothing', () => {
	const items = ['a', '<b>'].map((text) => html`<i>${text}</i>`);
	const { html: found } = html`<b>${items}</b>${none}${undefined}${3}`;
	expect(found.replace(/\s/g, '')).toBe('<b><i>a</i><i>&#60;b&#62;</i></b>3');
});
