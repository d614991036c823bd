export * from './array.ts';
export * from './choice.ts';
export * from './choices.ts';
export * from './model.ts';
export * from './shrink.ts';
