import { parse, stringify } from 'devalue';
import { type TextAccess, TextEdit } from './editor/text-edit.ts';
import type { History, HistoryEntry } from './history.svelte.ts';
import { isKeptEntry, type KeptEntry, type KeptPart } from './kept-parts.ts';
import { choicePart, chosenPart, gamePart } from './rules/choice.ts';
import { entryOf, type Part } from './undoable-commands.svelte.ts';

const KEY = 'tilewright.undo.2';
/** The most that a tab keeps of its edits, in characters; the newest stay. */
export const MAX_STORED = 2_000_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type StoredEntry = KeptEntry & { readonly isNextInGame: boolean };

interface Stored {
	/** The number that the running game had: after a reload it has another one. */
	readonly game: number | undefined;
	readonly entries: readonly StoredEntry[];
}

const NO_GAME = -1;

/**
 * Keeps the edits of this tab that can be taken back, so that undo outlives a reload. Edits before one that cannot be kept stay behind:
 * they could not be taken back in their order. Steps are kept with their game.
 */
export function storeUndo(store: () => Store, history: History): void {
	history.flush();
	let kept: StoredEntry[] = [];
	for (const entry of history.past.filter(({ game }) => game === undefined).reverse()) {
		const data = entry.kept?.();
		if (!data) break;
		kept.unshift({ ...data, isNextInGame: history.isNextInGame(entry) });
	}
	const textOf = (entries: readonly StoredEntry[]): string =>
		stringify({ game: history.game, entries } satisfies Stored);
	let text = textOf(kept);
	while (text.length > MAX_STORED) {
		kept = kept.slice(Math.ceil(kept.length / 8));
		text = textOf(kept);
	}
	try {
		if (kept.length === 0) store().removeItem(KEY);
		else store().setItem(KEY, text);
	} catch {
		// the edits themselves are kept elsewhere; they then cannot be taken back after a reload
	}
}

export function restoreUndo(
	store: () => Store,
	history: Pick<History, 'restore'>,
	access: {
		readonly texts: TextAccess;
		readonly choices: Parameters<typeof choicePart>[0];
		/** The number of the game that runs now. */
		readonly game: number | undefined;
	},
): void {
	try {
		const text = store().getItem(KEY);
		if (text === null) return;
		const read: unknown = parse(text);
		if (!isStored(read)) return;
		const kept = read.entries;
		const numberNow = (was: number): number =>
			was === read.game ? (access.game ?? NO_GAME) : NO_GAME;
		const entries = kept.map(({ says, parts, during }): HistoryEntry => {
			const revived = parts.map((part) => partOf(withGame(part, numberNow), access));
			if (during === undefined) return entryOf(says, revived);
			return entryOf(says, revived, { during: during === 0 ? 0 : numberNow(during) });
		});
		history.restore(
			entries,
			entries.filter((_, i) => kept[i]?.isNextInGame),
		);
	} catch {
		// it is damaged, or the storage is shut
	}
}

function isStored(read: unknown): read is Stored {
	if (typeof read !== 'object' || read === null) return false;
	const { entries } = read as { entries?: unknown };
	return Array.isArray(entries) && entries.every(isKeptEntry);
}

/** A choice names the game that it was made in: another game with its number would be taken for that one. */
function withGame(part: KeptPart, numberNow: (was: number) => number): KeptPart {
	if (part.is !== 'choice' || part.before.game === undefined) return part;
	return { ...part, before: { ...part.before, game: numberNow(part.before.game) } };
}

function partOf(kept: KeptPart, { texts, choices }: Parameters<typeof restoreUndo>[2]): Part {
	switch (kept.is) {
		case 'texts': {
			const edit = new TextEdit(texts, '', kept.before, kept.after);
			return { go: () => edit.redo(), back: () => edit.undo(), kept: () => kept };
		}
		case 'choice':
			return choicePart(choices, () => kept.changed, { finishedToo: kept.finishedToo }, kept);
		case 'chosen':
			return chosenPart(choices, () => kept.changed, kept);
		case 'game':
			return gamePart(choices, kept.game, kept.choice, kept);
	}
}
