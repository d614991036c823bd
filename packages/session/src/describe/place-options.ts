import {
	type Game,
	type Refusal as Reason,
	type RefusedSide,
	refusalsHere,
} from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { segmentOf, sourceOf } from './describe.ts';
import type { Source } from './source.ts';
import { english as t } from '../texts/en.ts';
import { wordsOf } from './words.ts';

export type PlaceQuery =
	{ readonly x: number; readonly y: number } | { readonly tile: number; readonly segment: number };

/** One thing that might be done at a place; without refusals it is an option. */
export interface PlaceOption {
	readonly says: string;
	readonly turn: number | undefined;
	readonly piece: string;
	readonly refusals: readonly Refusal[];
}

export interface Refusal {
	readonly why: string;
	readonly says: string;
	readonly source: Source | undefined;
	/** The sides of the tile in hand that do not fit, where the reason is about sides. */
	readonly sides?: readonly RefusedSide[];
}

export function describeRefusal(
	program: Program,
	{ why, says, source: index, sides, condition }: Reason,
): Refusal {
	const source = sourceOf(program, index);
	const words = condition && source ? wordsOf(program).condition(source.id, condition) : '';
	return {
		why,
		says: words === '' ? says : t.onlyIf({ condition: words }),
		source,
		...(sides && { sides }),
	};
}

export function explainPlace(game: Game, here: PlaceQuery): PlaceOption[] {
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
