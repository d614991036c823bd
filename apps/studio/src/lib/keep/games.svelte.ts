import { playtest as p } from '#texts/playtest.ts';
import { saveText } from '../editor/save-text.ts';
import type {
	GameAccess,
	GameSetup,
	Messages,
	Requests,
	RuleEditing,
	SeatControl,
} from '../capabilities.ts';
import type { Opened } from '@tilewright/workbench';
import { Keeper } from './keeper.svelte.ts';
import type { Slot } from './slots.ts';
import { keep as t } from '#texts/keep.ts';

/** The parts of the studio that are used here. */
type Access = GameAccess & GameSetup & Messages & Requests & RuleEditing & SeatControl;

/** Games that come from the browser's storage and from files, and go there. */
export class Games {
	/** The running game, kept in the browser after every step. */
	readonly keeper: Keeper = new Keeper();
	/** A game is being opened. */
	opening: boolean = $state(false);
	private readonly studio: Access;
	private saidTrouble = '';

	constructor(studio: Access) {
		this.studio = studio;
	}

	/** The first files are known: the game of this tab goes on, where there is one. */
	async begin(): Promise<void> {
		this.opening = true;
		const { slot, copy } = await this.keeper.reopened();
		if (slot?.kept) {
			await this.goOnWith(slot);
			if (copy) this.studio.notices.say('copy', t.copy);
		} else if (slot)
			this.studio.notices.say('damaged', t.damaged({ why: slot.trouble }), {
				bad: true,
				actions: [{ label: t.downloadIt, run: () => saveText('kept-game.json', slot.text) }],
			});
		this.opening = false;
		this.sayTrouble();
	}

	/** Goes on with a game that is kept. */
	async resume(slot: Slot): Promise<void> {
		if (!(await this.keeper.take(slot.id))) {
			await this.keeper.look();
			return this.studio.notices.say('open', t.inAnotherTab, { bad: true });
		}
		this.opening = true;
		await this.goOnWith(slot);
		this.opening = false;
	}

	private async goOnWith(slot: Slot): Promise<void> {
		const opened = await this.studio.request('restore', slot.text);
		if (opened?.ok) {
			if (this.studio.game) this.studio.draft.follow(this.studio.game.setup, this.studio.choices);
			if (opened.notes.length > 0)
				this.studio.notices.say('open', t.goesOn, { more: opened.notes });
			return;
		}
		this.keeper.giveBack();
		if (!opened) return;
		this.studio.notices.say('open', t.notOpened, {
			bad: true,
			more: [...opened.notes, ...opened.findings.slice(0, 3).map((f) => f.message)],
			actions: [{ label: t.downloadIt, run: () => saveText('kept-game.json', slot.text) }],
		});
	}

	/** Opens a game from a file. When that fails, what is there stays; false then. */
	async open(file: File): Promise<boolean> {
		this.studio.notices.close('open');
		const bytes = new Uint8Array(await file.arrayBuffer());
		const opened = await this.studio.request('open', { name: file.name, bytes });
		if (opened) this.showOpenResult(file.name, opened);
		return opened?.ok ?? false;
	}

	/** Says what came of opening a file. */
	private showOpenResult(name: string, opened: Opened): void {
		if (opened.ok) {
			if (this.studio.game) this.studio.draft.follow(this.studio.game.setup, this.studio.choices);
			if (opened.notes.length > 0)
				this.studio.notices.say('open', t.isOpen({ name }), { more: opened.notes });
			return;
		}
		this.studio.notices.say(
			'open',
			t.fileNotOpened({ name, playing: this.studio.game !== undefined }),
			{
				bad: true,
				more: [
					...opened.findings
						.filter((f) => f.severity === 'error')
						.slice(0, 3)
						.map((f) => t.finding(f)),
					...opened.notes,
				],
			},
		);
	}

	/** Opens a scenario of a pack as a game at its end; false where that fails. */
	async openScenario(path: string, variant: number): Promise<boolean> {
		this.studio.notices.close('open');
		const opened = await this.studio.request('play.open', { path, variant });
		if (!opened) return false;
		this.showOpenResult(path, opened);
		return opened.ok;
	}

	/** Shows another case of the scenario that is open. */
	async openCase(variant: number): Promise<void> {
		const { title = '' } = this.studio.game?.scenario ?? {};
		this.studio.notices.close('open');
		const opened = await this.studio.request('play.case', variant);
		if (opened) this.showOpenResult(title, opened);
	}

	/** Offers the game as a file; one that hides things only with an open table, because the file tells them. */
	async save(as: 'yaml' | 'json'): Promise<void> {
		const { studio } = this;
		if (studio.game?.secrets === 'hidden') return this.sayHidden(() => this.save(as));
		const file = await studio.request('save', { as, edited: studio.edits.paths });
		if (file) saveText(file.name, file.text);
	}

	/** Says that something would tell what the running game hides, and offers to go on with an open table. */
	sayHidden(then: () => unknown): void {
		const { studio } = this;
		studio.notices.say('hidden', p.hiddenHere, {
			more: [p.hiddenMore],
			actions: [
				{
					label: p.openTheTable,
					run: async () => {
						studio.notices.close('hidden');
						await studio.openTable(true);
						await then();
					},
				},
			],
		});
	}

	/** Keeps the running game as it is now. */
	keep(text: string, number: number): void {
		this.keeper.keep(text, number);
		this.sayTrouble();
	}

	/** Says what is wrong with the storage, once. */
	private sayTrouble(): void {
		const { trouble } = this.keeper;
		if (trouble === this.saidTrouble) return;
		this.saidTrouble = trouble;
		if (trouble === '') this.studio.notices.close('storage');
		else this.studio.notices.say('storage', trouble, { bad: true });
	}
}
