import type { Expr } from '@tilewright/lang';
import { EngineFault } from '../fault.ts';
import type { Bool, Num } from './backend.ts';
import type { Closures } from './closures.ts';
import { filterFeatures } from './filter-features.ts';
import { filterPieces, supplyHolds } from './filter-pieces.ts';
import { pieceExists } from './peephole.ts';
import { filterTiles } from './filter-tiles.ts';
import { faults } from '../texts/faults.ts';

type Fold = Extract<Expr, { op: 'fold' }>;

export function foldNum(c: Closures, e: Fold): Num {
	switch (e.fold) {
		case 'count':
			return c.counted(e.on, e.slot, c.bool(e.body));
		case 'sum': {
			const value = c.num(e.body);
			let sum = 0;
			const run = c.each(e.on, e.slot, () => {
				const v = value();
				sum += v;
				return false;
			});
			return () => {
				const outer = sum;
				sum = 0;
				run();
				const total = sum;
				sum = outer;
				return c.int(total);
			};
		}
		case 'max':
		case 'min': {
			const value = c.num(e.body);
			const sign = e.fold === 'max' ? 1 : -1;
			let best: number | undefined;
			const run = c.each(e.on, e.slot, () => {
				const v = value();
				if (best === undefined || (v - best) * sign > 0) best = v;
				return false;
			});
			return () => {
				const outer = best;
				best = undefined;
				run();
				const found = best ?? 0;
				best = outer;
				return found;
			};
		}
		default: {
			if (e.type === 'bool') {
				const b = foldBool(c, e);
				return () => (b() ? 1 : 0);
			}
			throw new EngineFault('RUN-MISSING', faults.noNumber(e.fold));
		}
	}
}

export function foldBool(c: Closures, e: Fold): Bool {
	const standing = pieceExists(c, e);
	if (standing) return standing;
	const ofKinds =
		e.fold === 'exists' ? (supplyHolds(c, e) ?? filterPieces(c, e, e.slot, () => true)) : undefined;
	if (ofKinds) return ofKinds;
	const test = c.bool(e.body);
	switch (e.fold) {
		case 'exists':
			return c.some(e.on, e.slot, test);
		case 'all': {
			const fails = c.some(e.on, e.slot, () => !test());
			return () => !fails();
		}
		case 'exists_one': {
			let n = 0;
			const run = c.each(e.on, e.slot, () => test() && ++n > 1);
			return () => {
				const outer = n;
				n = 0;
				run();
				const one = n === 1;
				n = outer;
				return one;
			};
		}
		default:
			throw new EngineFault('RUN-MISSING', faults.noTruthValue(e.fold));
	}
}

export function foldEach(c: Closures, e: Fold, slot: number, body: Bool): Bool {
	const { temps } = c.rt;
	switch (e.fold) {
		case 'filter': {
			const quick =
				filterFeatures(c, e, slot, body) ??
				filterTiles(c, e, slot, body) ??
				filterPieces(c, e, slot, body);
			if (quick) return quick;
			const test = c.bool(e.body);
			const own = e.slot;
			return c.each(e.on, own, () => {
				if (!test()) return false;
				const v = temps[own]!;
				temps[slot] = v;
				const stop = body();
				temps[own] = v;
				return stop;
			});
		}
		case 'map': {
			const value = c.num(e.body);
			const walk = (emit: (v: number) => void): Bool =>
				c.each(e.on, e.slot, () => {
					const v = value();
					if (v !== -1 || e.type === 'set(int)') emit(v);
					return false;
				});
			return c.collected(walk, slot, body);
		}
		case 'flatMap': {
			const inner = c.rt.newTemp();
			const walk = (emit: (v: number) => void): Bool => {
				const members = c.each(e.body, inner, () => {
					emit(temps[inner]!);
					return false;
				});
				return c.each(e.on, e.slot, () => {
					members();
					return false;
				});
			};
			return c.collected(walk, slot, body);
		}
		case 'argmax':
		case 'argmin': {
			const value = c.num(e.body);
			const sign = e.fold === 'argmax' ? 1 : -1;
			const own = e.slot;
			let best: number | undefined;
			let emit: ((v: number) => void) | undefined;
			const run = c.each(e.on, own, () => {
				const member = temps[own]!;
				const v = value();
				if (emit) {
					if (v === best) emit(member);
				} else if (best === undefined || (v - best) * sign > 0) best = v;
				return false;
			});
			return () =>
				c.distinct(
					(push) => {
						const outerBest = best;
						const outerEmit = emit;
						best = undefined;
						emit = undefined;
						run();
						emit = push;
						run();
						best = outerBest;
						emit = outerEmit;
					},
					slot,
					body,
				);
		}
		default:
			throw new EngineFault('RUN-MISSING', faults.noMembers(e.fold));
	}
}
