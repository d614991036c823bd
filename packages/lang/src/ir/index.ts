export type * from './beginning.ts';
export type * from './choices.ts';
export type * from './code.ts';
export type * from './declared.ts';
export type * from './expr.ts';
export type * from './program.ts';
export type * from './tile.ts';
export * from './types.ts';
