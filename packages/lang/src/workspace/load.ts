import { validate } from '@tilewright/schema';
import { type Reader, readerWith } from './read.ts';
import { type Workspace, type WorkspaceFile, workspaceFrom } from './workspace.ts';

/** Reads a file with all schemas at hand. */
export const readDocument: Reader = readerWith(validate);

/** Takes in a set of files with all schemas at hand. */
export function loadWorkspace(
	files: readonly WorkspaceFile[],
	read: Reader = readDocument,
): Workspace {
	return workspaceFrom(files, read);
}
