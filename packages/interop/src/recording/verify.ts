import type { Diagnostic, documents } from '@tilewright/schema';
import { diagnose, hasErrors } from '@tilewright/schema';
import type { Selection } from '@tilewright/lang';
import { type Compile, EngineFault, EndWatch, Game } from '@tilewright/interpreter';
import { mappingsOf } from './mappings.ts';
import { type GameMapping, Names, UnknownName } from './names.ts';
import { aroundOf } from './around.ts';
import { readOption } from './option.ts';
import { type NamesInFile, lackingIn } from '../saved/lacking.ts';
import { keysOf, sameSet, setDifference } from './ours.ts';
import { ourPoints, theirPoints } from './points.ts';
import type { RecordedStep, Recording } from './recording.ts';
import { selectionOfRecording, starts } from './setup.ts';

export type KnownDifference = documents.Differences['differences'][number];
export type DifferenceKind = KnownDifference['kind'];

/** A place where the recording and our rules part. */
export interface Departure {
	/** Number of the step in the recording, from 0. */
	readonly step: number;
	readonly kind: DifferenceKind;
	readonly expected: string;
	readonly actual: string;
}

/** A departure that was expected, with what the list says about it. */
export interface MetDifference extends Departure {
	readonly rule: string;
	readonly why: string;
}

export interface VerifiedRecording {
	readonly ok: boolean;
	/** Steps of the recording that were gone through. */
	readonly steps: number;
	readonly scores: readonly number[];
	/** Listed departures that were met. */
	readonly differences: readonly MetDifference[];
	/** The first departure that is not listed. */
	readonly divergence?: Departure;
	readonly diagnostics: readonly Diagnostic[];
	/** Names of theirs that no pack maps. */
	readonly lacking: boolean;
	/** The set-up in our words. */
	readonly selection?: Selection;
	/** Our game as far as it went. */
	readonly game?: Game;
}

export interface RecordingOptions {
	/** Known departures, of this recording and of others. */
	readonly differences?: readonly KnownDifference[];
	/** Stops before this step. */
	readonly until?: number;
}

/** More decisions of ours in a row than this are not answered in search of their next state. */
const mostExtra = 3;

/**
 * Plays a recording under our rules. It supplies the set-up, the tiles drawn and the options chosen, never the options.
 *
 *   set-up → start → for each step of theirs: what came since the last one (points, scores, tiles), then who decides and all
 *   options, then its choice → last scores, points, and that the game is over
 */
export function verifyRecording(
	recording: Recording,
	compile: Compile,
	mappings: readonly GameMapping[],
	options: RecordingOptions = {},
): VerifiedRecording {
	const diagnostics: Diagnostic[] = [];
	const failed = (): VerifiedRecording => ({
		ok: false,
		steps: 0,
		scores: [],
		differences: [],
		lacking,
		diagnostics,
	});
	let lacking = false;
	const named: NamesInFile = {
		file: recording.name,
		setup: recording,
		tiles: recording.drawn,
		messages: [],
	};
	const lacks = lackingIn(named, mappings);
	diagnostics.push(...lacks);
	if (lacks.length > 0) {
		lacking = true;
		return failed();
	}
	let run: Run | undefined;
	let selection: Selection | undefined;
	try {
		const names = new Names(mappingsOf(recording, mappings));
		selection = selectionOfRecording(recording, names);
		const { program, diagnostics: found } = compile(selection);
		diagnostics.push(...found);
		if (program === undefined) return failed();
		const { expected, actual } = starts(recording, names, program);
		if (expected !== actual) {
			diagnostics.push(
				diagnose(recording.name, undefined, 'RECORDING-START', { expected, actual }),
			);
			return failed();
		}
		const draws = recording.drawn.map((tile) => names.tile(tile).tile);
		const game = new Game(program, { seed: 0, names: recording.players, draws });
		run = new Run(recording, names, game, draws, options);
		run.all();
	} catch (error) {
		if (error instanceof UnknownName) {
			lacking = true;
			const { what, found, near } = error;
			diagnostics.push(
				diagnose(recording.name, undefined, 'RECORDING-UNKNOWN', { what, name: found, near }),
			);
		} else if (error instanceof EngineFault && run !== undefined)
			run.depart('state', 'play goes on', `${error.code}: ${error.message}`, true);
		else throw error;
	}
	if (run === undefined) return failed();
	run.unmet();
	const { divergence, met, game, at } = run;
	if (divergence !== undefined)
		diagnostics.push(diagnose(recording.name, undefined, 'LOG-DIVERGES', divergence));
	return {
		ok: divergence === undefined && !hasErrors(diagnostics),
		steps: at,
		scores: game.scores,
		differences: met,
		lacking,
		...(divergence === undefined ? {} : { divergence }),
		diagnostics,
		...(selection === undefined ? {} : { selection }),
		game,
	};
}

class Run {
	readonly game: Game;
	readonly met: MetDifference[] = [];
	divergence: Departure | undefined;
	at = 0;
	private readonly recording: Recording;
	private readonly names: Names;
	private readonly draws: readonly string[];
	private readonly options: RecordingOptions;
	private readonly watch: EndWatch;
	private readonly listed: KnownDifference[];
	private entries = 0;
	private theirs: string[] = [];
	private forced = 0;

	constructor(
		recording: Recording,
		names: Names,
		game: Game,
		draws: readonly string[],
		options: RecordingOptions,
	) {
		this.recording = recording;
		this.names = names;
		this.game = game;
		this.draws = draws;
		this.options = options;
		this.watch = new EndWatch(game);
		this.listed = (options.differences ?? []).filter((d) => d.recording === recording.name);
	}

	/** Notes a departure; false when it is not listed, or cannot be lived with. */
	depart(kind: DifferenceKind, expected: string, actual: string, fatal = false): boolean {
		const step = Math.min(this.at, Math.max(0, this.recording.steps.length - 1));
		const known = this.listed.find((d) => d.step === step && d.kind === kind);
		if (known === undefined || fatal) {
			this.divergence ??= { step, kind, expected, actual };
			return false;
		}
		this.met.push({ step, kind, expected, actual, rule: known.rule, why: known.why });
		return true;
	}

	/** Listed departures that never came are a divergence too. */
	unmet(): void {
		if (this.divergence !== undefined || this.options.until !== undefined) return;
		const missing = this.listed.find(
			(d) => !this.met.some((m) => m.step === d.step && m.kind === d.kind),
		);
		if (missing === undefined) return;
		const { step, kind, why } = missing;
		this.divergence = { step, kind, expected: `the listed departure: ${why}`, actual: 'none' };
	}

	all(): void {
		const { steps } = this.recording;
		for (; this.at < steps.length; this.at++) {
			if (this.options.until !== undefined && this.at >= this.options.until) return;
			if (!this.step(steps[this.at]!)) return;
		}
		this.end();
	}

	private step(step: RecordedStep): boolean {
		const around = { phase: step.phase, ...aroundOf(this.game) };
		const options = step.options.map((o) => readOption(o, this.names, around));
		const wanted = new Set(options.flatMap((o) => o.key ?? []));
		const chosen = readOption(step.chosen, this.names, around).key;
		// a message that decides nothing, or the only thing that can be done, may have no like on our side
		if (wanted.size === 0) return this.pass(step);
		// what answered itself may have run past the end of the turn: points are compared at the next decision that both have
		if (this.answeredItself(step, wanted)) return this.pass(step);
		const actions = new Set(options.map((o) => o.action));
		if (!this.isAsked(step, actions)) {
			if (wanted.size === 1 && wanted.has('pass')) return this.pass(step);
			if (!this.answerExtra(step, wanted)) return this.divergence === undefined && this.pass(step);
		}
		if (!this.cameAsRecorded()) return false;
		const { decision } = this.game;
		const open = decision === undefined ? new Set<string>() : keysOf(this.game, decision);
		if (!sameSet(wanted, open)) {
			const { expected, actual } = setDifference(wanted, open);
			const lost = chosen === undefined || this.game.find(chosen) === undefined;
			if (!this.depart('options', expected, actual, lost)) return false;
		}
		if (chosen === undefined || !this.game.play(chosen).ok)
			return this.depart('options', step.chosen, 'no such option', true);
		return this.pass(step);
	}

	/** Whether the open decision is the one a step of theirs answers: the same seat, some action in common. */
	private isAsked(step: RecordedStep, actions: ReadonlySet<string | undefined>): boolean {
		const { decision } = this.game;
		if (decision?.seat !== step.player) return false;
		// ids of actions begin with their pack
		return decision.options.some(
			({ action }) => action !== 'pass' && actions.has(action.slice(action.lastIndexOf('.') + 1)),
		);
	}

	/** Goes on to the next step of theirs and takes its points along. */
	private pass(step: RecordedStep): true {
		for (const p of step.points) this.theirs.push(theirPoints(p, this.names));
		return true;
	}

	/** Whether a decision of ours with one option answered itself here. */
	private answeredItself(step: RecordedStep, wanted: ReadonlySet<string>): boolean {
		const next = this.game.answered[this.forced];
		if (next === undefined) return false;
		const keys = keysOf(this.game, next.decision);
		if (next.decision.seat !== step.player || !sameSet(keys, wanted)) {
			// theirs may leave out what has one option
			this.forced++;
			return this.answeredItself(step, wanted);
		}
		this.forced++;
		return true;
	}

	/**
	 * The next decisions of both differ. Where that is listed: ours is answered so that their state results; when no answer
	 * does, theirs is one that we do not have, and is left out (false).
	 */
	private answerExtra(step: RecordedStep, wanted: ReadonlySet<string>): boolean {
		const { decision } = this.game;
		const open = decision === undefined ? [] : decision.options.map((o) => o.key);
		const who = decision === undefined ? 'nobody' : `seat ${decision.seat + 1}`;
		const expected = `seat ${step.player + 1}: ${[...wanted].slice(0, 8).join(', ')}`;
		if (!this.depart('decision', expected, `${who}: ${open.slice(0, 8).join(', ')}`)) return false;
		return this.answer(step, wanted, mostExtra);
	}

	private answer(step: RecordedStep, wanted: ReadonlySet<string>, depth: number): boolean {
		const { game } = this;
		const { decision } = game;
		if (decision === undefined) return false;
		if (decision.seat === step.player && sameSet(wanted, keysOf(game, decision))) return true;
		if (depth === 0) return false;
		for (let k = 0; k < decision.options.length; k++) {
			game.choose(k);
			if (this.answer(step, wanted, depth - 1)) return true;
			game.undo();
		}
		return false;
	}

	/** Points, scores and tiles since the last decision that both have. */
	private cameAsRecorded(): boolean {
		const { game, recording } = this;
		const last = recording.steps[this.at - 1];
		const ours = ourPoints(game, this.entries, this.watch, this.names).sort();
		const theirs = this.theirs.sort();
		this.entries = game.ledger.length;
		this.theirs = [];
		if (
			String(ours) !== String(theirs) &&
			!this.depart('points', theirs.join(' | ') || 'none', ours.join(' | ') || 'none')
		)
			return false;
		if (last !== undefined && !this.scoresAre(last.scoreAfter)) return false;
		const came = game.chance.map((c) => c.outcome);
		const wrong = came.findIndex((tile, i) => tile !== this.draws[i]);
		if (wrong >= 0) return this.depart('drawn', this.draws[wrong] ?? 'nothing', came[wrong]!, true);
		const count = last?.drawnCount ?? recording.steps[0]?.drawnCount ?? 0;
		if (
			came.length !== count &&
			!this.depart('drawn', `${count} tiles drawn`, `${came.length} tiles drawn`)
		)
			return false;
		return true;
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
		if (!this.cameAsRecorded()) return;
		if (!game.over) {
			this.depart(
				'end',
				'the game is over',
				`seat ${game.decision!.seat + 1} decides ${game.decision!.id}`,
				true,
			);
			return;
		}
		if (recording.finalScores.length > 0 && !this.scoresAre(recording.finalScores)) return;
		const told = recording.finalPoints.map((p) => theirPoints(p, this.names)).sort();
		const ours = ourPoints(game, 0, this.watch, this.names).filter((p) => p.endsWith(' final'));
		if (told.length > 0 && String(told) !== String(ours.sort()))
			this.depart('points', told.join(' | '), ours.join(' | '));
	}
}
