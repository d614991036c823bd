import type { OrderChoice, Position } from '@tilewright/lang';
import type { ExampleChoice } from './examples.ts';

/** A seat: its name, and the person or bot that plays it. */
export interface SeatSetup {
	readonly name: string;
	/** A person, or the name of a bot. */
	readonly by: string;
	/** The name of a colour; that of the place at the table where there is none. */
	readonly colour?: string;
}

export const PERSON = 'person';

/** The choices that a new game is made of. */
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
	/** The position at the beginning, beside the start. */
	readonly position?: Position;
	/** Things that the game hides from seats are shown all the same: at past moments, in scenarios, in files. */
	readonly openTable?: true;
	/** A game that shows how things are done; nobody chose this set-up. */
	readonly example?: true;
}

/** The differences of an edition from a set-up without one. */
export interface EditionFlag {
	readonly preset: string;
	readonly value: number | string | boolean;
}

/** The declaration that a choice comes from. */
interface Cited {
	/** Rule ids of fact sheets. */
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
	/** The value without a decision of the person: that of house rules or the edition, else the default. */
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
	/** Packs beside a game's first one can be left out. */
	readonly optional: boolean;
	readonly on: boolean;
	/** Packs it cannot do without, with the reasons. */
	readonly requires: readonly { readonly id: string; readonly why: string }[];
	/** Of a pack that is not chosen: the chosen packs that exclude it under the present choices, with the reasons. */
	readonly excludedBy: readonly { readonly id: string; readonly why: string }[];
}

/** Two packs or two elements that cannot be played as they are chosen. */
export interface ClashChoice {
	readonly what: 'pack' | 'element';
	/** Both are on and exclude each other, or the first is on and needs the other. */
	readonly is: 'conflicts' | 'requires';
	readonly id: string;
	readonly other: string;
	readonly why: string;
}

/** House rules in a file. */
export interface OverlayChoice {
	readonly id: string;
	readonly title: string;
	readonly says: string;
	readonly file: string;
	readonly over: readonly string[];
	readonly fits: boolean;
	readonly on: boolean;
}

/** Everything that can be chosen for a game, with the values it would have. */
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
