import type { Game, LedgerEntry } from '@tilewright/interpreter';
import type { Type } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import { describeFeature, type FeatureView } from './describe.ts';
import type { Target } from './game-state.ts';
import { segmentAt, targetOf } from './targets.ts';

export interface CountedView {
	readonly feature: FeatureView | undefined;
	/** The lines that counted things on the board, by id, with these things in the order they were counted. */
	readonly lines: readonly { readonly id: string; readonly targets: readonly Target[] }[];
}

/**
 * Places on the board that the lines of an entry counted. Things that lie beside the board are left out: a seat might not be allowed to
 * see them.
 */
export function describeCounted(game: Game, entry: LedgerEntry): CountedView {
	const { board, m } = game.machine.rt;
	const known = entry.segment >= 0 && entry.segment < m[board.SEGMENT_COUNT]!;
	const at = known ? segmentAt(game, entry.segment) : undefined;
	return {
		feature: at && describeFeature(game, at.tile, at.segment),
		lines: entry.lines.flatMap(({ id, members }) => {
			const targets = (members?.ids ?? [])
				.slice(0, limits.countedTargets)
				.map((value) => targetOf(game, members!.type as Type, value))
				.filter(isOnBoard);
			return targets.length === 0 ? [] : [{ id, targets }];
		}),
	};
}

/** True for targets that can be pointed at on the board. A placement is not: its cell is. */
export function isOnBoard(target: Target): boolean {
	switch (target.is) {
		case 'tile':
		case 'segment':
		case 'cell':
		case 'corner':
		case 'side':
			return true;
		case 'piece':
			return target.tile >= 0 || target.x !== undefined;
		default:
			return false;
	}
}
