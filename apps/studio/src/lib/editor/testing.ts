import { type Edited, type TextState } from '@tilewright/workbench';
import { History } from '../history.svelte.ts';
import { TextEdit } from './text-edit.ts';

/** Texts that can be edited, as the page holds them, and the history of their edits. */
export function editableTexts(disk: Record<string, string | undefined>) {
	const edits: Record<string, Edited | undefined> = {};
	const saved = new Map<string, string | undefined>();
	const history = new History();
	const textOf = (path: string): string | undefined => edits[path]?.text ?? disk[path];
	const access = {
		texts: (paths: readonly string[]) =>
			Promise.resolve(paths.map((path) => ({ path, disk: disk[path], text: textOf(path) }))),
		isSaved: (path: string, disk: string | undefined) => saved.get(path) === disk,
		put: (next: Readonly<Record<string, Edited | undefined>>) => void Object.assign(edits, next),
	};
	function change(path: string, text: string, joins?: string): void {
		const edit = edits[path];
		const before: TextState = { text: textOf(path), edit };
		const next = text === disk[path] ? undefined : { text, base: edit?.base ?? disk[path] ?? '' };
		edits[path] = next;
		const after: TextState = { text, edit: next };
		history.record(new TextEdit(access, path, { [path]: before }, { [path]: after }, joins));
	}
	function save(path: string): void {
		disk[path] = textOf(path);
		edits[path] = undefined;
		saved.set(path, disk[path]);
	}
	return { save, disk, edits, history, access, textOf, change };
}
