import {
	hasSteps,
	outdated,
	readSlot,
	readSlots,
	removeSlot,
	type Slot,
	type Store,
	writeSlot,
} from './slots.ts';

/** The game of this tab, so that a reload finds it. */
const TAB = 'tilewright.tab';
/** How long a reload waits for the page before it to let go of its game. */
const PATIENCE = 1200;

const store = (): Store => localStorage;

/**
 * Keeps the running game in the browser after every step. Each game has a slot of its own, held by one tab at a time: two tabs
 * never write over each other.
 */
export class Keeper {
	slots: readonly Slot[] = $state.raw([]);
	/** Slots held by this tab or another. */
	inUse: readonly string[] = $state.raw([]);
	/** What is to be said of the storage; once, until it is something else. */
	trouble: string = $state('');
	private mine = '';
	/** The slot of the game that is being opened. */
	private next = '';
	/** Number of the game in the slot. */
	private number = -1;
	private readonly locks: Record<string, () => void> = {};
	private last = '';

	/** The game this tab held before it was loaded again; a copy where another tab holds it now. */
	async reopened(): Promise<{ slot: Slot | undefined; copy: boolean }> {
		await this.look();
		const id = tabSlot();
		const slot = id === '' ? undefined : readSlot(store, id);
		if (!slot?.kept) {
			rememberTab('');
			return { slot, copy: false };
		}
		const mine = await this.hold(id);
		if (mine) this.next = id;
		return { slot, copy: !mine };
	}

	/** Takes over a game that is kept; false while another tab has it. */
	async take(id: string): Promise<boolean> {
		if (!(await this.hold(id))) return false;
		this.next = id;
		return true;
	}

	/** The game that was taken over could not be opened. */
	giveBack(): void {
		if (this.next !== this.mine) this.letGo(this.next);
		this.next = '';
	}

	/** Keeps the running game; another number is another game, which gets a slot of its own. */
	keep(text: string, number: number): void {
		if (number !== this.number) this.settle();
		this.number = number;
		this.last = text;
		this.trouble = writeSlot(store, this.mine, text);
	}

	/** The game is left: it stays in the list, if anything happened in it. */
	async leave(): Promise<void> {
		this.drop();
		this.number = -1;
		rememberTab('');
		// a slot is free a moment after it was let go of
		await new Promise((resolve) => setTimeout(resolve));
		await this.look();
	}

	/** Goes over to the slot that was taken, or to a new one. */
	private settle(): void {
		if (this.next !== this.mine) this.drop();
		this.mine = this.next;
		this.next = '';
		if (this.mine === '') {
			this.mine = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
			void this.hold(this.mine);
			for (const old of outdated(this.slots, this.inUse)) removeSlot(store, old);
		}
		rememberTab(this.mine);
	}

	/** Lets go of the slot; a game in which nothing happened is not worth keeping. */
	private drop(): void {
		if (this.mine === '') return;
		const slot = readSlot(store, this.mine);
		if (slot?.kept && !hasSteps(slot.kept)) removeSlot(store, slot.id);
		this.letGo(this.mine);
		this.mine = '';
	}

	private letGo(id: string): void {
		this.locks[id]?.();
		delete this.locks[id];
	}

	forget(id: string): void {
		removeSlot(store, id);
		this.slots = this.slots.filter((s) => s.id !== id);
		// there may be room now
		if (this.trouble !== '' && this.mine !== '')
			this.trouble = writeSlot(store, this.mine, this.last);
	}

	/** Reads anew what is kept. */
	async look(): Promise<void> {
		const { slots, trouble } = readSlots(store);
		this.slots = slots;
		if (trouble !== '') this.trouble = trouble;
		this.inUse = await held();
	}

	/** Holds a slot as long as this page lives or until it lets go. */
	private hold(id: string): Promise<boolean> {
		const { locks } = navigator;
		if (!locks || this.locks[id]) return Promise.resolve(true);
		return new Promise((resolve) => {
			locks
				.request(`tilewright.game.${id}`, { signal: AbortSignal.timeout(PATIENCE) }, () => {
					resolve(true);
					return new Promise<void>((release) => (this.locks[id] = release));
				})
				.catch(() => resolve(false));
		});
	}
}

async function held(): Promise<string[]> {
	const { held = [] } = (await navigator.locks?.query()) ?? {};
	return held.map((l) => (l.name ?? '').replace('tilewright.game.', ''));
}

function tabSlot(): string {
	try {
		return sessionStorage.getItem(TAB) ?? '';
	} catch {
		return '';
	}
}

function rememberTab(id: string): void {
	try {
		if (id === '') sessionStorage.removeItem(TAB);
		else sessionStorage.setItem(TAB, id);
	} catch {
		// the storage is refused, which is said elsewhere
	}
}
