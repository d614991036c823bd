import type { Theme } from '@tilewright/art';
import type { UndoScope } from './history.svelte.ts';
import { UndoableCommands, type UndoableRequest } from './undoable-commands.svelte.ts';
import { Picking } from './board/picking.svelte.ts';
import { Draft, newSeed } from './new-game/draft.svelte.ts';
import { restoreUndo, storeUndo } from './stored-undo.ts';
import { Edits } from './editor/edits.svelte.ts';
import { FileFindings } from './editor/file-findings.svelte.ts';
import type { SourceLine } from './editor/open-source.ts';
import { Engine } from './engine/client.ts';
import {
	nameOfTile,
	type GameState,
	type Choices,
	type Setup,
	type Finding,
} from '@tilewright/session';
import type {
	Done,
	FromWorker,
	Preview,
	RequestName,
	RequestOf,
	ResponseOf,
} from '@tilewright/workbench';
import { colourIds, type Rules } from '@tilewright/scene';
import { Explanations } from './explanations.svelte.ts';
import { gameTheme, isPersonToDecide, type Scheme } from './game-theme.ts';
import { carriedBy } from './files/link-hash.ts';
import { FileSaver } from './files/file-saver.svelte.ts';
import { Games } from './saved-games/games.svelte.ts';
import { Fits } from './play/fits.svelte.ts';
import { isSameChoice, waitingChoices } from '@tilewright/workbench';
import { tileWords } from './tile-words.ts';
import { Notices } from './ui/notices.svelte.ts';
import { restoreSetUp } from './rules/kept-choices.ts';
import { keepSetting, readSetting } from './settings.ts';
type Refusable = {
	[N in RequestName]: ResponseOf<N> extends Done ? N : never;
}[RequestName];

type PlayDialog =
	| { readonly is: 'capture' | 'scenarios' | 'arrange' }
	| { readonly is: 'rules'; readonly of: string };

export class Studio {
	rules: Rules | undefined = $state.raw();
	game: GameState | undefined = $state.raw();
	findings: readonly Finding[] = $state.raw([]);
	choiceFindings: readonly Finding[] = $state.raw([]);
	stale: boolean = $state(false);
	connected: boolean = $state(false);
	files: number = $state(-1);
	choices: Choices | undefined = $state.raw();
	preview: Preview | undefined = $state.raw();
	news: string = $state('');
	dismissedSwap: number = $state(0);
	scheme: Scheme = $state('light');
	schemeWanted: Scheme | 'system' = $state('system');
	trouble: string = $state('');
	justStarted: boolean = $state(false);
	/** Comparisons of many games that have ended. */
	comparisons: number = $state(0);
	marksClosedCells: boolean = $state(false);

	private taking: number | undefined = $state();
	readonly busy: boolean = $derived(
		this.taking !== undefined && this.taking === this.game?.steps.length,
	);
	dialog: PlayDialog | undefined = $state.raw();

	confirms: boolean = $state(true);

	readonly draft: Draft = new Draft();
	/** The set-up whose rules can be edited and looked at: of the running game, or of the one to come. */
	readonly setup: Setup = $derived.by(() => {
		const next = this.draft.setup(this.choices);
		const { game, waiting } = this;
		if (!game) return next;
		return game.finished && waiting > 0 && next.game === game.setup.game ? next : game.setup;
	});
	/** The number of choices that are not in force. While a command is on its way the number from before it stands. */
	readonly waiting: number = $derived.by(() => {
		if (!this.commands.history.isBusy)
			this.lastWaiting = this.game
				? waitingChoices(this.game.setup, this.draft.setup(this.choices), this.choices)
				: 0;
		return this.lastWaiting;
	});
	private lastWaiting = 0;
	/** The game is only looked at: the own rules are others, and stay chosen. */
	get isOnlyShown(): boolean {
		return this.game !== undefined && this.games.isOnlyShown(this.game);
	}
	/** Their names, so that only another choice makes another theme. */
	private readonly colours: string = $derived(
		colourIds((this.game?.setup ?? this.setup).seats).join(),
	);
	readonly theme: Theme = $derived(gameTheme(this.scheme, this.rules?.looks, this.colours));
	readonly picking: Picking = new Picking(() =>
		this.personDecides ? this.game?.decision : undefined,
	);

	readonly games: Games = new Games(this);
	readonly explanations: Explanations = new Explanations(this);
	readonly fits: Fits = new Fits(this);
	readonly notices: Notices = new Notices();
	private begun = false;
	/** The entries of before the page was loaded again are there. */
	private hasUndo = false;
	private isDrawing = false;

	private engine: Engine | undefined;
	readonly edits: Edits = new Edits((texts) => this.request('edits', texts));
	readonly commands: UndoableCommands = new UndoableCommands(this);
	readonly fileSaver: FileSaver = new FileSaver(this);
	readonly fileFindings: FileFindings = new FileFindings(this);
	editing: SourceLine | undefined = $state.raw();
	changing: string | undefined = $state();
	progress: { readonly done: number; readonly total: number } | undefined = $state.raw();
	diskChanges: number = $state(0);
	filesVersion: number = $state(0);

	connect(): () => void {
		this.engine = new Engine((message) => this.onMessage(message));
		this.edits.load();
		this.edits.onCrossed = (all) => void this.fileSaver.onCrossed(all);
		const stopFollowing = this.edits.follow();
		const { history } = this.commands;
		// a page that goes before it took its entries up leaves them for the next one
		const leave = (): void => {
			if (this.hasUndo) storeUndo(() => sessionStorage, history);
		};
		addEventListener('pagehide', leave);
		this.confirms = readSetting('confirms') !== 'no';
		const scheme = readSetting('scheme');
		if (scheme === 'light' || scheme === 'dark') this.schemeWanted = scheme;
		void this.request('confirm-turns', this.confirms);
		void this.request('use-curtain', true);
		return () => {
			stopFollowing();
			removeEventListener('pagehide', leave);
			this.engine?.stop();
		};
	}

	request<N extends RequestName>(
		name: N,
		...payload: RequestOf<N>
	): Promise<ResponseOf<N> | undefined> {
		return this.engine?.request(name, ...payload) ?? Promise.resolve(undefined);
	}

	get personDecides(): boolean {
		return isPersonToDecide(this.game);
	}

	nameOfTile(id: string): string {
		return nameOfTile(this.rules?.tiles.find((t) => t.id === id) ?? { id });
	}

	describeTile(id: string, turn = 0): string {
		const tile = this.rules?.tiles.find((t) => t.id === id);
		return tile && this.rules ? tileWords(tile, this.rules, turn) : '';
	}

	private onMessage(message: FromWorker): void {
		switch (message.is) {
			case 'rules':
				this.rules = message.rules;
				break;
			case 'game': {
				void this.announce(this.game, message.game);
				if (
					message.game?.steps.length !== this.game?.steps.length ||
					message.game?.awaitsConfirmation !== this.game?.awaitsConfirmation ||
					message.game?.swap !== this.game?.swap
				)
					this.picking.reset();
				if (message.game?.number !== this.game?.number) {
					this.trouble = '';
					if (message.game) this.notices.beginGame();
				}
				const { swap } = message.game ?? {};
				const isChange = swap && swap.number !== this.game?.swap?.number;
				if (isChange)
					performance.mark('rules changed', {
						detail: { compileMs: swap.compileMs, swapMs: swap.swapMs },
					});
				this.game = message.game;
				if (isChange) this.commands.history.reachGame();
				this.commands.history.keepGame(message.game?.number);
				this.reportDrawn();
				break;
			}
			case 'findings':
				this.findings = message.findings;
				this.stale = message.stale;
				break;
			case 'unread':
				this.fileSaver.showUnread(message.findings);
				break;
			case 'progress':
				this.progress = message.done < message.total ? message : undefined;
				break;
			case 'keep':
				this.games.store(message);
				break;
			case 'disk':
				this.diskChanges++;
				void this.fileSaver.compareWithDisk();
				break;
			case 'data':
				this.connected = message.connected;
				if (message.changed) {
					this.filesVersion++;
					void this.games.recheckRefused();
				}
				if (message.files >= 0) this.files = message.files;
				if (!this.begun && message.files > 0) void this.begin();
				else if (!this.game && !this.games.opening) void this.choose();
				break;
		}
	}

	/** Tells the engine when the frame is on the screen that shows the newest game. */
	private reportDrawn(): void {
		if (this.isDrawing) return;
		this.isDrawing = true;
		requestAnimationFrame(() =>
			setTimeout(() => {
				this.isDrawing = false;
				void this.request('drawn');
			}),
		);
	}

	/** Its words are fetched with the first game: the start page waits for none of them. */
	private async announce(
		before: GameState | undefined,
		after: GameState | undefined,
	): Promise<void> {
		if (!after) return;
		const { newsOf } = await import('./news.ts');
		this.news = newsOf(before, after, this) || this.news;
	}

	private async begin(): Promise<void> {
		this.begun = true;
		await this.games.begin();
		const { history, textAccess } = this.commands;
		const game = this.game?.number;
		history.keepGame(game);
		restoreUndo(() => sessionStorage, history, { texts: textAccess, choices: this, game });
		this.hasUndo = true;
		const carries = carriedBy(location.hash) !== undefined;
		if (carries) void this.fileSaver.openLink();
		if (!this.game) {
			if (!carries) restoreSetUp(this);
			await this.choose();
		}
		// a link that carries files says its set-up with them
		if (!carries && /[?&]game=/.test(location.search)) {
			const { openSetUpLink } = await import('./set-ups/open-link.ts');
			await openSetUpLink(this);
		}
	}

	async choose(): Promise<void> {
		// without choices the request is empty: the choices are requested before the whole engine is there
		const wanted = this.choices ? this.draft.setup(this.choices) : undefined;
		const response = await this.engine?.request('choices', wanted ?? {});
		if (!response) return;
		const { choices, findings } = response;
		const old = this.choices;
		// a set-up that cannot be linked has no rules: the choices known before stay in sight
		const broken = findings.some((f) => f.severity === 'error') && choices?.params.length === 0;
		if (choices && broken && old?.game === choices.game)
			this.choices = { ...old, packs: choices.packs };
		else this.choices = choices ?? old;
		const errors = findings.filter((f) => f.severity === 'error');
		// a file that cannot be read hides its pack, which is chosen again once it is mended
		if (choices && errors.length > 0 && errors.every((f) => f.file === ''))
			this.draft.forgetGone(choices);
		this.choiceFindings = findings;
		if (!this.game) this.findings = findings;
		// choices of before the page was loaded again may be chosen by now
		if (this.choices && !isSameChoice(wanted, this.draft.setup(this.choices))) await this.choose();
	}

	async show(setup: Setup): Promise<void> {
		this.preview = await this.engine?.request('preview', setup);
		if (!this.game) await this.choose();
	}

	async start(setup: Setup): Promise<boolean> {
		const response = await this.engine?.request('start', setup);
		if (!response?.ok) {
			// the page of a new game shows the errors itself
			if (response && this.game) this.games.showNotStarted(setup, response);
			return false;
		}
		this.justStarted = true;
		this.notices.close('open');
		this.draft.follow(setup, this.choices);
		return true;
	}

	async again(): Promise<void> {
		if (this.game) await this.start({ ...this.game.setup, seed: newSeed() });
	}

	async play(key: string): Promise<void> {
		const { engine } = this;
		const done = await this.takeStep((game) =>
			this.commands.history.inTurn(async () => {
				const done = await engine?.request('play', { key, at: game.steps.length });
				if (done?.ok) this.commands.played(game, key);
				return done;
			}),
		);
		if (done) this.showTrouble(done);
	}

	private async takeStep<T>(take: (game: GameState) => Promise<T>): Promise<T | undefined> {
		const { game } = this;
		if (!game || this.busy) return undefined;
		const at = game.steps.length;
		this.taking = at;
		const done = await take(game);
		// the next one may be on its way already
		if (this.taking === at) this.taking = undefined;
		return done;
	}

	async confirm(): Promise<void> {
		const { chosen } = this.picking;
		if (chosen) await this.play(chosen.key);
	}

	async endTurn(): Promise<void> {
		await this.request('confirm-turn');
	}

	async openTable(on: boolean): Promise<void> {
		await this.request('open-table', on);
	}

	async takeSeat(seat: number): Promise<void> {
		await this.request('take-seat', seat);
	}

	wantScheme(scheme: Scheme | 'system'): void {
		this.schemeWanted = scheme;
		keepSetting('scheme', scheme);
	}

	setConfirms(on: boolean): void {
		this.confirms = on;
		keepSetting('confirms', on ? 'yes' : 'no');
		void this.request('confirm-turns', on);
	}

	undo(scope?: UndoScope): Promise<void> {
		return this.commands.undo(scope);
	}

	redo(): Promise<void> {
		return this.commands.redo();
	}

	async go(to: number): Promise<void> {
		const { game } = this;
		if (!game) return;
		const last = game.steps.length + game.later.length;
		this.showTrouble(await this.request('view-step', Math.max(0, Math.min(to, last))));
	}

	async resumeHere(): Promise<void> {
		this.trouble = '';
		await this.request('resume-here');
		this.commands.forgetLaterSteps();
	}

	async branchAt(step: number): Promise<void> {
		await this.go(step);
		await this.resumeHere();
	}

	async switchBranch(id: number): Promise<void> {
		this.showTrouble(await this.request('switch-branch', id));
		this.commands.forgetLaterSteps();
	}

	async forgetBranch(id: number): Promise<void> {
		await this.request('forget-branch', id);
	}

	async cancel(): Promise<void> {
		await this.request('cancel');
	}

	/** Sends a request that may be refused, and shows the reason. Its payload is made when its turn comes. */
	requestOrExplain<N extends Refusable>(
		name: N,
		make: () => UndoableRequest<RequestOf<N>> | undefined,
	): Promise<boolean> {
		return this.commands.requestInTurn(async (...payload: RequestOf<N>) => {
			const done: Done | undefined = await this.request(name, ...payload);
			this.showTrouble(done);
			return done?.ok ?? false;
		}, make);
	}

	private showTrouble(done: Done | undefined): void {
		this.trouble = done && !done.ok ? done.message : '';
	}

	async leave({ keep = true }: { readonly keep?: boolean } = {}): Promise<void> {
		const { game } = this;
		await this.engine?.request('leave');
		this.editing = undefined;
		this.notices.close('open');
		this.notices.close('copy');
		await this.games.sessions.leave(keep);
		if (game) this.games.followSetUp(game);
		await this.choose();
	}

	seatBy(seat: number, by: string): Promise<void> {
		return this.commands.seatBy(seat, by);
	}

	async autoplay(by: string | undefined, once = false): Promise<void> {
		const { game } = this;
		if (game && (await this.request('autoplay', { by, once })) && by !== undefined)
			this.commands.botsPlay(game);
	}

	pace(ms: number): void {
		void this.engine?.request('pace', ms);
	}

	/** Gives files new texts, all at once; a file that is not there yet is made, an edit without a text is taken away. */
	change(texts: Readonly<Record<string, string | null>>, says: string): Promise<void> {
		return this.commands.change(texts, says);
	}
}
