import { tilePlaces } from './state.ts';

/** The group of tiles that name none. */
export const mainGroup = 'main';

/** The group of actions that have a window instead of a step. */
export const freeGroup = 'free';

/** Steps of a wave that the engine takes itself, or in which all reads see the frozen board. */
export const waveSteps = ['freeze', 'ledger', 'bonus', 'return'] as const;

/** Causes of effects that name none. */
export const engineCauses = ['drawn', 'moved', 'payment', 'placed', 'returned', 'scored'] as const;

/** The reasons for which features are scored where an effect names none. */
export const engineReasons = ['completed', 'collected'] as const;

/** Streams of chance that are named after no zone and by no effect. */
export const engineStreams = ['deck', 'dice', 'draw', 'piles', 'shuffle'] as const;

/** Queries that are asked of features, whether a pack declares them or not. */
export const engineQueries = ['owners', 'value', 'share', 'complete', 'reach'] as const;

export type EngineCause = (typeof engineCauses)[number];
export type EngineReason = (typeof engineReasons)[number];
export type EngineStream = (typeof engineStreams)[number];
export type EngineQuery = (typeof engineQueries)[number];

/** Words that have a meaning before any pack says one, by their sort. They are the same for all packs. */
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

/** Tells whether a word of a sort has a meaning of its own in the language. */
export function isEngineWord(sort: string, word: string): boolean {
	return engineWords.get(sort)?.includes(word) === true;
}
