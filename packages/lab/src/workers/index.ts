export { type BatchOptions, type BatchResult, runBatch } from './run-batch.ts';
export { type ComparisonOptions, type ComparisonResult, runComparison } from './run-comparison.ts';
