import type { Expr, KindIR, LineIR, Program } from '@tilewright/lang';
import { elementOf } from '@tilewright/lang';
import type { Backend, Bool, Num } from '../expr/backend.ts';
import { EngineFault } from '../fault.ts';
import { compileCountedMembers, compileWalk, type Walk } from './counted-set.ts';
import { Header } from './header.ts';
import type { LedgerLine } from './ledger.ts';
import { Counted, type Runtime } from './runtime.ts';
import { type Change, Totals } from './totals.ts';
import { faults } from '../texts/faults.ts';

interface Line {
	readonly ir: LineIR;
	readonly count: Num;
	readonly each: Num;
	readonly members: Walk | undefined;
	/** Lists the members of the set behind a count that is a number. */
	readonly behind: ((count: number) => LedgerLine['members']) | undefined;
	/** Cannot be shared between seats: counted anew for each. */
	readonly oncePerSeat: boolean;
	readonly index: number;
}

interface Value {
	readonly it: number;
	readonly lines: readonly Line[];
	readonly totals: Totals;
	readonly late: readonly Line[];
	readonly shared: boolean;
	readonly seat: number;
	readonly shareLines: readonly Line[];
	readonly shareAdjust: readonly {
		readonly line: string;
		readonly layer: string;
		readonly field: string;
		readonly value: Num;
		readonly when: Bool;
	}[];
	readonly floors: readonly { readonly at: Num; readonly source: number }[];
}

const always: Bool = () => true;

/**
 * The points of features, and the seats that get them.
 *
 *   complete → owners (lexicographic keys) → lines (base, set, add, void) → total (sum, scale, late, cap, veto) → shares (add, floor)
 */
export class Scoring {
	declare private readonly rt: Runtime;
	private completes: readonly (Bool | boolean)[] = [];
	declare private readonly its: Int32Array;
	private values: readonly Value[] = [];
	private keys: readonly Num[] = [];
	declare private readonly ownerIt: number;
	declare private readonly ownerSeat: number;
	declare private readonly above: number;
	/** Without pieces on it nobody can own a feature. */
	declare readonly needsPieces: boolean;
	/** 1 for kinds that are complete when no port is open. */
	declare readonly closes: Uint8Array;
	private lineCount = 0;
	declare readonly completable: readonly boolean[];

	constructor(rt: Runtime) {
		this.rt = rt;
		const { program } = rt;
		this.its = Int32Array.from(program.kinds, (k) => k.it);
		this.closes = Uint8Array.from(program.kinds, (k) =>
			k.connect === 'edge' && isClosed(k.complete) ? 1 : 0,
		);
		this.completable = program.kinds.map(
			(k) => k.complete.op !== 'const' || k.complete.value !== 0,
		);
		this.ownerIt = program.owners.it;
		this.ownerSeat = program.owners.seat;
		this.above = program.owners.above;
		this.needsPieces = this.above >= 0 && sumsPieces(program, program.owners.keys[0], this.ownerIt);
	}

	compileWith(backend: Backend): void {
		const { program } = this.rt;
		this.completes = program.kinds.map((k) =>
			k.complete.op === 'const' ? k.complete.value !== 0 : backend.bool(k.complete),
		);
		this.values = program.kinds.map((k) => this.compile(k, backend));
		this.keys = program.owners.keys.map((k) => backend.num(k));
	}

	complete(f: number): boolean {
		const { m, board, temps } = this.rt;
		const kind = m[board.KIND + f]!;
		if (this.closes[kind] === 1) return m[board.OPEN + f] === 0;
		const test = this.completes[kind]!;
		if (typeof test === 'boolean') return test;
		temps[this.its[kind]!] = f;
		return test();
	}

	owners(f: number): number {
		const { temps, seats } = this.rt;
		const { keys, above } = this;
		if (this.needsPieces && this.rt.m[this.rt.board.PIECES + f]! < 0) return 0;
		temps[this.ownerIt] = f;
		if (keys.length === 1) {
			const key = keys[0]!;
			let best = above;
			let mask = 0;
			for (let s = 0; s < seats; s++) {
				temps[this.ownerSeat] = s;
				const v = key();
				if (v > best) {
					best = v;
					mask = 1 << s;
				} else if (v === best && v > above) mask |= 1 << s;
			}
			return mask;
		}
		let mask = 0;
		const best: number[] = [];
		for (let s = 0; s < seats; s++) {
			temps[this.ownerSeat] = s;
			let order = 0; // 1 better, -1 worse than the best so far
			const mine: number[] = [];
			for (let k = 0; k < keys.length; k++) {
				const v = keys[k]!();
				mine.push(v);
				if (k === 0 && v <= above) {
					order = -1;
					break;
				}
				if (order === 0 && mask !== 0) order = Math.sign(v - best[k]!);
			}
			if (order < 0) continue;
			if (mask === 0 || order > 0) {
				mask = 1 << s;
				best.length = 0;
				for (const v of mine) best.push(v);
			} else mask |= 1 << s;
		}
		return mask;
	}

	worth(f: number): number {
		const { m, board, temps } = this.rt;
		const value = this.values[m[board.KIND + f]!]!;
		temps[value.it] = f;
		let sum = 0;
		for (const line of value.lines) sum += line.count() * line.each();
		return this.finish(value, sum);
	}

	/** The share of one owner in a feature worth `worth`; counts members that count once for a seat. */
	share(f: number, seat: number, worth: number): number {
		const { m, board } = this.rt;
		const value = this.values[m[board.KIND + f]!]!;
		return value.shared ? this.lines(f, seat).reduce((n, l) => n + l.points, 0) : worth;
	}

	/** The lines behind a share (or, without a seat, behind the worth). Marks members counted once for the seat. */
	lines(f: number, seat?: number): LedgerLine[] {
		const { m, board, temps } = this.rt;
		const value = this.values[m[board.KIND + f]!]!;
		temps[value.it] = f;
		if (seat !== undefined) temps[value.seat] = seat;
		const out: LedgerLine[] = [];
		const push = (line: Line, count: number, each: number): void => {
			if (count * each === 0 && line.ir.when !== undefined) return;
			const members = line.members ? this.membersOf(line) : line.behind?.(count);
			out.push({
				id: line.ir.id,
				count,
				each,
				points: this.int(count * each),
				source: line.ir.source,
				...(members ? { members } : {}),
			});
		};
		for (const line of value.lines) {
			let count =
				seat !== undefined && line.oncePerSeat ? this.countOnce(line, seat) : line.count();
			let each = line.each();
			if (seat !== undefined)
				for (const a of value.shareAdjust)
					if (a.line === line.ir.id && a.when()) {
						const v = a.layer === 'void' ? 0 : a.value();
						if (a.field === 'count') count = a.layer === 'add' ? count + v : v;
						else each = a.layer === 'add' ? each + v : v;
					}
			push(line, count, each);
		}
		const sum = out.reduce((n, l) => n + l.points, 0);
		const change = ({ id, points, source }: Omit<Change, 'id'> & { id: string }): void => {
			out.push({ id, count: 1, each: points, points, source });
		};
		const scaled = value.totals.scaled(sum);
		if (scaled) change(scaled);
		for (const line of value.late) push(line, line.count(), line.each());
		let total = out.reduce((n, l) => n + l.points, 0);
		value.totals.limited(total).forEach(change);
		if (seat !== undefined) {
			for (const line of value.shareLines) push(line, line.count(), line.each());
			total = out.reduce((n, l) => n + l.points, 0);
			for (const floor of value.floors) {
				const points = floor.at() - total;
				if (points <= 0) continue;
				change({ id: 'floor', points, source: floor.source });
				total += points;
			}
		}
		return out;
	}

	private finish(value: Value, sum: number): number {
		let late = 0;
		for (const line of value.late) late += line.count() * line.each();
		return this.int(value.totals.of(sum, late));
	}

	private int(v: number): number {
		if (v !== (v | 0)) throw new EngineFault('RUN-OVERFLOW', faults.pointsTooLarge(v));
		return v;
	}

	private membersOf(line: Line): LedgerLine['members'] {
		if (!line.members) return undefined;
		const type = elementOf(line.ir.count.type)!;
		const ids: number[] = [];
		const { m, board } = this.rt;
		line.members((v) => ids.push(type === 'feature' ? m[board.FIRST_SEGMENT + v]! : v));
		return { type, ids };
	}

	private countOnce(line: Line, seat: number): number {
		const { arena, m, COUNTED, countedCapacity, board } = this.rt;
		const featureMembers = elementOf(line.ir.count.type) === 'feature';
		let fresh = 0;
		line.members!((v) => {
			const member = featureMembers ? m[board.FIRST_SEGMENT + v]! : v;
			const n = m[Header.counted]!;
			for (let i = 0; i < n; i++) {
				const at = COUNTED + i * Counted.words;
				if (
					m[at] === line.index &&
					m[at + Counted.seat] === seat &&
					m[at + Counted.member] === member
				)
					return;
			}
			if ((n + 1) * Counted.words > countedCapacity)
				throw new EngineFault('RUN-MEMORY', faults.tooManyCounted);
			const at = COUNTED + n * Counted.words;
			arena.set(at + Counted.line, line.index);
			arena.set(at + Counted.seat, seat);
			arena.set(at + Counted.member, member);
			arena.set(Header.counted, n + 1);
			fresh++;
		});
		return fresh;
	}

	private compile(kind: KindIR, backend: Backend): Value {
		const v = kind.value;
		const line = (ir: LineIR): Line => this.line(ir, v.it, backend);
		return {
			it: v.it,
			lines: v.lines.map(line),
			totals: new Totals(v, backend),
			late: v.late.map(line),
			shared:
				v.lines.some((l) => l.oncePerSeat) ||
				v.share.lines.length + v.share.adjust.length + v.share.floors.length > 0,
			seat: v.share.seat,
			shareLines: v.share.lines.map(line),
			shareAdjust: v.share.adjust.map((a) => ({
				line: a.line,
				layer: a.layer,
				field: a.field,
				value: a.value ? backend.num(a.value) : () => 0,
				when: a.when ? backend.bool(a.when) : always,
			})),
			floors: v.share.floors.map((f) => ({ at: backend.num(f.at), source: f.source })),
		};
	}

	private line(ir: LineIR, it: number, backend: Backend): Line {
		const isSet = elementOf(ir.count.type) !== undefined;
		let count = isSet ? backend.size(ir.count) : backend.num(ir.count);
		let each = backend.num(ir.each);
		if (ir.oncePerSeat && !isSet) throw new EngineFault('RUN-MISSING', faults.countIsNoSet(ir.id));
		const members = isSet ? compileWalk(ir.count, this.rt, backend) : undefined;
		const behind = isSet ? undefined : compileCountedMembers(ir.count, it, this.rt, backend);
		for (const a of ir.adjust) {
			const test = a.when ? backend.bool(a.when) : always;
			const by = a.value ? backend.num(a.value) : () => 0;
			const old = a.field === 'count' ? count : each;
			const next: Num =
				a.layer === 'add' ? () => (test() ? old() + by() : old()) : () => (test() ? by() : old());
			if (a.field === 'count') count = next;
			else each = next;
		}
		if (ir.when) {
			const test = backend.bool(ir.when);
			const old = count;
			count = () => (test() ? old() : 0);
		}
		return {
			ir,
			count,
			each,
			members,
			behind,
			oncePerSeat: ir.oncePerSeat,
			index: this.lineCount++,
		};
	}
}

function sumsPieces(program: Program, key: Expr | undefined, it: number): boolean {
	if (key?.op === 'define') {
		const { params, body } = program.defines[key.define]!;
		const [first] = key.args;
		return first?.op === 'temp' && first.slot === it && sumsPieces(program, body, params[0]!.slot);
	}
	if (key?.op !== 'fold' || (key.fold !== 'sum' && key.fold !== 'count')) return false;
	let set = key.on;
	while (set.op === 'fold' && set.fold === 'filter') set = set.on;
	return (
		set.op === 'call' &&
		set.fn === 'feature.pieces' &&
		set.args[0]?.op === 'temp' &&
		set.args[0].slot === it
	);
}

/** `open == 0` */
function isClosed(e: Expr): boolean {
	return (
		e.op === 'binary' &&
		e.name === '==' &&
		e.left.op === 'call' &&
		e.left.fn === 'feature.open' &&
		e.right.op === 'const' &&
		e.right.value === 0
	);
}
