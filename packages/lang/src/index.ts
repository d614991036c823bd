export * from './ir/index.ts';
export * from './tiles/index.ts';
export * from './model/index.ts';
export * from './expr/index.ts';
