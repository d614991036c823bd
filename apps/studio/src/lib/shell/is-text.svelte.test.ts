import { afterEach, expect, test } from 'vitest';
import { isText, acceptsTyping } from './is-text.ts';

const place = document.createElement('div');
document.body.append(place);
afterEach(() => place.replaceChildren());

function last(html: string): Element {
	place.innerHTML = html;
	return [...place.querySelectorAll('*')].at(-1)!;
}

test.each(['text', 'search', 'number', 'url', 'password'])(
	'letters are written into %s',
	(type) => {
		const input = last(`<input type="${type}">`);
		expect([isText(input), acceptsTyping(input)]).toEqual([true, true]);
	},
);

test.each(['checkbox', 'radio', 'range', 'button', 'file', 'color'])(
	'letters mean nothing to %s, so they are keys of the view',
	(type) => {
		const input = last(`<input type="${type}">`);
		expect([isText(input), acceptsTyping(input)]).toEqual([false, false]);
	},
);

test('lists, windows and the editor take letters, too', () => {
	for (const html of [
		'<select></select>',
		'<textarea></textarea>',
		'<div contenteditable="true"><b></b></div>',
		'<dialog open><button></button></dialog>',
		'<div popover="auto"><button></button></div>',
		'<div class="slot"><input type="checkbox"></div>',
	])
		expect(acceptsTyping(last(html)), html).toBe(true);
	expect(acceptsTyping(last('<button></button>'))).toBe(false);
	// the focus may have been lost from an open window
	last('<dialog open></dialog>');
	expect(acceptsTyping(document.body)).toBe(true);
});
