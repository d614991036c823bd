import { type documents, withoutUnseen } from '@tilewright/schema';
import { Game, outcomesOf, type ChanceOutcome } from '../game/game.ts';
import { KEY_GRAMMAR } from '../game/keys.ts';
import { seatName, seatNames } from '../game/names.ts';
import { winningSeats } from '../game/totals.ts';
import { optionsDigest } from './digest.ts';
import { EndWatch, pointsRecord, type PointsRecord } from './points.ts';
import { orderIn } from './order.ts';

export type Log = documents.Log;
export type LogStep = Log['steps'][number];
export type DecisionStep = Extract<LogStep, { seat: string }>;

/** The content of a log beside the game itself. */
export interface LogNotes {
	readonly title: string;
	readonly says?: string;
	/** Elements that are off, beside those that are on anyway. */
	readonly elements?: Readonly<Record<string, boolean>>;
	/** Versions of the packs. */
	readonly versions?: Readonly<Record<string, string>>;
	readonly by?: DecisionStep['by'];
	/** Leaves out counts, digests, hashes and points: the decisions and outcomes alone. */
	readonly brief?: boolean;
	/** `false` leaves out digests of states and rules, so that the log outlives changes of how they are made. */
	readonly hashes?: boolean;
}

/** Collects the points of a game from one decision to the next, for its log. */
export class Recorder {
	readonly game: Game;
	private readonly watch: EndWatch;
	private entries = 0;

	constructor(game: Game) {
		this.game = game;
		this.watch = new EndWatch(game);
	}

	/** The points given since they were last asked for. */
	points(): PointsRecord[] {
		const all = this.game.ledger;
		const from = Math.min(this.entries, all.length);
		this.entries = all.length;
		return all
			.slice(from)
			.map((entry, i) => pointsRecord(this.game, entry, this.watch.final(from + i)));
	}
}

/** The set-up of a game as a log tells it. */
export function setUpOf(game: Game, notes: LogNotes): Log['set-up'] {
	const { program } = game;
	return {
		game: program.game,
		packs: [...program.packs],
		...(notes.versions === undefined ? {} : { versions: { ...notes.versions } }),
		elements: { ...notes.elements, ...Object.fromEntries(program.elements.map((e) => [e, true])) },
		params: { ...program.params },
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

/** The names of the seats that won. */
export function winnersOf(game: Game): string[] {
	return winningSeats(game).map((seat) => game.names[seat]!);
}

/**
 * The log of a game, made by playing it once more: chance first, then the decision it led to.
 */
export function logOf(game: Game, notes: LogNotes): Log {
	const names = seatNames(game.names);
	const again = new Game(game.program, {
		seed: game.seed,
		names,
		draws: outcomesOf(game.chance),
	});
	const recorder = new Recorder(again);
	const steps: LogStep[] = [];
	let told = 0;
	const chance = (): void => {
		for (const outcome of again.chance.slice(told)) steps.push(chanceStep(outcome));
		told = again.chance.length;
	};
	chance();
	for (const taken of game.steps) {
		const { decision } = again;
		if (decision === undefined) throw new Error('a recorded step comes after the end of its game');
		const step: DecisionStep = { seat: names[decision.seat]!, do: taken.key };
		if (!notes.brief) {
			step.ask = decision.id;
			if (notes.by !== undefined) step.by = notes.by;
			step.count = decision.options.length;
			step.digest = optionsDigest(decision);
			if (notes.hashes !== false) step.hash = again.hash();
		}
		const result = again.play(taken.key);
		if (!result.ok) throw new Error(`a recorded step cannot be taken again: ${result.message}`);
		if (!notes.brief) {
			step.scores = again.scores;
			const points = recorder.points();
			if (points.length > 0) step.points = points;
		}
		steps.push(step);
		chance();
	}
	return {
		log: titleFrom(notes.title),
		format: 1,
		...(notes.says === undefined ? {} : { says: notes.says }),
		keys: KEY_GRAMMAR,
		'set-up': setUpOf(again, notes),
		steps,
		end: {
			scores: again.scores,
			...(again.over ? { winners: winnersOf(again) } : {}),
			...(notes.hashes === false ? {} : { hash: again.hash() }),
		},
	};
}

/** Titles may be made of the names of files, which can be anything. */
function titleFrom(text: string): string {
	return withoutUnseen(text.slice(0, 200)) || 'game';
}

function chanceStep(outcome: ChanceOutcome): LogStep {
	return { chance: outcome.stream, is: outcome.outcome };
}
