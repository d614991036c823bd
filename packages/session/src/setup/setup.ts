import type { OrderChoice, Position } from '@tilewright/lang';
import type { ExampleChoice } from './examples.ts';

export interface SeatSetup {
	readonly name: string;
	/** `PERSON`, or the name of a bot. */
	readonly by: string;
	/** The name of a colour. Without it, the seat has the colour of its place at the table. */
	readonly colour?: string;
}

export const PERSON = 'person';

export interface Setup {
	readonly game: string;
	readonly packs: readonly string[];
	readonly preset: string | undefined;
	readonly elements: Readonly<Record<string, boolean>>;
	readonly params: Readonly<Record<string, number | string | boolean>>;
	readonly seats: readonly SeatSetup[];
	readonly seed: number;
	readonly overlays?: readonly string[];
	/** The chosen order of two rules of packs that do not know each other. */
	readonly order?: readonly OrderChoice[];
	/** Tiles that lie on the board at the beginning, instead of those of the rules: `TILE x/y rN`. */
	readonly start?: readonly string[];
	/** The deck counts as empty after so many draws. */
	readonly draws?: number;
	readonly position?: Position;
	/** Things that the game hides from seats are shown all the same: at past moments, in scenarios, in files. */
	readonly openTable?: true;
	readonly example?: true;
}

export interface EditionFlag {
	readonly preset: string;
	readonly value: number | string | boolean;
}

interface Cited {
	readonly cites: readonly string[];
}

export interface ElementChoice extends Cited {
	readonly id: string;
	readonly pack: string;
	/** Its state when the person has not decided: that of the edition, else the default. */
	readonly usual: boolean;
	readonly says: string;
	readonly on: boolean;
	readonly editions: readonly EditionFlag[];
}

export interface ParamChoice extends Cited {
	readonly id: string;
	readonly pack: string;
	readonly usual: number | string | boolean;
	/** A sentence with one blank: `{this | that}` or `{n}`. */
	readonly says: string;
	readonly type: 'int' | 'bool' | 'enum';
	readonly values: readonly (string | number | boolean)[];
	readonly min: number | undefined;
	readonly max: number | undefined;
	readonly value: number | string | boolean;
	/** The source of the value. */
	readonly given: 'default' | 'preset' | 'selection' | 'overlay';
	readonly editions: readonly EditionFlag[];
}

export interface PackChoice extends Cited {
	readonly id: string;
	readonly folder: string;
	readonly title: string;
	readonly says: string;
	readonly optional: boolean;
	readonly on: boolean;
	readonly requires: readonly { readonly id: string; readonly why: string }[];
	/** The chosen packs that exclude this one under the present choices; none where it is chosen itself. */
	readonly excludedBy: readonly { readonly id: string; readonly why: string }[];
}

export interface ClashChoice {
	readonly what: 'pack' | 'element';
	/** Both are on and exclude each other, or the first is on and needs the other. */
	readonly is: 'conflicts' | 'requires';
	readonly id: string;
	readonly other: string;
	readonly why: string;
}

export interface OverlayChoice {
	readonly id: string;
	readonly title: string;
	readonly says: string;
	readonly file: string;
	readonly over: readonly string[];
	readonly fits: boolean;
	/** The titles of the packs without which it rests, where they are not in play. */
	readonly rests: readonly string[];
	readonly on: boolean;
}

export interface Choices {
	readonly games: readonly { readonly id: string; readonly title: string; readonly says: string }[];
	readonly game: string;
	readonly seats: { readonly min: number; readonly max: number };
	readonly packs: readonly PackChoice[];
	readonly clashes: readonly ClashChoice[];
	readonly presets: readonly ({ readonly id: string; readonly says: string } & Cited)[];
	readonly overlays: readonly OverlayChoice[];
	readonly elements: readonly ElementChoice[];
	readonly params: readonly ParamChoice[];
	readonly bots: readonly string[];
	readonly examples: readonly ExampleChoice[];
}
