import { Game, type Swap, hotSwap } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { Asked } from './asked.ts';
import { BotClock } from './bot-clock.ts';
import { runOfBots } from './bots.ts';
import { takeAndHold } from './hold.ts';
import {
	type SavedSession,
	saveSession,
	type Setup,
	StepLabels,
	following,
	ScriptedChance,
	type Branch,
	Timeline,
	english as t,
	atScreen,
} from '@tilewright/session';
import type { From, GameParts } from './game-parts.ts';
import type { FromWorker, Questions } from './protocol.ts';
import { Replay, type Stop, newsOfStop } from './replay.ts';
import { type Running, faultOf, isPerson, shownScores, stateOf } from './state.ts';
import { chanceOf } from './course-chance.ts';
import { take } from './take.ts';
import { swapView } from './swap-view.ts';

/**
 * The game that is played: persons and bots decide, steps are taken back and again, any earlier moment can be looked at and gone
 * on from, and the rules may change meanwhile.
 */
export class Table extends Asked {
	readonly say: (message: FromWorker) => void;
	private readonly bots: BotClock;
	/** Whether a person confirms a turn before chance and the others go on. */
	private confirms = false;
	private games = 0;
	private swaps = 0;
	private replay: Replay | undefined;
	/** Something else that takes its time with the game as it is. */
	work: { cancel(): void } | undefined;
	private lastKept = '';

	constructor(say: (message: FromWorker) => void, wait: (work: () => void, ms: number) => void) {
		super();
		this.say = say;
		this.bots = new BotClock(this, wait);
	}

	/** Puts a game on the table, in the place of another. */
	lay(parts: GameParts): void {
		const { setup, game, looking = false, intended, waits = false } = parts;
		const { time = new Timeline([{ id: 1, steps: [], chance: [...game.chance] }]) } = parts;
		const {
			said = new StepLabels(),
			script = new ScriptedChance(),
			follows = true,
			scenario,
		} = parts;
		this.cancel();
		this.lastKept = '';
		const running: Running = (this.running = {
			number: ++this.games,
			setup,
			game,
			time,
			looking,
			intended,
			held: undefined,
			atScreen: parts.atScreen,
			waits,
			swap: undefined,
			fault: undefined,
			follows,
			auto: undefined,
			said,
			script,
			scenario,
		});
		game.chooser = chanceOf(running);
		this.holdAgain(running);
		this.told();
		this.goOn();
	}

	leave(): void {
		this.cancel();
		this.running = undefined;
		this.told();
	}

	/** Takes an option by its key; `at` is the number of steps the page has seen. */
	play({ key, at }: Questions['play']['ask']): Questions['play']['answer'] {
		const { running } = this;
		if (!running) return { ok: false, message: t.noGame };
		const { game } = running;
		if (running.looking) return { ok: false, message: t.isPast };
		if (running.held) return { ok: false, message: t.confirmFirst };
		if (at !== game.steps.length) return { ok: false, message: t.goneOn };
		const option = game.find(key);
		if (!option) return { ok: false, message: t.noOption({ key }) };
		this.cancel();
		this.takeTurn(running, option.index);
		this.told();
		this.goOn();
		return { ok: true, message: '' };
	}

	/** A person's step; one that ends the turn is held until it is confirmed. */
	private takeTurn(running: Running, index: number): void {
		if (!this.confirms) return take(running, index, undefined);
		const held = takeAndHold(running.game, () => take(running, index, undefined));
		if (running.fault) return;
		running.held = held;
		running.waits = held !== undefined;
	}

	/** The last step once more where its turn waits, so that what may be seen before its confirmation is known. */
	holdAgain(running: Running): void {
		const { game, time, waits, looking } = running;
		const last = game.steps.length - 1;
		const step = game.steps[last];
		if (!waits || looking || step === undefined || last + 1 !== time.line.steps.length) return;
		game.undo();
		const option = game.find(step.key);
		if (option) this.takeTurn(running, option.index);
	}

	/** Ends a turn that is held. */
	endTurn(): boolean {
		const { running } = this;
		if (!running?.held) return false;
		running.held = undefined;
		running.waits = false;
		this.told();
		this.goOn();
		return true;
	}

	/** Whether turns are confirmed; a turn that waits goes on when they no longer are. */
	setConfirms(on: boolean): void {
		this.confirms = on;
		if (!on) this.endTurn();
	}

	setPace(ms: number): void {
		this.bots.pace = ms;
	}

	/** Takes back steps to the last decision of a person; among bots alone, looks at the step before. */
	undo(): boolean {
		const { running } = this;
		if (!running || running.looking || running.game.steps.length === 0) return false;
		this.cancel();
		running.held = undefined;
		const { game } = running;
		const persons = running.setup.seats.some((s) => s.by === 'person');
		const run = runOfBots(running);
		if (run >= 0) while (game.steps.length > run) game.undo();
		else
			do game.undo();
			while (game.steps.length > 0 && persons && !isPerson(running));
		running.looking = !isPerson(running);
		running.waits = false;
		this.deliberate(running);
		return true;
	}

	/** Takes steps again that were taken back, up to the next decision of a person. */
	redo(): boolean {
		const { running } = this;
		if (!running || running.looking) return false;
		const from = running.game.steps.length;
		const { steps } = running.time.line;
		if (from >= steps.length) return false;
		this.cancel();
		running.held = undefined;
		for (let at = from; at < steps.length; at++) {
			const { key, bot } = steps[at]!;
			const option = running.game.find(key);
			if (!option) break;
			if (bot === undefined && at === steps.length - 1) this.takeTurn(running, option.index);
			else take(running, option.index, bot);
			if (running.fault || (isPerson(running) && steps[at + 1]?.bot === undefined)) break;
		}
		if (running.game.steps.length === from) return false;
		this.told();
		if (running.game.steps.length === steps.length) this.goOn();
		return true;
	}

	/** Looks at the moment after a number of steps; the last of all is the present. */
	async go(to: number): Promise<Questions['go']['answer']> {
		const { running } = this;
		if (!running) return { ok: false, message: t.noGame };
		this.cancel();
		const { game, time } = running;
		const { steps } = time.line;
		const wanted = Math.max(0, Math.min(to, steps.length));
		running.held = undefined;
		while (game.steps.length > wanted) game.undo();
		const { stop, done } = await this.begin(game, time.line, running.said, wanted).run();
		game.chooser = chanceOf(running);
		if (this.running !== running) return { ok: false, message: '' };
		running.time.retaken(time.line, done, game);
		running.looking = game.steps.length < time.line.steps.length;
		this.holdAgain(running);
		this.deliberate(running);
		this.goOn();
		return { ok: stop === undefined, message: newsOfStop(stop) };
	}

	/** Goes on from the moment that is looked at. */
	onwards(): boolean {
		const { running } = this;
		if (!running?.looking) return false;
		this.cancel();
		running.looking = false;
		running.waits = false;
		this.deliberate(running);
		this.goOn();
		return true;
	}

	/** Goes over to another course of the game, to its end. */
	async turnTo(id: number): Promise<Questions['turn-to']['answer']> {
		const { running } = this;
		const line = running?.time.find(id);
		if (!running || !line) return { ok: false, message: t.noCourse };
		this.cancel();
		const { program, seed, names } = running.game;
		const game = new Game(program, { seed, names, chooser: following(line.chance) });
		const { stop, done } = await this.begin(game, line, running.said).run();
		game.chooser = chanceOf(running);
		if (this.running !== running || stop?.code === 'CANCELLED')
			return { ok: false, message: newsOfStop(stop) };
		running.time.turnTo(id);
		running.game = game;
		running.held = undefined;
		running.waits = false;
		running.time.retaken(line, done, game);
		running.looking = stop !== undefined;
		this.deliberate(running);
		this.goOn();
		return { ok: stop === undefined, message: newsOfStop(stop) };
	}

	forget(id: number): boolean {
		const done = this.running?.time.forget(id) ?? false;
		if (done) this.told();
		return done;
	}

	/** Puts a game on the table that was played before, played again in pieces; the page may stop it. */
	protected async replayed(
		program: Program,
		setup: Setup,
		time: Timeline,
		{ cursor, looking, waits = false, atScreen, script = {}, follows = true, scenario }: From = {},
	): Promise<Stop | undefined> {
		this.cancel();
		const { line } = time;
		const said = new StepLabels();
		const names = setup.seats.map((s) => s.name);
		const game = new Game(program, {
			seed: setup.seed,
			names,
			chooser: following(line.chance),
		});
		const { stop, done } = await this.begin(game, line, said, cursor).run();
		if (stop?.code === 'CANCELLED') return stop;
		time.retaken(line, done, game);
		const back = game.steps.length < time.line.steps.length;
		const stood = stop && {
			game,
			line,
			cursor: cursor ?? line.steps.length,
			looking: looking === true,
		};
		this.lay({
			setup,
			time,
			game,
			intended: stood,
			waits,
			atScreen,
			said,
			script: new ScriptedChance(script),
			follows,
			scenario,
			looking: back && (looking === true || stop !== undefined),
		});
		return stop;
	}

	/** The game at the end of its course; the one that is shown stays where it is. */
	protected async whole({ game, time, said }: Running): Promise<Game> {
		const { line } = time;
		if (game.steps.length === line.steps.length) return game;
		const { program, seed, names } = game;
		const again = new Game(program, { seed, names, chooser: following(line.chance) });
		await this.begin(again, line, said).run();
		return again;
	}

	/** Stops a replay that runs, bots that play for persons, and whatever else looks at the game as it was. */
	cancel(): void {
		if (this.running) this.running.auto = undefined;
		this.replay?.cancel();
		this.work?.cancel();
	}

	private begin(game: Game, { steps, chance }: Branch, said: StepLabels, to?: number): Replay {
		game.chooser = following(chance);
		const replay = new Replay(
			game,
			steps,
			(done, total) => this.say({ is: 'progress', done, total }),
			said,
			to,
		);
		this.replay = replay;
		return replay;
	}

	/** Goes on under other rules, to where the game stood before an edit that stopped it, if that fits again. */
	protected swap(
		running: Running,
		program: Program,
		files: readonly string[],
		compileMs: number,
	): void {
		this.cancel();
		const began = performance.now();
		const { time } = running;
		const stood = running.intended ?? {
			game: running.game,
			line: time.line,
			cursor: running.game.steps.length,
			looking: running.looking,
		};
		const { game: old, line, cursor } = stood;
		let swap: Swap;
		try {
			const steps = line.steps.slice(0, cursor);
			swap = hotSwap(old, program, {
				steps,
				chance: line.chance,
				before: (game, step) => running.said.hear(game, steps[step]!),
			});
		} catch (error) {
			running.fault = faultOf(error);
			return this.told();
		}
		const before = stood === running.intended ? old.scores : shownScores(running);
		const { game, stopped, left } = swap;
		running.game = game;
		game.chooser = chanceOf(running);
		running.held = undefined;
		running.fault = undefined;
		running.intended = stopped && stood;
		time.retaken(line, cursor - left.length, game);
		running.looking = stopped !== undefined || stood.looking;
		this.holdAgain(running);
		running.swap = swapView(running, swap, {
			number: ++this.swaps,
			files,
			old,
			line,
			scores: before,
			compileMs,
			swapMs: performance.now() - began,
		});
		this.told();
		this.goOn();
	}

	/** The person moved in time: what stood in the way of that is settled. */
	private deliberate(running: Running): void {
		running.intended = undefined;
		running.swap = undefined;
		running.fault = undefined;
		if (running.game.steps.length === running.time.line.steps.length) running.follows = true;
		this.told();
	}

	/** Lets bots move as long as it is theirs to decide. */
	goOn(): void {
		this.bots.goOn();
	}

	/** Tells the page how the game stands, and what is to be kept of it. */
	told(): void {
		const { running } = this;
		if (running && !running.looking) running.atScreen = atScreen(running);
		this.say({ is: 'game', game: running && stateOf(running) });
		if (!running) return;
		const kept: SavedSession = saveSession(running);
		const text = JSON.stringify(kept);
		if (text === this.lastKept) return;
		this.lastKept = text;
		this.say({
			is: 'keep',
			number: running.number,
			text: `{"saved":${Date.now()},${text.slice(1)}`,
		});
	}
}
