import { countPlacements } from '../../board/placement-table.ts';
import { EngineFault } from '../../fault.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';
import type { Alternative } from './alternative.ts';
import type { Help } from './assists.ts';
import { compileDecision, type Compiled } from './compiled-decision.ts';
import { countNumbers } from './number-range.ts';
import { firstOfEach } from './option-classes.ts';
import { listMany } from './member-choices.ts';
import { OptionList, Row } from './option-list.ts';
import { faults } from '../../texts/faults.ts';

const { decision: DECISION, declined: DECLINED, drawn: DRAWN, fp: FP, redraw: REDRAW } = Header;

/** An option: the alternative it belongs to (-1: pass) and the values of its variables, or the members chosen. */
export interface Chosen {
	readonly alternative: number;
	readonly values: number[];
	readonly many?: true;
	readonly help?: Help;
	readonly declined?: true;
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
	/** The options of this state: `scratch`, or a list that was kept. */
	private shown: OptionList = new OptionList();
	/** The list that is filled next. */
	private scratch: OptionList = this.shown;
	private readonly spare: OptionList[] = [];
	private countedKind = -1;
	private countedAt = -1;
	private counted = 0;
	private current: Compiled | undefined = undefined;
	private visit: () => boolean = () => false;
	private listing = 0;
	private slots: readonly number[] = [];
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
		this.shown = this.scratch;
		this.scratch.count = -1;
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
	hold(): OptionList {
		const { open } = this;
		if (this.shown !== this.scratch || this.scratch.count < 0) this.list(open);
		const held = this.scratch;
		held.decision = open;
		held.keepPlacements(this.machine.rt.board, this.tabledKind(open));
		this.scratch = this.spare.pop() ?? new OptionList();
		return held;
	}

	/** Brings back options; the state must be the one that they were kept in. */
	resume(held: OptionList): void {
		this.current = held.decision;
		this.shown = held;
	}

	/** To be called when the options that were kept are used no more. */
	release(held: OptionList): void {
		this.spare.push(held);
		this.forget();
	}

	who(): number {
		return this.open.who();
	}

	count(): number {
		if (this.shown.count < 0) this.list(this.open);
		return this.shown.total;
	}

	canPass(): boolean {
		return this.count() > this.shown.count;
	}

	begin(decision: number): number {
		this.forget();
		const d = (this.current = this.decisions[decision]!);
		const { scratch } = this;
		if (!d.isActive && d.who() < 0) {
			scratch.begin(d.stride);
			scratch.total = scratch.ownCount = 0;
			return 0;
		}
		if (this.listsLate && this.hasChoice(d)) return 2;
		this.list(d);
		return scratch.ownCount === 0 && d.onlyFree < 0 ? d.passes : scratch.total;
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
		return this.shown.ownCount === 1 ? 0 : this.shown.count;
	}

	take(k: number): number {
		const d = this.open;
		const { m, arena } = this.machine.rt;
		const fp = m[FP]!;
		if (this.shown.count < 0) this.list(d);
		const { shown } = this;
		if (k === shown.count && this.isOnlyFree(d)) {
			this.forget();
			return d.onlyFree;
		}
		if (k === shown.count && d.passes === 1) {
			if (this.isPassListened && shown.ownCount > 0)
				this.machine.events.record('passed', { seat: d.who() });
			this.forget();
			return d.pass;
		}
		if (k >>> 0 !== k || k >= shown.count)
			throw new EngineFault('OPTION-UNKNOWN', faults.noSuchOption);
		if (k < shown.tabled) {
			const { kind, slot } = d.placements!;
			arena.set(fp + slot, shown.placement(this.machine.rt.board, kind(), k));
			return this.leave(d.alternatives[0]!);
		}
		if (d.range) {
			arena.set(fp + d.range.slot, d.range.from() + k);
			return this.leave(d.alternatives[0]!);
		}
		const at = (k - shown.tabled) * d.stride;
		const row = shown.rows[at]!;
		if (row > Row.alternative) return this.takeOther(d, at);
		const alternative = d.alternatives[row]!;
		for (let i = 0; i < alternative.slots.length; i++)
			arena.set(fp + alternative.slots[i]!, shown.rows[at + 1 + i]!);
		return this.leave(alternative);
	}

	private takeOther(d: Compiled, at: number): number {
		const { m, arena } = this.machine.rt;
		const { shown } = this;
		const row = shown.rows[at]!;
		const alternative = d.alternatives[row & Row.alternative]!;
		const slot = m[FP]! + alternative.slots[0]!;
		switch (row & ~Row.alternative) {
			case Row.helped: {
				const help = shown.helped[shown.rows[at + 1]!]!;
				arena.set(slot, help.placement);
				this.machine.assists!.take(help);
				return this.leave(alternative);
			}
			case Row.many:
				arena.set(slot, this.machine.pushSet(shown.chosen[shown.rows[at + 1]!]!));
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
		if (this.shown.count < 0) this.list(d);
		const { shown } = this;
		if (k >= shown.count) return { alternative: -1, values: [] };
		if (k < shown.tabled) {
			const kind = d.placements!.kind();
			return { alternative: 0, values: [shown.placement(this.machine.rt.board, kind, k)] };
		}
		if (d.range) return { alternative: 0, values: [d.range.from() + k] };
		const at = (k - shown.tabled) * d.stride;
		const row = shown.rows[at]!;
		const alternative = row & Row.alternative;
		const index = shown.rows[at + 1]!;
		switch (row & ~Row.alternative) {
			case Row.helped:
				return {
					alternative,
					values: [shown.helped[index]!.placement],
					help: shown.helped[index]!,
				};
			case Row.many:
				return { alternative, values: [...shown.chosen[index]!], many: true };
			case Row.declined:
				return { alternative, values: [], declined: true };
		}
		const n = d.alternatives[alternative]!.slots.length;
		return { alternative, values: Array.from(shown.rows.subarray(at + 1, at + 1 + n)) };
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
		const { scratch } = this;
		this.shown = scratch;
		scratch.begin(d.stride);
		if (d.range) {
			scratch.ownCount = scratch.count = countNumbers(d.range);
			scratch.total = scratch.count + d.passes;
			return;
		}
		const kind = this.tabledKind(d);
		if (kind >= 0 && d.isTabledAlone) {
			const { offered } = d.placements!;
			scratch.count = scratch.tabled = !offered || offered() ? this.countPlacements(kind) : 0;
			scratch.ownCount = scratch.count;
			scratch.total = scratch.count + d.passes;
			return;
		}
		const { m } = this.machine.rt;
		const fp = m[FP]!;
		const { tried, kept } = d;
		for (let i = 0; i < tried.length; i++) kept[i] = m[fp + tried[i]!]!;
		if (kind >= 0) this.listTabled(d, kind);
		else if (d.isPlain) this.listPlain(d);
		else this.listFrom(d, 0);
		scratch.total = scratch.count + (this.isOnlyFree(d) ? 1 : d.passes);
		for (let i = 0; i < tried.length; i++) m[fp + tried[i]!] = kept[i]!;
	}

	private listTabled(d: Compiled, kind: number): void {
		const { offered } = d.placements!;
		if (!offered || offered()) {
			this.scratch.count = this.scratch.tabled = this.countPlacements(kind);
			if (d.helpers) {
				this.listing = 0;
				this.listHelped(d, d.alternatives[0]!);
			}
		}
		this.scratch.ownCount = this.scratch.count;
		if (d.own < d.alternatives.length) this.listFrom(d, d.own);
	}

	/** Returns true when only free actions are offered, and they are a reason to ask. */
	private isOnlyFree(d: Compiled): boolean {
		const { count, ownCount } = this.shown;
		return d.onlyFree >= 0 && ownCount === 0 && count > 0;
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
		this.scratch.ownCount = this.scratch.count;
	}

	private listFrom(d: Compiled, first: number): void {
		for (let i = first; i < d.alternatives.length; i++) {
			if (i === d.own) this.scratch.ownCount = this.scratch.count;
			const a = d.alternatives[i]!;
			if (a.offered && !a.offered()) continue;
			this.listing = i;
			this.slots = a.slots;
			if (i === 0 && d.many) this.listMany(d, a);
			else this.walk(a, this.push);
			if (i === 0 && d.helpers) this.listHelped(d, a);
		}
		if (d.own === d.alternatives.length) this.scratch.ownCount = this.scratch.count;
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
		this.scratch.chosen = listMany(
			d.ir.kind === 'order' ? 'order' : 'subset',
			members,
			min(),
			max(),
		);
		this.scratch.chosen.forEach((_, i) => this.pushRow(Row.many, i));
	}

	private listHelped(d: Compiled, a: Alternative): void {
		const { assists } = this.machine;
		const before = this.scratch.count;
		const helped = (this.scratch.helped = assists!.list(a, d.helpers!, false));
		helped.forEach((_, i) => this.pushRow(Row.helped, i));
		if (d.redo >= 0 && assists!.mayDecline(helped, before)) this.pushRow(Row.declined, 0);
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
		const { scratch, slots } = this;
		const at = scratch.add();
		const fp = m[FP]!;
		scratch.rows[at] = this.listing;
		for (let v = 0; v < slots.length; v++) scratch.rows[at + 1 + v] = m[fp + slots[v]!]!;
		return false;
	};

	private pushRow(row: number, index: number): void {
		const { scratch } = this;
		const at = scratch.add();
		scratch.rows[at] = row | this.listing;
		scratch.rows[at + 1] = index;
	}
}
