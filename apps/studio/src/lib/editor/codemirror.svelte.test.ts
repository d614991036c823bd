import type { Finding } from '@tilewright/session';
import { forEachDiagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { extensions, showFindings } from './codemirror.ts';

const finding = (message: string, column: number): Finding => ({
	...{ code: 'CODE', severity: 'error', message, excerpt: '', hint: undefined },
	...{ file: 'a.yaml', line: 1, column, start: undefined, fix: undefined },
	...{ endLine: 1, endColumn: column + 1 },
});

function editor(): { view: EditorView; messages: () => string[]; updates: () => number } {
	let updates = 0;
	const none = () => Promise.resolve(undefined);
	const view = new EditorView({
		parent: document.body,
		state: EditorState.create({
			doc: 'a: 1\n',
			extensions: [
				extensions({ changed: () => {}, complete: none, explain: none }, 'Text'),
				EditorView.updateListener.of(({ transactions }) => (updates += transactions.length)),
			],
		}),
	});
	const messages = (): string[] => {
		const all: string[] = [];
		forEachDiagnostic(view.state, (d, from) => void all.push(`${from} ${d.message}`));
		return all;
	};
	return { view, messages, updates: () => updates };
}

test('findings that are shown already touch nothing, so that an open message stays', () => {
	const { view, messages, updates } = editor();
	showFindings(view, [finding('wrong', 1)], 'a.yaml');
	const shown = updates();
	expect(messages()).toEqual(['0 wrong']);
	const others = { ...finding('elsewhere', 1), file: 'b.yaml' };
	showFindings(view, [finding('wrong', 1), others], 'a.yaml');
	expect(updates()).toBe(shown);
	showFindings(view, [finding('wrong', 2)], 'a.yaml');
	expect(messages()).toEqual(['1 wrong']);
	view.destroy();
});

test('the same findings are shown anew where the text is another', () => {
	const { view, messages } = editor();
	showFindings(view, [finding('wrong', 1)], 'a.yaml');
	view.dispatch({ changes: { from: 0, insert: '# first\n' } });
	expect(messages()).toEqual(['8 wrong']);
	showFindings(view, [finding('wrong', 1)], 'a.yaml');
	expect(messages()).toEqual(['0 wrong']);
	view.destroy();
});
