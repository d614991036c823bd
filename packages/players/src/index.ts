export * from './greedy.ts';
export * from './player.ts';
export * from './random.ts';
