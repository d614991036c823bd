import type { GameView } from '@tilewright/interpreter';
import type { CompareRequests } from '../compare/requests.ts';
import type { EditorRequests } from '../editor/requests.ts';
import type { FilesRequests } from '../files/requests.ts';
import type { HelpRequests } from '../help/requests.ts';
import type { PlaytestRequests } from '../playtest/requests.ts';
import type { RulesRequests } from '../rules/requests.ts';
import type { SetRequests } from '../set/requests.ts';
import type { TileRequests } from '../tiles/requests.ts';
import type { TourRequests } from '../tour/requests.ts';
import type {
	StepEffects,
	GameState,
	Choices,
	CountedView,
	FeatureView,
	PlaceOption,
	PlaceQuery,
	Refusal,
	Setup,
	RuleText,
	Finding,
} from '@tilewright/session';
import type { Rules } from './rules.ts';

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
export interface GameRequests {
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
	/** The running game as the text of a file; none where it hides things, which the file would tell. */
	save: { ask: { as: 'yaml' | 'json'; edited: readonly string[] }; answer: SavedFile | undefined };
	/** Goes on with a game that was kept. */
	restore: { ask: string; answer: Opened };
	leave: { ask: null; answer: null };
	pace: { ask: number; answer: null };
	/** Who plays at a seat from now on. */
	seat: { ask: { seat: number; by: string }; answer: Done };
	/** Lets a bot decide for persons, too: once, or to the end; without one they decide again. */
	auto: { ask: { by: string | undefined; once: boolean }; answer: boolean };
	/** Whether what the game hides is shown all the same. */
	'open-table': { ask: boolean; answer: boolean };
	endTurn: { ask: null; answer: boolean };
	confirms: { ask: boolean; answer: null };
	why: { ask: string; answer: Refusal[] };
	whyHere: { ask: PlaceQuery; answer: PlaceOption[] };
	rule: { ask: string; answer: RuleText | undefined };
	/** What every step did, from the given one on. */
	happened: { ask: number; answer: readonly StepEffects[] };
	feature: { ask: { tile: number; segment: number }; answer: FeatureView | undefined };
	/** The places on the board that an entry of the ledger counted, by its index. */
	counted: { ask: number; answer: CountedView | undefined };
	preview: { ask: Setup; answer: Preview | undefined };
}

/** Questions to the engine, to the desk where its files are edited, and to those who know of one view each. */
export interface AllRequests
	extends
		GameRequests,
		EditorRequests,
		CompareRequests,
		PlaytestRequests,
		RulesRequests,
		HelpRequests,
		SetRequests,
		TileRequests,
		TourRequests,
		FilesRequests {}

export type RequestName = keyof AllRequests;

export type ToWorker = {
	[Q in RequestName]: {
		readonly ask: Q;
		readonly id: number;
		readonly with: AllRequests[Q]['ask'];
	};
}[RequestName];

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
	/** Everything in the store of files that cannot be read. */
	| { readonly is: 'unread'; readonly findings: readonly Finding[] }
	| { readonly is: 'findings'; readonly findings: readonly Finding[]; readonly stale: boolean };
