import { type ReadLog, readLog, readText } from '@tilewright/interpreter';
import {
	type Compiled,
	type Program,
	type RuleSet,
	type Selection,
	type WorkspaceDocument,
	type WorkspaceFile,
	compile,
	link,
	readDocument,
} from '@tilewright/lang';
import { type Diagnostic, diagnose } from '@tilewright/schema';
import {
	beginSession,
	type Command,
	type Execution,
	faultOf,
	findingOf,
	findingOfFault,
	type GameSession,
	isFinished,
	isSavedFinished,
	labelsOf,
	openLog,
	type OtherName,
	type Outcome,
	pathsOf,
	playScenario,
	previewView,
	type RulesDifference,
	readSavedSession,
	type RestorePoint,
	resumeSession,
	secretsOf,
	selectionOf,
	SessionRunner,
	type Setup,
	type StepEffects,
	StepEffectsLog,
	type Surroundings,
	type Timeline,
	timelineOf,
	viewAtScreen,
	wholeGame,
	wordMessage,
	WorkspaceFiles,
	writeLog,
} from '@tilewright/session';
import { setupDifferences } from '../setups/difference.ts';
import { editedFiles, titlesOfFiles } from '../setups/titles.ts';
import { gameHandlers } from './game-handlers.ts';
import { differentPaths, FilesOfPrograms } from './files-of-programs.ts';
import { Remembered } from './remembered.ts';
import { choicesIn, type FoundChoices, isWhole } from './lazy-engine.ts';
import type {
	Done,
	FromWorker,
	GameFile,
	Opened,
	PlayedFiles,
	Preview,
	RuleChoice,
	SavedFile,
	SaveFormat,
	Started,
} from './protocol.ts';
import { type Rules, drawnRules } from '@tilewright/scene';
import { english as t } from '../texts/en.ts';

const noGame: Done = { ok: false, message: wordMessage({ code: 'no-game' }) };

function doneOf(outcome: Outcome | undefined): Done {
	if (!outcome) return noGame;
	return { ok: outcome.ok, message: outcome.message ? wordMessage(outcome.message) : '' };
}

/**
 * The engine behind the page: files come in, a game runs, every change of either is published.
 *
 *   files → workspace → compile → (running game → hot swap) → state out
 */
export class GameApi {
	readonly files: WorkspaceFiles;
	readonly runner: SessionRunner;
	readonly post: (message: FromWorker) => void;
	private readonly effects = new StepEffectsLog();
	private readonly filesOf = new FilesOfPrograms();
	private readonly remembered = new Remembered();
	private drawn = '';
	isDrawing = false;
	/** Rules that the page draws with once the game is played under them. */
	private nextRules: { readonly program: Program; readonly ruleSet: RuleSet } | undefined;
	readonly handlers: ReturnType<typeof gameHandlers> = gameHandlers(this);

	constructor(
		post: (message: FromWorker) => void,
		wait: Surroundings['wait'] = (work, ms) => void setTimeout(work, ms),
		files: WorkspaceFiles = new WorkspaceFiles(readDocument),
	) {
		this.post = post;
		this.files = files;
		this.runner = new SessionRunner({
			publish: (session) => this.publish(session),
			isDrawing: () => this.isDrawing,
			save: (session, text) =>
				post({
					is: 'keep',
					number: session.number,
					text: `{"saved":${Date.now()},${text.slice(1)}`,
					playedUnder: this.filesOf.toKeep(session),
				}),
			progress: (progress) => post({ is: 'progress', ...progress }),
			wait,
			soon: (work) => void setTimeout(work, 0),
			now: () => performance.now(),
		});
	}

	get session(): GameSession | undefined {
		return this.runner.session;
	}

	private publish(session: GameSession | undefined): void {
		const { nextRules } = this;
		if (nextRules && session?.game.program === nextRules.program) {
			this.nextRules = undefined;
			this.postRules(nextRules.program, nextRules.ruleSet);
		}
		this.isDrawing = true;
		this.post({ is: 'game', game: session && viewAtScreen(session) });
	}

	send(command: Command): Done | Promise<Done> {
		const outcome = this.runner.send(command);
		return outcome instanceof Promise ? outcome.then(doneOf) : doneOf(outcome);
	}

	sendNow(command: Command): Done {
		return doneOf(this.runner.sendNow(command));
	}

	/**
	 * Takes over a change of the files. A running game goes on under the new rules when they compile; for a finished one they wait until
	 * they are asked for.
	 */
	change(files: readonly WorkspaceFile[], gone: readonly string[], whole: boolean): void {
		const different = this.files.change(files, gone, whole);
		const changed = different.length > 0;
		this.post({ is: 'data', files: this.files.size, connected: true, changed });
		if (!changed) return;
		const { session } = this;
		// before a game the page asks anew what can be chosen
		if (!session) return;
		this.swapRules(session.setup, different, false);
	}

	/** Puts the running game under another choice of rules; seats, chance and steps stay as far as they fit. */
	changeRules(change: RuleChoice): Started {
		const { session } = this;
		if (!session) return { ok: false, findings: [] };
		return this.swapRules({ ...session.setup, ...change }, [], true);
	}

	/** Renames a pack: the running game goes on under the new name, at the latest when its files arrive. */
	renamePack(name: OtherName): boolean {
		if (!this.sendNow({ do: 'rename-pack', ...name }).ok) return false;
		const { session } = this;
		if (session) this.swapRules(session.setup, [], true);
		return true;
	}

	private swapRules(setup: Setup, files: readonly string[], isChosen: boolean): Started {
		const began = performance.now();
		const { program, ruleSet, diagnostics } = this.compile(setup);
		const compileMs = performance.now() - began;
		const findings = diagnostics.map(findingOf);
		if (!program || !ruleSet) {
			if (!isChosen) this.postFindings(diagnostics, true);
			return { ok: false, findings };
		}
		this.postFindings(diagnostics, false);
		const { session } = this;
		const waits =
			!isChosen && session && isFinished(session) && program.hash !== session.game.program.hash;
		this.nextRules = waits ? { program, ruleSet } : undefined;
		if (!waits) this.postRules(program, ruleSet);
		const chosen = isChosen ? { setup } : { sparesFinished: true };
		const differences = session ? this.differences(session.setup, setup, files, ruleSet) : [];
		const change = { program, ruleSet, files, differences, compileMs, ...chosen };
		this.runner.sendNow({ do: 'swap-rules', ...change });
		return { ok: true, findings };
	}

	private differences(
		before: Setup,
		after: Setup,
		files: readonly string[],
		ruleSet: RuleSet,
	): readonly RulesDifference[] {
		const { workspace } = this.files;
		const inForce = pathsOf(ruleSet, workspace);
		const edited = files.filter((path) => inForce?.has(path));
		return [
			...(before === after
				? []
				: setupDifferences(workspace, before, after, { seats: after.seats })),
			...editedFiles(workspace, edited),
		];
	}

	choices(wanted: Partial<Setup>): FoundChoices {
		return this.remembered.of(this.files.workspace, JSON.stringify(wanted), () =>
			this.choicesFor(wanted),
		);
	}

	private choicesFor(wanted: Partial<Setup>): FoundChoices {
		const { choices, findings } = choicesIn(this.files, wanted);
		if (!choices || !isWhole(wanted)) return { choices, findings };
		const { diagnostics } = this.compile({ ...wanted, game: choices.game });
		return { choices, findings: diagnostics.map(findingOf) };
	}

	start(setup: Setup): Started {
		const { program, ruleSet, diagnostics } = this.compile(setup);
		this.postFindings(diagnostics, false);
		const findings = diagnostics.map(findingOf);
		if (!program || !ruleSet) return { ok: false, findings };
		let begun: Outcome;
		try {
			begun = beginSession(program, setup, this.runner.next);
		} catch (error) {
			return { ok: false, findings: [findingOfFault(faultOf(error))] };
		}
		this.postRules(program, ruleSet);
		this.runner.begin(begun.session, begun.effects);
		return { ok: true, findings };
	}

	/** Goes on with a game that was saved. A finished one stays under its rules, and those of today wait. */
	async restore(text: string, playedUnder?: PlayedFiles): Promise<Opened> {
		const { saved, trouble } = readSavedSession(text);
		if (!saved) return { ok: false, notes: trouble ? [wordMessage(trouble)] : [], findings: [] };
		const { setup, rules } = saved;
		const today = this.compile(setup);
		const at = { ...saved, labels: labelsOf(saved) };
		const isOther = today.program?.hash !== rules;
		if (isSavedFinished(saved) && isOther && playedUnder?.rules === rules) {
			const { files } = playedUnder;
			const then = this.filesOf.compileAgain(files, setup);
			if (then.program?.hash === rules) {
				const opened = await this.resume(setup, timelineOf(saved), rules, at, then);
				const different = differentPaths(files, this.filesOf.of(today.program));
				if (opened.ok) this.swapRules(setup, different, false);
				return opened;
			}
		}
		return this.resume(setup, timelineOf(saved), rules, at, today);
	}

	/** Opens a log; the game that runs stays as it is when that fails. */
	async open({ name, bytes }: GameFile): Promise<Opened> {
		const { workspace } = this.files;
		const compiled = (selection: Selection): Compiled => compile(workspace, selection);
		const { document } = readDocument({ path: name, bytes });
		if (document?.kind === 'scenario') {
			return this.openScenario(document, 0);
		}
		const { log, diagnostics } = await this.logIn(name, bytes, compiled);
		if (!log) return { ok: false, notes: [], findings: diagnostics.map(findingOf) };
		const { setup, time, rules, edited, script } = openLog(log, compiled, workspace);
		const opened = await this.resume(setup, time, rules, { script });
		const notes = diagnostics.map((d) => d.message);
		// whoever has the same files reads nothing about them
		if (edited.length > 0 && this.compile(setup).program?.hash !== rules) {
			const titles = titlesOfFiles(workspace, edited);
			notes.push(wordMessage({ code: 'rules-were-edited', titles }));
		}
		return { ...opened, notes: [...notes, ...opened.notes] };
	}

	async openScenario(document: WorkspaceDocument, variant: number): Promise<Opened> {
		const usual = this.session?.setup.game;
		const played = playScenario(this.files.workspace, document, variant, usual);
		if (!('setup' in played)) return { ok: false, ...played };
		const { setup, timeline, scenario } = played;
		return this.resume(setup, timeline, undefined, { scenario });
	}

	/** Does long work on the running game, with its progress; undefined without a game, or when it was stopped. */
	inSlices<T>(
		work: (session: GameSession) => Execution<T | undefined>,
		sliceMs?: number,
	): T | undefined | Promise<T | undefined> {
		const { runner, session } = this;
		runner.cancel();
		return session && runner.inSlices(work(session), (result) => result, sliceMs);
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
		const { importForeignGame } = await import('./import-foreign-game.ts');
		return importForeignGame(name, bytes, compiled, this.files.workspace);
	}

	async save({ as, edited }: SaveFormat): Promise<SavedFile | undefined> {
		const { session, runner } = this;
		if (!session || secretsOf(session) === 'hidden') return undefined;
		const { setup, timeline, script } = session;
		runner.cancel();
		const game = await runner.inSlices(wholeGame(session), (game) => game);
		const { workspace } = this.files;
		const { ruleSet } = link(workspace, selectionOf(setup, setup.seats.length));
		const own = pathsOf(ruleSet, workspace);
		const inPlay = edited.filter((path) => own?.has(path) ?? true);
		return writeLog({ setup, game, time: timeline, script, workspace, edited: inPlay, as });
	}

	async resume(
		setup: Setup,
		time: Timeline,
		rules: string | undefined,
		at: RestorePoint = {},
		compiled: Compiled = this.compile(setup),
	): Promise<Opened> {
		const { runner } = this;
		const { program, ruleSet, diagnostics } = compiled;
		const findings = diagnostics.map(findingOf);
		const errors = findings.filter((f) => f.severity === 'error');
		if (!program || !ruleSet)
			return {
				ok: false,
				notes: [wordMessage({ code: 'rules-have-errors' })],
				findings: errors,
			};
		this.postRules(program, ruleSet);
		runner.cancel();
		try {
			return await runner.inSlices(
				resumeSession(program, setup, time, at, runner.next),
				({ session, effects, stop }): Opened => {
					const message = stop && wordMessage(stop);
					if (!session) return { ok: false, notes: message ? [message] : [], findings: [] };
					runner.begin(session, effects);
					this.postFindings(diagnostics, false);
					const notes: string[] = [];
					if (rules !== undefined && rules !== program.hash)
						notes.push(wordMessage({ code: 'rules-changed' }));
					if (message) notes.push(t.laterKept({ stop: message }));
					return { ok: true, notes, findings };
				},
			);
		} catch (error) {
			return { ok: false, notes: [], findings: [findingOfFault(faultOf(error))] };
		}
	}

	/** The effects of every step, and what happened before the first. */
	stepEffects(): {
		readonly beginning: StepEffects;
		readonly steps: readonly StepEffects[];
	} {
		const { session } = this;
		if (!session) return { beginning: [], steps: [] };
		const { labels, game, timeline, mode } = session;
		const before = labels.changes;
		const rows = this.effects.follow(game, labels, timeline);
		if (labels.changes !== before) this.publish(session);
		// the effects of the last step after the turn are not known before it is confirmed
		const known = mode.is === 'awaiting-confirmation' ? rows.length - 1 : undefined;
		return { beginning: this.effects.beginning, steps: rows.slice(0, known) };
	}

	compile(setup: Setup): Compiled {
		return this.filesOf.compile(this.files, setup);
	}

	rulesOf(program: Program, ruleSet: RuleSet): Rules {
		return drawnRules(program, ruleSet, this.files.workspace);
	}

	preview(setup: Setup): Preview | undefined {
		const { program, ruleSet } = this.compile(setup);
		const view = program && previewView(program, setup.seed);
		return view && ruleSet && { rules: this.rulesOf(program, ruleSet), view };
	}

	private postFindings(diagnostics: readonly Diagnostic[], stale: boolean): void {
		this.post({ is: 'findings', findings: diagnostics.map(findingOf), stale });
	}

	private postRules(program: Program, ruleSet: RuleSet): void {
		const rules = this.rulesOf(program, ruleSet);
		// most edits change nothing of what is drawn
		const content = JSON.stringify(rules, (_, v: unknown) => (v instanceof Map ? [...v] : v));
		if (content === this.drawn) return;
		this.drawn = content;
		this.post({ is: 'rules', rules });
	}
}
