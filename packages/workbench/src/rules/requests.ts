import type {
	Blank,
	Difference,
	OverlayChange,
	OverlayEntry,
	Section,
	Told,
} from '@tilewright/lang';
import type { Setup, Finding } from '@tilewright/session';

/** A declaration that is in force, with its words and its place. */
export interface DeclView extends Told {
	/** Unlike that of any other. */
	readonly key: string;
	readonly section: Section;
	readonly id: string;
	/** With its pack. */
	readonly name: string;
	/** The changes that overlays made to it. */
	readonly touched: Difference['is'] | undefined;
	/** The value of a param or an element. */
	readonly value: number | string | boolean | undefined;
}

/** The rule set of a set-up. */
export interface RuleSetView {
	readonly declarations: readonly DeclView[];
	/** Tiles in all, and kinds of tile. */
	readonly tiles: { readonly all: number; readonly kinds: number };
}

/** With what a rule set is compared. */
export type Against =
	| { readonly is: 'default' | 'no-house-rules' | 'disk' | 'game' }
	| { readonly is: 'preset'; readonly id: string };

/** One declaration of two rule sets. */
export interface DifferenceView extends Pick<Difference, 'is' | 'section' | 'id' | 'name'> {
	readonly before: Side | undefined;
	readonly after: Side | undefined;
	readonly values: Difference['values'];
	readonly why: string;
}
interface Side extends Pick<
	DeclView,
	'title' | 'says' | 'prose' | 'file' | 'line' | 'cites' | 'from'
> {
	/** As YAML. */
	readonly text: string;
}

/** A value inside a declaration that can be given another. */
export interface ValueView {
	readonly path: readonly (string | number)[];
	readonly value: number | boolean | string;
	readonly is: 'number' | 'bool' | 'expression';
}

/** A blank of a sentence about a declaration. */
export interface BlankView extends Pick<
	Blank,
	'is' | 'label' | 'text' | 'start' | 'end' | 'choices'
> {
	/** The value of the declaration that its expression is. */
	readonly path: readonly (string | number)[];
}

/** A declaration that is to be changed. */
export interface Changeable extends DeclView {
	/** The reference an overlay uses. */
	readonly ref: string;
	readonly packs: readonly string[];
	/** It stands in a list: others may be added beside it. */
	readonly listed: boolean;
	/** The text to begin with. */
	readonly text: string;
	readonly values: readonly ValueView[];
	/** Its meaning, a line for each sentence; blanks to fill in stand between the words. */
	readonly sentences: readonly (readonly (string | BlankView)[])[];
	/** Ids of params it reads. */
	readonly params: readonly string[];
	/** Ids in its section, for a new one. */
	readonly takenIds: readonly string[];
}

/** The requested change of a declaration, as the dialog makes it. */
export type Wanted =
	| Extract<OverlayChange, { readonly is: 'set' | 'disable' | 'order' }>
	| {
			readonly is: 'value';
			readonly key: string;
			readonly path: ValueView['path'];
			readonly to: ValueView['value'];
	  }
	/** A text in the place of its own, or beside it under another id. */
	| { readonly is: 'text'; readonly key: string; readonly text: string }
	| { readonly is: 'duplicate'; readonly key: string; readonly id: string; readonly text: string };

/** A text that was made, or why there is none. */
export interface Made {
	readonly text: string | undefined;
	readonly message: string;
	/** Nothing is left in it. */
	readonly empty: boolean;
}

/** House rules in a file, with what they change. */
export interface HouseView {
	readonly id: string;
	readonly title: string;
	readonly says: string;
	readonly file: string;
	readonly on: boolean;
	readonly fits: boolean;
	readonly entries: readonly (Pick<OverlayEntry, 'is' | 'ref' | 'value' | 'off' | 'switches'> & {
		readonly index: number;
		readonly line: number;
		/** Its name for people. */
		readonly name: string;
	})[];
}

/** Two rule sets to compare; `game` is the set-up of the running game. */
export interface DifferenceRequest {
	readonly setup: Setup;
	readonly against: Against;
	readonly game: Setup | undefined;
}

/** The differences, or the errors of a rule set that cannot be linked. */
export interface RuleSetDifference {
	readonly differences: readonly DifferenceView[];
	readonly findings: readonly Finding[];
}

/** A change to be written into house rules; `text` is undefined where their file does not exist yet. */
export interface WriteRequest {
	readonly setup: Setup;
	readonly overlay: {
		readonly id: string;
		readonly file: string;
		readonly title: string;
		readonly text: string | undefined;
	};
	readonly wanted: Wanted;
}

export interface RewriteRequest {
	readonly file: string;
	readonly to:
		| { readonly index: number; readonly is: 'on' | 'off' | 'drop' }
		| { readonly is: 'named'; readonly title: string; readonly says: string };
}
