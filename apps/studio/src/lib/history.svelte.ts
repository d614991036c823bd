import type { KeptEntry } from './kept-parts.ts';

/**
 * The commands that undo looks at: of the game that is played, of everything but its steps, or all. Steps and edits are each taken back
 * in their own order, since neither needs the other.
 */
export type UndoScope = 'game' | 'edits' | 'all';

export interface HistoryEntry {
	readonly says: string;
	undo(): boolean | Promise<boolean>;
	redo(): boolean | Promise<boolean>;
	readonly game?: number;
	/** The game that ran when it was done, or 0: it can be taken back until another one begins, in the past of that game, too. */
	readonly during?: number;
	/** The steps that person had taken before, for a step of a game. */
	readonly nth?: number;
	/** All that is needed to take it back after the page is loaded again, as data. */
	kept?(): KeptEntry | undefined;
	/** UndoableCommands of one name in quick succession are one. */
	readonly joins?: string;
	/** Both entries as one; undefined where they cancel each other. */
	join?(next: HistoryEntry): HistoryEntry | undefined;
}

/** Entries of before the page was loaded again. */
export interface Restored {
	readonly past: readonly HistoryEntry[];
	readonly future: readonly HistoryEntry[];
	/** Those that are taken back in the game, too. */
	readonly seenInGame: readonly HistoryEntry[];
}

/** The time within which another entry may still join one, in milliseconds. */
export const JOIN_WITHIN_MS = 1200;
const MAX_ENTRIES = 500;

/**
 * Everything that was done on this page, whatever it was: undo takes back the last of it, redo brings it back. One thing is done at
 * a time, in the order of the requests.
 */
export class History {
	past: readonly HistoryEntry[] = $state.raw([]);
	future: readonly HistoryEntry[] = $state.raw([]);
	private unfinished = $state(0);
	/** The entries that stood when a window began that takes back only its own. */
	private earlier: readonly HistoryEntry[] | undefined = $state.raw();
	/** Edits that were made beside the game or changed its rules. */
	private readonly seenInGame = new WeakSet<HistoryEntry>();
	private touched: HistoryEntry | undefined;
	private readonly now: () => number;
	private lastAt = -Infinity;
	private running: number | undefined;
	private queue: Promise<unknown> = Promise.resolve();
	private pending: readonly (() => void)[] = [];

	constructor(now: () => number = () => Date.now()) {
		this.now = now;
	}

	/** Lets only what is done from now on be taken back, until the function it returns is called. */
	beginScope(): () => void {
		const earlier = [...this.past, ...this.future];
		this.earlier = earlier;
		return () => {
			if (this.earlier === earlier) this.earlier = undefined;
		};
	}

	/** The entry that undo or redo would act on. */
	next(way: 'undo' | 'redo', scope: UndoScope = 'all'): HistoryEntry | undefined {
		const entries = way === 'undo' ? this.past : this.future;
		if (this.earlier !== undefined || scope === 'all') return entries.at(-1);
		const seen = entries.findLast((entry) => !isEdit(entry) || this.seenInGame.has(entry));
		return scope === 'edits' || (seen && isEdit(seen)) ? entries.findLast(isEdit) : seen;
	}

	/** Tells that the next entry was made before the window that is open. */
	isShut(way: 'undo' | 'redo'): boolean {
		const { earlier } = this;
		const next = this.next(way);
		return earlier !== undefined && (next === undefined || earlier.includes(next));
	}

	/** A command begins: what the rules of the game do from now on is its work, not that of the one before. */
	beginCommand(): void {
		this.touched = undefined;
	}

	/** The rules of the game changed by the command that was done last, taken back or brought back. */
	reachGame(): void {
		if (!this.touched) return;
		this.seenInGame.add(this.touched);
		this.past = [...this.past];
	}

	/**
	 * Keeps a command; one that is seen in the game is taken back beside it, too. A choice that was done only after another game began
	 * is none of that game.
	 */
	record(entry: HistoryEntry, isSeenInGame = false): void {
		if (!isDuring(entry, this.running)) return;
		const last = this.past.at(-1);
		const at = this.now();
		const joins =
			last?.join !== undefined &&
			entry.joins !== undefined &&
			last.joins === entry.joins &&
			this.future.length === 0 &&
			at - this.lastAt < JOIN_WITHIN_MS;
		this.lastAt = at;
		this.future = [];
		const kept = joins ? last.join!(entry) : entry;
		const before = joins ? this.past.slice(0, -1) : this.past;
		if (kept && (isSeenInGame || (joins && this.seenInGame.has(last)))) this.seenInGame.add(kept);
		this.past = [...before, ...(kept ? [kept] : [])].slice(-MAX_ENTRIES);
		this.touched = kept;
	}

	/** The number of the game that runs. */
	get game(): number | undefined {
		return this.running;
	}

	/** Takes up entries of before the page was loaded again, and which of them are taken back in the game, too. */
	restore({ past, future, seenInGame }: Restored): void {
		const holds = (entry: HistoryEntry): boolean => isDuring(entry, this.running);
		for (const entry of seenInGame) this.seenInGame.add(entry);
		// after something new, nothing comes again
		if (this.past.length === 0) this.future = future.filter(holds).slice(-MAX_ENTRIES);
		this.past = [...past.filter(holds), ...this.past].slice(-MAX_ENTRIES);
	}

	/** An edit that the game takes back, or does again, before any of its steps. */
	isNextInGame(entry: HistoryEntry): boolean {
		const entries = this.past.includes(entry) ? this.past : this.future;
		const after = entries.slice(entries.indexOf(entry));
		return this.seenInGame.has(entry) && after.every(isEdit);
	}

	recordUndone(entry: HistoryEntry): void {
		this.future = [...this.future, entry];
	}

	undo(scope?: UndoScope): Promise<HistoryEntry | undefined> {
		return this.inTurn(async () => {
			const entry = this.next('undo', scope);
			this.touched = entry;
			if (!entry || !(await entry.undo())) return undefined;
			this.see(entry, scope);
			// it may have been forgotten meanwhile
			if (this.past.includes(entry)) {
				this.past = this.past.filter((other) => other !== entry);
				this.future = [...this.future, entry];
			}
			this.lastAt = -Infinity;
			return entry;
		});
	}

	redo(scope?: UndoScope): Promise<HistoryEntry | undefined> {
		return this.inTurn(async () => {
			const entry = this.next('redo', scope);
			this.touched = entry;
			if (!entry || !(await entry.redo())) return undefined;
			this.see(entry, scope);
			const isThere = this.future.includes(entry);
			if (isThere) this.future = this.future.filter((other) => other !== entry);
			// one that begins another game makes the list forget all that can come again, itself too
			if (isThere || (entry.game === undefined && entry.during === undefined))
				this.past = [...this.past, entry];
			this.lastAt = -Infinity;
			return entry;
		});
	}

	/** An edit that was taken back beside the game comes again beside it, too. */
	private see(entry: HistoryEntry, scope: UndoScope | undefined): void {
		if (scope === 'game') this.seenInGame.add(entry);
	}

	/** Forgets what was done in another game; to begin one is a command, so nothing that was taken back before comes again. */
	keepGame(game: number | undefined): void {
		if (game !== this.running && this.future.length > 0) this.future = [];
		this.running = game;
		this.filter(
			(entry) => (entry.game === undefined || entry.game === game) && isDuring(entry, game),
		);
	}

	/** A game was gone on with elsewhere in its branch: only its first steps stand. */
	keepSteps(game: number, taken: number): void {
		this.filter(
			(entry) => entry.game !== game || entry.nth === undefined || entry.nth < taken,
			true,
		);
	}

	forget(entry: HistoryEntry): void {
		this.filter((other) => other !== entry);
	}

	/** Forgets all but the entries that stood at a moment before. */
	keepOnly(entries: readonly HistoryEntry[]): void {
		this.filter((entry) => entries.includes(entry));
	}

	/** Registers a function that makes pending changes entries before the next undo; returns one that removes it. */
	flushBefore(pending: () => void): () => void {
		this.pending = [...this.pending, pending];
		return () => void (this.pending = this.pending.filter((p) => p !== pending));
	}

	/** Makes pending changes entries now. */
	flush(): void {
		for (const settle of this.pending) settle();
	}

	/** Something is being done, or waits for its turn. */
	get isBusy(): boolean {
		return this.unfinished > 0;
	}

	inTurn<T>(run: () => T | Promise<T>): Promise<T> {
		this.unfinished++;
		const done = this.queue.then(async () => {
			try {
				this.flush();
				return await run();
			} finally {
				this.unfinished--;
			}
		});
		this.queue = done.catch(() => {});
		return done;
	}

	private filter(holds: (entry: HistoryEntry) => boolean, noStepsToCome = false): void {
		const { past, future } = this;
		if (!past.every(holds)) this.past = past.filter(holds);
		const stays = (entry: HistoryEntry): boolean =>
			holds(entry) && !(noStepsToCome && entry.nth !== undefined);
		if (!future.every(stays)) this.future = future.filter(stays);
	}
}

function isDuring({ during }: HistoryEntry, game: number | undefined): boolean {
	return during === undefined || during === (game ?? 0);
}

function isEdit(entry: HistoryEntry): boolean {
	return entry.game === undefined;
}
