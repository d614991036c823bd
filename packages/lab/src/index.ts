export * from './batch.ts';
export * from './statistics.ts';
export * from './summary.ts';
