import { type Chooser, Game } from '@tilewright/interpreter';
import {
	describeDecision,
	PERSON,
	StepLabels,
	ScriptedChance,
	Timeline,
} from '@tilewright/session';
import type { Rules } from '../engine/rules.ts';
import { type Running, stateOf } from '../engine/state.ts';
import { take } from '../engine/take.ts';
import type { Playable } from './pair.ts';
import type { SideView } from './questions.ts';

/** One game of a pair, with its points after every step. */
export class Course {
	readonly rules: Rules;
	private readonly running: Running;
	private points: number[][];

	constructor({ program, setup, rules }: Playable, chooser: Chooser) {
		const names = setup.seats.map((s) => s.name);
		const game = new Game(program, { seed: setup.seed, names, chooser });
		this.rules = rules;
		this.running = {
			number: 1,
			// whoever looks decides for everybody
			setup: { ...setup, seats: setup.seats.map((s) => ({ ...s, by: PERSON })) },
			game,
			time: new Timeline(),
			looking: false,
			intended: undefined,
			held: undefined,
			atScreen: undefined,
			waits: false,
			swap: undefined,
			scenario: undefined,
			fault: undefined,
			follows: true,
			auto: undefined,
			said: new StepLabels(),
			script: new ScriptedChance(),
		};
		this.points = [game.scores];
	}

	get game(): Game {
		return this.running.game;
	}

	/** Takes an option of the open decision by its key; false where there is none, or the rules fail. */
	take(key: string): boolean {
		const option = this.game.find(key);
		if (!option) return false;
		take(this.running, option.index, undefined);
		if (this.running.fault) return false;
		this.points.push(this.game.scores);
		return true;
	}

	/** Takes steps back until so many are left. */
	back(to: number): void {
		while (this.game.steps.length > to) this.game.undo();
		this.points = this.points.slice(0, this.game.steps.length + 1);
	}

	/** What is asked now, in a sentence; empty when the game is over. */
	get asks(): string {
		const { decision } = this.game;
		return decision ? describeDecision(this.game, decision).prompt : '';
	}

	/** A step that was taken, in words. */
	words(step: number): string {
		const { steps } = this.game;
		return steps[step] ? this.running.said.of(steps[step], step, steps[step - 1]) : '';
	}

	view(): SideView {
		this.running.atScreen = this.game.decision?.seat;
		return { rules: this.rules, game: stateOf(this.running), scores: this.points };
	}
}
