export * from './batch.ts';
export * from './estimate.ts';
export * from './ratio.ts';
export * from './set/index.ts';
export * from './compare/index.ts';
export * from './covering/index.ts';
export * from './statistics.ts';
export * from './summary.ts';
