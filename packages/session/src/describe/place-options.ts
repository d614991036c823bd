import {
	type Game,
	type Refusal as Reason,
	type RefusedSide,
	refusalsHere,
} from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { segmentOf, sourceOf } from './describe.ts';
import type { HouseRule } from './house-rule.ts';
import type { Source } from './source.ts';
import { english as t } from '../texts/en.ts';
import { identifierWords } from '../texts/spelling.ts';
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
	/** The house rules from which it stems; absent where it stems from none. */
	readonly houses?: readonly HouseRule[];
	/** The sides of the tile in hand that do not fit, where the reason is about sides. */
	readonly sides?: readonly SideThatMisfits[];
}

export interface SideThatMisfits extends Pick<RefusedSide, 'x' | 'y' | 'direction'> {
	/** The titles of its kind and of the kind it would meet; absent where it meets no side. */
	readonly kinds?: { readonly own: string; readonly met: string };
}

function sideThatMisfits(program: Program, { kinds, ...at }: RefusedSide): SideThatMisfits {
	const ground = program.kinds.find(({ connect }) => connect === 'area');
	const titleOf = (kind: number): string => {
		const { title, id } = program.kinds[kind] ?? ground ?? { title: t.openGround, id: '' };
		return title || identifierWords(id);
	};
	return { ...at, ...(kinds && { kinds: { own: titleOf(kinds.own), met: titleOf(kinds.met) } }) };
}

export function describeRefusal(
	program: Program,
	{ id, why, says, source: index, sides, condition }: Reason,
): Refusal {
	const source = sourceOf(program, index);
	const words = condition && source ? wordsOf(program).condition(source.id, condition) : '';
	const houses = source
		? wordsOf(program).houseRulesOfRefusal(source.id, { id, ...(condition && { condition }) })
		: [];
	return {
		why,
		says: words === '' ? says : t.onlyIf({ condition: words }),
		source,
		...(houses.length > 0 && { houses }),
		...(sides && { sides: sides.map((side) => sideThatMisfits(program, side)) }),
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
