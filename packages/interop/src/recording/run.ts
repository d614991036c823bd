import { type Decision, Game } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import { aroundOf, isAmong, namesFor } from './around.ts';
import { RecordedDraws } from './draws.ts';
import { Figures } from './figures.ts';
import { answerExtraDecisions, furtherDifference } from './further.ts';
import type { Names } from './names.ts';
import { type Around, type OurAnswer, type TheirOption, readOption } from './option.ts';
import { foreignKeys, listDifference, optionsCalled, sameSet, setDifference } from './ours.ts';
import { ourPoints, theirPoints } from './points.ts';
import type { RecordedStep, Recording } from './recording.ts';
import { TileLists } from './tile-lists.ts';
import { Departures, type DifferenceKind, type KnownDifference } from './departures.ts';
import { replayWords } from '../texts/replays.ts';

/** At most so many of our decisions in a row are answered in search of the next recorded state. */
const maxExtra = 3;

interface Wanted {
	readonly options: readonly TheirOption[];
	readonly keys: ReadonlySet<string>;
	readonly beginnings: readonly string[];
	readonly chosen: TheirOption;
}

export class RecordingRun {
	readonly game: Game;
	readonly departures: Departures;
	at = 0;
	private readonly recording: Recording;
	private readonly names: Names;
	private readonly until: number;
	private readonly draws: RecordedDraws;
	private readonly figures: Figures;
	private readonly lists = new TileLists();
	private entries = 0;
	private theirs: string[] = [];
	private forced = 0;
	private begun: string | undefined;
	/** The next recorded step only gives the rest of a key that is taken already. */
	private restTaken = false;
	private back: (() => void) | undefined;

	constructor(
		recording: Recording,
		names: Names,
		program: Program,
		options: { readonly differences?: readonly KnownDifference[]; readonly until?: number },
	) {
		this.recording = recording;
		this.names = names;
		this.until = options.until ?? recording.steps.length;
		this.departures = new Departures(recording.name, options.differences ?? []);
		this.draws = new RecordedDraws(recording, names);
		this.figures = new Figures(names);
		this.game = new Game(program, {
			seed: 0,
			names: recording.players,
			chooser: (stream, outcomes, game) =>
				this.draws.choose(stream, outcomes, game, this.at, this.back),
		});
	}

	depart(kind: DifferenceKind, expected: string, actual: string, fatal = false): boolean {
		const step = Math.min(this.at, Math.max(0, this.recording.steps.length - 1));
		return this.departures.note({ step, kind, expected, actual }, fatal);
	}

	/** Goes through all steps. Outcomes that were guessed are tried in turn; of all departures the last one is kept. */
	all(): void {
		const { departures } = this;
		for (let tries = 0; ; tries++) {
			this.steps();
			if (departures.divergence === undefined) break;
			departures.keepFurthest();
			if (tries === limits.recordingTries || !this.draws.next()) {
				this.at = departures.useFurthest();
				return;
			}
			departures.divergence = undefined;
		}
		if (this.until >= this.recording.steps.length) departures.endOfList();
	}

	private steps(): void {
		const { steps } = this.recording;
		for (; this.at < steps.length; this.at++) {
			if (this.at >= this.until) return;
			this.back = this.mark();
			if (!this.step(steps[this.at]!)) return;
		}
		this.end();
	}

	private mark(): () => void {
		const { game, at, entries, forced, begun, restTaken } = this;
		const taken = game.steps.length;
		const theirs = [...this.theirs];
		const { departures } = this;
		const met = departures.met.length;
		const draws = this.draws.mark();
		const figures = this.figures.mark();
		return () => {
			while (game.steps.length > taken && game.undo());
			Object.assign(this, {
				at,
				entries,
				forced,
				begun,
				restTaken,
				theirs: [...theirs],
			});
			departures.met.length = met;
			draws();
			figures();
		};
	}

	private trial<T>(look: () => T): T {
		const { back } = this;
		const undo = this.mark();
		this.back = undefined;
		try {
			return look();
		} finally {
			undo();
			this.back = back;
		}
	}

	private step(step: RecordedStep): boolean {
		this.answerExtraDecisions(step);
		if (this.restTaken) {
			this.restTaken = false;
			return this.pass(step);
		}
		const { keys } = this.wanted(step);
		// a message that decides nothing, or the only thing that can be done, may have no like on our side
		if (keys.size === 0) return this.pass(step);
		// a decision that answered itself may have run past the end of the turn: points are compared at the next common decision
		const itself = this.answeredItself(step);
		if (itself !== undefined) return this.takeRest(step, itself) && this.pass(step);
		if (!this.answersDecision(step, this.wanted(step))) {
			if (keys.size === 1 && keys.has('pass')) return this.pass(step);
			if (!this.answerExtra(step))
				return this.departures.divergence === undefined && this.pass(step);
		}
		if (!this.checkRecordedDraws()) return false;
		return this.take(step, this.wanted(step));
	}

	private isRestNext(begun: string, key: string): boolean {
		const next = this.recording.steps[this.at + 1];
		if (next === undefined) return false;
		this.begun = begun;
		const { keys } = this.wanted(next);
		this.begun = undefined;
		return sameSet(keys, new Set([key]));
	}

	private take(step: RecordedStep, wanted: Wanted): boolean {
		const open = this.openAs(wanted);
		const { keys, chosen } = wanted;
		if (!sameSet(keys, open)) {
			const { expected, actual } = setDifference(keys, open);
			const lost = this.find(chosen.key, wanted).length === 0;
			if (!this.depart('options', expected, actual, lost)) return false;
		}
		const found = this.find(chosen.key, wanted);
		if (chosen.begins && found.length > 1) {
			this.begun = chosen.key;
			return this.pass(step);
		}
		if (!this.agreesThen(step, wanted)) return false;
		const isAlike = found.every((i) => this.isLike(i, found[0]!));
		const index = isAlike ? found[0] : this.fittingNext(found);
		if (index === undefined) return this.depart('options', step.chosen, replayWords.noOption, true);
		this.begun = undefined;
		const { key } = this.game.decision!.options[index]!;
		if (chosen.begins && chosen.key !== undefined)
			this.restTaken = this.isRestNext(chosen.key, key);
		this.figures.follow(this.game, step.chosen, () => this.game.choose(index));
		return this.takeRest(step, wanted) && this.pass(step);
	}

	private takeRest(step: RecordedStep, { chosen }: Wanted): boolean {
		if (this.answerRest(step, chosen.then)) return true;
		const keys = chosen.then.map((t) => t.key).join(', ');
		return this.depart('options', keys, replayWords.noOption, true);
	}

	/** Returns true when two options differ at most in the number, ` (2)`, at the end of their keys. */
	private isLike(a: number, b: number): boolean {
		const { options } = this.game.decision!;
		const plain = (index: number): string => options[index]!.key.replace(/ \(\d+\)$/, '');
		return plain(a) === plain(b);
	}

	private find(key: string | undefined, { keys, beginnings }: Wanted): number[] {
		const { decision } = this.game;
		if (key === undefined || decision === undefined) return [];
		return optionsCalled(this.game, decision, key, keys, beginnings);
	}

	private wanted(step: RecordedStep, decision: Decision | undefined = this.game.decision): Wanted {
		const { game, names, figures, lists, begun } = this;
		const around: Around = {
			phase: step.phase,
			...aroundOf(game),
			openActions: new Set(decision?.options.flatMap((o) => namesFor(o.action))),
			pieceOf: (figure: string) => figures.pieceOf(game, figure),
			listed: (zone: string, index: number) => lists.at(game, zone, index),
		};
		const read = (text: string): TheirOption => {
			const option = readOption(text, names, around);
			if (begun === undefined || option.key === undefined || option.key === 'pass') return option;
			return { ...option, key: `${begun} ${option.key}` };
		};
		const options = step.options.map(read);
		return {
			options,
			keys: new Set(options.flatMap((o) => o.key ?? [])),
			beginnings: options.flatMap((o) => (o.begins && o.key !== undefined ? [o.key] : [])),
			chosen: read(step.chosen),
		};
	}

	/** Our options in the form of the recorded ones. Once a key has begun, only those that continue it count. */
	private openAs({ keys, beginnings }: Wanted): Set<string> {
		const { game, begun } = this;
		if (game.decision === undefined) return new Set();
		const open = foreignKeys(game, game.decision, keys, beginnings);
		return begun === undefined ? open : new Set([...open].filter((k) => k.startsWith(`${begun} `)));
	}

	/** Returns true when a step answers the open decision: they have the same seat, and the same options or a common action. */
	private answersDecision(step: RecordedStep, wanted: Wanted): boolean {
		const { decision } = this.game;
		if (decision?.seat !== step.player) return false;
		if (sameSet(wanted.keys, this.openAs(wanted))) return true;
		const actions = new Set(wanted.options.map((o) => o.action));
		return decision.options.some(({ action }) => action !== 'pass' && isAmong(action, actions));
	}

	private answerExtraDecisions(step: RecordedStep): void {
		const { game, names } = this;
		if (names.extraDecisions.size === 0) return;
		for (let decision = game.decision; decision !== undefined; decision = game.decision) {
			const isExtra =
				isAmong(decision.id, names.extraDecisions) ||
				decision.options.every(
					(o) => o.action === 'pass' || isAmong(o.action, names.extraDecisions),
				);
			if (!isExtra || this.answersDecision(step, this.wanted(step))) return;
			game.choose(0);
			this.forced = game.answered.length;
		}
	}

	private pass(step: RecordedStep): true {
		for (const p of step.points) this.theirs.push(theirPoints(p, this.names));
		return true;
	}

	private answeredItself(step: RecordedStep): Wanted | undefined {
		for (;;) {
			const next = this.game.answered[this.forced];
			if (next === undefined) return undefined;
			this.forced++;
			const wanted = this.wanted(step, next.decision);
			const { keys, beginnings } = wanted;
			// the other program may leave out a decision with one option
			if (
				next.decision.seat === step.player &&
				sameSet(foreignKeys(this.game, next.decision, keys, beginnings), keys)
			)
				return wanted;
		}
	}

	private agreesThen(step: RecordedStep, wanted: Wanted): boolean {
		const further = wanted.options.filter((o) => o.then.length > 0);
		for (const key of new Set(further.map((o) => o.key))) {
			const options = further.filter((o) => o.key === key);
			const [index] = this.find(key, wanted);
			if (index === undefined) continue;
			const differs = this.trial(() => {
				this.game.choose(index);
				return furtherDifference(
					this.game,
					options.map((o) => o.then),
					(look) => this.trial(look),
				);
			});
			if (differs === undefined) continue;
			if (!this.depart('options', `${key}: ${differs.expected}`, `${key}: ${differs.actual}`))
				return false;
		}
		return true;
	}

	private answerRest({ player }: RecordedStep, answers: readonly OurAnswer[]): boolean {
		const forced = answerExtraDecisions(this.game, player, answers, this.forced);
		if (forced !== undefined) this.forced = forced;
		return forced !== undefined;
	}

	/** Of several options that a recorded one may mean, the one that leads to the next recorded step. */
	private fittingNext(found: readonly number[]): number | undefined {
		const next = this.recording.steps.slice(this.at + 1).find((s) => this.wanted(s).keys.size > 0);
		const fits = (index: number): boolean =>
			this.trial(() => {
				this.game.choose(index);
				return next !== undefined && this.isSame(next);
			});
		return found.find(fits) ?? found[0];
	}

	private isSame(step: RecordedStep): boolean {
		const wanted = this.wanted(step);
		return this.game.decision?.seat === step.player && sameSet(wanted.keys, this.openAs(wanted));
	}

	/**
	 * The next decisions of both differ. Where the difference is listed, our decision is answered so that the recorded state results. Where no
	 * answer does that, we have no such decision: the recorded step is left out, and the result is false.
	 */
	private answerExtra(step: RecordedStep): boolean {
		const { decision } = this.game;
		const wanted = this.wanted(step);
		const { expected, actual } = setDifference(wanted.keys, this.openAs(wanted));
		const ours =
			decision === undefined
				? replayWords.nobodyDecides
				: replayWords.decidesAmong({
						...{ seat: decision.seat + 1, decision: decision.id },
						options: actual,
					});
		const theirs = replayWords.decidesAmong({
			...{ seat: step.player + 1, decision: step.phase },
			options: expected,
		});
		if (!this.depart('decision', theirs, ours)) return false;
		return this.answer(step, maxExtra);
	}

	private answer(step: RecordedStep, depth: number): boolean {
		const { game } = this;
		const { decision } = game;
		if (decision === undefined) return false;
		if (this.isSame(step)) return true;
		if (depth === 0) return false;
		for (let k = 0; k < decision.options.length; k++) {
			game.choose(k);
			if (this.answer(step, depth - 1)) return true;
			game.undo();
		}
		return false;
	}

	private checkRecordedDraws(): boolean {
		const { game, recording, draws } = this;
		const last = recording.steps[this.at - 1];
		const ours = ourPoints(game, this.entries, this.names).sort();
		const theirs = this.theirs.sort();
		this.entries = game.ledger.length;
		this.theirs = [];
		if (String(ours) !== String(theirs)) {
			const { expected, actual } = listDifference(theirs, ours);
			if (!this.depart('points', expected, actual)) return false;
		}
		if (last !== undefined && !this.scoresAre(last.scoreAfter)) return false;
		const came = RecordedDraws.shown(game);
		const wrong = came.findIndex((tile, i) => tile !== draws.tiles[i]);
		if (wrong >= 0)
			return this.depart('drawn', draws.tiles[wrong] ?? replayWords.nothing, came[wrong]!, true);
		const count = last?.drawnCount ?? recording.steps[0]?.drawnCount ?? 0;
		return (
			came.length === count ||
			this.depart('drawn', replayWords.tilesDrawn(count), replayWords.tilesDrawn(came.length))
		);
	}

	private scoresAre(scores: readonly number[]): boolean {
		const { game } = this;
		if (String(scores) === String(game.scores)) return true;
		if (!this.depart('scores', scores.join(', '), game.scores.join(', '))) return false;
		const { arena, SCORE } = game.machine.rt;
		scores.forEach((n, seat) => arena.set(SCORE + seat, n));
		return true;
	}

	private end(): void {
		const { game, recording } = this;
		if (!this.checkRecordedDraws()) return;
		if (!game.over) {
			const { seat, id } = game.decision!;
			this.depart(
				'end',
				replayWords.gameOver,
				replayWords.decides({ seat: seat + 1, decision: id }),
				true,
			);
			return;
		}
		if (recording.finalScores.length > 0 && !this.scoresAre(recording.finalScores)) return;
		const theirs = recording.finalPoints.map((p) => theirPoints(p, this.names)).sort();
		const ours = ourPoints(game, 0, this.names).filter((p) => p.endsWith(' final'));
		if (theirs.length > 0 && String(theirs) !== String(ours.sort())) {
			const { expected, actual } = listDifference(theirs, ours);
			this.depart('points', expected, actual);
		}
	}
}
