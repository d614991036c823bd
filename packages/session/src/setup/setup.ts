import type { OrderChoice, Position } from '@tilewright/lang';
import type { ExampleChoice } from './examples.ts';

export interface SeatSetup {
	readonly name: string;
	/** A person, or the name of a bot. */
	readonly by: string;
	/** The name of a colour; that of the place at the table where there is none. */
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
	/** The order of two rules where packs that do not know each other meet. */
	readonly order?: readonly OrderChoice[];
	/** Tiles that lie first, instead of those of the rules. */
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
	/** The choice without a decision of the person: that of the edition, else the default. */
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
	readonly given: string;
	readonly editions: readonly EditionFlag[];
}

export interface PackChoice extends Cited {
	readonly id: string;
	readonly title: string;
	readonly says: string;
	readonly optional: boolean;
	readonly on: boolean;
	readonly requires: readonly { readonly id: string; readonly why: string }[];
	/** Of a pack that is not chosen: the chosen packs that exclude it under the present choices, with the reasons. */
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
