export * from './workspace.ts';
export { isName, pathClashes, unsafePath } from './paths.ts';
