export { mappingFindings } from './mapping/check.ts';
export * from './recording/index.ts';
export * from './saved/index.ts';
