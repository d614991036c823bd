import { Game, type Swap, hotSwap, refusals, viewOf } from '@tilewright/interpreter';
import {
	type Compiled,
	type Program,
	type RuleSet,
	type WorkspaceFile,
	compile,
} from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import { type Diagnostic, hasErrors, sortDiagnostics } from '@tilewright/schema';
import { choicesOf, selectionOf } from './choices.ts';
import { describeEntry, describeFeature } from './describe.ts';
import { describeHere, describeRefusal } from './here.ts';
import { Files } from './files.ts';
import {
	PERSON,
	type FeatureView,
	type FromWorker,
	type HereView,
	type Preview,
	type Questions,
	type Refusal,
	type Rules,
	type Setup,
} from './protocol.ts';
import { stepsBack, takeAndHold } from './hold.ts';
import {
	type Running,
	faultOf,
	findingOf,
	pathsOf,
	sameSources,
	shownScores,
	stateOf,
} from './state.ts';

type Say = (message: FromWorker) => void;

/** How long a bot waits before it moves, in milliseconds. */
export const DEFAULT_PACE = 450;
/** How long bots without a pace move before the page is told. */
const AT_ONCE = 40;
/** Tiles of the board that is shown before a game. */
const PREVIEW_TILES = 40;

/**
 * The engine behind the page: files come in, a game runs, every change of either is told.
 *
 *   files → workspace → compile → (running game → hot swap) → state out
 */
export class Host {
	readonly files = new Files();
	private readonly say: Say;
	private readonly wait: (work: () => void, ms: number) => void;
	private running: Running | undefined;
	private games = 0;
	private swaps = 0;
	private pace = DEFAULT_PACE;
	private botDue = false;
	/** Whether a person confirms a turn before chance and the others go on. */
	private confirms = false;
	/** What the page was last told to draw with. */
	private drawn = '';

	constructor(
		say: Say,
		wait: (work: () => void, ms: number) => void = (work, ms) => void setTimeout(work, ms),
	) {
		this.say = say;
		this.wait = wait;
	}

	/** Takes over a change of the files. A running game goes on under the new rules when they compile. */
	change(files: readonly WorkspaceFile[], gone: readonly string[], whole: boolean): void {
		const different = this.files.change(files, gone, whole);
		this.say({ is: 'data', files: this.files.size, connected: true });
		if (different.length === 0) return;
		const { running } = this;
		if (!running)
			return this.sayFindings(
				this.files.findings().filter((d) => d.severity === 'error'),
				false,
			);
		const began = performance.now();
		const { program, ruleSet, diagnostics } = this.compile(running.setup);
		const compileMs = performance.now() - began;
		this.sayFindings(diagnostics, program === undefined);
		if (!program || !ruleSet) return;
		this.sayRules(program, ruleSet);
		if (program.hash === running.game.program.hash && sameSources(program, running.game.program))
			return;
		this.swap(running, program, different, compileMs);
	}

	private swap(
		running: Running,
		program: Program,
		files: readonly string[],
		compileMs: number,
	): void {
		const began = performance.now();
		const old = running.game;
		let swap: Swap;
		try {
			swap = hotSwap(old, program);
		} catch (error) {
			running.fault = faultOf(error);
			return this.sayGame();
		}
		const describe = (game: Game, entry: (typeof old.ledger)[number] | undefined) =>
			entry && describeEntry(game, entry, game.ledger.indexOf(entry));
		const before = shownScores(running);
		const held = running.held !== undefined && swap.game.steps.length === old.steps.length;
		running.game = swap.game;
		running.held = undefined;
		running.by.length = Math.min(running.by.length, swap.game.steps.length);
		running.undone = [];
		running.fault = undefined;
		if (held) this.holdAgain(running);
		running.swap = {
			number: ++this.swaps,
			files,
			scores: shownScores(running).map((after, seat) => ({ before: before[seat]!, after })),
			changes: swap.changes.map((c) => ({
				step: c.step,
				seat: c.seat,
				before: describe(old, c.before),
				after: describe(swap.game, c.after),
			})),
			stopped: swap.stopped && {
				step: swap.stopped.step,
				key: swap.stopped.key,
				message: swap.stopped.message,
			},
			left: swap.left.length,
			compileMs,
			swapMs: performance.now() - began,
		};
		this.sayGame();
		this.goOn();
	}

	choices(wanted: Partial<Setup>): Questions['choices']['answer'] {
		const { choices, diagnostics } = choicesOf(this.files.workspace, wanted);
		return { choices, findings: diagnostics.map(findingOf) };
	}

	start(setup: Setup): Questions['start']['answer'] {
		const { program, ruleSet, diagnostics } = this.compile(setup);
		this.sayFindings(diagnostics, false);
		const findings = diagnostics.map(findingOf);
		if (!program || !ruleSet) return { ok: false, findings };
		try {
			this.running = {
				number: ++this.games,
				setup,
				game: new Game(program, { seed: setup.seed, names: setup.seats.map((s) => s.name) }),
				by: [],
				undone: [],
				held: undefined,
				swap: undefined,
				fault: undefined,
				random: new BotRandom(setup.seed ^ 0x5eed),
			};
		} catch (error) {
			const { code, message } = faultOf(error);
			return {
				ok: false,
				findings: [
					{
						code,
						severity: 'error',
						message,
						file: '',
						line: 0,
						column: 0,
						excerpt: '',
						hint: undefined,
					},
				],
			};
		}
		this.sayRules(program, ruleSet);
		this.sayGame();
		this.goOn();
		return { ok: true, findings };
	}

	leave(): void {
		this.running = undefined;
		this.sayGame();
	}

	/** Takes an option by its key; `at` is the number of steps the page has seen. */
	play({ key, at }: Questions['play']['ask']): Questions['play']['answer'] {
		const { running } = this;
		if (!running) return { ok: false, message: 'No game is running.' };
		const { game } = running;
		if (running.held) return { ok: false, message: 'The turn is to be confirmed first.' };
		if (at !== game.steps.length) return { ok: false, message: 'The game has gone on meanwhile.' };
		const option = game.find(key);
		if (!option) return { ok: false, message: `“${key}” is no option now.` };
		running.undone = [];
		this.takeTurn(running, option.index);
		this.sayGame();
		this.goOn();
		return { ok: true, message: '' };
	}

	/** A person's step; one that ends the turn is held until it is confirmed. */
	private takeTurn(running: Running, index: number): void {
		if (!this.confirms) return this.take(running, index, undefined);
		const held = takeAndHold(running.game, () => this.take(running, index, undefined));
		if (!running.fault) running.held = held;
	}

	/** The last step once more, so that what may be seen before its confirmation is known. */
	private holdAgain(running: Running): void {
		const { game } = running;
		const key = game.steps[game.steps.length - 1]?.key;
		if (key === undefined || !game.undo()) return;
		running.by.pop();
		const option = game.find(key);
		if (option) this.takeTurn(running, option.index);
	}

	/** Ends a turn that is held. */
	endTurn(): boolean {
		const { running } = this;
		if (!running?.held) return false;
		running.held = undefined;
		this.sayGame();
		this.goOn();
		return true;
	}

	/** Whether turns are confirmed; a turn that waits goes on when they no longer are. */
	setConfirms(on: boolean): void {
		this.confirms = on;
		if (!on) this.endTurn();
	}

	/** Takes back steps to the last decision of a person. */
	undo(): boolean {
		const { running } = this;
		if (!running || running.game.steps.length === 0) return false;
		const { game } = running;
		running.held = undefined;
		do {
			const step = game.steps[game.steps.length - 1];
			if (!step || !game.undo()) break;
			running.undone.push({ key: step.key, bot: running.by.pop() });
		} while (game.steps.length > 0 && !this.isPerson(running) && this.anyPerson(running));
		running.swap = undefined;
		running.fault = undefined;
		this.sayGame();
		if (!this.isPerson(running) && game.steps.length === 0) this.goOn();
		return true;
	}

	/** Takes steps again that were taken back, up to the next decision of a person. */
	redo(): boolean {
		const { running } = this;
		if (!running || running.undone.length === 0) return false;
		running.held = undefined;
		do {
			const next = running.undone.pop();
			const option = next && running.game.find(next.key);
			if (!option) {
				running.undone = [];
				break;
			}
			if (next.bot === undefined && running.undone.length === 0)
				this.takeTurn(running, option.index);
			else this.take(running, option.index, next.bot);
		} while (running.undone.length > 0 && !this.isPerson(running));
		this.sayGame();
		if (running.undone.length === 0) this.goOn();
		return true;
	}

	setPace(ms: number): void {
		this.pace = ms;
	}

	why(key: string): Refusal[] {
		const { running } = this;
		if (!running) return [];
		const { game } = running;
		return refusals(game, key).map((r) => describeRefusal(game.program, r));
	}

	/** What stands against doing something at a place that is no option. */
	whyHere(here: Questions['whyHere']['ask']): HereView[] {
		const { running } = this;
		return running && !running.held ? describeHere(running.game, here) : [];
	}

	feature({ tile, segment }: { tile: number; segment: number }): FeatureView | undefined {
		return this.running && describeFeature(this.running.game, tile, segment);
	}

	/** Answers a question by its name. */
	answer<Q extends keyof Questions>(question: Q, ask: Questions[Q]['ask']): Questions[Q]['answer'] {
		const answers: {
			[K in keyof Questions]: (ask: Questions[K]['ask']) => Questions[K]['answer'];
		} = {
			choices: (wanted) => this.choices(wanted),
			start: (setup) => this.start(setup),
			play: (move) => this.play(move),
			undo: () => this.undo(),
			redo: () => this.redo(),
			leave: () => {
				this.leave();
				return null;
			},
			pace: (ms) => {
				this.setPace(ms);
				return null;
			},
			endTurn: () => this.endTurn(),
			confirms: (on) => {
				this.setConfirms(on);
				return null;
			},
			why: (key) => this.why(key),
			whyHere: (here) => this.whyHere(here),
			feature: (at) => this.feature(at),
			preview: (setup) => this.preview(setup),
		};
		return answers[question](ask);
	}

	private compile(setup: Setup): Compiled {
		const compiled = compile(this.files.workspace, selectionOf(setup, setup.seats.length));
		const texts = this.files.findings(pathsOf(compiled.ruleSet));
		const diagnostics = sortDiagnostics([...texts, ...compiled.diagnostics]).filter(
			(d, i, all) =>
				i === 0 ||
				d.code !== all[i - 1]!.code ||
				d.start !== all[i - 1]!.start ||
				d.file !== all[i - 1]!.file,
		);
		return {
			...compiled,
			program: hasErrors(diagnostics) ? undefined : compiled.program,
			diagnostics,
		};
	}

	/** A step that breaks a budget or the engine itself is not kept: the game is rebuilt up to it. */
	private take(running: Running, index: number, bot: string | undefined): void {
		const { game } = running;
		const steps = game.steps.map((s) => s.key);
		try {
			game.choose(index);
			running.by.push(bot);
			running.fault = undefined;
		} catch (error) {
			running.fault = faultOf(error);
			const fresh = new Game(game.program, {
				seed: game.seed,
				names: game.names,
				draws: game.chance.map((c) => c.outcome),
			});
			for (const key of steps) fresh.play(key);
			running.game = fresh;
		}
	}

	private isPerson({ game, setup }: Running): boolean {
		const { decision } = game;
		return decision !== undefined && setup.seats[decision.seat]?.by === PERSON;
	}

	private anyPerson({ setup }: Running): boolean {
		return setup.seats.some((s) => s.by === PERSON);
	}

	/** Lets bots move as long as it is theirs to decide. */
	private goOn(): void {
		const { running } = this;
		if (
			!running ||
			this.botDue ||
			running.held ||
			running.fault ||
			running.game.over ||
			this.isPerson(running)
		)
			return;
		this.botDue = true;
		this.wait(() => {
			this.botDue = false;
			const now = this.running;
			if (!now || now.held || now.fault || now.game.over || this.isPerson(now)) return;
			if (now === running) this.botMove(now);
			this.goOn();
		}, this.pace);
	}

	/** One move; at once several, as many as the eye takes for one. */
	private botMove(running: Running): void {
		const { setup, random } = running;
		const until = performance.now() + (this.pace === 0 ? AT_ONCE : 0);
		running.undone = [];
		do {
			const { game } = running;
			const name = setup.seats[game.decision?.seat ?? 0]?.by ?? '';
			const player = players[name] ?? players['random'];
			if (!player) return;
			try {
				this.take(
					running,
					game.think((machine) => player(machine, random)),
					name,
				);
			} catch (error) {
				running.fault = faultOf(error);
			}
		} while (
			performance.now() < until &&
			!running.fault &&
			!running.game.over &&
			!this.isPerson(running)
		);
		this.sayGame();
	}

	private sayFindings(diagnostics: readonly Diagnostic[], stale: boolean): void {
		this.say({ is: 'findings', findings: diagnostics.map(findingOf), stale });
	}

	private sayRules(program: Program, ruleSet: RuleSet): void {
		const rules = this.rulesOf(program, ruleSet);
		// most edits change nothing of what is drawn
		const content = JSON.stringify(rules, (_, v: unknown) => (v instanceof Map ? [...v] : v));
		if (content === this.drawn) return;
		this.drawn = content;
		this.say({ is: 'rules', rules });
	}

	private rulesOf(program: Program, ruleSet: RuleSet): Rules {
		const first = ruleSet.packs.find((p) => p.role === 'game');
		return {
			title: first?.title ?? program.game,
			tiles: program.tiles,
			kinds: program.kinds.map(({ id, title, connect, form }) => ({
				id,
				title: title || id,
				connect,
				form,
			})),
			pieces: program.pieces.map(({ id, title }) => ({ id, title: title || id })),
			looks: this.files.looks(pathsOf(ruleSet) ?? new Set()),
		};
	}

	/** A board that bots made, to look at before a game begins. */
	preview(setup: Setup): Preview | undefined {
		const { program, ruleSet } = this.compile(setup);
		const player = players['greedy'];
		if (!program || !ruleSet || !player) return undefined;
		const game = new Game(program, { seed: setup.seed, ledger: false });
		const random = new BotRandom(setup.seed);
		while (!game.over && game.machine.rt.board.tileCount() < PREVIEW_TILES)
			game.choose(game.think((machine) => player(machine, random)));
		return { rules: this.rulesOf(program, ruleSet), view: viewOf(game.machine) };
	}

	private sayGame(): void {
		const { running } = this;
		this.say({ is: 'game', game: running && stateOf(running) });
	}
}
