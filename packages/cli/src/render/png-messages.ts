export interface PngTask {
	readonly svg: string;
	/** Pixels. */
	readonly width: number;
	/** The process reports when it takes more bytes of memory than this. */
	readonly bytes: number;
}

export type PngReport =
	| { readonly is: 'png'; readonly png: Uint8Array }
	/** The drawing library has no build for this machine. */
	| { readonly is: 'lacking' }
	| { readonly is: 'failed'; readonly why: string }
	/** It takes too much memory. It goes on until it is killed. */
	| { readonly is: 'memory' };
