import { parseJson } from '@tilewright/schema';
import type { TextState } from '@tilewright/workbench';
import type { History } from '../history.svelte.ts';
import { type States, type TextAccess, TextEdit } from './text-edit.ts';

const KEY = 'tilewright.undo.1';
/** What a tab keeps of its edits, in characters; the newest stay. */
export const MAX_STORED = 1_500_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Texts by their number among `texts`: what one edit ends with, the next begins with. */
interface StoredState {
	readonly text?: number;
	readonly edit?: readonly [text: number, base: number];
}

type StoredStates = Readonly<Record<string, StoredState>>;

interface StoredEdit {
	readonly says: string;
	readonly before: StoredStates;
	readonly after: StoredStates;
	readonly nextInGame?: true;
}

/**
 * Keeps the edits of this tab that can be taken back, so that undo outlives a reload. An edit is left out where something was done after
 * it that is more than an edit of texts: it could not be taken back in its order.
 */
export function storeUndo(store: () => Store, history: History): void {
	const edits = history.past.filter((entry) => entry.game === undefined);
	const kept = edits
		.slice(edits.findLastIndex((entry) => !(entry instanceof TextEdit)) + 1)
		.filter((entry) => entry instanceof TextEdit);
	try {
		if (kept.length === 0) store().removeItem(KEY);
		else store().setItem(KEY, JSON.stringify(stored(kept, history)));
	} catch {
		// what was edited is kept elsewhere; it then cannot be taken back after a reload
	}
}

export function restoreUndo(
	store: () => Store,
	history: Pick<History, 'restore'>,
	access: TextAccess,
): void {
	try {
		const read = parseJson(store().getItem(KEY) ?? 'null');
		const { texts, edits } = ('value' in read ? read.value : {}) as Record<string, unknown>;
		if (!Array.isArray(texts) || !Array.isArray(edits)) return;
		const kept = edits as readonly StoredEdit[];
		const entries = kept.map((edit) => revived(edit, texts as string[], access));
		history.restore(
			entries,
			entries.filter((_, i) => kept[i]?.nextInGame),
		);
	} catch {
		// nothing was kept, or it is damaged
	}
}

function stored(
	edits: readonly TextEdit[],
	history: History,
): { texts: string[]; edits: StoredEdit[] } {
	const numbers = new Map<string, number>();
	let length = 0;
	const numberOf = (text: string): number => {
		const known = numbers.get(text);
		if (known !== undefined) return known;
		length += text.length;
		numbers.set(text, numbers.size);
		return numbers.size - 1;
	};
	const statesOf = (states: States): StoredStates =>
		Object.fromEntries(
			Object.entries(states).map(([path, { text, edit }]) => [
				path,
				{
					...(text === undefined ? {} : { text: numberOf(text) }),
					...(edit ? { edit: [numberOf(edit.text), numberOf(edit.base)] as const } : {}),
				},
			]),
		);
	const kept: StoredEdit[] = [];
	let texts = 0;
	for (const entry of [...edits].reverse()) {
		const { says, before, after } = entry;
		const edit = { says, before: statesOf(before), after: statesOf(after) };
		if (length > MAX_STORED) break;
		kept.push(history.isNextInGame(entry) ? { ...edit, nextInGame: true } : edit);
		texts = numbers.size;
	}
	return { texts: [...numbers.keys()].slice(0, texts), edits: kept.reverse() };
}

function revived(
	{ says, before, after }: StoredEdit,
	texts: readonly string[],
	access: TextAccess,
): TextEdit {
	const textOf = (number: number): string => {
		const text = texts[number];
		if (typeof text !== 'string') throw new Error('a text is missing');
		return text;
	};
	const statesOf = (states: StoredStates): States =>
		Object.fromEntries(
			Object.entries(states).map(([path, { text, edit }]): [string, TextState] => [
				path,
				{
					text: text === undefined ? undefined : textOf(text),
					edit: edit && { text: textOf(edit[0]), base: textOf(edit[1]) },
				},
			]),
		);
	return new TextEdit(access, String(says), statesOf(before), statesOf(after));
}
