import { type Game, type Refusal as Reason, refusalsHere } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { segmentOf, sourceOf } from './describe.ts';
import type { HereAsk, HereView, Refusal } from './protocol.ts';

/** A reason with the place its rule was written at. */
export function describeRefusal(program: Program, { why, says, source }: Reason): Refusal {
	return { why, says, source: sourceOf(program, source) };
}

/** What might be done at a place by the open decision, with every reason against it. */
export function describeHere(game: Game, here: HereAsk): HereView[] {
	const { program } = game;
	const segment = 'tile' in here ? segmentOf(game, here.tile, here.segment) : -1;
	const found = refusalsHere(
		game,
		'tile' in here ? { is: 'segment', segment } : { is: 'cell', x: here.x, y: here.y },
	);
	return found.map(({ says, turn, piece, refusals }) => ({
		says,
		turn,
		piece: program.pieces[piece]?.id ?? '',
		refusals: refusals.map((r) => describeRefusal(program, r)),
	}));
}
