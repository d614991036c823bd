import {
	type Position,
	positionIn as positionSaid,
	type Program,
	type Selection,
} from '@tilewright/lang';
import { type Diagnostic, diagnose, hasErrors } from '@tilewright/schema';
import type { Compile } from '../compile.ts';
import { EngineFault } from '../fault.ts';
import { type ChanceOutcome, Game, outcomesOf } from '../game/game.ts';
import { positioned } from '../scenario/apply-position.ts';
import type { Machine } from '../run/machine.ts';
import { pileStream } from '../run/chance.ts';
import { optionsDigest } from './digest.ts';
import type { PointsRecord } from './points.ts';
import { type DecisionStep, type Log, type LogStep, Recorder, winnersOf } from './record.ts';
import { logWords } from '../texts/logs.ts';

export interface Divergence {
	/** Number of the step in the log, from 0; the number of steps for what stands under `end`. */
	readonly step: number;
	readonly kind:
		'options' | 'digest' | 'option' | 'points' | 'chance' | 'state' | 'decision' | 'scores' | 'end';
	readonly expected: string;
	readonly actual: string;
}

export interface Verified {
	readonly ok: boolean;
	readonly steps: number;
	readonly scores: readonly number[];
	readonly divergence?: Divergence;
	readonly diagnostics: readonly Diagnostic[];
	/** The game as far as it went; absent when the set-up does not compile. */
	readonly game?: Game;
}

export interface VerifyOptions {
	readonly until?: number;
	readonly loose?: boolean;
	readonly onStep?: (game: Game, step: number) => void;
	readonly machineFor?: (program: Program) => Machine;
}

/** The position at the beginning of a log's game, beside the start; undefined where the rules alone define it. */
export function positionIn(log: Log): Position | undefined {
	return positionSaid(log['set-up']);
}

/** The set-up of a log as a selection. Elements the log does not name are off. */
export function selectionOf(log: Log, compile: Compile): Selection {
	const setUp = log['set-up'];
	const [first = '', ...others] = setUp.packs;
	const base: Selection = {
		game: setUp.game ?? first,
		with: setUp.game === undefined ? others : setUp.packs,
		seats: setUp.seats.length,
		...(setUp.params === undefined ? {} : { params: setUp.params }),
		...(setUp.overlays === undefined ? {} : { overlays: setUp.overlays }),
		...(setUp.order === undefined ? {} : { order: setUp.order }),
		...(setUp['own-start'] === true ? { start: setUp.start ?? [] } : {}),
		...(setUp.draws === undefined ? {} : { draws: setUp.draws }),
	};
	const { elements } = setUp;
	if (elements === undefined) return base;
	// the set-up is linked to learn which elements there are; it need not compile before they are off
	const declared = compile({ ...base, elements }).ruleSet?.elements.keys() ?? [];
	const off = Object.fromEntries(Array.from(declared, (id) => [id, false]));
	return { ...base, elements: { ...off, ...elements } };
}

/**
 * Plays a log under the rules that `compile` gives, and compares everything that it says with what happens.
 *
 *   set-up → outcomes of chance forced in order → each decision: options, digest, state; then points, scores → end
 */
export function verifyLog(log: Log, compile: Compile, options: VerifyOptions = {}): Verified {
	const selection = selectionOf(log, compile);
	const { program: plain, diagnostics: found } = compile(selection);
	const position = positionIn(log);
	const program = plain && position ? positioned(plain, position, log['set-up'].seats) : plain;
	if (program !== undefined && 'message' in program) {
		const { path, message } = program;
		const finding = diagnose('', undefined, 'LOG-POSITION', { path: path.join('.'), message });
		return { ok: false, steps: 0, scores: [], diagnostics: [...found, finding] };
	}
	if (program === undefined) return { ok: false, steps: 0, scores: [], diagnostics: found };
	const diagnostics = [...found];
	const { rules } = log['set-up'];
	if (rules !== undefined && rules !== program.hash && !options.loose)
		diagnostics.push(diagnose('', undefined, 'LOG-RULES', { found: rules, now: program.hash }));
	const run = new Run(log, program, options);
	try {
		run.all();
	} catch (error) {
		if (!(error instanceof EngineFault)) throw error;
		run.diverge('state', logWords.goesOn, logWords.stopped(error));
	}
	const { divergence, game, at } = run;
	if (divergence !== undefined)
		diagnostics.push(diagnose('', undefined, 'LOG-DIVERGES', divergence));
	return {
		ok: divergence === undefined && !hasErrors(diagnostics),
		steps: at,
		scores: game?.scores ?? [],
		...(divergence === undefined ? {} : { divergence }),
		diagnostics,
		...(game === undefined ? {} : { game }),
	};
}

class Run {
	game: Game | undefined;
	divergence: Divergence | undefined;
	at = 0;
	private readonly log: Log;
	private readonly program: Program;
	private readonly options: VerifyOptions;
	/** A stream whose outcomes are passed over: older logs have none of the order of piles. */
	private readonly unrecorded: string | undefined;
	private outcomesRead = 0;

	constructor(log: Log, program: Program, options: VerifyOptions) {
		this.log = log;
		this.program = program;
		this.options = options;
		const recorded = log.steps.some((s) => 'chance' in s && s.chance === pileStream);
		this.unrecorded = recorded ? undefined : pileStream;
	}

	diverge(kind: Divergence['kind'], expected: string, actual: string): false {
		this.divergence ??= { step: this.at, kind, expected, actual };
		return false;
	}

	all(): void {
		const { log, program, options } = this;
		const setUp = log['set-up'];
		const draws = outcomesOf(
			log.steps.flatMap((s) =>
				'chance' in s ? [s.is].flat().map((is) => ({ stream: s.chance, outcome: String(is) })) : [],
			),
		);
		const seed = typeof setUp.seed === 'number' ? setUp.seed : 0;
		const machine = options.machineFor?.(program);
		const game = new Game(program, {
			seed,
			names: setUp.seats,
			draws,
			...(machine === undefined ? {} : { machine }),
		});
		this.game = game;
		const recorder = new Recorder(game);
		const { steps } = log;
		const good = (step: LogStep): boolean =>
			'chance' in step ? this.chance(game, step) : this.decision(game, step, recorder);
		const to = Math.min(options.until ?? steps.length, steps.length);
		while (this.at < to && good(steps[this.at]!)) this.at++;
		game.force([]);
		if (this.at === steps.length && !options.loose) this.end(game);
	}

	private chance(game: Game, step: Extract<LogStep, { chance: string }>): boolean {
		for (const wanted of [step.is].flat().map(String)) {
			const outcome = this.next(game);
			this.outcomesRead++;
			if (outcome === undefined)
				return this.diverge('chance', `${step.chance} ${wanted}`, logWords.nothing);
			if (outcome.outcome !== wanted || outcome.stream !== step.chance)
				return this.diverge(
					'chance',
					`${step.chance} ${wanted}`,
					`${outcome.stream} ${outcome.outcome}`,
				);
		}
		return true;
	}

	private next({ chance }: Game): ChanceOutcome | undefined {
		while (
			this.outcomesRead < chance.length &&
			chance[this.outcomesRead]!.stream === this.unrecorded
		)
			this.outcomesRead++;
		return chance[this.outcomesRead];
	}

	private decision(game: Game, step: DecisionStep, recorder: Recorder): boolean {
		const { decision } = game;
		if (decision === undefined)
			return this.diverge('decision', `${step.seat} ${step.do}`, logWords.gameOver);
		this.options.onStep?.(game, this.at);
		const seat = game.names[decision.seat]!;
		if (seat !== step.seat)
			return this.diverge('decision', logWords.decides(step.seat), logWords.decides(seat));
		const strict = !this.options.loose;
		if (strict) {
			const more = this.next(game);
			if (more !== undefined) return this.diverge('chance', logWords.nothing, more.outcome);
			if (step.ask !== undefined && step.ask !== decision.id)
				return this.diverge('decision', step.ask, decision.id);
			if (step.count !== undefined && step.count !== decision.options.length)
				return this.diverge('options', String(step.count), String(decision.options.length));
			if (step.digest !== undefined && step.digest !== optionsDigest(decision))
				return this.diverge('digest', step.digest, decision.options.map((o) => o.key).join(', '));
			if (step.hash !== undefined && step.hash !== game.hash())
				return this.diverge('state', step.hash, game.hash());
		}
		const result = game.play(step.do);
		if (!result.ok)
			return this.diverge('option', step.do, decision.options.map((o) => o.key).join(', '));
		const points = recorder.points();
		if (!strict) return true;
		if (step.points !== undefined || step.scores !== undefined) {
			const expected = pointsText(step.points ?? []);
			const actual = pointsText(points);
			if (expected !== actual) return this.diverge('points', expected, actual);
		}
		if (step.scores !== undefined && String(step.scores) !== String(game.scores))
			return this.diverge('scores', String(step.scores), String(game.scores));
		return true;
	}

	private end(game: Game): void {
		const { end } = this.log;
		if (end === undefined) return;
		if (end.scores !== undefined && String(end.scores) !== String(game.scores))
			this.diverge('scores', String(end.scores), String(game.scores));
		else if (end.hash !== undefined && end.hash !== game.hash())
			this.diverge('state', end.hash, game.hash());
		else if (end.winners !== undefined) {
			if (!game.over)
				this.diverge('end', logWords.gameOver, logWords.decides(game.names[game.decision!.seat]!));
			else if (String([...end.winners].sort()) !== String(winnersOf(game).sort()))
				this.diverge('end', String(end.winners), String(winnersOf(game)));
		}
	}
}

function pointsText(points: readonly Partial<PointsRecord>[]): string {
	return points
		.map(
			(p) =>
				`${p.seat} ${p.points} ${p.name ?? ''} ${p.cause ?? ''} ${p.at ?? ''} [${(p.lines ?? []).join('; ')}]${p.final ? ' final' : ''}`,
		)
		.sort()
		.join(' | ');
}
