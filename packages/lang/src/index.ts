export * from './ir/index.ts';
export * from './tiles/index.ts';
