import { isIntegers, measuredFrom, measuredJson } from '@tilewright/lab';
import type { BatchBlock } from '@tilewright/lab/workers';
import type { ResultFormat } from './checkpoint.ts';

export function blockFormat(
	gamesOf: (block: number) => number,
	seats: number,
): ResultFormat<BatchBlock> {
	return {
		write: ({ scores, measured }) => ({ scores, ...measuredJson(measured) }),
		read: (value, block) => {
			if (typeof value !== 'object' || value === null) return undefined;
			const { scores, ...rest } = value as { scores?: unknown };
			const games = gamesOf(block);
			const measured = measuredFrom(rest, games);
			return isIntegers(scores, games * seats) && measured ? { scores, measured } : undefined;
		},
	};
}
