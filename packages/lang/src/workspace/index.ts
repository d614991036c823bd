export * from './load.ts';
export { type ReadFile, type Reader, type SchemaCheck, readerWith } from './read.ts';
export * from './workspace.ts';
export { isDataName, isName, pathClashes, unsafePath } from './paths.ts';
export { type FilesChange, FileLayers, plainText } from './layers.ts';
export {
	type SaveRequest,
	type SaveResult,
	type SaveVerdict,
	judgeSave,
	refusalOfSave,
} from './saving.ts';
