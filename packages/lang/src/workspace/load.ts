import { validate } from '@tilewright/schema';
import { type Reader, readerWith } from './read.ts';
import { type Workspace, type WorkspaceFile, workspaceFrom } from './workspace.ts';

export const readDocument: Reader = readerWith(validate);

export function loadWorkspace(
	files: readonly WorkspaceFile[],
	read: Reader = readDocument,
): Workspace {
	return workspaceFrom(files, read);
}
