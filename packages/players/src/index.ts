export * from './careless.ts';
export * from './greedy.ts';
export * from './names.ts';
export * from './player.ts';
export * from './prospect.ts';
export * from './random.ts';
export * from './thoughtful.ts';
export * from './unknown.ts';
