import type { Diagnostic } from '@tilewright/schema';
import type { LayerChange } from '../editor/layers.ts';

/** A file to be written: its text, and the text it was made from; null for no file. Texts have `\n` between lines; that of a picture is its bytes in base64. */
export interface SaveAsk {
	readonly path: string;
	readonly text: string | null;
	readonly base: string | null;
}

/** The result of a request to write. */
export type Saved =
	| { readonly is: 'saved' }
	/** The store says something else than the text was made from; null for no file. */
	| { readonly is: 'changed'; readonly disk: string | null }
	| { readonly is: 'refused'; readonly code: string; readonly message: string };

/** Writes one file where packs are at home. */
export type Save = (ask: SaveAsk) => Promise<Saved>;

/**
 * The home of the files of packs. There are two kinds: folders of a disk behind a server, and the storage of this browser. Which one
 * a page has is decided when it is built, by the condition under which `#store/*` and `#words` are found.
 */
export interface Store {
	/**
	 * Calls `hear` with everything there is, then with every change, and each time with all findings about what cannot be read; calls
	 * `lost` when nothing can be heard any more. This runs in the worker.
	 */
	readonly follow: (
		hear: (change: LayerChange, findings: readonly Diagnostic[]) => void,
		lost: () => void,
	) => void;
	readonly save: Save;
	/** The files that say something else than what they came with, as far as one can go back to that. */
	readonly changed: () => Promise<readonly string[]>;
	/** The text that a file was shipped with. */
	readonly shipped: (path: string) => Promise<string | undefined>;
}
