export * from './recording/index.ts';
export * from './saved/index.ts';
