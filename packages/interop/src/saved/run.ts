import { Game, type GameOptions, whyNot } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { type Diagnostic, diagnose, ownValue } from '@tilewright/schema';
import { isAmong } from '../recording/around.ts';
import { Figures } from '../recording/figures.ts';
import type { Names } from '../recording/names.ts';
import type { TheirOption } from '../recording/option.ts';
import { TileLists } from '../recording/tile-lists.ts';
import type { Departure } from '../recording/departures.ts';
import { orderOf } from './begin.ts';
import { TheirDraws } from './chance.ts';
import { wordsOf } from './messages.ts';
import { type Fitting, offeredReading, readingsOf } from './readings.ts';
import type { Message } from '../message.ts';
import type { SavedGame } from './saved.ts';
import { replayWords } from '../texts/replays.ts';

export interface Standing {
	readonly names: Names;
	/** It waits for this message, which decides nothing: what our game did since the last choice counts only up to there. */
	readonly awaits: string | undefined;
	readonly canUndo: boolean;
}

export interface SavedOptions {
	readonly until?: number;
	/** True where everything that the file leaves open counts as a departure. */
	readonly strict?: boolean;
}

/** At most so many of our decisions in a row are answered in search of the one that a message means. */
const maxExtra = 3;
const maxTried = 200;

/** Thrown to stop the machine where the other program waits for a confirmation that does not come. */
class Halt extends Error {}

interface Passed {
	readonly choices: number;
	readonly answered: number;
	readonly seeded: number;
	readonly restore: () => void;
	readonly undoable: boolean;
}

export class Run {
	game: Game;
	divergence: Departure | undefined;
	at = 0;
	private awaits: string | undefined;
	private forced = 0;
	private begun: string | undefined;
	private restTaken = false;
	private readonly figures: Figures;
	private readonly lists = new TileLists();
	private tries = 0;
	/** The last message that our game is past, even if only because its decision was forced. */
	private reached = -1;
	private overtaken = 0;
	private seeded = 0;
	private readonly saved: SavedGame;
	private readonly names: Names;
	private readonly options: SavedOptions;
	private readonly say: (found: Diagnostic) => void;
	private readonly draws: TheirDraws;
	private readonly passed: Passed[] = [];
	private readonly lastChoice: number;

	constructor(
		saved: SavedGame,
		names: Names,
		program: Program,
		options: SavedOptions,
		say: (found: Diagnostic) => void,
	) {
		this.saved = saved;
		this.names = names;
		this.options = options;
		this.say = say;
		this.figures = new Figures(names);
		this.lastChoice = saved.messages.findLastIndex((m) => this.chooses(m));
		this.draws = new TheirDraws(
			orderOf(saved).map((tile) => names.tile(tile).tile),
			saved.initialRandom,
			names,
			saved.messages,
		);
		const seeds: GameOptions = {
			seed: Math.trunc((saved.initialRandom ?? 0) * 0x7fffffff),
			names: saved.players,
			chooser: (stream, outcomes, { machine }) => {
				this.reseed();
				return this.draws.choose(stream, outcomes, this.reached, machine.drawsUnseen);
			},
		};
		this.game = new Game(program, seeds);
	}

	get standing(): Standing {
		return {
			names: this.names,
			awaits: this.awaits,
			canUndo: this.passed.at(-1)?.undoable ?? false,
		};
	}

	depart(kind: Departure['kind'], expected: string, actual: string): void {
		this.divergence ??= { step: this.at, kind, expected, actual };
	}

	all(): void {
		const { messages } = this.saved;
		const end = Math.min(messages.length, this.options.until ?? messages.length);
		for (; this.at < end && this.divergence === undefined; this.at++) {
			this.step(messages[this.at]!);
			if (this.divergence !== undefined) return;
		}
	}

	tellOpen(): void {
		for (const stream of new Set(this.draws.open)) {
			this.say(diagnose(this.saved.name, undefined, 'RECORDING-CHANCE', { stream }));
			if (this.options.strict === true)
				this.depart('drawn', replayWords.chanceOf(stream), replayWords.fileDoesNotSay);
		}
	}

	private chooses({ type }: Message): boolean {
		return this.names.find('messages', type)?.as !== undefined;
	}

	private step(message: Message): void {
		const entry = this.names.get('messages', message.type);
		if (entry.undoes === true) return this.undo();
		const undoable =
			entry.reseeds === undefined || ownValue(message.payload, entry.reseeds) === undefined;
		const { game } = this;
		const before = {
			choices: game.steps.length,
			answered: this.forced,
			seeded: this.seeded,
			restore: this.draws.mark(),
			undoable,
		};
		if (entry.as === undefined) {
			// a confirmation decides nothing; the state of chance it brings has been used where our game ran on to a draw
			if (this.awaits === message.type) this.awaits = undefined;
			if (this.at >= this.seeded) this.draws.seedFrom(this.at);
			this.seeded = Math.max(this.seeded, this.at + 1);
			this.passed.push(before);
			return;
		}
		const words = wordsOf(message, this.names);
		if (words === undefined) {
			const path = `replay[${this.at}].payload`;
			const expected = replayWords.messageHolds(message.type);
			this.say(diagnose(this.saved.name, undefined, 'RECORDING-SHAPE', { path, expected }));
			this.depart('options', expected, JSON.stringify(message.payload).slice(0, 200));
			return;
		}
		this.reached = Math.max(this.reached, this.at);
		if (this.restTaken) {
			this.restTaken = false;
			this.passed.push(before);
			return;
		}
		this.overtaken = game.answered.length;
		this.take(message, words);
		this.passed.push(before);
		this.checkOrder();
	}

	/**
	 * Takes over the states of chance that confirmations brought before this draw. Our game runs on at once, also through forced decisions:
	 * those stand for messages still to come, and what follows these counts too.
	 */
	private reseed(): void {
		const game = this.game as Game | undefined;
		const { messages } = this.saved;
		for (const { decision } of game?.answered.slice(this.overtaken) ?? []) {
			this.overtaken++;
			const next = messages.findIndex((m, i) => i > this.reached && this.chooses(m));
			const words = next < 0 ? undefined : wordsOf(messages[next]!, this.names);
			if (
				words === undefined ||
				!offeredReading(readingsOf(words, this.names, game!), game!, decision)
			)
				continue;
			this.reached = next;
		}
		for (let i = this.reached + 1; i < messages.length && !this.chooses(messages[i]!); i++) {
			if (i < this.seeded) continue;
			this.draws.seedFrom(i);
			this.seeded = i + 1;
		}
	}

	private take(message: Message, words: string): void {
		const { game } = this;
		const seat = message.player ?? game.decision?.seat ?? 0;
		const read = this.read(words);
		const readings = this.continued(read);
		if (readings === undefined) return;
		const mine = (): Fitting | undefined =>
			game.decision?.seat === seat ? offeredReading(readings, game, game.decision) : undefined;
		if (mine() === undefined) this.answerExtraDecisions();
		const fits = mine();
		if (fits !== undefined) {
			this.forced = game.answered.length;
			return this.choose(fits, words);
		}
		for (let i = this.forced; i < game.answered.length; i++) {
			const { decision } = game.answered[i]!;
			const itself = decision.seat === seat ? offeredReading(readings, game, decision) : undefined;
			if (itself === undefined) continue;
			this.forced = i + 1;
			return this.chooseRest(itself);
		}
		if (readings.some((r) => r.key === 'pass')) {
			this.note(words, replayWords.nothingToPass);
			return;
		}
		const openDecision = this.describeOpenDecision();
		const actions = new Set(readings.map((r) => r.action));
		const isOffered = game.decision?.options.some((o) => isAmong(o.action, actions)) ?? false;
		this.tries = maxTried;
		if (!(isOffered && game.decision?.seat === seat) && this.search(mine, maxExtra)) {
			this.note(words, replayWords.answeredBefore(openDecision));
			this.forced = game.answered.length;
			return this.choose(mine()!, words);
		}
		const reasons = readings.flatMap(({ key }) =>
			key === undefined || game.decision?.seat !== seat ? [] : whyNot(game, key),
		);
		const why = [...new Set(reasons)].filter((r) => r !== 'option.unknown').join(', ');
		this.depart(
			'options',
			replayWords.chosen({ seat: seat + 1, keys: readings.map((r) => r.key) }),
			why === '' ? openDecision : replayWords.refused(why),
		);
	}

	private read(words: string): TheirOption[] {
		const { game, figures, lists } = this;
		return readingsOf(words, this.names, game, {
			pieceOf: (figure) => figures.pieceOf(game, figure),
			listed: (zone, index) => lists.at(game, zone, index),
		});
	}

	private isRestNext(begun: string, index: number): boolean {
		const next = this.saved.messages[this.at + 1];
		const words = next === undefined ? undefined : wordsOf(next, this.names);
		const { key } = this.game.decision!.options[index]!;
		return words !== undefined && this.read(words).some((r) => `${begun} ${r.key ?? ''}` === key);
	}

	/** Readings after a message that gave the beginning of their key; undefined where this message only gives such a beginning. */
	private continued(read: readonly TheirOption[]): readonly TheirOption[] | undefined {
		const { game, begun } = this;
		this.begun = undefined;
		const readings =
			begun === undefined
				? read
				: read.map((r) => (r.key === undefined ? r : { ...r, key: `${begun} ${r.key}` }));
		const several = readings.find(
			({ key, begins }) =>
				begins && game.decision!.options.filter((o) => o.key.startsWith(`${key!} `)).length > 1,
		);
		this.begun = several?.key;
		return several === undefined ? readings : undefined;
	}

	private answerExtraDecisions(): void {
		const { game, names } = this;
		while (game.decision !== undefined && isAmong(game.decision.id, names.extraDecisions))
			game.choose(0);
	}

	private choose({ key: chosen, index, then, begins }: Fitting, words: string): void {
		const { game } = this;
		this.restTaken = begins && this.isRestNext(chosen, index);
		this.figures.follow(game, words, () => this.chooseOne(index));
		this.chooseRest({ then });
	}

	private chooseRest({ then }: Pick<Fitting, 'then'>): void {
		const { game } = this;
		for (const { key } of then) {
			const option = game.find(key);
			const isAnswered = game.answered
				.slice(this.forced)
				.some(({ decision }) => decision.options.some((o) => o.key === key));
			if (option !== undefined) this.chooseOne(option.index);
			else if (!isAnswered) this.depart('options', key, this.describeOpenDecision());
		}
	}

	private chooseOne(index: number): void {
		const { game } = this;
		const waits = this.at >= this.lastChoice ? this.pending() : undefined;
		if (waits === undefined) return game.choose(index);
		const { machine } = game;
		machine.onWave = (wave) => {
			if (wave === waits.before) throw new Halt();
		};
		try {
			game.choose(index);
		} catch (error) {
			if (!(error instanceof Halt)) throw error;
			this.awaits = waits.type;
		} finally {
			machine.onWave = undefined;
		}
	}

	/** The confirmation that the other program would wait for, where no message after this one brings it. */
	private pending(): { type: string; before: string } | undefined {
		const later = new Set(this.saved.messages.slice(this.at + 1).map((m) => m.type));
		for (const [type, { before }] of this.names.all('messages'))
			if (before !== undefined && !later.has(type)) return { type, before };
		return undefined;
	}

	private search(fits: () => unknown, depth: number): boolean {
		const { game } = this;
		if (fits() !== undefined) return true;
		const { decision } = game;
		if (decision === undefined || depth === 0) return false;
		// passing changes least, so it is tried first
		for (let index = decision.options.length - 1; index >= 0 && this.tries-- > 0; index--) {
			const restore = this.draws.mark();
			game.choose(index);
			if (this.search(fits, depth - 1)) return true;
			game.undo();
			restore();
		}
		return false;
	}

	private note(words: string, why: string): void {
		if (this.options.strict === true) return this.depart('decision', words, why);
		const step = this.at;
		this.say(diagnose(this.saved.name, undefined, 'RECORDING-LEFT', { step, message: words, why }));
	}

	private describeOpenDecision(): string {
		const { decision } = this.game;
		if (decision === undefined) return replayWords.gameOver;
		const keys = decision.options.slice(0, 8).map((o) => o.key);
		const more = decision.options.length > keys.length ? ' …' : '';
		return replayWords.decidesAmong({
			...{ seat: decision.seat + 1, decision: decision.id },
			options: `${keys.join(', ')}${more}`,
		});
	}

	private undo(): void {
		const last = this.passed.pop();
		if (last === undefined)
			return this.depart('decision', replayWords.messageToUndo, replayWords.none);
		this.awaits = undefined;
		while (this.game.steps.length > last.choices && this.game.undo());
		this.forced = last.answered;
		last.restore();
		this.reached = this.at;
		this.seeded = last.seeded;
		this.overtaken = last.answered;
	}

	private checkOrder(): void {
		const [missed] = this.draws.missed;
		if (missed === undefined) return;
		this.depart('drawn', missed, this.game.chance.at(-1)?.outcome ?? 'nothing');
	}
}
