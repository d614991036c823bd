import type { Program, Selection } from '@tilewright/lang';
import type { Diagnostic } from '@tilewright/schema';

/** Compiles a set-up; hosts hand it in, bound to the workspace they loaded. */
export type Compile = (selection: Selection) => {
	readonly program?: Program | undefined;
	readonly diagnostics: readonly Diagnostic[];
};
