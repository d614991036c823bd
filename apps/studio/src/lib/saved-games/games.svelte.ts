import { playtest as p } from '#texts/playtest.ts';
import { restoreWaitingChoices } from '../rules/kept-choices.ts';
import { isKeptOnlyShown, keepOnlyShown } from './only-shown.ts';
import { saveText } from '../editor/save-text.ts';
import type {
	GameAccess,
	GameSetup,
	Messages,
	Requests,
	RuleEditing,
	SeatControl,
} from '../capabilities.ts';
import type { Finding, GameState, Setup } from '@tilewright/session';
import type { FromWorker, Opened } from '@tilewright/workbench';
import { SessionStore } from './session-store.svelte.ts';
import type { Slot } from './slots.ts';
import type { NoticeAction } from '../ui/notices.svelte.ts';
import { editor } from '#texts/editor.ts';
import { savedGames as t } from '#texts/saved-games.ts';

type Access = GameAccess & GameSetup & Messages & Requests & RuleEditing & SeatControl;

/** The database is no part of the first load. */
const playedFiles = (): Promise<typeof import('./played-files.ts')> => import('./played-files.ts');

type Kept = Extract<FromWorker, { is: 'keep' }>;

const MAX_ERRORS = 3;

type Checked = Pick<Opened, 'findings'>;

function errorsOf({ findings }: Checked): readonly Finding[] {
	return findings.filter((f) => f.severity === 'error');
}

export class Games {
	readonly sessions: SessionStore = new SessionStore();
	opening: boolean = $state(false);
	private readonly studio: Access;
	private shownTrouble = '';
	/** The number of a game that is only looked at. */
	private onlyShown: number | undefined = $state();
	/** The game that was refused last, while that is so; with its set-up where an error in its rules is the reason. */
	private refused: { readonly setup: Setup | undefined } | undefined = $state.raw();

	constructor(studio: Access) {
		this.studio = studio;
	}

	async begin(): Promise<void> {
		this.opening = this.sessions.hasReopenable();
		const { slot, copy } = await this.sessions.reopened();
		if (slot?.session) {
			await this.restore(slot);
			if (copy) this.studio.notices.show('copy', t.copy);
		} else if (slot)
			this.studio.notices.show('damaged', t.damaged({ why: slot.trouble }), {
				bad: true,
				actions: [{ label: t.downloadIt, run: () => saveText('kept-game.json', slot.text) }],
			});
		this.opening = false;
		this.showTrouble();
	}

	async resume(slot: Slot): Promise<void> {
		if (!(await this.sessions.claim(slot.id))) {
			await this.sessions.refresh();
			return this.studio.notices.show('open', t.inAnotherTab, { bad: true });
		}
		this.opening = true;
		await this.restore(slot);
		this.opening = false;
	}

	private async restore(slot: Slot): Promise<void> {
		const { text, session } = slot;
		const { readPlayedFiles } = await playedFiles();
		const playedUnder = session && (await readPlayedFiles(session.rules));
		const opened = await this.studio.request('restore', { text, playedUnder });
		if (opened?.ok) {
			this.refused = undefined;
			const { game, draft, choices } = this.studio;
			if (game && isKeptOnlyShown(game.setup)) this.onlyShown = game.number;
			if (game) draft.follow(game.setup, choices);
			restoreWaitingChoices(this.studio);
			if (opened.notes.length > 0)
				this.studio.notices.show('open', t.resumed, { more: opened.notes });
			return;
		}
		this.sessions.releaseClaim();
		if (!opened) return;
		const isListed = (): boolean => this.sessions.slots.some(({ id }) => id === slot.id);
		const wasListed = isListed();
		const refused = { setup: errorsOf(opened).length > 0 ? slot.session?.setup : undefined };
		this.refused = refused;
		this.studio.notices.show('open', t.notOpened({ isListed: wasListed }), {
			bad: true,
			isTrue: () => this.refused === refused && isListed() === wasListed,
			more: [...opened.notes, ...errorsOf(opened).slice(0, MAX_ERRORS).map(t.finding)],
			actions: [
				...this.openPlace(opened),
				{ label: t.downloadIt, run: () => saveText('kept-game.json', slot.text) },
			],
		});
	}

	/** A game could not begin while another one goes on. */
	showNotStarted(setup: Setup, result: Checked): void {
		const refused = { setup };
		this.refused = refused;
		this.studio.notices.show('open', t.notStarted, {
			bad: true,
			isTrue: () => this.refused === refused,
			more: errorsOf(result).slice(0, MAX_ERRORS).map(t.finding),
			actions: this.openPlace(result),
		});
	}

	/** Files have changed: a game that was refused for an error in its rules may open now. */
	async recheckRefused(): Promise<void> {
		const { refused } = this;
		if (!refused?.setup) return;
		const found = await this.studio.request('choices', refused.setup);
		const isMended = found?.findings.every((f) => f.severity !== 'error');
		if (isMended && this.refused === refused) this.refused = undefined;
	}

	/** Opens a game; the set-up of the next game becomes that of this one, unless `keepsSetUp`. */
	async open(file: File, { keepsSetUp = false } = {}): Promise<boolean> {
		this.studio.notices.close('open');
		const bytes = new Uint8Array(await file.arrayBuffer());
		const opened = await this.studio.request('open', { name: file.name, bytes });
		if (opened) this.showOpenResult(file.name, opened, keepsSetUp);
		return opened?.ok ?? false;
	}

	private showOpenResult(name: string, opened: Opened, keepsSetUp = false): void {
		if (opened.ok) {
			const { game } = this.studio;
			if (keepsSetUp && game) {
				this.onlyShown = game.number;
				keepOnlyShown(game.setup);
			}
			if (game) this.followSetUp(game);
			if (opened.notes.length > 0)
				this.studio.notices.show('open', t.isOpen({ name }), { more: opened.notes });
			return;
		}
		this.studio.notices.show(
			'open',
			t.fileNotOpened({ name, playing: this.studio.game !== undefined }),
			{
				bad: true,
				more: [...errorsOf(opened).slice(0, MAX_ERRORS).map(t.finding), ...opened.notes],
				actions: this.openPlace(opened),
			},
		);
	}

	/** Offers the place of the first error in a file of rules. */
	private openPlace(result: Checked): NoticeAction[] {
		const { studio } = this;
		return errorsOf(result)
			.filter(({ file, line }) => line > 0 && file.includes('/'))
			.slice(0, 1)
			.map(({ file, line }) => ({
				label: editor.openPlace({ file, line }),
				run: async () => {
					studio.editing = { file, line };
					const { showPlayView } = await import('../files/show-play-view.ts');
					await showPlayView();
				},
			}));
	}

	isOnlyShown({ number }: Pick<GameState, 'number'>): boolean {
		return number === this.onlyShown;
	}

	/** The next game gets the set-up of this one, unless it is only looked at. */
	followSetUp(game: Pick<GameState, 'number' | 'setup'>): void {
		const { draft, choices } = this.studio;
		if (!this.isOnlyShown(game)) draft.follow(game.setup, choices);
	}

	async openScenario(path: string, variant: number): Promise<boolean> {
		this.studio.notices.close('open');
		const opened = await this.studio.request('play.open', { path, variant });
		if (!opened) return false;
		this.showOpenResult(path, opened);
		return opened.ok;
	}

	async openCase(variant: number): Promise<void> {
		const { title = '' } = this.studio.game?.scenario ?? {};
		this.studio.notices.close('open');
		const opened = await this.studio.request('play.case', variant);
		if (opened) this.showOpenResult(title, opened);
	}

	/** Offers the game as a file; one that hides things only with an open table, because the file tells them. */
	async save(as: 'yaml' | 'json'): Promise<void> {
		const { studio } = this;
		if (studio.game?.secrets === 'hidden') return this.offerOpenTable(() => this.save(as));
		const file = await studio.request('save', { as, edited: studio.edits.paths });
		if (file) saveText(file.name, file.text);
	}

	offerOpenTable(then: () => unknown): void {
		const { studio } = this;
		studio.notices.show('hidden', p.hiddenHere, {
			more: [p.hiddenMore],
			actions: [
				{
					label: p.openIt,
					run: async () => {
						studio.notices.close('hidden');
						await studio.openTable(true);
						await then();
					},
				},
			],
		});
	}

	store({ text, number, playedUnder }: Kept): void {
		this.sessions.store(text, number);
		if (playedUnder)
			void playedFiles().then(({ keepPlayedFiles }) =>
				keepPlayedFiles(playedUnder, this.sessions.rulesOfGames()),
			);
		this.showTrouble();
	}

	private showTrouble(): void {
		const { trouble } = this.sessions;
		if (trouble === this.shownTrouble) return;
		this.shownTrouble = trouble;
		if (trouble === '') this.studio.notices.close('storage');
		else this.studio.notices.show('storage', trouble, { bad: true });
	}
}
