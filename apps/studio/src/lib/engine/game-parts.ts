import type { Game } from '@tilewright/interpreter';
import type { ScenarioShown } from '../playtest/scenarios.ts';
import type { Kept } from './kept.ts';
import type { Setup } from './setup.ts';
import type { Said } from './said.ts';
import type { Script } from './script.ts';
import type { Running } from './state.ts';
import type { Timeline } from './timeline.ts';

/** What a game is put on the table with. */
export interface GameParts {
	readonly setup: Setup;
	readonly time?: Timeline;
	readonly game: Game;
	readonly looking?: boolean;
	readonly intended?: Running['intended'];
	readonly waits?: boolean;
	readonly atScreen?: number | undefined;
	readonly said?: Said;
	readonly script?: Script;
	readonly follows?: boolean;
	readonly scenario?: ScenarioShown | undefined;
}

/** Where a game that is played again is taken to, and what of it is kept beside its courses. */
export type From = Pick<
	Partial<Kept>,
	'cursor' | 'looking' | 'waits' | 'atScreen' | 'script' | 'follows' | 'scenario'
>;
