import {
	addedBy,
	countedBy,
	featureAt,
	optionsAt,
	type PlaceQuery,
	type Setup,
	whyNot,
	wordsOf,
} from '@tilewright/session';
import type { GameApi } from './game-api.ts';
import type { GameFile, RuleChoice, SaveFormat, SavedGame } from './protocol.ts';

/** The handlers of requests about the running game. */
export const gameHandlers = (api: GameApi) => ({
	choices: (wanted: Partial<Setup>) => api.choices(wanted),
	start: (setup: Setup) => api.start(setup),
	'change-rules': (change: RuleChoice) => api.changeRules(change),
	'take-waiting-rules': () => api.sendNow({ do: 'take-waiting-rules' }),
	/** Takes the option with a key, if the game still stands after `at` steps. */
	play: (move: { key: string; at: number }) => api.sendNow({ do: 'play', ...move }),
	undo: () => api.sendNow({ do: 'undo' }).ok,
	redo: () => api.sendNow({ do: 'redo' }).ok,
	'view-step': (step: number) => api.send({ do: 'view-step', step }),
	'resume-here': () => api.sendNow({ do: 'resume-here' }).ok,
	'switch-branch': (id: number) => api.send({ do: 'switch-branch', id }),
	'forget-branch': (id: number) => api.sendNow({ do: 'forget-branch', id }).ok,
	/** Stops a replay, and bots that play for persons. */
	cancel: (): void => {
		api.runner.cancel();
		api.sendNow({ do: 'autoplay', by: undefined, once: false });
	},
	open: (file: GameFile) => api.open(file),
	/** The running game as a file; undefined where it hides things, which the file would reveal. */
	save: (format: SaveFormat) => api.save(format),
	restore: ({ text, playedUnder }: SavedGame) => api.restore(text, playedUnder),
	leave: (): void => api.runner.leave(),
	/** The views that came last are on the screen. */
	drawn: (): void => void (api.isDrawing = false),
	/** Sets the time between moves of bots, in milliseconds. */
	pace: (ms: number): void => void (api.runner.pace = ms),
	seat: (change: { seat: number; by: string }) => api.sendNow({ do: 'seat', ...change }),
	autoplay: (how: { by: string | undefined; once: boolean }) =>
		api.sendNow({ do: 'autoplay', ...how }).ok,
	'open-table': (on: boolean) => api.sendNow({ do: 'open-table', on }).ok,
	'confirm-turn': () => api.sendNow({ do: 'confirm-turn' }).ok,
	'confirm-turns': (on: boolean): void => {
		api.runner.confirmsTurns = on;
		api.runner.sendNow({ do: 'confirm-turns', on });
	},
	'use-curtain': (on: boolean): void => {
		api.runner.usesCurtain = on;
		api.runner.sendNow({ do: 'use-curtain', on });
	},
	'take-seat': (seat: number) => api.sendNow({ do: 'take-seat', seat }).ok,
	'why-not': (key: string) => (api.session ? whyNot(api.session, key) : []),
	'options-at': (place: PlaceQuery) => (api.session ? optionsAt(api.session, place) : []),
	'added-by': (key: string) => (api.session ? addedBy(api.session, key) : []),
	'feature-at': (at: { tile: number; segment: number }) =>
		api.session && featureAt(api.session, at),
	'counted-by': (index: number) => api.session && countedBy(api.session, index),
	preview: (setup: Setup) => api.preview(setup),
	rule: (id: string) => api.session && wordsOf(api.session.game.program).rule(id),
	'step-effects': () => api.stepEffects(),
});
