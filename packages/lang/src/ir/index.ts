export type * from './code.ts';
export type * from './expr.ts';
export type * from './program.ts';
export type * from './tile.ts';
export * from './types.ts';
