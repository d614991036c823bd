import type { Finding } from '@tilewright/session';
import {
	autocompletion,
	type CompletionContext,
	type CompletionResult,
} from '@codemirror/autocomplete';
import { indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import {
	EditorState,
	type Extension,
	RangeSet,
	StateEffect,
	StateField,
	type Text,
} from '@codemirror/state';
import { EditorView, GutterMarker, gutter, hoverTooltip, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import {
	type Explanation,
	type Proposals,
	type ChangedLines,
	changedLines,
} from '@tilewright/workbench';
import { editorPhrases as t } from '#texts/editor-phrases.ts';
import { wrapping } from './wrapping.ts';

export interface EditorHooks {
	changed(text: string): void;
	complete(text: string, offset: number): Promise<Proposals | undefined>;
	explain(text: string, offset: number): Promise<Explanation | undefined>;
}

export function extensions(hooks: EditorHooks, label: string): Extension {
	return [
		basicSetup,
		wrapping,
		keymap.of([indentWithTab]),
		yaml(),
		syntaxHighlighting(colours),
		look,
		lintGutter(),
		marks,
		changeGutter,
		EditorState.tabSize.of(2),
		EditorState.phrases.of(t.phrases),
		EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
		EditorView.updateListener.of((update) => {
			if (update.docChanged) hooks.changed(update.state.doc.toString());
		}),
		autocompletion({
			override: [(context) => complete(context, hooks)],
			activateOnTypingDelay: 80,
			icons: false,
		}),
		hoverTooltip(async (view, pos) => {
			const explanation = await hooks.explain(view.state.doc.toString(), pos);
			if (!explanation || explanation.to > view.state.doc.length) return null;
			return {
				pos: explanation.from,
				end: explanation.to,
				above: true,
				create: () => ({ dom: card(explanation.title, explanation.text) }),
			};
		}),
	];
}

async function complete(
	context: CompletionContext,
	hooks: EditorHooks,
): Promise<CompletionResult | null> {
	const before = context.matchBefore(/[\w.]*/);
	if (!context.explicit && (!before || before.from === before.to)) return null;
	const found = await hooks.complete(context.state.doc.toString(), context.pos);
	if (!found || found.list.length === 0 || context.aborted) return null;
	return {
		from: Math.min(found.from, context.pos),
		validFor: /^[\w-]*$/,
		options: found.list.map(({ label, apply, form, detail, info }) => ({
			label,
			type: form === 'key' ? 'property' : form,
			...(apply === undefined ? {} : { apply }),
			...(detail === '' ? {} : { detail }),
			...(info === '' ? {} : { info: () => card('', info) }),
		})),
	};
}

function card(title: string, text: string): HTMLElement {
	const dom = document.createElement('div');
	dom.className = 'cm-card';
	if (title !== '')
		dom.append(Object.assign(document.createElement('strong'), { textContent: title }));
	const p = document.createElement('p');
	text.split('`').forEach((part, i) => {
		const code = i % 2 === 1;
		p.append(code ? Object.assign(document.createElement('code'), { textContent: part }) : part);
	});
	dom.append(p);
	return dom;
}

const shownFindings = new WeakMap<EditorView, { readonly doc: Text; readonly content: string }>();

/**
 * Shows the findings of a file; a quick fix is an action beside the message. The same findings of the same text are left alone: showing
 * them again would close the message that somebody reads.
 */
export function showFindings(view: EditorView, findings: readonly Finding[], path: string): void {
	const { doc } = view.state;
	const content = JSON.stringify(findings.filter((f) => f.file === path));
	const shown = shownFindings.get(view);
	if (shown?.doc === doc && shown.content === content) return;
	shownFindings.set(view, { doc, content });
	const at = (line: number, column: number): number => {
		const l = doc.line(Math.min(Math.max(line, 1), doc.lines));
		return Math.min(l.from + Math.max(column - 1, 0), l.to);
	};
	const all = findings
		.filter((f) => f.file === path)
		.map((f): Diagnostic => {
			const from = at(f.line, f.column);
			const fix = f.fix?.edits.every((e) => e.file === path) ? f.fix : undefined;
			return {
				from,
				to: Math.max(from, at(f.endLine ?? f.line, f.endColumn ?? f.column)),
				severity: f.severity,
				source: f.code,
				message: f.hint === undefined ? f.message : `${f.message}\n${f.hint}`,
				actions: fix
					? [
							{
								name: fix.title,
								apply: (v) =>
									v.dispatch({
										// counted from the finding: line breaks on disk may be longer
										changes: fix.edits.map((e) => ({
											from: from + e.start - (f.start ?? 0),
											to: from + e.end - (f.start ?? 0),
											insert: e.text,
										})),
									}),
							},
						]
					: [],
			};
		})
		.sort((a, b) => a.from - b.from);
	view.dispatch(setDiagnostics(view.state, all));
}

export function replaceText(view: EditorView, text: string): void {
	const old = view.state.doc.toString();
	if (old === text) return;
	let from = 0;
	while (from < old.length && from < text.length && old[from] === text[from]) from++;
	let to = old.length;
	let end = text.length;
	while (to > from && end > from && old[to - 1] === text[end - 1]) {
		to--;
		end--;
	}
	view.dispatch({ changes: { from, to, insert: text.slice(from, end) } });
}

export function goToLine(view: EditorView, line: number): void {
	const { doc } = view.state;
	const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines));
	view.dispatch({
		selection: { anchor: from },
		effects: EditorView.scrollIntoView(from, { y: 'center' }),
	});
	view.focus();
}

export function markChanges(view: EditorView, disk: string): ChangedLines {
	const lines = changedLines(disk, view.state.doc.toString());
	view.dispatch({ effects: setMarks.of(lines) });
	return lines;
}

class LineMark extends GutterMarker {
	override readonly elementClass: string;
	constructor(elementClass: string) {
		super();
		this.elementClass = elementClass;
	}
}
const changedMark = new LineMark('cm-changed-line');
const removedMark = new LineMark('cm-removed-line');
const setMarks = StateEffect.define<ChangedLines>();
const marks = StateField.define<RangeSet<GutterMarker>>({
	create: () => RangeSet.empty,
	update: (old, tr) => {
		let now = old.map(tr.changes);
		for (const effect of tr.effects)
			if (effect.is(setMarks)) {
				const { doc } = tr.state;
				const at = (line: number) => doc.line(Math.min(Math.max(line, 1), doc.lines)).from;
				now = RangeSet.of(
					[
						...effect.value.changed.map((line) => changedMark.range(at(line))),
						...effect.value.removedAfter.map((line) => removedMark.range(at(line))),
					],
					true,
				);
			}
		return now;
	},
});
const changeGutter = gutter({ class: 'cm-changes', markers: (view) => view.state.field(marks) });

const colours = HighlightStyle.define([
	{ tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-key)' },
	{ tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
	{ tag: [tags.comment, tags.lineComment], color: 'var(--muted)', fontStyle: 'italic' },
	{ tag: [tags.content, tags.attributeValue], color: 'var(--ink)' },
	{ tag: [tags.punctuation, tags.separator, tags.bracket], color: 'var(--muted)' },
	{ tag: [tags.keyword, tags.meta, tags.labelName, tags.typeName], color: 'var(--code-word)' },
]);

const look = EditorView.theme({
	'&': {
		'--code-key': 'light-dark(#1f5a43, #8fd4b0)',
		'--code-string': 'light-dark(#8a3d12, #f0b48f)',
		'--code-word': 'light-dark(#5b3f8c, #c9b3f2)',
		'--code-line': 'light-dark(rgb(120 95 40 / 0.08), rgb(255 240 210 / 0.06))',
		'--code-selection': 'light-dark(#cfe3d6, #33523f)',
		'--code-match': 'light-dark(#e6ecd8, #35402f)',
		height: '100%',
		fontSize: 'var(--text-small)',
		background: 'var(--panel)',
		color: 'var(--ink)',
	},
	'&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
	'.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5' },
	'.cm-content': { caretColor: 'var(--ink)' },
	'.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)' },
	'.cm-gutters': {
		background: 'var(--panel-2)',
		color: 'var(--muted)',
		borderRight: '1px solid var(--line)',
	},
	'.cm-activeLine': { background: 'var(--code-line)' },
	'.cm-activeLineGutter': { background: 'var(--code-line)', color: 'var(--ink)' },
	'&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
		{ background: 'var(--code-selection)' },
	'.cm-selectionMatch': { background: 'var(--code-match)' },
	'&.cm-focused .cm-matchingBracket': {
		background: 'var(--code-match)',
		outline: '1px solid var(--line-strong)',
	},
	'.cm-changes': { width: '4px' },
	'.cm-changed-line': { background: 'var(--accent)' },
	'.cm-removed-line': { borderBottom: '3px solid var(--warn)' },
	'.cm-tooltip': {
		background: 'var(--panel)',
		color: 'var(--ink)',
		border: '1px solid var(--line-strong)',
		borderRadius: '8px',
		boxShadow: '0 6px 24px var(--shadow)',
		maxWidth: '26rem',
	},
	'.cm-card': { padding: '6px 10px', font: 'var(--text-small)/1.4 var(--sans)', maxWidth: '24rem' },
	'.cm-tooltip-autocomplete > ul > li': { padding: '2px 6px' },
	'.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
		background: 'var(--accent)',
		color: 'var(--on-accent)',
	},
	'.cm-completionDetail': {
		color: 'inherit',
		opacity: '1',
		fontStyle: 'normal',
		marginLeft: '1em',
	},
	'.cm-diagnostic': {
		padding: '6px 10px',
		font: 'var(--text-small)/1.4 var(--sans)',
		whiteSpace: 'pre-wrap',
	},
	'.cm-diagnostic-error': { borderLeftColor: 'var(--warn)' },
	'.cm-diagnosticSource': { opacity: '1', color: 'var(--muted)', fontFamily: 'var(--mono)' },
	'.cm-diagnosticAction': {
		background: 'var(--accent)',
		color: 'var(--on-accent)',
		borderRadius: '6px',
		padding: '2px 8px',
		minHeight: '24px',
		border: '0',
	},
	'.cm-panels': { background: 'var(--panel-2)', color: 'var(--ink)', borderColor: 'var(--line)' },
	'.cm-foldPlaceholder': { background: 'var(--panel-2)', color: 'var(--muted)', border: '0' },
});
