import type {
	Blank,
	Difference,
	Moment,
	OverlayChange,
	OverlayEntry,
	Section,
	ExplainedDeclaration,
	Value,
} from '@tilewright/lang';
import type { Setup, Finding } from '@tilewright/session';
import type { NumberForms } from './number-forms.ts';

export interface DeclView extends ExplainedDeclaration {
	/** Unlike that of any other. */
	readonly key: string;
	readonly section: Section;
	readonly id: string;
	/** With its pack. */
	readonly name: string;
	readonly touched: Difference['is'] | undefined;
	/** Other words of people for it, by which it is found, too. */
	readonly alike: string;
	/** Words for all that its lists may have, or that may happen at its moments: it is found by what could be added, too. They are never shown. */
	readonly couldBe: string;
	/** Of the order of play: its lines. */
	readonly moments: readonly MomentView[];
	readonly value: number | string | boolean | undefined;
	/** The sentence of a choice with its value as a word; '' for anything else. */
	readonly filled: string;
}

export interface RuleSetView {
	readonly declarations: readonly DeclView[];
	readonly tiles: { readonly all: number; readonly kinds: number };
	/** The ids of the kinds of feature that tiles show. */
	readonly shownKinds: readonly string[];
}

export type ComparedRules =
	| { readonly is: 'default' | 'no-house-rules' | 'disk' | 'game' }
	| { readonly is: 'preset'; readonly id: string };

export interface DifferenceView extends Pick<Difference, 'is' | 'section' | 'id' | 'name'> {
	readonly before: Side | undefined;
	readonly after: Side | undefined;
	readonly values: Difference['values'];
	readonly why: string;
}
interface Side extends Pick<
	DeclView,
	'title' | 'says' | 'prose' | 'file' | 'line' | 'cites' | 'from' | 'filled'
> {
	/** As YAML. */
	readonly text: string;
}

export interface ValueView {
	readonly path: readonly (string | number)[];
	readonly value: number | boolean | string;
	readonly is: 'number' | 'bool' | 'expression';
}

export interface BlankView extends Pick<
	Blank,
	'is' | 'label' | 'text' | 'start' | 'end' | 'choices'
> {
	/** The value of the declaration that its expression is. */
	readonly path: readonly (string | number)[];
	/** Those of its sentence, where words agree with the number in it. */
	readonly forms?: NumberForms | undefined;
}

export interface PlaceView {
	readonly path: readonly (string | number)[];
	readonly is: 'condition' | 'value';
	/** The expression; '' where there is none yet. */
	readonly text: string;
	/** The statements that a condition joins by “and”, or the one value, each with its words and blanks. */
	readonly terms: readonly {
		readonly start: number;
		readonly end: number;
		readonly parts: readonly (string | BlankView)[];
	}[];
	readonly optional: boolean;
	/** The name of what it belongs to, such as a line of points; '' for the declaration itself. */
	readonly of: string;
	readonly key: string;
	readonly says: string;
}

/**
 * A part of an expression that is replaced or dropped, a part beside which another condition is enough (`or`), or an expression to which
 * a condition is added (`and`).
 */
export interface OfferPlace {
	readonly text: string;
	readonly start: number;
	readonly end: number;
	readonly is: 'replace' | 'or' | 'and' | 'drop';
}

/** An effect of a declaration that is replaced or dropped, or the end of them, where another one is added. */
export interface EffectPlace {
	readonly index: number;
	readonly is: 'replace' | 'and' | 'drop';
}

/** A line of the order of play; at those that are slots house rules can do something. */
export interface MomentView extends Moment {
	/** An id for a new rule of this moment. */
	readonly id: string;
	/** The names of the rules that happen there already. */
	readonly rules: readonly string[];
}

export interface PlaceRequest {
	readonly setup: Setup;
	readonly key: string;
	readonly path: PlaceView['path'];
}

export interface Usage {
	readonly name: string;
	readonly sentence: string;
}

export interface Offer {
	readonly label: string;
	readonly doc: string;
	readonly usage: Usage | undefined;
	/** Words of people by which it is found, too. */
	readonly alike: string;
	/** Those words of people that name just this: “diagonal” for the cells around without those beside. */
	readonly phrases: string;
	/** The number of times that the rules have it already, said or denied, with any numbers. */
	readonly uses: number;
	/** It speaks of a thing of its place, such as the spot that is chosen. */
	readonly isNear: boolean;
	readonly by: string;
	/** The numbers in it, in the order in which its sentence has them. */
	readonly numbers: readonly { readonly start: number; readonly end: number }[];
	/** Its sentences where some of the numbers are 1 and it therefore reads otherwise, by the places of these: `0`, `0 2`. */
	readonly ones: Readonly<Record<string, string>>;
	/** The comparison in it, and those that can take its place; undefined where it compares nothing. */
	readonly comparison: Pick<Blank, 'label' | 'start' | 'end' | 'choices'> | undefined;
}

/** A text at a place: its sentence, and the finding about it as it stands everywhere else; '' where nothing is wrong. */
export interface CheckedText {
	readonly trouble: string;
	readonly hint: string;
	readonly code: string;
	/** The text with the likely fix; undefined where nothing is wrong or no fix is known. */
	readonly fixed: string | undefined;
	readonly sentence: string;
}

export interface NameView {
	readonly name: string;
	readonly type: string;
	readonly doc: string;
}

/** A list of ids that a declaration gives, and all that may stand in it. */
export interface ListView {
	readonly path: ValueView['path'];
	readonly ids: readonly string[];
	readonly choices: readonly { readonly id: string; readonly label: string }[];
}

export interface Changeable extends DeclView {
	readonly ref: string;
	readonly packs: readonly string[];
	/** It stands in a list: others may be added beside it. */
	readonly listed: boolean;
	readonly text: string;
	readonly values: readonly ValueView[];
	/** Its meaning, a line for each sentence; blanks to fill in stand between the words. */
	readonly sentences: readonly (readonly (string | BlankView)[])[];
	readonly places: readonly PlaceView[];
	readonly lists: readonly ListView[];
	/** Its effects in words, one by one. */
	readonly effects: readonly string[];
	readonly params: readonly string[];
	/** An id for a change of all that it pays; undefined where it pays nothing. */
	readonly nextScale: string | undefined;
	/** An id for another line of points beside those it has; undefined where it has none. */
	readonly nextLine: string | undefined;
	readonly takenIds: readonly string[];
}

export type RequestedChange =
	| Extract<OverlayChange, { readonly is: 'set' | 'disable' | 'order' }>
	| {
			readonly is: 'value';
			readonly key: string;
			readonly path: ValueView['path'];
			readonly to: Value;
	  }
	| {
			readonly is: 'put';
			readonly key: string;
			readonly path: ValueView['path'];
			readonly at: OfferPlace;
			readonly by: string;
	  }
	| {
			readonly is: 'effect';
			readonly key: string;
			readonly at: EffectPlace;
			/** YAML; unused where one is dropped. */
			readonly by: string;
	  }
	/** All that a kind pays is halved, where the part `at` is its value or everywhere. */
	| {
			readonly is: 'scale';
			readonly key: string;
			readonly id: string;
			readonly at: Pick<BlankView, 'text' | 'start' | 'end'> | undefined;
	  }
	/** A new rule that does something at a moment of the order of play. */
	| {
			readonly is: 'moment';
			readonly key: string;
			readonly moment: string;
			/** That of the new rule. */
			readonly id: string;
			/** The effect, as YAML. */
			readonly by: string;
	  }
	| { readonly is: 'unset'; readonly key: string; readonly path: ValueView['path'] }
	/** A text in the place of its own, or beside it under another id. */
	| { readonly is: 'text'; readonly key: string; readonly text: string }
	| { readonly is: 'duplicate'; readonly key: string; readonly id: string; readonly text: string };

export interface WrittenText {
	readonly text: string | undefined;
	readonly message: string;
	readonly empty: boolean;
}

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
		readonly name: string;
		/** All that it says, where that is one sentence; else ''. */
		readonly sentence: string;
		/** The titles of the packs without which it rests, where they are not in play. */
		readonly rests: readonly string[];
		/** The declaration that it changes or adds; '' where it names none or several, or where it rests. */
		readonly key: string;
		/** The declarations that what it adds acts on. */
		readonly about: readonly string[];
		readonly before: readonly string[];
		readonly after: readonly string[];
	})[];
}

/** Two rule sets to compare; `game` is the set-up of the running game. */
export interface DifferenceRequest {
	readonly setup: Setup;
	readonly against: ComparedRules;
	readonly game: Setup | undefined;
}

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
		/** New house rules without one are called by what the change says. */
		readonly title: string | undefined;
		readonly text: string | undefined;
	};
	readonly wanted: RequestedChange;
}

export interface RewriteRequest {
	readonly file: string;
	readonly to:
		/** `only` switches every other change off. */
		| { readonly index: number; readonly is: 'on' | 'off' | 'only' }
		| { readonly index: number; readonly is: 'drop'; readonly setup: Setup }
		| { readonly is: 'named'; readonly title: string; readonly says: string }
		| { readonly is: 'copy'; readonly id: string; readonly title: string };
}
