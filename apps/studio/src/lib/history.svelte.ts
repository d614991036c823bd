/** Something that was done and can be taken back. */
export interface Act {
	/** What it was, in words. */
	readonly says: string;
	/** Takes it back; false where that cannot be done now. */
	back(): boolean | Promise<boolean>;
	/** Does it again; false where that cannot be done now. */
	again(): boolean | Promise<boolean>;
	/** The game it belongs to: it is forgotten with it. */
	readonly game?: number;
	/** The steps that person had taken before, for a step of a game. */
	readonly nth?: number;
	/** UndoableCommands of one name in quick succession are one. */
	readonly joins?: string;
	/** Both acts as one; undefined where they cancel each other. */
	join?(next: Act): Act | undefined;
}

/** How long after an act another may still join it, in milliseconds. */
export const PAUSE = 1200;
/** How many acts are remembered. */
const MOST_ACTS = 500;

/**
 * Everything that was done on this page, whatever it was: undo takes back the last of it, redo brings it back. One thing is done at
 * a time, in the order it was asked for.
 */
export class History {
	past: readonly Act[] = $state.raw([]);
	future: readonly Act[] = $state.raw([]);
	private readonly now: () => number;
	private lastAt = -Infinity;
	private queue: Promise<unknown> = Promise.resolve();
	private pending: readonly (() => void)[] = [];

	constructor(now: () => number = () => Date.now()) {
		this.now = now;
	}

	/** Remembers what was just done; what was taken back before is forgotten. */
	did(act: Act): void {
		const last = this.past.at(-1);
		const at = this.now();
		const joins =
			last?.join !== undefined &&
			act.joins !== undefined &&
			last.joins === act.joins &&
			this.future.length === 0 &&
			at - this.lastAt < PAUSE;
		this.lastAt = at;
		this.future = [];
		if (!joins) this.past = [...this.past, act].slice(-MOST_ACTS);
		else {
			const both = last.join!(act);
			this.past = [...this.past.slice(0, -1), ...(both ? [both] : [])];
		}
	}

	/** Remembers what was just taken back without having been remembered before. */
	tookBack(act: Act): void {
		this.future = [...this.future, act];
	}

	/** Takes back the last act; answers it. */
	undo(): Promise<Act | undefined> {
		return this.inTurn(async () => {
			const act = this.past.at(-1);
			if (!act || !(await act.back())) return undefined;
			// it may have been forgotten meanwhile
			if (this.past.at(-1) === act) {
				this.past = this.past.slice(0, -1);
				this.future = [...this.future, act];
			}
			this.lastAt = -Infinity;
			return act;
		});
	}

	/** Does again what was taken back last; answers it. */
	redo(): Promise<Act | undefined> {
		return this.inTurn(async () => {
			const act = this.future.at(-1);
			if (!act || !(await act.again())) return undefined;
			if (this.future.at(-1) === act) {
				this.future = this.future.slice(0, -1);
				this.past = [...this.past, act];
			}
			this.lastAt = -Infinity;
			return act;
		});
	}

	/** Another game is on the table, or none: acts of others are forgotten. */
	onlyOf(game: number | undefined): void {
		this.keep((act) => act.game === undefined || act.game === game);
	}

	/** A game was gone on with elsewhere in its branch: only its first steps stand. */
	stepsOf(game: number, taken: number): void {
		this.keep((act) => act.game !== game || act.nth === undefined || act.nth < taken, true);
	}

	/** Forgets an act that cannot be taken back or done again any more. */
	forget(act: Act): void {
		this.keep((other) => other !== act);
	}

	/** What waits to become an act becomes one before the next undo; answers how to stop that. */
	settles(pending: () => void): () => void {
		this.pending = [...this.pending, pending];
		return () => void (this.pending = this.pending.filter((p) => p !== pending));
	}

	/** Runs something after what was asked before is done. */
	inTurn<T>(run: () => T | Promise<T>): Promise<T> {
		const done = this.queue.then(() => {
			for (const settle of this.pending) settle();
			return run();
		});
		this.queue = done.catch(() => {});
		return done;
	}

	private keep(holds: (act: Act) => boolean, noStepsToCome = false): void {
		const { past, future } = this;
		if (!past.every(holds)) this.past = past.filter(holds);
		const stays = (act: Act): boolean => holds(act) && !(noStepsToCome && act.nth !== undefined);
		if (!future.every(stays)) this.future = future.filter(stays);
	}
}
