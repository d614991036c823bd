export * from './ir/index.ts';
export * from './tiles/index.ts';
export * from './model/index.ts';
export * from './expr/index.ts';
export {
	type DocumentKind,
	type Pack,
	type ReadFile,
	type Workspace,
	type WorkspaceDocument,
	type WorkspaceFile,
	loadWorkspace,
	readDocument,
} from './workspace/index.ts';
export { link } from './link/link.ts';
export {
	type Decl,
	type Linked,
	type Param,
	type RuleSet,
	type Selection,
	at,
	citesOf,
	declOf,
	declsOf,
	valueOf,
} from './link/ruleset.ts';
export { type Compiled, compile } from './compile.ts';
