import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { extensions } from './codemirror.ts';

const long = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ');

test('a long line is read without scrolling sideways, and goes on below its own indent', async () => {
	const parent = document.createElement('div');
	parent.style.cssText = 'width: 320px; height: 400px';
	document.body.append(parent);
	const none = () => Promise.resolve(undefined);
	const view = new EditorView({
		parent,
		state: EditorState.create({
			doc: `kinds:\n  line:\n    says: ${long}\n`,
			extensions: extensions({ changed: () => {}, complete: none, explain: none }, 'Text'),
		}),
	});
	await expect.poll(() => parent.querySelectorAll('.cm-line').length).toBe(4);
	const { scrollWidth, clientWidth } = view.scrollDOM;
	expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
	const lines = [...parent.querySelectorAll<HTMLElement>('.cm-line')];
	const indents = lines.map((l) => parseFloat(getComputedStyle(l).paddingLeft));
	expect(indents[1]).toBeGreaterThan(indents[0]!);
	expect(indents[2]).toBeGreaterThan(indents[1]!);
	const begins = lines.slice(0, 3).map((l) => {
		const { paddingLeft, textIndent } = getComputedStyle(l);
		return Math.round(parseFloat(paddingLeft) + parseFloat(textIndent));
	});
	expect(new Set(begins).size).toBe(1);
	expect(lines[2]!.getBoundingClientRect().height).toBeGreaterThan(2 * view.defaultLineHeight);
	view.destroy();
	parent.remove();
});
