import { type Chooser, Game } from '@tilewright/interpreter';
import { describeDecision } from '../describe/decision.ts';
import { type GameSession, sessionOf } from '../session/game-session.ts';
import { PERSON } from '../setup/setup.ts';
import { step } from '../session/step.ts';
import { viewAtScreen } from '../session/view.ts';
import type { PairedView, Playable } from './pair-view.ts';

export class PairedGame {
	private session: GameSession;
	private points: (readonly number[])[];

	constructor({ program, setup }: Playable, chooser: Chooser) {
		const names = setup.seats.map((s) => s.name);
		const game = new Game(program, { seed: setup.seed, names, chooser });
		// the viewer decides for all seats
		const seats = setup.seats.map((s) => ({ ...s, by: PERSON }));
		this.session = sessionOf({ setup: { ...setup, seats }, game, chooser });
		this.points = [game.scores];
	}

	get game(): Game {
		return this.session.game;
	}

	take(key: string): boolean {
		const { ok, session } = step(this.session, { do: 'play', key, at: this.game.steps.length });
		this.session = session;
		if (!ok || session.fault) return false;
		this.points.push(this.game.scores);
		return true;
	}

	back(to: number): void {
		while (this.game.steps.length > to) this.game.undo();
		this.points = this.points.slice(0, this.game.steps.length + 1);
	}

	get prompt(): string {
		const { decision } = this.game;
		return decision ? describeDecision(this.game, decision).prompt : '';
	}

	words(at: number): string {
		const { steps } = this.game;
		return steps[at] ? this.session.labels.of(steps[at], at, steps[at - 1]) : '';
	}

	view(): PairedView {
		return { game: viewAtScreen(this.session), scores: this.points };
	}
}
