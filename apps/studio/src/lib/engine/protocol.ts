import type { Looks } from '@tilewright/art';
import type { GameView } from '@tilewright/interpreter';
import type { Position, TileIR } from '@tilewright/lang';
import type { Fix } from '@tilewright/schema';
import type { RulesQuestions } from '../rules/questions.ts';
import type { FilesQuestions } from '../files/questions.ts';
import type { AssistQuestions } from '../editor/assist-protocol.ts';
import type { ScenarioShown } from '../playtest/scenarios.ts';
import type { CompareQuestions } from '../compare/questions.ts';
import type { PlaytestQuestions } from '../playtest/questions.ts';
import type { Branch, Notes } from './timeline.ts';
import type { StreamView } from './script-view.ts';
import type { HelpQuestions } from '../help/questions.ts';
import type { SetQuestions } from '../set/questions.ts';
import type { TileQuestions } from '../tiles/questions.ts';
import type { Built } from './built.ts';
import type { Happened } from './chronicle.ts';
import type { PlaceView, Shown } from './places.ts';
import type { RuleText } from './words.ts';
import type { TourQuestions } from '../tour/questions.ts';

/** Who sits at the table. */
export interface SeatSetup {
	readonly name: string;
	/** A person, or the name of a bot. */
	readonly by: string;
	/** The name of a colour; that of the place at the table where there is none. */
	readonly colour?: string;
}
export const PERSON = 'person';

/** What a new game is made of. */
export interface Setup {
	readonly game: string;
	readonly packs: readonly string[];
	readonly preset: string | undefined;
	readonly elements: Readonly<Record<string, boolean>>;
	readonly params: Readonly<Record<string, number | string | boolean>>;
	readonly seats: readonly SeatSetup[];
	readonly seed: number;
	readonly overlays?: readonly string[];
	/** Tiles that lie first, instead of those of the rules. */
	readonly start?: readonly string[];
	/** The deck counts as empty after so many draws. */
	readonly draws?: number;
	/** What stands and lies when the game begins, beside the start. */
	readonly position?: Position;
}

/** A place in a data file. */
export interface Source {
	readonly id: string;
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly cites: readonly string[];
}

/** What an edition plays otherwise than a set-up without one. */
export interface EditionFlag {
	readonly preset: string;
	readonly value: number | string | boolean;
}

/** What can be chosen says where it comes from. */
interface Cited {
	/** Rule ids of fact sheets. */
	readonly cites: readonly string[];
}

export interface ElementChoice extends Cited {
	readonly id: string;
	readonly says: string;
	readonly on: boolean;
	readonly editions: readonly EditionFlag[];
}

export interface ParamChoice extends Cited {
	readonly id: string;
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
	/** Packs it cannot be played with, and those it cannot do without; with the reasons. */
	readonly conflicts: readonly { readonly id: string; readonly why: string }[];
	readonly requires: readonly { readonly id: string; readonly why: string }[];
}

/** House rules in a file. */
export interface OverlayChoice {
	readonly id: string;
	readonly title: string;
	readonly says: string;
	readonly file: string;
	/** Packs it changes. */
	readonly over: readonly string[];
	/** All of them are in play. */
	readonly fits: boolean;
	readonly on: boolean;
}

/** Everything that can be chosen for a game, with the values it would have. */
export interface Choices {
	readonly games: readonly { readonly id: string; readonly title: string; readonly says: string }[];
	readonly game: string;
	readonly seats: { readonly min: number; readonly max: number };
	readonly packs: readonly PackChoice[];
	readonly presets: readonly ({ readonly id: string; readonly says: string } & Cited)[];
	readonly overlays: readonly OverlayChoice[];
	readonly elements: readonly ElementChoice[];
	readonly params: readonly ParamChoice[];
	readonly bots: readonly string[];
}

export interface Finding {
	readonly code: string;
	readonly severity: 'error' | 'warning' | 'info';
	readonly message: string;
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly excerpt: string;
	readonly hint: string | undefined;
	/** Offset of the place in the text, and where it ends. */
	readonly start?: number;
	readonly endLine?: number;
	readonly endColumn?: number;
	/** A cure that takes the finding away. */
	readonly fix?: Fix | undefined;
}

/** A set-up compiled: what the board is drawn with. */
export interface Rules {
	readonly title: string;
	readonly tiles: readonly TileIR[];
	readonly kinds: readonly {
		readonly id: string;
		readonly title: string;
		readonly connect: 'edge' | 'area' | 'point' | 'region' | 'none';
		readonly form: 'line' | 'block' | 'none';
	}[];
	readonly pieces: readonly { readonly id: string; readonly title: string }[];
	readonly looks: Looks;
}

/** What an option speaks of: the variable it fills, what people call it, where it can be pointed at. */
export type Target = { readonly name: string; readonly text: string } & (
	| { readonly is: 'placement'; readonly x: number; readonly y: number; readonly turn: number }
	/** Its index on the tile; below 0 for one that was added. */
	| { readonly is: 'segment'; readonly tile: number; readonly segment: number }
	| { readonly is: 'cell' | 'corner'; readonly x: number; readonly y: number }
	| { readonly is: 'side'; readonly x: number; readonly y: number; readonly side: number }
	| { readonly is: 'tile'; readonly tile: number }
	/** On a segment, on a tile, on a bare cell; else beside the board. */
	| {
			readonly is: 'piece';
			readonly piece: number;
			readonly kind: string;
			readonly seat: number;
			readonly tile: number;
			readonly segment: number;
			readonly x?: number;
			readonly y?: number;
	  }
	| { readonly is: 'piece-kind'; readonly id: string }
	| { readonly is: 'tile-kind'; readonly id: string }
	| { readonly is: 'space'; readonly id: string }
	| { readonly is: 'zone'; readonly id: string; readonly seat: number }
	| { readonly is: 'seat'; readonly seat: number }
	| { readonly is: 'number'; readonly value: number }
	| { readonly is: 'word' | 'other' }
);

export interface OptionView {
	readonly key: string;
	readonly action: string;
	readonly says: string;
	/** The option in words. */
	readonly label: string;
	readonly targets: readonly Target[];
	readonly source: Source | undefined;
	/** It stands beside the decision, which is asked again after it. */
	readonly free: boolean;
}

export interface DecisionView {
	readonly id: string;
	readonly seat: number;
	readonly kind: 'pick' | 'number' | 'order' | 'confirm' | 'subset';
	/** A sentence. */
	readonly prompt: string;
	readonly options: readonly OptionView[];
	readonly source: Source | undefined;
}

export interface LineView {
	readonly id: string;
	readonly count: number;
	readonly each: number;
	readonly points: number;
	readonly source: Source | undefined;
}

/** Points one seat got at one moment, with the lines that made them. */
export interface EntryView {
	readonly index: number;
	readonly seat: number;
	readonly points: number;
	readonly step: number;
	/** What paid: the title of a kind, or of a rule. */
	readonly name: string;
	readonly why: string;
	readonly at: string;
	/** The first segment of what paid. */
	readonly where: { readonly tile: number; readonly segment: number } | undefined;
	readonly lines: readonly LineView[];
	readonly source: Source | undefined;
}

export interface StepView {
	readonly seat: number;
	readonly decision: string;
	readonly key: string;
	/** The bot that took it; a person otherwise. */
	readonly bot: string | undefined;
	/** The step in words. */
	readonly words: string;
}

/** Another course of the game; what it did first of its own, in words too. */
export interface BranchView extends Omit<Branch, 'next'> {
	readonly next: StepView | undefined;
}

/** What an edit of the rules did to the running game. */
export interface SwapView {
	readonly number: number;
	readonly files: readonly string[];
	readonly scores: readonly { readonly before: number; readonly after: number }[];
	readonly changes: readonly {
		readonly step: number;
		readonly seat: number;
		readonly before: EntryView | undefined;
		readonly after: EntryView | undefined;
	}[];
	readonly stopped:
		| {
				readonly step: number;
				readonly key: string;
				readonly words: string;
				readonly message: string;
		  }
		| undefined;
	readonly left: number;
	readonly compileMs: number;
	readonly swapMs: number;
}

export interface GameState {
	/** Grows with every new game. */
	readonly number: number;
	readonly setup: Setup;
	readonly names: readonly string[];
	readonly view: GameView;
	readonly decision: DecisionView | undefined;
	/** Places beside the board with what lies in them. */
	readonly places: readonly PlaceView[];
	/** What the rules want in sight. */
	readonly shown: readonly Shown[];
	/** What was built on the board beyond its tiles. */
	readonly built: Built;
	readonly over: boolean;
	readonly scores: readonly number[];
	readonly active: number;
	readonly steps: readonly StepView[];
	/** The turn is over but for its confirmation: chance and the others wait. */
	readonly held: boolean;
	/** Steps that can be taken back without taking back chance. */
	readonly back: number;
	/** Steps that were taken back and can be taken again. */
	readonly undone: number;
	/** Steps of this course that come after the moment shown. */
	readonly later: readonly StepView[];
	/** The moment shown is one of the past: nobody decides. */
	readonly looking: boolean;
	/** Bots decide for everybody, until they are stopped. */
	readonly auto: boolean;
	/** The bots there are, from the weakest to the strongest. */
	readonly bots: readonly string[];
	/** The course that is shown. */
	readonly line: number;
	/** Its name, if it has one. */
	readonly name: string;
	/** Other courses of the game. */
	readonly branches: readonly BranchView[];
	/** What is noted on the course that is shown, by the number of steps taken. */
	readonly notes: Notes;
	/** The scenario it was opened from, with what came of its expectations. */
	readonly scenario: ScenarioShown | undefined;
	/** What chance may bring, and is to bring. */
	readonly script: readonly StreamView[];
	readonly ledger: readonly EntryView[];
	/** Tiles drawn that went nowhere, with the number of steps before. */
	readonly discarded: readonly { readonly step: number; readonly tile: string }[];
	readonly total: number;
	readonly swap: SwapView | undefined;
	readonly fault: { readonly code: string; readonly message: string } | undefined;
}

export interface FeatureView {
	readonly kind: string;
	readonly title: string;
	readonly complete: boolean;
	readonly segments: readonly { readonly tile: number; readonly segment: number }[];
	readonly owners: readonly number[];
	readonly worth: number;
	/** Figures in it, by seat and kind. */
	readonly pieces: readonly { readonly kind: string; readonly seat: number; readonly n: number }[];
}

/** A place somebody points at: an empty cell, or a segment of a tile as declared. */
export type HereAsk =
	{ readonly x: number; readonly y: number } | { readonly tile: number; readonly segment: number };

/** One thing that might be done at a place; without refusals it is an option. */
export interface HereView {
	readonly says: string;
	readonly turn: number | undefined;
	/** The kind of piece that would be put down. */
	readonly piece: string;
	readonly refusals: readonly Refusal[];
}

export interface Refusal {
	readonly why: string;
	readonly says: string;
	readonly source: Source | undefined;
}

/** A board to look at, with what it is drawn with. */
export interface Preview {
	readonly rules: Rules;
	readonly view: GameView;
}

/** How something went that may not. */
export interface Done {
	readonly ok: boolean;
	readonly message: string;
}

/** What came of opening a game. */
export interface Opened {
	readonly ok: boolean;
	/** What is to be said of it. */
	readonly notes: readonly string[];
	readonly findings: readonly Finding[];
}

/** A file for download. */
export interface SavedFile {
	readonly name: string;
	readonly text: string;
}

/** Questions with one answer. */
export interface Questions {
	choices: { ask: Partial<Setup>; answer: { choices: Choices | undefined; findings: Finding[] } };
	start: { ask: Setup; answer: { ok: boolean; findings: Finding[] } };
	/** Another choice of rules for the running game. */
	'rule-by': {
		ask: Partial<Pick<Setup, 'packs' | 'preset' | 'elements' | 'params' | 'overlays'>>;
		answer: { ok: boolean; findings: Finding[] };
	};
	play: { ask: { key: string; at: number }; answer: Done };
	undo: { ask: null; answer: boolean };
	redo: { ask: null; answer: boolean };
	/** Looks at the moment after a number of steps. */
	go: { ask: number; answer: Done };
	/** Goes on from the moment that is looked at. */
	onwards: { ask: null; answer: boolean };
	/** Goes over to another course. */
	'turn-to': { ask: number; answer: Done };
	/** Forgets another course. */
	forget: { ask: number; answer: boolean };
	/** Stops a replay. */
	cancel: { ask: null; answer: null };
	/** Opens a log of a game; the bytes are those of a file. */
	open: { ask: { name: string; bytes: Uint8Array }; answer: Opened };
	/** The running game as the text of a file. */
	save: { ask: { as: 'yaml' | 'json'; edited: readonly string[] }; answer: SavedFile | undefined };
	/** Goes on with a game that was kept. */
	restore: { ask: string; answer: Opened };
	leave: { ask: null; answer: null };
	pace: { ask: number; answer: null };
	/** Who plays at a seat from now on. */
	seat: { ask: { seat: number; by: string }; answer: Done };
	/** Lets a bot decide for persons, too: once, or to the end; without one they decide again. */
	auto: { ask: { by: string | undefined; once: boolean }; answer: boolean };
	endTurn: { ask: null; answer: boolean };
	confirms: { ask: boolean; answer: null };
	why: { ask: string; answer: Refusal[] };
	whyHere: { ask: HereAsk; answer: HereView[] };
	rule: { ask: string; answer: RuleText | undefined };
	/** What every step did, from the given one on. */
	happened: { ask: number; answer: readonly Happened[] };
	feature: { ask: { tile: number; segment: number }; answer: FeatureView | undefined };
	preview: { ask: Setup; answer: Preview | undefined };
}
/** Questions to the engine, to the desk where its files are edited, and to those who know of one view each. */
export interface AllQuestions
	extends
		Questions,
		AssistQuestions,
		CompareQuestions,
		PlaytestQuestions,
		RulesQuestions,
		HelpQuestions,
		SetQuestions,
		TileQuestions,
		TourQuestions,
		FilesQuestions {}
export type Question = keyof AllQuestions;

export type ToWorker = {
	[Q in Question]: { readonly ask: Q; readonly id: number; readonly with: AllQuestions[Q]['ask'] };
}[Question];

/** What the worker says without being asked. */
export type FromWorker =
	| { readonly is: 'answer'; readonly id: number; readonly value: unknown }
	| { readonly is: 'failed'; readonly id: number; readonly message: string }
	| { readonly is: 'rules'; readonly rules: Rules }
	| { readonly is: 'disk' }
	| { readonly is: 'game'; readonly game: GameState | undefined }
	/** A replay runs: steps taken, and to take; it is done when both are alike. */
	| { readonly is: 'progress'; readonly done: number; readonly total: number }
	/** The running game, to be kept, with its number. */
	| { readonly is: 'keep'; readonly number: number; readonly text: string }
	| { readonly is: 'data'; readonly files: number; readonly connected: boolean }
	| { readonly is: 'findings'; readonly findings: readonly Finding[]; readonly stale: boolean };
