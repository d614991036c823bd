import type { Extension, Range } from '@codemirror/state';
import {
	Decoration,
	type DecorationSet,
	EditorView,
	ViewPlugin,
	type ViewUpdate,
} from '@codemirror/view';

const EXTRA_INDENT = 2;
/** A deeper indent is not followed, so that there is room for the text. */
const MAX_INDENT = 24;

export const wrapping: Extension = [
	EditorView.lineWrapping,
	ViewPlugin.fromClass(
		class {
			decorations: DecorationSet;
			constructor(view: EditorView) {
				this.decorations = indents(view);
			}
			update(update: ViewUpdate): void {
				if (update.docChanged || update.viewportChanged) this.decorations = indents(update.view);
			}
		},
		{ decorations: (plugin) => plugin.decorations },
	),
];

function indents(view: EditorView): DecorationSet {
	const lines: Range<Decoration>[] = [];
	for (const { from, to } of view.visibleRanges)
		for (let at = from; at <= to;) {
			const line = view.state.doc.lineAt(at);
			const columns = Math.min(/^[ -]*/.exec(line.text)![0].length, MAX_INDENT) + EXTRA_INDENT;
			const style = `text-indent: -${columns}ch; padding-left: calc(${columns}ch + 6px)`;
			lines.push(Decoration.line({ attributes: { style } }).range(line.from));
			at = line.to + 1;
		}
	return Decoration.set(lines);
}
