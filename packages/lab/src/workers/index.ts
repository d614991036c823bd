export { type BatchOptions, type BatchResult, runBatch } from './run-batch.ts';
