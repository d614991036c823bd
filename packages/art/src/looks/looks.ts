export interface Tone {
	readonly light: string;
	readonly dark: string;
}

/** One stroke or filled shape of a glyph, in a box from 0/0 to 24/24. Colours are names; `seat` is the owner's. */
export interface Layer {
	readonly d: string;
	readonly fill?: string;
	readonly line?: string;
	readonly width?: number;
}
export type Glyph = readonly Layer[];

export interface Pattern {
	readonly glyphs: readonly string[];
	readonly size: number;
	readonly gap: number;
}

export interface KindLook {
	readonly fill: string;
	readonly line: string;
	readonly trim?: string;
	readonly width: number;
	readonly dash?: readonly number[];
	readonly pattern?: Pattern;
	readonly glyph?: string;
	readonly end?: string;
	readonly size: number;
}

export interface MarkLook {
	readonly glyph: string;
	readonly size: number;
}

export interface PieceLook {
	readonly glyph: string;
	readonly size: number;
	readonly lies: readonly string[];
	/** The height by which it raises pieces on it; 0 for a piece on which nothing stands. */
	readonly stack: number;
	readonly faces: Readonly<Record<string, { readonly glyph: string }>>;
}

/** The place in which a space or a zone is drawn: on a tile, in units of a drawing of it. */
export interface PlaceLook {
	readonly on: string;
	readonly at: readonly [x: number, y: number];
	readonly size: readonly [width: number, height: number];
	readonly glyph?: string;
}

export interface PictureLook {
	/** A data URL. */
	readonly href: string;
	/** It lies under what is drawn, in the place of the ground. */
	readonly under: boolean;
}

/** All looks of a set-up. What is not declared is derived from the name. */
export interface Looks {
	readonly colours: ReadonlyMap<string, Tone>;
	readonly glyphs: ReadonlyMap<string, Glyph>;
	readonly kinds: ReadonlyMap<string, Partial<KindLook>>;
	readonly marks: ReadonlyMap<string, Partial<MarkLook>>;
	readonly pieces: ReadonlyMap<string, Partial<PieceLook>>;
	readonly places: ReadonlyMap<string, PlaceLook>;
	readonly pictures: ReadonlyMap<string, PictureLook>;
	/** The kind whose look open ground has where no area is. */
	readonly ground: string | undefined;
}

export const NO_LOOKS: Looks = {
	colours: new Map(),
	glyphs: new Map(),
	kinds: new Map(),
	marks: new Map(),
	pieces: new Map(),
	places: new Map(),
	pictures: new Map(),
	ground: undefined,
};
