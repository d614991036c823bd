import {
	hasSteps,
	gamesToForget,
	readSlot,
	readSlots,
	removeSlot,
	type Slot,
	type Store,
	writeSlot,
} from './slots.ts';

const TAB = 'tilewright.tab';
/** The longest wait of a reload for the page before it to release its game, in milliseconds. */
const LOCK_TIMEOUT_MS = 1200;

const store = (): Store => localStorage;

/**
 * Keeps the running game in the browser after every step. Each game has a slot of its own, held by one tab at a time: two tabs
 * never write over each other.
 */
export class SessionStore {
	slots: readonly Slot[] = $state.raw([]);
	inUse: readonly string[] = $state.raw([]);
	trouble: string = $state('');
	/** The game that this tab held before the one it holds now. */
	lastOpen: Slot | undefined = $state.raw();
	private slotId = '';
	private claimedId = '';
	private number = -1;
	private readonly locks: Record<string, () => void> = {};
	private last = '';

	/** True where this tab held a game before it was loaded again. */
	hasReopenable(): boolean {
		return tabSlot() !== '';
	}

	/** The game this tab held before it was loaded again; a copy where another tab holds it now. */
	async reopened(): Promise<{ slot: Slot | undefined; copy: boolean }> {
		await this.refresh();
		const id = tabSlot();
		const slot = id === '' ? undefined : readSlot(store, id);
		if (!slot?.session) {
			rememberTab('');
			return { slot, copy: false };
		}
		const isLocked = await this.lock(id);
		if (isLocked) this.claimedId = id;
		return { slot, copy: !isLocked };
	}

	async claim(id: string): Promise<boolean> {
		if (!(await this.lock(id))) return false;
		this.claimedId = id;
		return true;
	}

	releaseClaim(): void {
		if (this.claimedId !== this.slotId) this.unlock(this.claimedId);
		this.claimedId = '';
	}

	/** Keeps the running game; another number is another game, which gets a slot of its own. */
	store(text: string, number: number): void {
		if (number !== this.number) this.openSlot();
		this.number = number;
		this.last = text;
		this.trouble = writeSlot(store, this.slotId, text);
	}

	async leave(keep: boolean): Promise<void> {
		const { slotId } = this;
		this.closeSlot(keep);
		if (!keep && slotId !== '') removeSlot(store, slotId);
		this.number = -1;
		rememberTab('');
		// a slot is free a moment after it was let go of
		await new Promise((resolve) => setTimeout(resolve));
		await this.refresh();
	}

	private openSlot(): void {
		if (this.claimedId !== this.slotId) this.closeSlot();
		this.slotId = this.claimedId;
		this.claimedId = '';
		if (this.slotId === '') {
			this.slotId = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
			void this.lock(this.slotId);
			for (const old of gamesToForget(this.slots, this.inUse)) removeSlot(store, old);
		}
		rememberTab(this.slotId);
	}

	/** A game to go back to, also one that is not kept because nothing was played yet. */
	find(id: string): Slot | undefined {
		return this.lastOpen?.id === id ? this.lastOpen : readSlot(store, id);
	}

	private closeSlot(keep = true): void {
		if (this.slotId === '') return;
		const slot = readSlot(store, this.slotId);
		if (keep && slot?.session) this.lastOpen = slot;
		if (slot?.session && !hasSteps(slot.session)) removeSlot(store, slot.id);
		this.unlock(this.slotId);
		this.slotId = '';
	}

	private unlock(id: string): void {
		this.locks[id]?.();
		delete this.locks[id];
	}

	forget(id: string): void {
		removeSlot(store, id);
		if (this.lastOpen?.id === id) this.lastOpen = undefined;
		this.slots = this.slots.filter((s) => s.id !== id);
		// there may be room now
		if (this.trouble !== '' && this.slotId !== '')
			this.trouble = writeSlot(store, this.slotId, this.last);
	}

	async refresh(): Promise<void> {
		const { slots, trouble } = readSlots(store);
		this.slots = slots;
		if (trouble !== '') this.trouble = trouble;
		this.inUse = await lockedSlots();
	}

	rulesOfGames(): string[] {
		return readSlots(store).slots.flatMap(({ session }) => session?.rules ?? []);
	}

	private lock(id: string): Promise<boolean> {
		const { locks } = navigator;
		if (!locks || this.locks[id]) return Promise.resolve(true);
		return new Promise((resolve) => {
			locks
				.request(`tilewright.game.${id}`, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
					resolve(true);
					return new Promise<void>((release) => (this.locks[id] = release));
				})
				.catch(() => resolve(false));
		});
	}
}

async function lockedSlots(): Promise<string[]> {
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
		// the storage is refused, which is reported elsewhere
	}
}
