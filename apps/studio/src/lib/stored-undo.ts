import { parse, stringify } from 'devalue';
import { type TextAccess, TextEdit } from './editor/text-edit.ts';
import type { History, HistoryEntry } from './history.svelte.ts';
import { isKeptEntry, type KeptEntry, type KeptPart } from './kept-parts.ts';
import { choicePart, chosenPart, gamePart } from './rules/choice.ts';
import { entryOf, type Part } from './undoable-commands.svelte.ts';

const KEY = 'tilewright.undo.3';
/** The most that a tab keeps of its edits, in characters; the newest stay. */
export const MAX_STORED = 2_000_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type StoredEntry = KeptEntry & { readonly isNextInGame: boolean };

interface Stored {
	/** The number that the running game had: after a reload it has another one. */
	readonly game: number | undefined;
	readonly entries: readonly StoredEntry[];
	/** Entries that were taken back and can be done again; the next one is the last. */
	readonly undone: readonly StoredEntry[];
}

const NO_GAME = -1;

/**
 * Keeps the edits of this tab that can be taken back or done again, so that undo and redo outlive a reload. Steps are kept with their
 * game.
 */
export function storeUndo(store: () => Store, history: History): void {
	history.flush();
	let entries = keptOf(history, history.past);
	let undone = keptOf(history, history.future);
	const written = (): string => stringify({ game: history.game, entries, undone } satisfies Stored);
	let text = written();
	while (text.length > MAX_STORED) {
		if (undone.length > 0) undone = undone.slice(Math.ceil(undone.length / 8));
		else entries = entries.slice(Math.ceil(entries.length / 8));
		text = written();
	}
	try {
		if (entries.length + undone.length === 0) store().removeItem(KEY);
		else store().setItem(KEY, text);
	} catch {
		// the edits themselves are kept elsewhere; they then cannot be taken back after a reload
	}
}

/** Edits before one that cannot be kept stay behind: they could not be moved in their order. */
function keptOf(history: History, all: readonly HistoryEntry[]): StoredEntry[] {
	const kept: StoredEntry[] = [];
	for (const entry of all.filter(({ game }) => game === undefined).reverse()) {
		const data = entry.kept?.();
		if (!data) break;
		kept.unshift({ ...data, isNextInGame: history.isNextInGame(entry) });
	}
	return kept;
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
		const numberNow = (was: number): number =>
			was === read.game ? (access.game ?? NO_GAME) : NO_GAME;
		const revived = ({ says, parts, during }: StoredEntry): HistoryEntry => {
			const own = parts.map((part) => partOf(withGame(part, numberNow), access));
			if (during === undefined) return entryOf(says, own);
			return entryOf(says, own, { during: during === 0 ? 0 : numberNow(during) });
		};
		const past = read.entries.map(revived);
		const future = read.undone.map(revived);
		history.restore({
			past,
			future,
			seenInGame: [
				...past.filter((_, i) => read.entries[i]?.isNextInGame),
				...future.filter((_, i) => read.undone[i]?.isNextInGame),
			],
		});
	} catch {
		// it is damaged, or the storage is shut
	}
}

function isStored(read: unknown): read is Stored {
	if (typeof read !== 'object' || read === null) return false;
	const { entries, undone } = read as { entries?: unknown; undone?: unknown };
	return [entries, undone].every((list) => Array.isArray(list) && list.every(isKeptEntry));
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
