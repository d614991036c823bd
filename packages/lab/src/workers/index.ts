export { type BlockThread, blockThread } from './block-thread.ts';
export { type BlockTask, blockPlayer } from './play-block.ts';
export {
	type BatchBlock,
	type BatchOptions,
	type BatchResult,
	batchBlock,
	runBatch,
} from './run-batch.ts';
export {
	type ComparisonOptions,
	type ComparisonResult,
	comparisonBlock,
	runComparison,
} from './run-comparison.ts';
export { type SweepOptions, type SweepResult, runSweep } from './run-sweep.ts';
