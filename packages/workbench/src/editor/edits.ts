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
 * never hidden, unless an edit hid it before.
 */
export function editFor(
	was: TextState,
	left: TextState,
	disk: string | undefined,
): Edited | undefined {
	if (was.edit) return was.edit.text === disk ? undefined : was.edit;
	if (was.text === undefined || was.text === disk) return undefined;
	// the text that is to go was saved: the one before is laid over it
	return disk !== undefined && disk === left.text ? { text: was.text, base: disk } : undefined;
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
