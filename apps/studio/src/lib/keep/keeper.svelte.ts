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
	inUse: ReadonlySet<string> = $state.raw(new Set());
	/** What is to be said of the storage; once, until it is something else. */
	trouble: string = $state('');
	private mine = '';
	private release: (() => void) | undefined;
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
		if (await this.hold(id, PATIENCE)) {
			this.mine = id;
			return { slot, copy: false };
		}
		await this.begin();
		return { slot, copy: true };
	}

	/** A slot of its own for another game. */
	async begin(): Promise<void> {
		await this.drop();
		const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
		await this.hold(id, PATIENCE);
		this.mine = id;
		rememberTab(id);
		for (const old of outdated(this.slots, await held())) removeSlot(store, old);
	}

	/** Takes over a game that is kept; false while another tab has it. */
	async take(id: string): Promise<boolean> {
		if (id !== this.mine) {
			const before = this.release;
			this.release = undefined;
			if (!(await this.hold(id, 150))) {
				this.release = before;
				return false;
			}
			before?.();
		}
		this.mine = id;
		rememberTab(id);
		return true;
	}

	/** Keeps the running game. */
	keep(text: string): void {
		if (this.mine === '') return;
		this.last = text;
		this.trouble = writeSlot(store, this.mine, text);
	}

	/** The game is left: it stays in the list, if anything happened in it. */
	async leave(): Promise<void> {
		await this.drop();
		await this.look();
	}

	forget(id: string): void {
		removeSlot(store, id);
		this.slots = this.slots.filter((s) => s.id !== id);
		// there may be room now
		if (this.trouble !== '' && this.mine !== '') this.keep(this.last);
	}

	/** Reads anew what is kept. */
	async look(): Promise<void> {
		const { slots, trouble } = readSlots(store);
		this.slots = slots;
		if (trouble !== '') this.trouble = trouble;
		this.inUse = await held();
	}

	private async drop(): Promise<void> {
		const slot = this.mine === '' ? undefined : readSlot(store, this.mine);
		if (slot?.kept && !hasSteps(slot.kept)) removeSlot(store, slot.id);
		this.release?.();
		this.release = undefined;
		this.mine = '';
		rememberTab('');
		await this.look();
	}

	/** Holds a slot as long as this page lives or until it lets go. */
	private hold(id: string, patience: number): Promise<boolean> {
		const { locks } = navigator;
		if (!locks) return Promise.resolve(true);
		return new Promise((resolve) => {
			locks
				.request(`tilewright.game.${id}`, { signal: AbortSignal.timeout(patience) }, () => {
					resolve(true);
					return new Promise<void>((release) => (this.release = release));
				})
				.catch(() => resolve(false));
		});
	}
}

async function held(): Promise<Set<string>> {
	const { held = [] } = (await navigator.locks?.query()) ?? {};
	return new Set(held.map((l) => (l.name ?? '').replace('tilewright.game.', '')));
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
