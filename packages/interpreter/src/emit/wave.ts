import { featureSet } from '../run/feature-set.ts';
import { Header } from '../run/header.ts';
import { liveKinds } from '../run/live-kinds.ts';
import { Entry } from '../run/runtime.ts';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import { changesTiles } from './changes.ts';
import type { Emission } from './emission.ts';
import { EventCode } from './events.ts';
import { eachMember } from './features.ts';
import { eachListedSegment } from './kind-walk.ts';
import {
	add,
	and,
	both,
	byte,
	choose,
	either,
	eq,
	type Fn,
	ge,
	get,
	gt,
	lt,
	mul,
	ne,
	not,
	num,
	shl,
	sub,
	type Value,
	word,
} from './ir.ts';
import type { ScoringCode } from './scoring.ts';

export interface WaveCode {
	/** () → 1 where some feature is a candidate */
	readonly isDirty: Fn;
	readonly gather: Fn;
	readonly enter: Fn;
	readonly begin: Fn;
	/** (feature): takes it out of the wave */
	readonly leave: Fn;
	readonly freeze: Fn;
	readonly pay: Fn;
	readonly endRound: Fn;
	readonly award: Fn;
}

export function waveCode(
	e: Emission,
	board: BoardCode,
	scoring: ScoringCode,
	following: EventCode,
): WaveCode {
	const { rt, program, memory } = e;
	const { WAVE, SCORE, GAINED, seats, board: b } = rt;
	const { canComplete } = b.plan;
	const { events } = e.machine;
	const floor = program.scores?.per === 'event' ? program.scores.floor : undefined;
	const rootOfEntry = (at: Value): Value => word(b.ROOT, word(WAVE + Entry.seg, at));

	const award = e.fn('award', ['seat', 'points'], false, (f, seat, given) => {
		if (events.hasListeners('points')) e.lacks('event:points');
		const points = f.variable(given);
		if (floor !== undefined) {
			const short = f.let(sub(sub(num(floor), word(SCORE, seat)), get(points)));
			f.if(gt(short, 0), () => f.set(points, add(get(points), short)));
		}
		f.store(SCORE, seat, scoring.expressions.sum(word(SCORE, seat), get(points)));
		f.store(GAINED, seat, add(word(GAINED, seat), get(points)));
		f.if(eq(word(Header.waveUsed), 0), () => f.store(Header.waveUsed, 0, 1));
	});

	const isDirty = e.fn('isDirty', [], true, (f) => {
		f.return(
			either(gt(word(b.DIRTY_COUNT), 0), lt(word(b.FIRST_UNCHECKED), word(b.SEGMENT_COUNT))),
		);
	});

	const ranks = memory.words(
		program.kinds.flatMap((k) =>
			Array.from({ length: Math.max(1, program.reasons.length) }, (_, r) => k.reasons.indexOf(r)),
		),
	);
	const enter = e.fn('enter', ['feature', 'reason'], true, (f, feature, reason) => {
		const n = f.let(word(Header.waveCount));
		const from = choose(eq(word(Header.waveOpen), 0), word(Header.waveFrom), num(0));
		f.count(from, n, (i, next) => {
			const at = f.let(mul(i, Entry.words));
			f.if(ne(rootOfEntry(at), feature), () => f.jump(next));
			const row = f.let(mul(word(b.KIND, feature), Math.max(1, program.reasons.length)));
			const old = word(ranks, add(row, word(WAVE + Entry.reason, at)));
			const fresh = f.let(word(ranks, add(row, reason)));
			f.if(both(ge(i, word(Header.waveFrom)), both(ge(fresh, 0), lt(fresh, old))), () =>
				f.store(WAVE + Entry.reason, at, reason),
			);
			f.return(0);
		});
		f.if(ge(n, rt.waveCapacity), () => f.giveUp());
		const at = f.let(mul(n, Entry.words));
		f.store(WAVE + Entry.seg, at, feature);
		f.store(WAVE + Entry.reason, at, reason);
		f.store(WAVE + Entry.owners, at, 0);
		f.store(WAVE + Entry.worth, at, 0);
		f.store(WAVE + Entry.round, at, word(Header.waveRound));
		f.store(Header.waveCount, 0, add(n, 1));
		f.return(1);
	});

	const enterIfComplete = (f: Body, root: Value): void =>
		f.if(both(eq(word(b.SCORED, root), 0), call(scoring.complete(), root)), () =>
			f.if(call(enter, root, num(0)), () =>
				following.record(f, 'completed', { segment: word(b.FIRST_SEGMENT, root) }),
			),
		);
	const candidates = memory.bytes(canComplete);
	// segments that were removed have no kind
	const isNo = (table: number, kind: Value): Value =>
		changesTiles(e) ? either(lt(kind, 0), not(byte(table, kind))) : not(byte(table, kind));
	const closes = memory.bytes(e.machine.scoring.closes);
	const gather = e.fn('gather', [], false, (f) => {
		const { marks, next } = board.features;
		const stamp = f.let(call(next));
		const count = f.variable(0);
		const end = f.let(word(b.SEGMENT_COUNT));
		const take = (root: Value, kind: Value, skip: () => void): void => {
			const isOpen = both(byte(closes, kind), ne(word(b.OPEN, root), 0));
			f.if(either(isOpen, eq(word(marks, root), stamp)), skip);
			f.store(marks, root, stamp);
			f.store(board.taken, get(count), root);
			f.set(count, add(get(count), 1));
		};
		f.count(word(b.FIRST_UNCHECKED), end, (s, next) => {
			const kind = f.let(word(b.KIND, s));
			f.if(isNo(candidates, kind), () => f.jump(next));
			take(f.let(word(b.ROOT, s)), kind, () => f.jump(next));
		});
		const dirty = f.let(word(b.DIRTY_COUNT));
		f.count(0, dirty, (i, next) => {
			const root = f.let(word(b.ROOT, word(b.DIRTY, i)));
			take(root, f.let(word(b.KIND, root)), () => f.jump(next));
		});
		f.store(b.FIRST_UNCHECKED, 0, end);
		f.if(gt(dirty, 0), () => f.store(b.DIRTY_COUNT, 0, 0));
		f.count(0, get(count), (i) => {
			const root = f.let(word(board.taken, i));
			enterIfComplete(f, root);
		});
		const live = liveKinds(program);
		if (!live) return;
		const enterOfFirst = (s: Value): void => {
			const root = f.let(word(b.ROOT, s));
			f.if(eq(word(b.FIRST_SEGMENT, root), s), () => enterIfComplete(f, root));
		};
		const kinds = [...live.keys()].filter((kind) => live[kind] === 1);
		if (eachListedSegment(f, e, kinds, 'canonical', enterOfFirst)) return;
		const isLive = memory.bytes(live);
		f.count(0, word(b.SEGMENT_COUNT), (s, next) => {
			const kind = f.let(word(b.KIND, s));
			f.if(isNo(isLive, kind), () => f.jump(next));
			enterOfFirst(s);
		});
	});

	const begin = e.fn('beginWave', [], false, (f) => {
		zero(f, Header.waveTo);
		const from = f.let(word(Header.waveFrom));
		f.if(gt(from, 0), () => {
			const n = f.let(sub(word(Header.waveCount), from));
			const shift = f.let(mul(from, Entry.words));
			f.count(0, mul(n, Entry.words), (i) => f.store(WAVE, i, word(WAVE, add(shift, i))));
			f.store(Header.waveCount, 0, n);
			f.store(Header.waveFrom, 0, 0);
		});
		f.if(word(Header.waveUsed), () => {
			for (const at of [Header.waveUsed, Header.waveRound, Header.returned, Header.counted])
				f.store(at, 0, 0);
			for (let seat = 0; seat < seats; seat++) f.store(GAINED, seat, 0);
		});
	});

	const readsUnowned = featureSet(program).calls.has('wave.worth(feature)');
	const freeze = e.fn('freeze', [], false, (f) => {
		scoring.expressions.relations.freeze(f);
		const n = f.let(word(Header.waveCount));
		f.store(Header.waveTo, 0, add(n, 1));
		f.count(word(Header.waveFrom), n, (i) => {
			const at = f.let(mul(i, Entry.words));
			const feature = f.let(rootOfEntry(at));
			const owners = f.let(call(scoring.owners(), feature));
			f.store(WAVE + Entry.owners, at, owners);
			const worth = call(scoring.worth(), feature);
			f.store(WAVE + Entry.worth, at, readsUnowned ? worth : choose(owners, worth, num(0)));
		});
	});

	const roundEnd = (f: Body): Value => {
		const frozen = f.let(word(Header.waveTo));
		return f.let(choose(gt(frozen, 0), sub(frozen, 1), word(Header.waveCount)));
	};
	const pay = e.fn('pay', [], false, (f) => {
		const share = scoring.share();
		const n = roundEnd(f);
		const first = f.let(word(Header.active));
		f.count(word(Header.waveFrom), n, (i, next) => {
			const at = f.let(mul(i, Entry.words));
			const owners = f.let(word(WAVE + Entry.owners, at));
			f.if(eq(owners, 0), () => f.jump(next));
			const worth = f.let(word(WAVE + Entry.worth, at));
			f.count(0, num(seats), (k) => {
				const turned = f.let(add(first, k));
				const seat = f.let(choose(ge(turned, seats), sub(turned, seats), turned));
				f.if(and(owners, shl(num(1), seat)), () => {
					if (!share) return f.run(award, seat, worth);
					const feature = f.let(rootOfEntry(at));
					f.run(award, seat, f.let(call(share, feature, seat)));
				});
			});
		});
	});

	const { ops } = featureSet(program);
	const endRound = e.fn('endRound', [], false, (f) => {
		// features that may split keep the mark at their members
		const splits = (['link', 'add-segment', 'override-edge'] as const).some((op) => ops.has(op));
		const n = roundEnd(f);
		f.count(word(Header.waveFrom), n, (i) => {
			const at = f.let(mul(i, Entry.words));
			f.store(WAVE + Entry.round, at, word(Header.waveRound));
			f.if(eq(word(WAVE + Entry.reason, at), 0), () => {
				const root = f.let(rootOfEntry(at));
				f.store(b.SCORED, root, 1);
				if (splits) eachMember(f, e, root, (s) => f.store(b.SEGMENT_SCORED, s, 1));
			});
		});
		f.store(Header.waveFrom, 0, n);
		zero(f, Header.waveTo);
		f.store(Header.waveRound, 0, add(word(Header.waveRound), 1));
		f.store(Header.waveUsed, 0, 1);
	});
	const leave = e.fn('leaveWave', ['feature'], false, (f, feature) => {
		const last = f.let(sub(word(Header.waveCount), 1));
		const frozen = f.let(sub(word(Header.waveTo), 1));
		const put = (to: Value, from: Value): void => {
			const [target, source] = [f.let(mul(to, Entry.words)), f.let(mul(from, Entry.words))];
			for (let w = 0; w < Entry.words; w++) f.store(WAVE + w, target, word(WAVE + w, source));
		};
		f.count(word(Header.waveFrom), add(last, 1), (i, next) => {
			f.if(ne(rootOfEntry(f.let(mul(i, Entry.words))), feature), () => f.jump(next));
			const hole = f.variable(i);
			f.if(lt(i, frozen), () => {
				f.set(hole, sub(frozen, 1));
				put(i, get(hole));
				f.store(Header.waveTo, 0, frozen);
			});
			put(get(hole), last);
			f.store(Header.waveCount, 0, last);
			f.return();
		});
	});
	return { isDirty, gather, enter, leave, begin, freeze, pay, endRound, award };
}

export function zero(f: Body, at: number): void {
	f.store(at, 0, 0);
}
