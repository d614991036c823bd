import { type documents, withoutUnseen } from '@tilewright/schema';
import { Game, outcomesOf, type ChanceOutcome } from '../game/game.ts';
import { KEY_GRAMMAR } from '../game/keys.ts';
import { seatName, seatNames } from '../game/names.ts';
import { winningSeatsOf } from '../game/totals.ts';
import { optionsDigest } from './digest.ts';
import { pointsRecord, type PointsRecord } from './points.ts';
import { orderIn } from './order.ts';

export type Log = documents.Log;
export type LogStep = Log['steps'][number];
export type DecisionStep = Extract<LogStep, { seat: string }>;

export interface LogNotes {
	readonly title: string;
	readonly says?: string;
	/** Elements that are off, beside those that are on anyway. */
	readonly elements?: Readonly<Record<string, boolean>>;
	readonly versions?: Readonly<Record<string, string>>;
	readonly by?: DecisionStep['by'];
	/** Leaves out counts, digests, hashes and points: the decisions and outcomes alone. */
	readonly brief?: boolean;
	/** `false` leaves out digests of states and rules, so that the log outlives changes of how they are made. */
	readonly hashes?: boolean;
}

export class Recorder {
	readonly game: Game;
	private entries = 0;

	constructor(game: Game) {
		this.game = game;
	}

	points(): PointsRecord[] {
		const all = this.game.ledger;
		const from = Math.min(this.entries, all.length);
		this.entries = all.length;
		return all.slice(from).map((entry) => pointsRecord(this.game, entry));
	}
}

export function setUpOf(game: Game, notes: LogNotes): Log['set-up'] {
	const { program } = game;
	return {
		game: program.game,
		packs: [...program.packs],
		...(notes.versions === undefined ? {} : { versions: { ...notes.versions } }),
		elements: { ...notes.elements, ...Object.fromEntries(program.elements.map((e) => [e, true])) },
		params: { ...program.params },
		...(program.overlays === undefined ? {} : { overlays: [...program.overlays] }),
		...orderIn(program),
		seats: game.names.map(seatName),
		seed: game.seed,
		start: program.deck.start.map((s) => `${program.tiles[s.tile]!.id} ${s.x}/${s.y} r${s.turn}`),
		...(program.own?.start === undefined ? {} : { 'own-start': true }),
		...program.own?.position,
		...(program.own?.draws === undefined ? {} : { draws: program.own.draws }),
		...(notes.hashes === false ? {} : { rules: program.hash }),
	};
}

export function winnersOf(game: Game): string[] {
	return winningSeatsOf(game.machine).map((seat) => game.names[seat]!);
}

/**
 * Writes the log of a game from its beginning while it is played: chance first, then the decision it led to.
 *
 *   new LogWriter(game, notes) → choose(index) … → log()
 */
export class LogWriter {
	private readonly game: Game;
	private readonly notes: LogNotes;
	private readonly recorder: Recorder;
	private readonly steps: LogStep[] = [];
	private written = 0;

	/** A game at its beginning, whose seats have names that logs can hold (`seatNames`). */
	constructor(game: Game, notes: LogNotes) {
		if (game.steps.length > 0 || String(game.names) !== String(seatNames(game.names)))
			throw new Error('a log is written from the beginning, with names that logs can hold');
		this.game = game;
		this.notes = notes;
		this.recorder = new Recorder(game);
		this.writeChance();
	}

	private writeChance(): void {
		const { chance } = this.game;
		for (; this.written < chance.length; this.written++)
			this.steps.push(chanceStep(chance[this.written]!));
	}

	choose(index: number): void {
		const { game, notes } = this;
		const { decision } = game;
		if (decision === undefined) throw new Error('the game is over');
		const step: DecisionStep = {
			seat: game.names[decision.seat]!,
			do: decision.options[index]!.key,
		};
		if (!notes.brief) {
			step.ask = decision.id;
			if (notes.by !== undefined) step.by = notes.by;
			step.count = decision.options.length;
			step.digest = optionsDigest(decision);
			if (notes.hashes !== false) step.hash = game.hash();
		}
		game.choose(index);
		if (!notes.brief) {
			step.scores = game.scores;
			const points = this.recorder.points();
			if (points.length > 0) step.points = points;
		}
		this.steps.push(step);
		this.writeChance();
	}

	log(): Log {
		const { game, notes, steps } = this;
		return {
			log: titleFrom(notes.title),
			format: 1,
			...(notes.says === undefined ? {} : { says: notes.says }),
			keys: KEY_GRAMMAR,
			'set-up': setUpOf(game, notes),
			steps: [...steps],
			end: {
				scores: game.scores,
				...(game.over ? { winners: winnersOf(game) } : {}),
				...(notes.hashes === false ? {} : { hash: game.hash() }),
			},
		};
	}
}

export function logOf(game: Game, notes: LogNotes): Log {
	const again = new Game(game.program, {
		seed: game.seed,
		names: seatNames(game.names),
		draws: outcomesOf(game.chance),
	});
	const writer = new LogWriter(again, notes);
	for (const { key } of game.steps) {
		const option = again.find(key);
		if (option === undefined) throw new Error(`a recorded step cannot be taken again: ${key}`);
		writer.choose(option.index);
	}
	return writer.log();
}

/** Titles may be made of the names of files, which can be anything. */
function titleFrom(text: string): string {
	return withoutUnseen(text.slice(0, 200)) || 'game';
}

function chanceStep(outcome: ChanceOutcome): LogStep {
	return { chance: outcome.stream, is: outcome.outcome };
}
