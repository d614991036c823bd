import { positionIn, type Program } from '@tilewright/lang';
import { hasErrors } from '@tilewright/schema';
import type { Compile } from '../compile.ts';
import { whyNot } from '../explain/why-not.ts';
import { EngineFault } from '../fault.ts';
import { Game, type Outcomes } from '../game/game.ts';
import { type Expectation, type Miss, unmetExpectations } from './expect.ts';
import { PositionFault } from './apply-position.ts';
import { type Case, type Scenario, outcomesOf, prepare, selectionFor } from './set-up.ts';
import { failures, foundValues } from '../texts/scenarios.ts';
import { setUpFaults } from '../texts/set-ups.ts';

type Path = (string | number)[];

export interface ScenarioResult {
	readonly ok: boolean;
	readonly message?: string;
	readonly at?: Path;
	readonly expected?: string;
	readonly actual?: string;
	/** The entry of `cases` it failed in, counted from 1. */
	readonly case?: number;
}

export interface ScenarioHost {
	readonly game: string;
	readonly compile: Compile;
	/** Called with every game, before it is played. */
	readonly onGame?: (game: Game, variant: number) => void;
	/** Called after every entry of the play that names an option, and after the last. */
	readonly onEntry?: (game: Game) => void;
	/** Called with every expectation and refusal and its problems. Where it is given, problems do not end the run. */
	readonly onCheck?: (check: ScenarioCheck) => void;
}

/** An expectation, or an option that must be refused, and what came of it. */
export interface ScenarioCheck {
	readonly at: Path;
	/** The number of steps taken before. */
	readonly step: number;
	readonly problems: readonly { readonly at: Path; readonly message: string }[];
	readonly variant: number;
}

class Failure extends Error {
	readonly at: Path;
	readonly expected: string;
	readonly actual: string;

	constructor(message: string, at: Path, expected = '', actual = '') {
		super(message);
		this.at = at;
		this.expected = expected;
		this.actual = actual;
	}
}

/**
 * Runs a scenario and all its cases.
 *
 *   compile → board and deck as set up → entries in order → to the end when asked → what must hold
 */
export function runScenario(scenario: Scenario, host: ScenarioHost): ScenarioResult {
	const cases: (Case | undefined)[] = [...(scenario.cases ?? [])];
	if (cases.length === 0 || scenario.expect !== undefined) cases.unshift(undefined);
	const first = (scenario.cases ?? []).length - cases.length;
	for (const [i, variant] of cases.entries()) {
		const path: Path = variant === undefined ? [] : ['cases', i + first];
		const inCase = variant === undefined ? {} : { case: i + first + 1 };
		try {
			runCase(scenario, host, variant, path, i);
		} catch (error) {
			if (error instanceof Failure) {
				const { message, at, expected, actual } = error;
				return {
					ok: false,
					message,
					at,
					...(expected === '' && actual === '' ? {} : { expected, actual }),
					...inCase,
				};
			}
			if (error instanceof EngineFault)
				return { ok: false, message: failures.coded(error), at: path, ...inCase };
			throw error;
		}
	}
	return { ok: true };
}

function runCase(
	scenario: Scenario,
	host: ScenarioHost,
	variant: Case | undefined,
	path: Path,
	index: number,
): void {
	const setUp = scenario['set-up'];
	const { program, diagnostics } = host.compile(selectionFor(host.game, setUp, variant));
	if (program === undefined || hasErrors(diagnostics)) {
		const [found] = diagnostics;
		throw new Failure(found === undefined ? failures.rulesHaveErrors : failures.coded(found), [
			...path,
			'set-up',
		]);
	}
	const outcomes = outcomesOf(scenario.play, setUp.drawn);
	const deck = setUp.deck ?? (scenario.end ? outcomes['deck'] : undefined);
	const prepared = prepare(program, setUp, deck);
	if ('message' in prepared) throw new Failure(prepared.message, ['set-up', ...prepared.path]);
	const wanted = setUp.deck === undefined ? outcomes : { ...outcomes, deck: setUp.deck };
	const game = beginning(prepared, setUp, wanted);
	host.onGame?.(game, index);
	const run = new Play(game, wanted, index, host.onCheck);
	host.onEntry?.(game);
	for (const [i, entry] of (scenario.play ?? []).entries()) {
		run.entry(entry, ['play', i]);
		host.onEntry?.(game);
	}
	run.checkDraws(['play']);
	if (scenario.end) run.toEnd();
	else run.settle();
	if (scenario.expect !== undefined) run.expect(scenario.expect, ['expect'], 0);
	if (variant !== undefined) run.expect(variant.expect, [...path, 'expect'], 0);
}

function beginning(program: Program, setUp: Scenario['set-up'], draws: Outcomes): Game {
	const position = positionIn(setUp);
	const own = position === undefined ? program.own : { ...program.own, position };
	try {
		return new Game(own === undefined ? program : { ...program, own }, {
			seed: setUp.seed ?? 1,
			names: setUp.seats,
			draws,
		});
	} catch (error) {
		if (!(error instanceof PositionFault)) throw error;
		throw new Failure(error.message, ['set-up', ...error.fault.path]);
	}
}

class Play {
	private readonly game: Game;
	private readonly draws: Outcomes;
	private since = 0;
	private answered = 0;
	private last = -1;

	private readonly variant: number;
	private readonly onCheck: ScenarioHost['onCheck'];

	constructor(game: Game, draws: Outcomes, variant: number, onCheck: ScenarioHost['onCheck']) {
		this.game = game;
		this.draws = draws;
		this.variant = variant;
		this.onCheck = onCheck;
	}

	entry(entry: NonNullable<Scenario['play']>[number], path: Path): void {
		const [word, value] = Object.entries(entry)[0] as [string, unknown];
		const at = [...path, word];
		switch (word) {
			case 'expect':
				return this.expect(value as Expectation, at, this.since);
			case 'options':
				return this.expect(
					{ options: value as NonNullable<Expectation['options']> },
					path,
					this.since,
				);
			case 'refuse':
				return this.refused(value as Record<string, string>, at);
			case 'draw':
			case 'chance':
				return;
			default: {
				this.since = this.game.ledger.length;
				const keys = [value as string | string[]].flat();
				for (const [i, key] of keys.entries())
					this.choose(word, key, Array.isArray(value) ? [...at, i] : at);
			}
		}
	}

	private choose(name: string, key: string, at: Path): void {
		const { game } = this;
		const seat = game.names.indexOf(name);
		if (seat < 0) throw new Failure(setUpFaults.noSeat(name), at);
		this.last = seat;
		if (this.answeredItself(seat, key)) return;
		for (;;) {
			const { decision } = game;
			if (decision === undefined) throw new Failure(failures.gameOver({ seat: name, key }), at);
			if (decision.seat === seat && game.find(key) !== undefined) {
				this.answered = game.answered.length;
				game.play(key);
				return;
			}
			if (this.answeredItself(seat, key)) return;
			// a key that this decision knows and refuses is meant here; anything else may be meant later
			const reasons = decision.seat === seat ? [...new Set(whyNot(game, key))] : [];
			const isKnownKey = reasons.length > 0 && !reasons.includes('option.unknown');
			if (!decision.canPass || key === 'pass' || isKnownKey) {
				const optionKeys = decision.options.map((o) => o.key);
				const shown =
					optionKeys.length > 20
						? `${optionKeys.slice(0, 20).join(', ')} …`
						: optionKeys.join(', ');
				const why = failures.cannotChoose({ seat: name, key, reasons });
				throw new Failure(
					this.withMismatch(why) ?? why,
					at,
					key,
					`${game.names[decision.seat]!}: ${shown}`,
				);
			}
			game.choose(decision.options.length - 1);
		}
	}

	/** Finds a decision that answered itself with the key, after those found before; returns true when there is one. */
	private answeredItself(seat: number, key: string): boolean {
		const { answered } = this.game;
		for (let i = this.answered; i < answered.length; i++) {
			const { decision } = answered[i]!;
			if (decision.seat !== seat || this.game.find(key, decision) === undefined) continue;
			this.answered = i + 1;
			return true;
		}
		return false;
	}

	settle(): void {
		const { game } = this;
		for (;;) {
			const { decision } = game;
			if (decision === undefined || !decision.canPass || decision.seat !== this.last) return;
			game.choose(decision.options.length - 1);
		}
	}

	private refused(value: Readonly<Record<string, string>>, at: Path): void {
		const { onCheck, variant } = this;
		if (!onCheck) return this.refuse(value, at);
		const problems: { at: Path; message: string }[] = [];
		try {
			this.refuse(value, at);
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			problems.push({ at: error.at, message: error.message });
		}
		onCheck({ at, step: this.game.steps.length, problems, variant });
	}

	private refuse(value: Readonly<Record<string, string>>, at: Path): void {
		const { game } = this;
		const { why, ...rest } = value;
		for (const [name, key] of Object.entries(rest)) {
			const { decision } = game;
			if (decision === undefined || game.names[decision.seat] !== name)
				throw new Failure(failures.notAsked(name), [...at, name]);
			if (game.find(key) !== undefined)
				throw new Failure(
					failures.notRefused(key),
					[...at, name],
					foundValues.refused,
					foundValues.option,
				);
			if (why === undefined) continue;
			const reasons = whyNot(game, key);
			if (reasons.includes(why)) continue;
			const differs = { expected: why, actual: reasons.join(', ') };
			throw new Failure(
				failures.refusedOtherwise({ key, ...differs }),
				[...at, 'why'],
				differs.expected,
				differs.actual,
			);
		}
	}

	expect(expectation: Expectation, at: Path, since: number): void {
		const { game, onCheck, variant } = this;
		const misses = unmetExpectations(game, expectation, since);
		if (onCheck)
			return onCheck({
				at,
				step: game.steps.length,
				variant,
				problems: misses.map((m) => ({
					at: [...at, ...m.path],
					message: this.missText(m, expectation),
				})),
			});
		const [miss] = misses;
		if (miss === undefined) return;
		const path = [...at, ...miss.path];
		throw new Failure(this.missText(miss, expectation), path, miss.expected, miss.actual);
	}

	private missText({ path, expected, actual }: Miss, wanted: Expectation): string {
		const differs = failures.differs({
			what: path.join(' '),
			expected: expected === '' ? foundValues.nothing : expected,
			actual: actual === '' ? foundValues.nothing : actual,
		});
		const [kind, name] = path;
		if (kind !== 'options' && kind !== 'offers') return differs;
		const seat = this.game.names.indexOf(String(name));
		const key = wanted[kind]?.[String(name)]?.find((k) => this.wasAnswered(seat, k));
		return key === undefined ? differs : failures.answeredItself({ differs, key });
	}

	private wasAnswered(seat: number, key: string): boolean {
		const since = this.game.answered.slice(this.answered);
		return since.some(
			({ decision }) => decision.seat === seat && this.game.find(key, decision) !== undefined,
		);
	}

	toEnd(): void {
		const { game } = this;
		while (game.decision !== undefined) {
			const { decision } = game;
			if (!decision.canPass) {
				const openDecision = `${game.names[decision.seat]!} ${decision.id}`;
				throw new Failure(failures.doesNotEnd, ['end'], foundValues.over, openDecision);
			}
			game.choose(decision.options.length - 1);
		}
	}

	checkDraws(at: Path): void {
		const mismatch = this.withMismatch(failures.otherChance);
		if (mismatch !== undefined) throw new Failure(mismatch, at);
	}

	private withMismatch(why: string): string | undefined {
		for (const [stream, wanted] of Object.entries(this.draws)) {
			const came = this.game.chance.filter((c) => c.stream === stream);
			const i = came.findIndex((c, k) => wanted[k] !== undefined && c.outcome !== wanted[k]);
			if (i >= 0) return failures.withChance({ why, wanted: wanted[i]!, came: came[i]!.outcome });
		}
		return undefined;
	}
}
