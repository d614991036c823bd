import type { Expr } from '@tilewright/lang';
import { isDirty, takeDirty } from '../../board/completion.ts';
import { kindWalk } from '../../board/kind-lists.ts';
import { markScored, rootOf } from '../../board/features.ts';
import { forEachFeature } from '../../board/queries.ts';
import { EngineFault } from '../../fault.ts';
import { featureSet } from '../feature-set.ts';
import { Header } from '../header.ts';
import { liveKinds } from '../live-kinds.ts';
import type { Machine } from '../machine.ts';
import { pairFreezer } from '../relations.ts';
import { Entry } from '../runtime.ts';
import type { Op } from '../status.ts';
import { roundEnd } from '../wave-round.ts';
import { scopeReset } from './resets.ts';
import type { OpTable } from './shape.ts';
import { faults } from '../../texts/faults.ts';

const {
	active: ACTIVE,
	counted: COUNTED_COUNT,
	returned: RETURNED_COUNT,
	waveCount: WAVE_COUNT,
	waveFrom: WAVE_FROM,
	waveOpen: WAVE_OPEN,
	waveRound: WAVE_ROUND,
	waveTo: WAVE_TO,
	waveUsed: WAVE_USED,
} = Header;

export const waveOps: OpTable<
	| 'wave-begin'
	| 'round-begin'
	| 'freeze'
	| 'ledger'
	| 'round-end'
	| 'wave-idle'
	| 'wave-end'
	| 'collect'
	| 'drop'
> = {
	'wave-begin': (machine, { wave }, next, pc) => {
		const { arena, m, WAVE, GAINED, seats, board } = machine.rt;
		const reset = scopeReset(machine, ['wave']);
		const gather = gatherer(machine);
		const isLive = liveKinds(machine.program) !== undefined;
		const idle = idleExit(machine, pc);
		const { marks } = machine;
		return () => {
			if (marks) machine.onWave?.(wave);
			if (m[WAVE_TO] !== 0) arena.set(WAVE_TO, 0);
			// entries collected since the last wave stay, earlier ones are forgotten
			const from = m[WAVE_FROM]!;
			const n = m[WAVE_COUNT]! - from;
			if (from > 0) {
				for (let i = 0; i < n * Entry.words; i++)
					arena.set(WAVE + i, m[WAVE + from * Entry.words + i]!);
				arena.set(WAVE_COUNT, n);
				arena.set(WAVE_FROM, 0);
			}
			if (m[WAVE_USED] !== 0) {
				arena.set(WAVE_USED, 0);
				arena.set(WAVE_ROUND, 0);
				arena.set(RETURNED_COUNT, 0);
				arena.set(COUNTED_COUNT, 0);
				for (let s = 0; s < seats; s++) arena.set(GAINED + s, 0);
			}
			if (reset) reset();
			if (idle >= 0) {
				if (isLive || isDirty(board)) gather();
				if (m[WAVE_COUNT] === 0) return idle;
			}
			arena.set(WAVE_OPEN, 1);
			return next;
		};
	},
	'round-begin': (machine, { none }, next) => {
		const { arena, m, board } = machine.rt;
		const reset = scopeReset(machine, ['round']);
		const gather = gatherer(machine);
		const isLive = liveKinds(machine.program) !== undefined;
		return () => {
			if (isLive || isDirty(board)) gather();
			if (m[WAVE_COUNT] === m[WAVE_FROM]) {
				arena.set(WAVE_OPEN, 0);
				return none;
			}
			if (reset) reset();
			return next;
		};
	},
	freeze: (machine, _instr, next) => {
		const { arena, m, board, WAVE } = machine.rt;
		const { scoring } = machine;
		// skip the worth of unowned features unless a rule reads it
		const readsUnowned = featureSet(machine.program).calls.has('wave.worth(feature)');
		const freezePairs = pairFreezer(machine.backend);
		return () => {
			freezePairs?.();
			const n = m[WAVE_COUNT]!;
			// entries collected from here on wait for the next round
			arena.set(WAVE_TO, n + 1);
			for (let i = m[WAVE_FROM]!; i < n; i++) {
				const at = WAVE + i * Entry.words;
				const f = rootOf(board, m[at + Entry.seg]!);
				const owners = scoring.owners(f);
				arena.set(at + Entry.owners, owners);
				arena.set(at + Entry.worth, owners === 0 && !readsUnowned ? 0 : scoring.worth(f));
			}
			return next;
		};
	},
	ledger: (machine, _instr, next) => {
		const { m, board, WAVE, seats } = machine.rt;
		const { scoring, program } = machine;
		return () => {
			const n = roundEnd(m);
			const first = m[ACTIVE]!;
			for (let i = m[WAVE_FROM]!; i < n; i++) {
				const at = WAVE + i * Entry.words;
				const owners = m[at + Entry.owners]!;
				if (owners === 0) continue;
				const f = rootOf(board, m[at + Entry.seg]!);
				const worth = m[at + Entry.worth]!;
				for (let k = 0; k < seats; k++) {
					const seat = (first + k) % seats;
					if ((owners & (1 << seat)) === 0) continue;
					// members that count once for a seat were counted by `share`; the lines must see the count from before it
					const counted = m[COUNTED_COUNT]!;
					const points = scoring.share(f, seat, worth);
					machine.award(seat, points, () => {
						const marked = m[COUNTED_COUNT]!;
						m[COUNTED_COUNT] = counted;
						const lines = scoring.lines(f, seat);
						m[COUNTED_COUNT] = marked;
						const kind = m[board.KIND + f]!;
						return {
							lines,
							segment: m[board.FIRST_SEGMENT + f]!,
							kind,
							reason: m[at + Entry.reason]!,
							cause: -1,
							source: program.kinds[kind]!.source,
							complete: scoring.complete(f),
						};
					});
				}
			}
			return next;
		};
	},
	'round-end': ({ rt: { arena, m, board, WAVE }, program }, { to }) => {
		const { ops } = featureSet(program);
		// features that may split keep the mark at their members
		const splits = (['link', 'add-segment', 'override-edge'] as const).some((op) => ops.has(op));
		const mark = splits
			? (f: number): void => markScored(board, f)
			: (f: number): void => arena.set(board.SCORED + rootOf(board, f), 1);
		return () => {
			const n = roundEnd(m);
			for (let i = m[WAVE_FROM]!; i < n; i++) {
				const at = WAVE + i * Entry.words;
				arena.set(at + Entry.round, m[WAVE_ROUND]!);
				if (m[at + Entry.reason] === 0) mark(m[at + Entry.seg]!);
			}
			arena.set(WAVE_FROM, n);
			if (m[WAVE_TO] !== 0) arena.set(WAVE_TO, 0);
			arena.set(WAVE_ROUND, m[WAVE_ROUND]! + 1);
			arena.set(WAVE_USED, 1);
			return to;
		};
	},
	'wave-idle':
		({ rt: { m } }, { to }, next) =>
		() =>
			m[WAVE_COUNT] === 0 ? to : next,
	'wave-end': (_machine, _instr, next) => () => next,
	collect: (machine, { features, reason }, next) =>
		overFeatures(machine, features, next, (f) => void enter(machine, f, reason)),
	drop: (machine, { features }, next) =>
		overFeatures(machine, features, next, (f) => leave(machine, f)),
};

function overFeatures(
	{ rt, backend }: Machine,
	features: Expr,
	next: number,
	use: (f: number) => void,
): Op {
	if (features.type === 'feature') {
		const get = backend.num(features);
		return () => {
			const f = get();
			if (f >= 0) use(f);
			return next;
		};
	}
	const slot = rt.newTemp();
	const { temps } = rt;
	const run = backend.each(features, slot, () => {
		use(temps[slot]!);
		return false;
	});
	return () => {
		run();
		return next;
	};
}

function gatherer(machine: Machine): () => void {
	const { m, board } = machine.rt;
	const { scoring, events } = machine;
	const isListened = events.hasListeners('completed');
	const enterIfComplete = (f: number): void => {
		if (m[board.SCORED + f] !== 0 || !scoring.complete(f)) return;
		if (enter(machine, f, 0) && isListened)
			events.record('completed', { segment: m[board.FIRST_SEGMENT + f]! });
	};
	const live = liveKinds(machine.program);
	if (!live) return () => takeDirty(board, enterIfComplete);
	const walkLive = kindWalk(
		board,
		[...live.keys()].filter((kind) => live[kind] === 1),
	);
	if (walkLive) {
		const { ROOT, FIRST_SEGMENT } = board;
		const enterFeature = (s: number): boolean => {
			const root = m[ROOT + s]!;
			if (m[FIRST_SEGMENT + root] === s) enterIfComplete(root);
			return false;
		};
		return () => {
			takeDirty(board, enterIfComplete);
			walkLive(enterFeature);
		};
	}
	return () => {
		takeDirty(board, enterIfComplete);
		forEachFeature(board, (f) => {
			if (live[m[board.KIND + f]!] === 1) enterIfComplete(f);
			return false;
		});
	};
}

/** The instruction after the call of a wave, where a wave without an entry would run nothing; or -1. */
function idleExit(machine: Machine, pc: number): number {
	const { code, routines } = machine.program;
	const call = code[pc + 1];
	if (call?.op !== 'call' || code[pc + 2]?.op !== 'wave-end') return -1;
	const begin = code[routines[call.routine]!.entry];
	if (begin?.op !== 'round-begin') return -1;
	let after = code[begin.none];
	if (after?.op === 'wave-idle') after = code[after.to];
	return after?.op === 'leave' ? machine.thread(pc + 2) : -1;
}

/**
 * Adds a feature to the wave, or to the next one when none runs; returns false where it was in it already. Of two reasons in one round
 * the better ranked one stays.
 */
function enter({ rt, program }: Machine, f: number, reason: number): boolean {
	const { arena, m, board, WAVE } = rt;
	const n = m[WAVE_COUNT]!;
	for (let i = m[WAVE_OPEN] === 0 ? m[WAVE_FROM]! : 0; i < n; i++) {
		const at = WAVE + i * Entry.words;
		if (rootOf(board, m[at + Entry.seg]!) !== f) continue;
		const { reasons } = program.kinds[m[board.KIND + f]!]!;
		const old = reasons.indexOf(m[at + Entry.reason]!);
		const fresh = reasons.indexOf(reason);
		if (i >= m[WAVE_FROM]! && fresh >= 0 && fresh < old) arena.set(at + Entry.reason, reason);
		return false;
	}
	if (n >= rt.waveCapacity) throw new EngineFault('RUN-MEMORY', faults.waveFull);
	const at = WAVE + n * Entry.words;
	arena.set(at + Entry.seg, f);
	arena.set(at + Entry.reason, reason);
	arena.set(at + Entry.owners, 0);
	arena.set(at + Entry.worth, 0);
	arena.set(at + Entry.round, m[WAVE_ROUND]!);
	arena.set(WAVE_COUNT, n + 1);
	return true;
}

function leave({ rt }: Machine, f: number): void {
	const { arena, m, board, WAVE } = rt;
	const n = m[WAVE_COUNT]!;
	const to = m[WAVE_TO]! - 1;
	const put = (target: number, source: number): void => {
		for (let w = 0; w < Entry.words; w++)
			arena.set(WAVE + target * Entry.words + w, m[WAVE + source * Entry.words + w]!);
	};
	for (let i = m[WAVE_FROM]!; i < n; i++) {
		if (rootOf(board, m[WAVE + i * Entry.words + Entry.seg]!) !== f) continue;
		let hole = i;
		if (i < to) {
			put(i, to - 1);
			hole = to - 1;
			arena.set(WAVE_TO, to);
		}
		put(hole, n - 1);
		arena.set(WAVE_COUNT, n - 1);
		return;
	}
}
