import { limits } from '@tilewright/schema';
import type { Expr } from '@tilewright/lang';
import { rootOf } from '../board/features.ts';
import { EngineFault } from '../fault.ts';
import { Header } from './header.ts';
import type { Machine } from './machine.ts';
import { Keyed } from './optional-columns.ts';
import { faults } from '../texts/faults.ts';

export interface LimitTest {
	full(): boolean;
	use(): void;
}

export function limitTest(machine: Machine, limit: number, key: Expr | undefined): LimitTest {
	const { backend, rt, program } = machine;
	const { arena, m, LIMITS, board } = rt;
	const { times } = program.limits[limit]!;
	const at = LIMITS + limit;
	if (!key)
		return {
			full: () => m[at]! >= times,
			use: () => arena.set(at, m[at]! + 1),
		};
	const get = backend.num(key);
	const { KEYED } = rt.optional;
	const isFeature = key.type === 'feature';
	// a feature is kept by a segment, so that it is known again after it has grown
	const same = isFeature
		? (a: number, b: number): boolean =>
				a === b || (a >= 0 && b >= 0 && rootOf(board, a) === rootOf(board, b))
		: (a: number, b: number): boolean => a === b;
	const find = (k: number): number => {
		for (let i = m[Header.keyed]! - 1; i >= 0; i--) {
			const entry = KEYED + i * Keyed.words;
			if (m[entry] === limit && same(m[entry + Keyed.key]!, k)) return entry;
		}
		return -1;
	};
	return {
		full: () => {
			const entry = find(get());
			return entry < 0 ? times <= 0 : m[entry + Keyed.used]! >= times;
		},
		use: () => {
			const k = get();
			const entry = find(k);
			if (entry >= 0) {
				arena.set(entry + Keyed.used, m[entry + Keyed.used]! + 1);
				return;
			}
			const n = m[Header.keyed]!;
			if (n >= limits.keyedLimitUses) throw new EngineFault('RUN-KEYS', faults.tooManyLimitUses);
			const fresh = KEYED + n * Keyed.words;
			arena.set(fresh + Keyed.limit, limit);
			arena.set(fresh + Keyed.key, isFeature && k >= 0 ? m[board.FIRST_SEGMENT + k]! : k);
			arena.set(fresh + Keyed.used, 1);
			arena.set(Header.keyed, n + 1);
		},
	};
}

export function forgetKeyed(
	machine: Machine,
	limits: ReadonlySet<number>,
): (() => void) | undefined {
	const { arena, m, optional } = machine.rt;
	const { KEYED } = optional;
	if (KEYED < 0 || limits.size === 0) return undefined;
	return () => {
		const n = m[Header.keyed]!;
		let kept = 0;
		for (let i = 0; i < n; i++) {
			const from = KEYED + i * Keyed.words;
			if (limits.has(m[from]!)) continue;
			const to = KEYED + kept++ * Keyed.words;
			if (to !== from) for (let w = 0; w < Keyed.words; w++) arena.set(to + w, m[from + w]!);
		}
		if (kept !== n) arena.set(Header.keyed, kept);
	};
}
