import type { Expr } from '@tilewright/lang';
import { Header } from '../run/header.ts';
import { Seen } from '../run/optional-columns.ts';
import { call } from './body.ts';
import { enter } from './frames.ts';
import { add, and, both, eq, ge, lt, mul, num, or, shl, shr, sub, type Value, word } from './ir.ts';
import { limitCode } from './limits.ts';
import { emptyScope } from './scope.ts';
import type { Step, StepTable } from './step.ts';

export const tileSteps: StepTable<
	| 'draw-tile'
	| 'draw-tiles'
	| 'take-tile'
	| 'move-tile'
	| 'stow-tile'
	| 'discard-tile'
	| 'return-aside'
	| 'place-tile'
> = {
	'draw-tile': (s) => {
		const { e, f, p, next } = s;
		if (e.machine.assists) {
			const again = f.let(sub(word(Header.redraw), 1));
			f.if(ge(again, 0), () => {
				f.store(Header.redraw, 0, 0);
				f.store(Header.drawn, 0, again);
				next();
			});
			f.store(Header.declined, 0, 0);
		}
		f.run(p.deck.draw);
		const tileKind = word(Header.drawn);
		if (p.events.isFollowed('drawn'))
			f.if(ge(tileKind, 0), () =>
				p.events.record(f, 'drawn', { seat: word(Header.active), tileKind }),
			);
		next();
	},
	'draw-tiles': (s, { count, group, short, show, to }) => {
		const { e, f, p, next, value } = s;
		const { optional, program } = e.rt;
		if (group !== undefined) e.lacks('tiles-of-one-group');
		const place = tilePlace(s, to);
		const wanted = f.let(value(count));
		f.block((end) => {
			f.if(lt(place.owner, 0), () => f.jump(end));
			if (short !== 'take-all')
				f.if(lt(p.deck.available(f), wanted), () => (short === 'skip' ? f.jump(end) : f.giveUp()));
			if (show !== undefined) f.store(optional.SHOWN, place.row, Seen[show]);
			f.count(0, wanted, () => {
				const tileKind = f.let(call(p.deck.next));
				f.if(lt(tileKind, 0), () => f.jump(end));
				const at = f.let(add(mul(place.row, program.tiles.length), tileKind));
				f.store(optional.TILES, at, add(word(optional.TILES, at), 1));
				p.places.zoneTiles.changed(f, place.row, 1);
				p.events.record(f, 'drawn', { seat: word(Header.active), tileKind });
			});
		});
		next();
	},
	'take-tile': (s, { from, tile }) => {
		const { e, f, next, value } = s;
		const kind = f.let(value(tile));
		const place = tilePlace(s, from);
		f.if(both(ge(kind, 0), ge(place.owner, 0)), () => {
			f.if(ge(word(Header.drawn), 0), () => f.giveUp());
			changeTiles(s, place, kind, -1);
			f.store(Header.drawn, 0, kind);
			f.store(Header.drawnGroup, 0, word(e.memory.words(e.rt.deckPlan.home), kind));
		});
		next();
	},
	'move-tile': (s, { from, tile, to }) => {
		const { f, next, value } = s;
		const kind = f.let(value(tile));
		const [source, target] = [tilePlace(s, from), tilePlace(s, to)];
		f.if(both(ge(kind, 0), both(ge(source.owner, 0), ge(target.owner, 0))), () => {
			changeTiles(s, source, kind, -1);
			changeTiles(s, target, kind, 1);
		});
		next();
	},
	'stow-tile': (s, { to }) => {
		const { f, next } = s;
		const kind = f.let(word(Header.drawn));
		const place = tilePlace(s, to);
		f.if(both(ge(kind, 0), ge(place.owner, 0)), () => {
			changeTiles(s, place, kind, 1);
			f.store(Header.drawn, 0, -1);
		});
		next();
	},
	'discard-tile': (s, instr) => {
		const { e, f, p, next } = s;
		const { rt } = e;
		const tile = f.let(word(Header.drawn));
		f.if(ge(tile, 0), () => {
			const group = word(Header.drawnGroup);
			if (instr.to === 'aside') {
				const n = f.let(word(Header.aside));
				f.store(rt.ASIDE, n, or(shl(group, 16), tile));
				f.store(Header.aside, 0, add(n, 1));
			} else if (instr.to === 'deck') f.run(p.deck.putBack, group, tile);
			else if (rt.optional.BOX >= 0) e.lacks('box');
			f.store(Header.drawn, 0, -1);
		});
		next();
	},
	'return-aside': (s) => {
		const { f, p, next } = s;
		f.run(p.deck.returnAside);
		next();
	},
	'place-tile': (s, instr) => {
		const { e, f, p, next, value } = s;
		const { rt, machine } = e;
		const at = f.let(value(instr.at));
		const tile = f.let(word(Header.drawn));
		f.if(or(lt(at, 0), lt(tile, 0)), () => f.giveUp());
		const { boardEvents, events } = p;
		const { recording } = rt.board;
		if (recording) {
			f.run(boardEvents.gather, tile, at);
			f.run(boardEvents.keep);
		}
		const laid = f.let(call(p.lay, tile, shr(at, 2), and(at, 3)));
		const covers = e.program.pieces.some((k) => k.at.includes('cell'));
		if (rt.optional.tilePlaces > 0 && covers) f.run(p.pieces.lists.updateDependent);
		if (recording) {
			f.run(boardEvents.note);
			f.run(boardEvents.record, laid);
		}
		events.record(f, 'laid', { tile: laid, seat: word(Header.active) });
		f.store(Header.placed, 0, laid);
		f.store(Header.drawn, 0, -1);
		f.store(Header.lastPlacer, 0, word(Header.active));
		if (rt.optional.OWNER >= 0)
			f.store(rt.optional.OWNER, word(Header.placed), word(Header.active));
		if (p.pieces.settlePiles) f.run(p.pieces.settlePiles);
		if (machine.assists) carryOut(s);
		next();
	},
};

/** A zone that holds tiles: its owner, below 0 for none, and its row among the columns of tiles. */
interface TilePlace {
	readonly owner: Value;
	readonly row: Value;
}

function tilePlace({ e, f, value }: Step, zone: Expr): TilePlace {
	const { program, tileZoneFirst } = e.rt;
	const number = zone.op === 'call' && zone.fn === 'zone' ? zone.table![0]! : -1;
	const per = program.zones[number]?.per;
	if (zone.op !== 'call' || number < 0 || per === 'feature') {
		e.lacks('tiles-of-any-zone');
		return { owner: num(-1), row: num(0) };
	}
	const [of] = zone.args;
	const owner = of ? f.let(value(of)) : num(0);
	return { owner, row: f.let(add(owner, tileZoneFirst[number]!)) };
}

/** Puts a tile into a zone, or takes it out of one where it must lie. */
function changeTiles({ e, f, p }: Step, { row }: TilePlace, kind: Value, by: 1 | -1): void {
	const { optional, program } = e.rt;
	const at = f.let(add(mul(row, program.tiles.length), kind));
	if (by < 0) f.if(eq(word(optional.TILES, at), 0), () => f.giveUp());
	f.store(optional.TILES, at, add(word(optional.TILES, at), by));
	p.places.zoneTiles.changed(f, row, by);
}

/** Goes into the routine of the helper that was chosen with the tile, if there is one. */
function carryOut(s: Step): void {
	const { e, f, pc, x } = s;
	const { optional, program } = e.rt;
	const chosen = f.let(word(Header.assist));
	f.if(chosen, () => {
		f.store(Header.assist, 0, 0);
		program.assists!.forEach(({ limit, routine, variables }, i) =>
			f.if(eq(chosen, i + 1), () => {
				if (limit !== undefined) limitCode(f, e, x, limit, undefined, emptyScope).use();
				const values = variables.map((_, v) => f.let(word(optional.ASSIST + v)));
				enter(s, routine, e.machine.thread(pc + 1), values);
			}),
		);
	});
}
