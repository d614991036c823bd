import { type PaidLine, elementOf } from '@tilewright/lang';
import { rootOf } from '../../board/features.ts';
import { EngineFault } from '../../fault.ts';
import { drawFrom } from '../chance.ts';
import { Header } from '../header.ts';
import type { LedgerLine } from '../ledger.ts';
import type { Machine } from '../machine.ts';
import type { OpTable } from './shape.ts';
import { faults } from '../../texts/faults.ts';

function linesPaid(
	{ backend }: Machine,
	lines: readonly PaidLine[],
	source: number,
): () => LedgerLine[] {
	const compiled = lines.map(({ line, count, each, when }) => ({
		id: line,
		test: when ? backend.bool(when) : undefined,
		count: elementOf(count.type) === undefined ? backend.num(count) : backend.size(count),
		each: backend.num(each),
	}));
	return () => {
		const paid: LedgerLine[] = [];
		for (const { id, test, count, each } of compiled) {
			if (test && !test()) continue;
			const c = count();
			const e = each();
			paid.push({ id, count: c, each: e, points: c * e, source });
		}
		return paid;
	};
}

export const pointOps: OpTable<'score' | 'transfer' | 'set' | 'roll'> = {
	score: (machine, { to, amount, line, cause, of, source = -1 }, next) => {
		const { backend, scoring, rt } = machine;
		const { m, board, temps } = rt;
		let pay: (seat: number) => void;
		if (amount.by === 'ledger') {
			const feature = backend.num(amount.feature);
			pay = (seat) => {
				const f = feature();
				if (f < 0) return;
				machine.award(seat, scoring.worth(f), () => ({
					lines: scoring.lines(f),
					segment: m[board.FIRST_SEGMENT + f]!,
					kind: m[board.KIND + f]!,
					reason: -1,
					cause,
					source,
					complete: scoring.complete(f),
				}));
			};
		} else {
			const paid = linesPaid(
				machine,
				amount.by === 'lines' ? amount.lines : [{ line, count: amount.count, each: amount.each }],
				source,
			);
			const about = of ? backend.num(of) : undefined;
			pay = (seat) => {
				const lines = paid();
				if (lines.length === 0) return;
				const points = lines.reduce((sum, l) => sum + l.points, 0);
				if (points !== (points | 0))
					throw new EngineFault('RUN-OVERFLOW', faults.pointsTooLarge(points));
				const f = about ? about() : -1;
				machine.award(seat, points, () => ({
					lines,
					segment: f < 0 ? -1 : m[board.FIRST_SEGMENT + f]!,
					kind: f < 0 ? -1 : m[board.KIND + f]!,
					reason: -1,
					cause,
					source,
					complete: f >= 0 && scoring.complete(f),
				}));
			};
		}
		if (to.type === 'seat') {
			const seat = backend.num(to);
			return () => {
				const s = seat();
				if (s >= 0) pay(s);
				return next;
			};
		}
		const slot = rt.newTemp();
		const run = backend.each(to, slot, () => {
			pay(temps[slot]!);
			return false;
		});
		return () => {
			run();
			return next;
		};
	},
	transfer: (machine, { from, to, line, points, cause, source = -1 }, next) => {
		const { backend } = machine;
		const giver = backend.num(from);
		const taker = backend.num(to);
		const amount = backend.num(points);
		return () => {
			const n = amount();
			const entry = (v: number) => () => ({
				lines: [{ id: line, count: 1, each: v, points: v, source }],
				segment: -1,
				kind: -1,
				reason: -1,
				cause,
				source,
				complete: false,
			});
			const from = giver();
			const to = taker();
			if (from >= 0) machine.award(from, -n, entry(-n));
			if (to >= 0) machine.award(to, n, entry(n));
			return next;
		};
	},
	set: ({ backend, rt, program }, { register, on, value }, next) => {
		const { arena, REGISTER, board } = rt;
		const get = backend.num(value);
		const base = REGISTER[register]!;
		if (!on)
			return () => {
				arena.set(base, get());
				return next;
			};
		const of = backend.num(on);
		const perFeature = program.registers[register]!.per === 'feature';
		return () => {
			const id = of();
			if (id >= 0) arena.set(base + (perFeature ? rootOf(board, id) : id), get());
			return next;
		};
	},
	roll: (machine, { slot, faces, stream }, next) => {
		const { arena, m } = machine.rt;
		const all = Int32Array.from(faces);
		return () => {
			arena.set(m[Header.fp]! + slot, faces[drawFrom(machine, stream, all)]!);
			return next;
		};
	},
};
