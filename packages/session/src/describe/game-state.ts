import type { GameView } from '@tilewright/interpreter';
import type { ScenarioShown } from '../scenario/scenario-shown.ts';
import type { Built } from './built.ts';
import type { PlaceView, Shown } from './places.ts';
import type { Source } from './source.ts';
import type { StreamView } from '../timeline/stream-view.ts';
import type { Secrets } from './secrets.ts';
import type { RulesDifference } from './setup-difference.ts';
import type { Setup } from '../setup/setup.ts';
import type { BranchSummary, Notes } from '../timeline/timeline.ts';

/** A value of an option: the name of its variable, its text, and the place at which it can be pointed at. */
export type Target = { readonly name: string; readonly text: string } & (
	| { readonly is: 'placement'; readonly x: number; readonly y: number; readonly turn: number }
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
	readonly label: string;
	readonly targets: readonly Target[];
	readonly source: Source | undefined;
	/** It stands beside the decision, which stays open after it. */
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

export interface ScoreLine {
	readonly id: string;
	readonly title: string;
	readonly count: number;
	readonly each: number;
	readonly points: number;
	readonly source: Source | undefined;
}

export interface EntryView {
	readonly index: number;
	readonly seat: number;
	readonly points: number;
	readonly step: number;
	/** The title of the kind or the rule that paid. */
	readonly name: string;
	readonly why: string;
	readonly at: string;
	/** The first segment of what paid. */
	readonly where: { readonly tile: number; readonly segment: number } | undefined;
	readonly lines: readonly ScoreLine[];
	readonly source: Source | undefined;
}

export interface StepView {
	readonly seat: number;
	readonly decision: string;
	readonly key: string;
	readonly bot: string | undefined;
	readonly words: string;
}

export interface BranchView extends Omit<BranchSummary, 'next'> {
	readonly next: StepView | undefined;
}

export interface SwapView {
	readonly number: number;
	/** The rules are those of before an earlier change again. */
	readonly restores: boolean;
	readonly files: readonly string[];
	readonly differences: readonly RulesDifference[];
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
				/** The reasons that the rules have against it, where they word them. */
				readonly reasons: readonly string[];
		  }
		| undefined;
	/** The moves that the rules take away from the game, though it goes on after them. */
	readonly lost: readonly {
		readonly step: number;
		readonly seat: number;
		readonly words: string;
	}[];
	/** The number of decisions that came with the rules and were passed. */
	readonly passed: number;
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
	/** The seat whose person takes the screen next; until then only what everybody may know is shown. */
	readonly curtain: number | undefined;
	readonly secrets: Secrets;
	readonly places: readonly PlaceView[];
	readonly shown: readonly Shown[];
	readonly built: Built;
	readonly over: boolean;
	/** The branch that is played came to the end of the game, also while an earlier moment is shown. */
	readonly finished: boolean;
	/** The changed files of rules that wait: the finished game is not played under them yet. */
	readonly waitingRules: readonly string[] | undefined;
	readonly scores: readonly number[];
	readonly active: number;
	readonly steps: readonly StepView[];
	/** The last step of a turn, or one that chance follows, is to be confirmed: chance and the others wait. */
	readonly awaitsConfirmation: boolean;
	/** The turn goes on after the step that awaits its confirmation. */
	readonly turnGoesOn: boolean;
	/** Steps that can be taken back without taking back chance. */
	readonly undoableSteps: number;
	readonly redoableSteps: number;
	/** Steps of this branch that come after the moment shown. */
	readonly later: readonly StepView[];
	/** The moment shown is one of the past: nobody decides. */
	readonly viewingPast: boolean;
	/** The rules refuse the next step that was played: `swap` says why, and no way leads back to now. */
	readonly blocked: boolean;
	/** Bots decide for everybody, until they are stopped. */
	readonly auto: boolean;
	readonly bots: readonly string[];
	readonly branch: number;
	readonly name: string;
	readonly branches: readonly BranchView[];
	readonly notes: Notes;
	readonly scenario: ScenarioShown | undefined;
	readonly script: readonly StreamView[];
	readonly ledger: readonly EntryView[];
	/** Tiles drawn that went nowhere, with the number of steps before. */
	readonly discarded: readonly { readonly step: number; readonly tile: string }[];
	readonly total: number;
	readonly swap: SwapView | undefined;
	readonly fault: { readonly code: string; readonly message: string } | undefined;
}
