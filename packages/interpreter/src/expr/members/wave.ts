import { rootOf } from '../../board/features.ts';
import { Header } from '../../run/header.ts';
import { Entry } from '../../run/runtime.ts';
import type { Runtime } from '../../run/runtime.ts';
import { roundEnd } from '../../run/wave-round.ts';
import { containing, read, walk, type MemberTable } from './shape.ts';

const {
	active: ACTIVE,
	returned: RETURNED_COUNT,
	waveCount: WAVE_COUNT,
	waveFrom: WAVE_FROM,
} = Header;

/** The entry of a feature in the wave: the address of its words, or -1. */
export function entryOf(rt: Runtime, feature: number): number {
	const { m, board, WAVE } = rt;
	const n = m[WAVE_COUNT]!;
	for (let i = 0; i < n; i++) {
		const at = WAVE + i * Entry.words;
		if (rootOf(board, m[at + Entry.seg]!) === feature) return at;
	}
	return -1;
}

/** What the running or last wave keeps. */
export const waveMembers: MemberTable = {
	'wave.features': {
		each: (c, _args, slot, body) => {
			const { m, board, WAVE, temps } = c.rt;
			return () => {
				const n = m[WAVE_COUNT]!;
				for (let i = 0; i < n; i++) {
					temps[slot] = rootOf(board, m[WAVE + i * Entry.words + Entry.seg]!);
					if (body()) return true;
				}
				return false;
			};
		},
	},
	'wave.round': {
		each: (c, _args, slot, body) => {
			const { m, board, WAVE, temps } = c.rt;
			return () => {
				const n = roundEnd(m);
				for (let i = m[WAVE_FROM]!; i < n; i++) {
					temps[slot] = rootOf(board, m[WAVE + i * Entry.words + Entry.seg]!);
					if (body()) return true;
				}
				return false;
			};
		},
	},
	'wave.returned': {
		each: (c, _args, slot, body) => {
			const { m, RETURNED, temps } = c.rt;
			return () => {
				const n = m[RETURNED_COUNT]!;
				for (let i = 0; i < n; i++) {
					temps[slot] = m[RETURNED + i]!;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	'wave.owners(feature)': containing(
		walk(({ rt }) => (f, visit) => {
			const at = entryOf(rt, f);
			if (at < 0) return false;
			const owners = rt.m[at + Entry.owners]!;
			const first = rt.m[ACTIVE]!;
			for (let i = 0; i < rt.seats; i++) {
				const s = (first + i) % rt.seats;
				if (owners & (1 << s) && visit(s)) return true;
			}
			return false;
		}),
		({ rt }) =>
			(f, s) => {
				const at = entryOf(rt, f);
				return at >= 0 && (rt.m[at + Entry.owners]! & (1 << s)) !== 0;
			},
	),
	'wave.worth(feature)': read(
		({ rt }) =>
			(f) => {
				const at = entryOf(rt, f);
				return at < 0 ? 0 : rt.m[at + Entry.worth]!;
			},
		0,
	),
	'wave.gained(seat)': read(
		({ rt: { m, GAINED } }) =>
			(seat) =>
				m[GAINED + seat]!,
		0,
	),
	'feature.completed': read(
		({ rt }) =>
			(f) => {
				const at = entryOf(rt, f);
				return at >= 0 && rt.m[at + Entry.reason] === 0 ? 1 : 0;
			},
		0,
	),
	'feature.reason': read(({ rt }) => (f) => {
		const at = entryOf(rt, f);
		return at < 0 ? -1 : rt.m[at + Entry.reason]!;
	}),
};
