export type { Message } from '../message.ts';
export { type ReadSaved, type SavedGame, isSaved, readSaved } from './saved.ts';
export { type ReplayedSaved, replaySaved } from './replay.ts';
export type { SavedOptions, Standing } from './run.ts';
export {
	type Asserted,
	type AssertedAll,
	type Unsupported,
	checkAssertions,
} from './assertions.ts';
export { type WrittenSaved, writeSaved } from './write.ts';
