import { Header } from '../run/header.ts';
import { call } from './body.ts';
import { type StepTable, unlistened } from './step.ts';
import { add, and, ge, lt, or, shl, shr, word } from './ir.ts';

export const tileSteps: StepTable<'draw-tile' | 'discard-tile' | 'return-aside' | 'place-tile'> = {
	'draw-tile': (s) => {
		const { e, f, p, next } = s;
		const { machine } = e;
		if (machine.assists) e.lacks('helpers');
		unlistened(e, 'drawn');
		f.run(p.deck.draw);
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
		if (machine.assists) e.lacks('helpers');
		if (rt.board.recording) e.lacks('events-of-the-board');
		if (rt.optional.tilePlaces > 0 && e.program.pieces.some((k) => k.at.includes('cell')))
			e.lacks('pieces-on-cells-that-are-covered');
		unlistened(e, 'laid');
		const at = f.let(value(instr.at));
		const tile = f.let(word(Header.drawn));
		f.if(or(lt(at, 0), lt(tile, 0)), () => f.giveUp());
		f.store(Header.placed, 0, call(p.lay, tile, shr(at, 2), and(at, 3)));
		f.store(Header.drawn, 0, -1);
		f.store(Header.lastPlacer, 0, word(Header.active));
		if (rt.optional.OWNER >= 0)
			f.store(rt.optional.OWNER, word(Header.placed), word(Header.active));
		if (machine.afterMerge) f.run(e.closure('afterMerge'));
		next();
	},
};
