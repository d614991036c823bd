/** An edited text, with the text on disk that it was made from; an empty one where there was no file. */
export interface Edited {
	readonly text: string;
	readonly base: string;
}
export type Edits = Readonly<Record<string, Edited>>;

export interface TextState {
	readonly text: string | undefined;
	readonly edit: Edited | undefined;
}

/**
 * The edit that brings a file back to how it was, from how `left` left it. What somebody else wrote to the disk meanwhile is
 * never hidden, unless an edit hid it before; over what was saved here, `isSaved`, the text of before is laid.
 */
export function editFor(
	was: TextState,
	left: TextState,
	disk: string | undefined,
	isSaved = false,
): Edited | undefined {
	if (was.text === undefined || was.text === disk) return undefined;
	if (disk !== undefined && (isSaved || disk === left.text)) return { text: was.text, base: disk };
	return was.edit;
}

export function changedPaths(a: Edits, b: Edits): string[] {
	return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
		(path) => a[path]?.text !== b[path]?.text || a[path]?.base !== b[path]?.base,
	);
}

export function overlaid(edits: Edits, paths: Iterable<string>, from: Edits): Edits {
	const all: Record<string, Edited> = { ...edits };
	for (const path of paths) {
		const edit = from[path];
		if (edit) all[path] = edit;
		else delete all[path];
	}
	return all;
}
