import type { Game } from '@tilewright/interpreter';
import type {
	SavedSession,
	Setup,
	StepLabels,
	ScriptedChance,
	Timeline,
	ScenarioShown,
} from '@tilewright/session';
import type { Running } from './state.ts';

/** What a game is put on the table with. */
export interface GameParts {
	readonly setup: Setup;
	readonly time?: Timeline;
	readonly game: Game;
	readonly looking?: boolean;
	readonly intended?: Running['intended'];
	readonly waits?: boolean;
	readonly atScreen?: number | undefined;
	readonly said?: StepLabels;
	readonly script?: ScriptedChance;
	readonly follows?: boolean;
	readonly scenario?: ScenarioShown | undefined;
}

/** Where a game that is played again is taken to, and what of it is kept beside its courses. */
export type From = Pick<
	Partial<SavedSession>,
	'cursor' | 'looking' | 'waits' | 'atScreen' | 'script' | 'follows' | 'scenario'
>;
