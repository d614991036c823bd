export * from './recording/index.ts';
