import type { Diagnostic } from '@tilewright/schema';
import type { FilesChange, SaveRequest, SaveResult } from '@tilewright/lang';

export type Save = (request: SaveRequest) => Promise<SaveResult>;

/**
 * The store of the files of packs. There are two kinds: folders of a disk behind a server, and the storage of this browser. Which one
 * a page has is decided when it is built, by the condition under which `#store/*` and `#words` are found.
 */
export interface Store {
	/**
	 * Calls `onChange` with everything there is, then with every change, and each time with all findings about what cannot be read; calls
	 * `lost` when no more changes can come. This runs in the worker.
	 */
	readonly follow: (
		onChange: (change: FilesChange, findings: readonly Diagnostic[]) => void,
		lost: () => void,
	) => void;
	readonly save: Save;
	readonly changed: () => Promise<readonly string[]>;
	readonly shipped: (path: string) => Promise<string | undefined>;
}
