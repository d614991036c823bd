import { tilePlaces } from './state.ts';

export const mainGroup = 'main';

/** The group of actions that have a window instead of a step. */
export const freeGroup = 'free';

/** Steps of a wave that the engine takes itself, or in which all reads see the frozen board. */
export const waveSteps = ['freeze', 'ledger', 'bonus', 'return'] as const;

export const engineCauses = ['drawn', 'moved', 'payment', 'placed', 'returned', 'scored'] as const;

export const engineReasons = ['completed', 'collected'] as const;

/** Streams of chance that are named after no zone and by no effect. */
export const engineStreams = ['deck', 'dice', 'draw', 'piles', 'shuffle'] as const;

export const engineQueries = ['owners', 'value', 'share', 'complete', 'reach'] as const;

export type EngineCause = (typeof engineCauses)[number];
export type EngineReason = (typeof engineReasons)[number];
export type EngineStream = (typeof engineStreams)[number];
export type EngineQuery = (typeof engineQueries)[number];

/** The cause of points that a rule gives without naming one. */
export const causeOfPoints: EngineCause = 'scored';

export const engineWords: ReadonlyMap<string, readonly string[]> = new Map<
	string,
	readonly string[]
>([
	['query', engineQueries],
	['zone', [...tilePlaces, 'supply']],
	['group', [mainGroup]],
	['slot', [freeGroup, ...waveSteps]],
	['cause', engineCauses],
	['reason', engineReasons],
	['stream', engineStreams],
]);

export function isEngineWord(sort: string, word: string): boolean {
	return engineWords.get(sort)?.includes(word) === true;
}
