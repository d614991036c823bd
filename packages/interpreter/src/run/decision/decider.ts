import { limits } from '@tilewright/schema';
import { countPlacements, forEachPlacement, placementAt } from '../../board/placement-table.ts';
import { EngineFault } from '../../fault.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';
import type { Alternative } from './alternative.ts';
import type { Help } from './assists.ts';
import { compileDecision, type Compiled } from './compiled-decision.ts';
import { countNumbers } from './number-range.ts';
import { firstOfEach } from './option-classes.ts';
import { listMany } from './member-choices.ts';
import { faults } from '../../texts/faults.ts';

const { decision: DECISION, declined: DECLINED, drawn: DRAWN, fp: FP, redraw: REDRAW } = Header;

const MAX_OPTIONS: number = limits.optionsPerDecision;

/**
 * Flags in the row of an option that is no plain combination of an alternative's values; `alternative` is the mask of its index.
 */
const Row = {
	helped: 1 << 20,
	many: 2 << 20,
	declined: 3 << 20,
	alternative: (1 << 20) - 1,
} as const;

/** An option: the alternative it belongs to (-1: pass) and the values of its variables, or the members chosen. */
export interface Chosen {
	readonly alternative: number;
	readonly values: number[];
	readonly many?: true;
	readonly help?: Help;
	readonly declined?: true;
}

/** Options of an open decision that were listed once, to be used again when the game comes back to it. */
export interface HeldOptions {
	readonly current: Compiled;
	readonly options: Int32Array;
	/** The first ones, which tables know. */
	readonly placements: Int32Array;
	readonly listed: number;
	readonly tabled: number;
	readonly total: number;
	readonly ownListed: number;
	readonly helped: Help[];
	readonly chosen: number[][];
}

/**
 * Options of the open decision. They follow from the state, so they are listed on demand and never stored.
 *
 *   each alternative: lets → when, limit → variables (nested domains) → where → classes of equals
 *   own ones → those with a helper, declining help → free actions → pass last
 */
export class Decider {
	declare private readonly machine: Machine;
	declare readonly decisions: readonly Compiled[];
	private options: Int32Array = new Int32Array(256);
	/** The rows of the listed options: those of `options`, or ones that were kept. */
	private rows: Int32Array = this.options;
	private readonly spare: Int32Array[] = [];
	private placements: Int32Array | undefined = undefined;
	private listed = -1; // options of this state, pass not counted; -1 when they were not counted
	private tabled = 0; // of these, the first ones, which have no rows: the tables know them
	private total = 0; // pass counted
	private ownListed = 0;
	private countedKind = -1;
	private countedAt = -1;
	private counted = 0;
	private current: Compiled | undefined = undefined;
	private visit: () => boolean = () => false;
	private listing = 0;
	private stride = 1;
	private slots: readonly number[] = [];
	private helped: Help[] = [];
	private chosen: number[][] = [];
	declare private readonly isPassListened: boolean;
	/** Options are listed only on demand; a decision opens as soon as it is clear that there is a choice. */
	listsLate = false;

	constructor(machine: Machine) {
		this.machine = machine;
		this.isPassListened = machine.events.hasListeners('passed');
		this.decisions = machine.program.decisions.map((d, i) =>
			compileDecision(machine, d, i, () => this.visit()),
		);
	}

	forget(): void {
		this.listed = -1;
		this.current = undefined;
	}

	private get open(): Compiled {
		return (this.current ??= this.find());
	}

	private find(): Compiled {
		const d = this.decisions[this.machine.rt.m[DECISION]!];
		if (!d) throw new EngineFault('RUN-STATE', faults.noDecision);
		return d;
	}

	/** Keeps the options of the open decision, for `resume`. */
	hold(): HeldOptions {
		const current = this.open;
		if (this.listed < 0) this.list(current);
		const { chosen, helped, listed, options, ownListed, tabled, total } = this;
		this.options = this.roomFor(0);
		const placements = this.roomFor(tabled);
		let at = 0;
		if (tabled > 0)
			forEachPlacement(this.machine.rt.board, this.tabledKind(current), (placement) => {
				placements[at++] = placement;
				return false;
			});
		const lists = { chosen, helped, options, placements };
		const held = { current, listed, ownListed, tabled, total, ...lists };
		this.resume(held);
		return held;
	}

	private roomFor(options: number): Int32Array {
		const room = this.spare.pop();
		return room && room.length >= options ? room : new Int32Array(Math.max(256, options));
	}

	/** Brings back options; the state must be the one that they were kept in. */
	resume(held: HeldOptions): void {
		this.current = held.current;
		this.listed = held.listed;
		this.tabled = held.tabled;
		this.total = held.total;
		this.ownListed = held.ownListed;
		this.helped = held.helped;
		this.chosen = held.chosen;
		this.rows = held.options;
		this.placements = held.placements;
	}

	/** To be called when the options that were kept are used no more. */
	release({ options, placements }: HeldOptions): void {
		this.spare.push(options, placements);
		this.forget();
	}

	who(): number {
		return this.open.who();
	}

	count(): number {
		if (this.listed < 0) this.list(this.open);
		return this.total;
	}

	canPass(): boolean {
		return this.count() > this.listed;
	}

	begin(decision: number): number {
		const d = (this.current = this.decisions[decision]!);
		if (!d.isActive && d.who() < 0) {
			this.listed = this.total = this.ownListed = this.tabled = 0;
			return 0;
		}
		if (this.listsLate && this.hasChoice(d)) {
			this.listed = -1;
			return 2;
		}
		this.list(d);
		return this.ownListed === 0 && d.onlyFree < 0 ? d.passes : this.total;
	}

	/** Looks for own options until there are two with passing counted; false where there are fewer, or where a look costs as much as a list. */
	private hasChoice(d: Compiled): boolean {
		if (d.range || d.many || d.helpers || this.tabledKind(d) >= 0) return false;
		const { m } = this.machine.rt;
		const fp = m[FP]!;
		const { tried, kept, alternatives } = d;
		for (let i = 0; i < tried.length; i++) kept[i] = m[fp + tried[i]!]!;
		let left = 2 - d.passes;
		const visit = (): boolean => --left === 0;
		for (let i = 0; i < d.own && left > 0; i++) {
			const a = alternatives[i]!;
			if (!a.offered || a.offered()) this.walk(a, visit);
		}
		for (let i = 0; i < tried.length; i++) m[fp + tried[i]!] = kept[i]!;
		return left === 0;
	}

	/** The one option to take where there is no choice; -1 where one must be asked for. */
	forced(): number {
		const d = this.open;
		if (d.ir.kind === 'confirm') return -1;
		return this.ownListed === 1 ? 0 : this.listed;
	}

	take(k: number): number {
		const d = this.open;
		const { m, arena } = this.machine.rt;
		const fp = m[FP]!;
		if (this.listed < 0) this.list(d);
		if (k === this.listed && this.isOnlyFree(d)) {
			this.forget();
			return d.onlyFree;
		}
		if (k === this.listed && d.passes === 1) {
			if (this.isPassListened && this.ownListed > 0)
				this.machine.events.record('passed', { seat: d.who() });
			this.forget();
			return d.pass;
		}
		if (k >>> 0 !== k || k >= this.listed)
			throw new EngineFault('OPTION-UNKNOWN', faults.noSuchOption);
		if (k < this.tabled) {
			const { kind, slot } = d.placements!;
			arena.set(fp + slot, this.placements?.[k] ?? placementAt(this.machine.rt.board, kind(), k));
			return this.leave(d.alternatives[0]!);
		}
		if (d.range) {
			arena.set(fp + d.range.slot, d.range.from() + k);
			return this.leave(d.alternatives[0]!);
		}
		const at = (k - this.tabled) * d.stride;
		const row = this.rows[at]!;
		if (row > Row.alternative) return this.takeOther(d, at);
		const alternative = d.alternatives[row]!;
		for (let i = 0; i < alternative.slots.length; i++)
			arena.set(fp + alternative.slots[i]!, this.rows[at + 1 + i]!);
		return this.leave(alternative);
	}

	private takeOther(d: Compiled, at: number): number {
		const { m, arena } = this.machine.rt;
		const row = this.rows[at]!;
		const alternative = d.alternatives[row & Row.alternative]!;
		const slot = m[FP]! + alternative.slots[0]!;
		switch (row & ~Row.alternative) {
			case Row.helped: {
				const help = this.helped[this.rows[at + 1]!]!;
				arena.set(slot, help.placement);
				this.machine.assists!.take(help);
				return this.leave(alternative);
			}
			case Row.many:
				arena.set(slot, this.machine.pushSet(this.chosen[this.rows[at + 1]!]!));
				return this.leave(alternative);
			default:
				arena.set(REDRAW, m[DRAWN]! + 1);
				arena.set(DRAWN, -1);
				arena.set(DECLINED, 1);
				this.forget();
				return d.redo;
		}
	}

	private leave(alternative: Alternative): number {
		alternative.keep?.();
		alternative.use?.();
		this.forget();
		return alternative.target;
	}

	/** Option `k` as (alternative, values of its variables); alternative -1 is pass. */
	option(k: number): Chosen {
		const d = this.open;
		if (this.listed < 0) this.list(d);
		if (k >= this.listed) return { alternative: -1, values: [] };
		if (k < this.tabled) {
			const kind = d.placements!.kind();
			return { alternative: 0, values: [placementAt(this.machine.rt.board, kind, k)] };
		}
		if (d.range) return { alternative: 0, values: [d.range.from() + k] };
		const at = (k - this.tabled) * d.stride;
		const row = this.rows[at]!;
		const alternative = row & Row.alternative;
		const index = this.rows[at + 1]!;
		switch (row & ~Row.alternative) {
			case Row.helped:
				return { alternative, values: [this.helped[index]!.placement], help: this.helped[index]! };
			case Row.many:
				return { alternative, values: [...this.chosen[index]!], many: true };
			case Row.declined:
				return { alternative, values: [], declined: true };
		}
		const n = d.alternatives[alternative]!.slots.length;
		return { alternative, values: Array.from(this.rows.subarray(at + 1, at + 1 + n)) };
	}

	/** Returns true when a tuple is an option of the open decision, looked up among all (equals included). */
	legal(alternative: number, values: readonly number[]): boolean {
		const { m } = this.machine.rt;
		const a = this.open.alternatives[alternative];
		if (!a || values.length !== a.slots.length) return false;
		const fp = m[FP]!;
		const { tried } = this.open;
		const kept = tried.map((slot) => m[fp + slot]!);
		let found = false;
		this.search(a, () => {
			found = a.slots.every((slot, i) => m[fp + slot] === values[i]);
			return found;
		});
		tried.forEach((slot, i) => {
			m[fp + slot] = kept[i]!;
		});
		return found;
	}

	search(a: Alternative, visit: () => boolean): void {
		const outer = this.visit;
		this.visit = visit;
		try {
			if (!a.offered || a.offered()) a.run();
		} finally {
			this.visit = outer;
		}
	}

	/** The tile kind whose placements are all options of a decision; -1 where they are listed. */
	private tabledKind({ placements }: Compiled): number {
		return placements === undefined ? -1 : placements.kind();
	}

	private list(d: Compiled): void {
		this.tabled = 0;
		this.rows = this.options;
		this.placements = undefined;
		if (d.range) {
			this.ownListed = this.listed = countNumbers(d.range);
			this.total = this.listed + d.passes;
			return;
		}
		const kind = this.tabledKind(d);
		if (kind >= 0 && d.isTabledAlone) {
			const { offered } = d.placements!;
			this.listed = this.tabled = !offered || offered() ? this.countPlacements(kind) : 0;
			this.ownListed = this.listed;
			this.total = this.listed + d.passes;
			return;
		}
		const { m } = this.machine.rt;
		const fp = m[FP]!;
		const { tried, kept } = d;
		for (let i = 0; i < tried.length; i++) kept[i] = m[fp + tried[i]!]!;
		this.listed = 0;
		this.stride = d.stride;
		if (kind >= 0) this.listTabled(d, kind);
		else if (d.isPlain) this.listPlain(d);
		else this.listFrom(d, 0);
		this.total = this.listed + (this.isOnlyFree(d) ? 1 : d.passes);
		for (let i = 0; i < tried.length; i++) m[fp + tried[i]!] = kept[i]!;
	}

	private listTabled(d: Compiled, kind: number): void {
		const { offered } = d.placements!;
		if (!offered || offered()) {
			this.listed = this.tabled = this.countPlacements(kind);
			if (d.helpers) {
				this.listing = 0;
				this.listHelped(d, d.alternatives[0]!);
			}
		}
		this.ownListed = this.listed;
		if (d.own < d.alternatives.length) this.listFrom(d, d.own);
	}

	/** Returns true when only free actions are offered, and they are a reason to ask. */
	private isOnlyFree(d: Compiled): boolean {
		return d.onlyFree >= 0 && this.ownListed === 0 && this.listed > 0;
	}

	private listPlain({ alternatives }: Compiled): void {
		const outer = this.visit;
		this.visit = this.push;
		for (let i = 0; i < alternatives.length; i++) {
			const { offered, run, slots } = alternatives[i]!;
			if (offered && !offered()) continue;
			this.listing = i;
			this.slots = slots;
			run();
		}
		this.visit = outer;
		this.ownListed = this.listed;
	}

	private listFrom(d: Compiled, first: number): void {
		for (let i = first; i < d.alternatives.length; i++) {
			if (i === d.own) this.ownListed = this.listed;
			const a = d.alternatives[i]!;
			if (a.offered && !a.offered()) continue;
			this.listing = i;
			this.slots = a.slots;
			if (i === 0 && d.many) this.listMany(d, a);
			else this.walk(a, this.push);
			if (i === 0 && d.helpers) this.listHelped(d, a);
		}
		if (d.own === d.alternatives.length) this.ownListed = this.listed;
	}

	private walk(a: Alternative, visit: () => boolean): void {
		const outer = this.visit;
		this.visit = a.equivalentBy.length === 0 ? visit : firstOfEach(a.equivalentBy, visit);
		try {
			a.run();
		} finally {
			this.visit = outer;
		}
	}

	private listMany(d: Compiled, a: Alternative): void {
		const { m } = this.machine.rt;
		const members: number[] = [];
		this.walk(a, () => {
			members.push(m[m[FP]! + a.slots[0]!]!);
			return false;
		});
		const { min, max } = d.many!;
		this.chosen = listMany(d.ir.kind === 'order' ? 'order' : 'subset', members, min(), max());
		this.chosen.forEach((_, i) => this.pushRow(Row.many, i));
	}

	private listHelped(d: Compiled, a: Alternative): void {
		const { assists } = this.machine;
		const before = this.listed;
		this.helped = assists!.list(a, d.helpers!, false);
		this.helped.forEach((_, i) => this.pushRow(Row.helped, i));
		if (d.redo >= 0 && assists!.mayDecline(this.helped, before)) this.pushRow(Row.declined, 0);
	}

	countPlacements(kind: number): number {
		const { epoch, rt } = this.machine;
		if (kind === this.countedKind && epoch === this.countedAt) return this.counted;
		this.countedKind = kind;
		this.countedAt = epoch;
		return (this.counted = kind < 0 ? 0 : countPlacements(rt.board, kind));
	}

	private readonly push = (): boolean => {
		const { m } = this.machine.rt;
		const { slots } = this;
		const at = this.room();
		const fp = m[FP]!;
		this.options[at] = this.listing;
		for (let v = 0; v < slots.length; v++) this.options[at + 1 + v] = m[fp + slots[v]!]!;
		return false;
	};

	private pushRow(row: number, index: number): void {
		const at = this.room();
		this.options[at] = row | this.listing;
		this.options[at + 1] = index;
	}

	/** Reserves the row of the next option; returns its offset. Throws RUN-OPTIONS where there are too many. */
	private room(): number {
		const n = this.listed;
		if (n >= MAX_OPTIONS) throw new EngineFault('RUN-OPTIONS', faults.tooManyOptions);
		const at = (n - this.tabled) * this.stride;
		if (at + this.stride > this.options.length) this.grow();
		this.listed = n + 1;
		return at;
	}

	private grow(): void {
		const next = new Int32Array(this.options.length * 2);
		next.set(this.options);
		this.options = this.rows = next;
	}
}
