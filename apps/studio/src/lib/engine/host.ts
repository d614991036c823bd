import {
	Game,
	type ReadLog,
	positioned,
	readLog,
	readText,
	viewOf,
	tileCount,
} from '@tilewright/interpreter';
import {
	type Compiled,
	type Program,
	type RuleSet,
	type Selection,
	type WorkspaceFile,
	compile,
	link,
	readDocument,
} from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import { type Diagnostic, diagnose, hasErrors, sortDiagnostics } from '@tilewright/schema';
import { moveBot } from './bots.ts';
import {
	StepEffectsLog,
	type StepEffects,
	selectionOf,
	WorkspaceFiles,
	readSavedSession,
	timelineOf,
	openLog,
	writeLog,
	type Setup,
	findingOf,
	keepWords,
	wordsOf,
	type Timeline,
	english as t,
	secretsOf,
} from '@tilewright/session';
import { choicesIn, isWhole } from './front.ts';
import type { FromWorker, Opened, Preview, Questions, SavedFile } from './protocol.ts';
import type { Rules } from './rules.ts';
import { callPack, type OtherName } from './other-name.ts';
import { type Stop, newsOfStop } from './replay.ts';
import { findingOfFault, pathsOf, type Running, sameWords } from './state.ts';
import type { From } from './game-parts.ts';
import { Table } from './table.ts';
import { looksIn, textFindings } from './text-findings.ts';

type Say = (message: FromWorker) => void;

/** Tiles of the board that is shown before a game. */
const PREVIEW_TILES = 40;

/**
 * The engine behind the page: files come in, a game runs, every change of either is told.
 *
 *   files → workspace → compile → (running game → hot swap) → state out
 */
export class Host extends Table {
	readonly files: WorkspaceFiles;
	private readonly chronicle = new StepEffectsLog();
	/** What the page was last told to draw with. */
	private drawn = '';

	constructor(
		say: Say,
		wait: (work: () => void, ms: number) => void = (work, ms) => void setTimeout(work, ms),
		files: WorkspaceFiles = new WorkspaceFiles(readDocument),
	) {
		super(say, wait);
		this.files = files;
	}

	/** Takes over a change of the files. A running game goes on under the new rules when they compile. */
	change(files: readonly WorkspaceFile[], gone: readonly string[], whole: boolean): void {
		const different = this.files.change(files, gone, whole);
		this.say({ is: 'data', files: this.files.size, connected: true });
		if (different.length === 0) return;
		const { running } = this;
		// before a game the page asks anew what can be chosen
		if (!running) return;
		const began = performance.now();
		const { program, ruleSet, diagnostics } = this.compile(running.setup);
		const compileMs = performance.now() - began;
		this.sayFindings(diagnostics, program === undefined);
		if (!program || !ruleSet) return;
		this.sayRules(program, ruleSet);
		if (program.hash === running.game.program.hash && sameWords(program, running.game.program)) {
			keepWords(running.game.program, ruleSet);
			return;
		}
		this.swap(running, program, different, compileMs);
	}

	/** Puts the running game under another choice of rules; seats, chance and steps stay as far as they fit. */
	ruleBy(change: Questions['rule-by']['ask']): Questions['rule-by']['answer'] {
		const { running } = this;
		if (!running) return { ok: false, findings: [] };
		return this.ruled(running, { ...running.setup, ...change });
	}

	/** A pack is called otherwise: the running game goes on under the new name, at the latest when its files are heard of. */
	called(name: OtherName): boolean {
		const { running } = this;
		if (!running || !callPack(running, name)) return false;
		if (!this.ruled(running, running.setup).ok) this.told();
		return true;
	}

	private ruled(running: Running, setup: Setup): Questions['rule-by']['answer'] {
		const began = performance.now();
		const { program, ruleSet, diagnostics } = this.compile(setup);
		const compileMs = performance.now() - began;
		const findings = diagnostics.map(findingOf);
		if (!program || !ruleSet) return { ok: false, findings };
		running.setup = setup;
		this.sayFindings(diagnostics, false);
		this.sayRules(program, ruleSet);
		if (program.hash === running.game.program.hash && sameWords(program, running.game.program)) {
			keepWords(running.game.program, ruleSet);
			this.told();
		} else this.swap(running, program, [], compileMs);
		return { ok: true, findings };
	}

	choices(wanted: Partial<Setup>): Questions['choices']['answer'] {
		const { choices, findings } = choicesIn(this.files, wanted);
		if (!choices || !isWhole(wanted)) return { choices, findings };
		const { diagnostics } = this.compile({ ...wanted, game: choices.game });
		return { choices, findings: diagnostics.map(findingOf) };
	}

	start(setup: Setup): Questions['start']['answer'] {
		const { program, ruleSet, diagnostics } = this.compile(setup);
		this.sayFindings(diagnostics, false);
		const findings = diagnostics.map(findingOf);
		if (!program || !ruleSet) return { ok: false, findings };
		let game: Game;
		try {
			game = new Game(program, { seed: setup.seed, names: setup.seats.map((s) => s.name) });
		} catch (error) {
			return { ok: false, findings: [findingOfFault(error)] };
		}
		this.sayRules(program, ruleSet);
		this.lay({ setup, game });
		return { ok: true, findings };
	}

	/** Goes on with a game that was kept. */
	async restore(text: string): Promise<Opened> {
		const { kept, trouble } = readSavedSession(text);
		if (!kept) return { ok: false, notes: [trouble], findings: [] };
		const time = timelineOf(kept);
		return this.resume(kept.setup, time, kept.rules, kept);
	}

	/** Opens a log; the game that runs stays as it is when that fails. */
	async open({ name, bytes }: Questions['open']['ask']): Promise<Opened> {
		const { workspace } = this.files;
		const compiled = (selection: Selection): Compiled => compile(workspace, selection);
		const { document } = readDocument({ path: name, bytes });
		if (document?.kind === 'scenario') {
			const { openScenario } = await import('../playtest/scenarios.ts');
			return openScenario(this, document, 0);
		}
		const { log, diagnostics } = await this.logIn(name, bytes, compiled);
		if (!log) return { ok: false, notes: [], findings: diagnostics.map(findingOf) };
		const { setup, time, rules, edited, script } = openLog(log, compiled, workspace);
		const opened = await this.resume(setup, time, rules, { script });
		const told = diagnostics.map((d) => d.message);
		if (edited.length > 0) told.push(t.edited({ files: edited }));
		return { ...opened, notes: [...told, ...opened.notes] };
	}

	/** The log in a file; a game of another program is played and becomes one. */
	private async logIn(
		name: string,
		bytes: Uint8Array,
		compiled: (selection: Selection) => Compiled,
	): Promise<ReadLog> {
		if (bytes[0] === 0x3c) {
			const found = t.isXml;
			return { diagnostics: [diagnose(name, undefined, 'LOG-KIND', { found })] };
		}
		const { doc } = await readText(name, bytes);
		const top = doc?.value;
		const isOurs = typeof top !== 'object' || top === null || !('setup' in top);
		if (isOurs) return readLog(name, bytes);
		const { bring } = await import('./bring.ts');
		return bring(name, bytes, compiled, this.files.workspace);
	}

	/** The running game with all its courses, to its end, as a log. */
	async save({ as, edited }: Questions['save']['ask']): Promise<SavedFile | undefined> {
		const { running } = this;
		if (!running || secretsOf(running) === 'hidden') return undefined;
		const { setup, time, script } = running;
		const game = await this.whole(running);
		const { workspace } = this.files;
		const { ruleSet } = link(workspace, selectionOf(setup, setup.seats.length));
		const own = pathsOf(ruleSet, workspace);
		const inPlay = edited.filter((path) => own?.has(path) ?? true);
		return writeLog({ setup, game, time, script, workspace, edited: inPlay, as });
	}

	/** Gives a seat to a person or a bot, from now on. */
	seatBy({ seat, by }: Questions['seat']['ask']): Questions['seat']['answer'] {
		const { running } = this;
		if (!running) return { ok: false, message: t.noGame };
		const seats = running.setup.seats.map((s, i) => (i === seat ? { ...s, by } : s));
		running.setup = { ...running.setup, seats };
		this.told();
		this.goOn();
		return { ok: true, message: '' };
	}

	/** Shows what the game hides from seats, or hides it again. */
	setOpenTable(on: boolean): boolean {
		const { running } = this;
		if (!running) return false;
		const { openTable: _, ...rest } = running.setup;
		void _;
		running.setup = on ? { ...rest, openTable: true } : rest;
		this.told();
		return true;
	}

	/** Lets a bot decide for persons, too: for one decision of anybody, or on and on. */
	setAuto({ by, once }: Questions['auto']['ask']): boolean {
		const { running } = this;
		if (!running || running.looking || (by !== undefined && running.game.over)) return false;
		running.auto = by;
		if (by !== undefined && running.held) {
			running.held = undefined;
			running.waits = false;
		}
		if (once) {
			moveBot(running);
			running.auto = undefined;
		}
		this.told();
		this.goOn();
		return true;
	}

	async resume(
		setup: Setup,
		time: Timeline,
		rules: string | undefined,
		at: From = {},
	): Promise<Opened> {
		const { program, ruleSet, diagnostics } = this.compile(setup);
		const findings = diagnostics.map(findingOf);
		const errors = findings.filter((f) => f.severity === 'error');
		if (!program || !ruleSet) return { ok: false, notes: [t.notCompiling], findings: errors };
		let stop: Stop | undefined;
		this.sayRules(program, ruleSet);
		try {
			stop = await this.replayed(program, setup, time, at);
		} catch (error) {
			return { ok: false, notes: [], findings: [findingOfFault(error)] };
		}
		if (stop?.code === 'CANCELLED') return { ok: false, notes: [newsOfStop(stop)], findings: [] };
		this.sayFindings(diagnostics, false);
		const notes: string[] = [];
		if (rules !== undefined && rules !== program.hash) notes.push(t.rulesChanged);
		if (stop) notes.push(t.laterKept({ stop: newsOfStop(stop) }));
		return { ok: true, notes, findings };
	}

	/** Answers a question by its name. */
	answer<Q extends keyof Questions>(
		question: Q,
		ask: Questions[Q]['ask'],
	): Questions[Q]['answer'] | Promise<Questions[Q]['answer']> {
		const answers: {
			[K in keyof Questions]: (
				ask: Questions[K]['ask'],
			) => Questions[K]['answer'] | Promise<Questions[K]['answer']>;
		} = {
			choices: (wanted) => this.choices(wanted),
			start: (setup) => this.start(setup),
			'rule-by': (change) => this.ruleBy(change),
			play: (move) => this.play(move),
			undo: () => this.undo(),
			redo: () => this.redo(),
			go: (to) => this.go(to),
			onwards: () => this.onwards(),
			'turn-to': (line) => this.turnTo(line),
			forget: (line) => this.forget(line),
			cancel: () => (this.cancel(), null),
			open: (file) => this.open(file),
			save: (how) => this.save(how),
			restore: (text) => this.restore(text),
			leave: () => (this.leave(), null),
			pace: (ms) => (this.setPace(ms), null),
			seat: (change) => this.seatBy(change),
			auto: (how) => this.setAuto(how),
			'open-table': (on) => this.setOpenTable(on),
			endTurn: () => this.endTurn(),
			confirms: (on) => (this.setConfirms(on), null),
			why: (key) => this.why(key),
			whyHere: (here) => this.whyHere(here),
			feature: (at) => this.feature(at),
			preview: (setup) => this.preview(setup),
			rule: (id) => this.running && wordsOf(this.running.game.program).rule(id),
			happened: (from) => this.happened(from),
		};
		return answers[question](ask);
	}

	/** What the steps did, from one on. */
	private happened(from: number): readonly StepEffects[] {
		const { running } = this;
		if (!running) return [];
		const { said } = running;
		const before = said.changes;
		const rows = this.chronicle.follow(running.game, said, running.time);
		if (said.changes !== before) this.told();
		// what the last step brings after the turn is not known before it is confirmed
		return rows.slice(from, running.held ? rows.length - 1 : undefined);
	}

	compile(setup: Setup): Compiled {
		const plain = compile(this.files.workspace, selectionOf(setup, setup.seats.length));
		const { position, seats } = setup;
		const names = seats.map((s) => s.name);
		const begun = position && plain.program && positioned(plain.program, position, names);
		if (begun && 'message' in begun) {
			const { path, message } = begun;
			const amiss = diagnose('', undefined, 'LOG-POSITION', { path: path.join('.'), message });
			return { ...plain, program: undefined, diagnostics: [...plain.diagnostics, amiss] };
		}
		const compiled = begun ? { ...plain, program: begun } : plain;
		if (compiled.program && compiled.ruleSet) keepWords(compiled.program, compiled.ruleSet);
		const texts = textFindings(
			this.files.workspace,
			pathsOf(compiled.ruleSet, this.files.workspace),
		);
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

	/** What the board is drawn with. */
	rulesOf(program: Program, ruleSet: RuleSet): Rules {
		const first = ruleSet.packs.find((p) => p.role === 'game');
		return {
			title: [
				first?.title ?? program.game,
				...ruleSet.packs.filter((p) => p.role === 'expansion').map((p) => p.title),
			].join(' + '),
			tiles: program.tiles,
			kinds: program.kinds.map(({ id, title, connect, form }) => ({
				id,
				title: title || id,
				connect,
				form,
			})),
			pieces: program.pieces.map(({ id, title }) => ({ id, title: title || id })),
			looks: looksIn(this.files.workspace, ruleSet),
		};
	}

	/** A board that bots made, to look at before a game begins. */
	preview(setup: Setup): Preview | undefined {
		const { program, ruleSet } = this.compile(setup);
		const player = players['greedy'];
		if (!program || !ruleSet || !player) return undefined;
		const game = new Game(program, { seed: setup.seed, ledger: false });
		const random = new BotRandom(setup.seed);
		while (!game.over && tileCount(game.machine.rt.board) < PREVIEW_TILES)
			game.choose(game.think((machine) => player(machine, random)));
		return { rules: this.rulesOf(program, ruleSet), view: viewOf(game.machine) };
	}
}
