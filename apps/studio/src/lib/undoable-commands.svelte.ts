import { history as t } from '#texts/history.ts';
import type { TextState } from '@tilewright/workbench';
import { TextEdit, type TextAccess } from './editor/text-edit.ts';
import type { GameState } from '@tilewright/session';
import { type HistoryEntry, History, type UndoScope } from './history.svelte.ts';
import type { KeptPart } from './kept-parts.ts';
import type { GameAccess, Requests, RuleEditing } from './capabilities.ts';

type Access = GameAccess & Requests & RuleEditing;

export interface Part {
	go(): Promise<boolean | undefined>;
	back(): Promise<boolean>;
	/** The part as it was done, as data; undefined where nothing was chosen yet. */
	readonly kept?: () => KeptPart | undefined;
}

/** The payload of a request about the game; with `undo` it is taken back by sending the payload of before. */
export interface UndoableRequest<P extends readonly unknown[]> {
	readonly payload: P;
	readonly undo?: { readonly says: string; readonly payload: P };
}

async function inOrder(
	parts: readonly Part[],
	way: 'go' | 'back',
	other: 'go' | 'back',
): Promise<'done' | 'nothing' | 'failed'> {
	let any = false;
	for (const [i, part] of parts.entries()) {
		const done = await part[way]();
		any ||= done === true;
		if (done !== false) continue;
		for (const earlier of parts.slice(0, i).reverse()) await earlier[other]();
		return 'failed';
	}
	return any ? 'done' : 'nothing';
}

/** Parts that are done, as one entry. */
export function entryOf(
	says: string,
	parts: readonly Part[],
	of: Pick<HistoryEntry, 'game' | 'during'> = {},
): HistoryEntry {
	return {
		says,
		...of,
		undo: async () => (await inOrder([...parts].reverse(), 'back', 'go')) !== 'failed',
		redo: async () => (await inOrder(parts, 'go', 'back')) !== 'failed',
		kept: () => {
			const kept = parts.map((part) => part.kept?.());
			const { during } = of;
			return kept.every((part) => part !== undefined)
				? { says, parts: kept, ...(during === undefined ? {} : { during }) }
				: undefined;
		},
	};
}

export class UndoableCommands {
	readonly history: History = new History();
	/** The commands that the page in view takes back. */
	scope: UndoScope = $state('edits');
	announcement: { readonly says: string; readonly number: number } | undefined = $state.raw();
	private lastFailed: HistoryEntry | undefined;
	private readonly studio: Access;
	readonly textAccess: TextAccess;

	constructor(studio: Access) {
		this.studio = studio;
		this.textAccess = {
			texts: async (paths) => (await studio.request('texts', paths)) ?? [],
			isSaved: (path, disk) => studio.edits.isSaved(path, disk),
			put: (edits) => studio.edits.setAll(edits),
		};
	}

	get undoable(): string | undefined {
		return this.undoableIn(this.scope);
	}

	get redoable(): string | undefined {
		return this.redoableIn(this.scope);
	}

	undo(scope: UndoScope = this.scope): Promise<void> {
		return this.move('undo', scope);
	}

	redo(scope: UndoScope = this.scope): Promise<void> {
		return this.move('redo', scope);
	}

	undoableIn(scope: UndoScope): string | undefined {
		const { game } = this.studio;
		if (this.history.isShut('undo')) return undefined;
		const entry = this.history.next('undo', scope);
		if (entry) return isBarred(entry, game) ? undefined : entry.says;
		// steps of before this page was loaded
		if (scope === 'edits' || !game || game.viewingPast) return undefined;
		const step = game.steps.findLast((s) => s.bot === undefined) ?? game.steps.at(-1);
		return step && t.step(game.names[step.seat] ?? '', step.words);
	}

	private redoableIn(scope: UndoScope): string | undefined {
		const { game } = this.studio;
		if (this.history.isShut('redo')) return undefined;
		const entry = this.history.next('redo', scope);
		if (entry) return entry.game !== undefined && game?.viewingPast ? undefined : entry.says;
		const step = scope === 'edits' || game?.viewingPast ? undefined : game?.later[0];
		return step && t.step(game!.names[step.seat] ?? '', step.words);
	}

	private async move(way: 'undo' | 'redo', scope: UndoScope): Promise<void> {
		const { history } = this;
		// an editor may still hold what was typed last
		await history.inTurn(() => {});
		const says = way === 'undo' ? this.undoableIn(scope) : this.redoableIn(scope);
		const entry = history.next(way, scope);
		const done = (await this.moved(way, scope)) && says !== undefined;
		if (done && way === 'redo') this.announce(t.redone(says));
		else if (done) this.announce(t.undone(says, await this.isStillSaved(entry)));
		else if (this.studio.game?.viewingPast && history.next(way, scope)?.game !== undefined)
			this.announce(t.viewingPast);
		else if (says === undefined) this.announce(way === 'undo' ? t.nothingToUndo : t.nothingToRedo);
		else this.announce(this.afterFailure(way, says, entry));
		if (done) this.lastFailed = undefined;
	}

	/** A command that fails twice in a row is forgotten: it would bar all that lies behind it. */
	private afterFailure(
		way: 'undo' | 'redo',
		says: string,
		entry: HistoryEntry | undefined,
	): string {
		const isEdit = entry !== undefined && entry.game === undefined;
		if (!isEdit || this.history.isShut(way)) return t.cannot(way, says);
		if (this.lastFailed !== entry) {
			this.lastFailed = entry;
			return `${t.cannot(way, says)} ${t.againForgets(way)}`;
		}
		this.history.forget(entry);
		this.lastFailed = undefined;
		return t.forgotten(way, says);
	}

	/** A file that the command made was saved meanwhile: only the edit is taken back. */
	private async isStillSaved(entry: HistoryEntry | undefined): Promise<boolean> {
		const made = (entry?.kept?.()?.parts ?? []).flatMap((part) =>
			part.is === 'texts'
				? Object.entries(part.before).flatMap(([path, { text }]) =>
						text === undefined ? path : [],
					)
				: [],
		);
		if (made.length === 0) return false;
		return (await this.textAccess.texts(made)).some(({ disk }) => disk !== undefined);
	}

	private async moved(way: 'undo' | 'redo', scope: UndoScope): Promise<boolean> {
		const { history, studio } = this;
		for (;;) {
			if (history.isShut(way)) return false;
			const entry = history.next(way, scope);
			if (!entry) return scope !== 'edits' && (await this.movedBefore(way, scope));
			if (await history[way](scope)) return true;
			if (entry.game === undefined || studio.game?.viewingPast) return false;
			// the game stands before that step: an edit stopped it there
			history.forget(entry);
		}
	}

	/** Steps from before this page was loaded are taken back, too, and become commands by it. */
	private async movedBefore(way: 'undo' | 'redo', scope: UndoScope): Promise<boolean> {
		const { history, studio } = this;
		const { game } = studio;
		const says = way === 'undo' ? this.undoableIn(scope) : this.redoableIn(scope);
		if (!game || says === undefined || !(await studio.request(way))) return false;
		const nth = stepsOfPersons(game) - (way === 'undo' ? 1 : 0);
		const entry = this.step(game, says, nth);
		if (way === 'undo') history.recordUndone(entry);
		else history.record(entry);
		return true;
	}

	private announce(says: string): void {
		this.announcement = { says, number: (this.announcement?.number ?? 0) + 1 };
	}

	played(before: GameState, key: string): void {
		const who = before.names[before.decision?.seat ?? -1] ?? '';
		const says = t.step(who, this.studio.game?.steps[before.steps.length]?.words ?? key);
		this.history.record(this.step(before, says, stepsOfPersons(before)));
	}

	/** Bots begin to decide for persons: all their steps are one command. */
	botsPlay(before: GameState): void {
		this.history.record(this.step(before, t.botsPlayed, stepsOfPersons(before)));
	}

	async seatBy(seat: number, by: string): Promise<void> {
		const { studio } = this;
		const { game } = studio;
		const old = game?.setup.seats[seat]?.by;
		if (!game || old === undefined || old === by) return;
		const give = async (to: string): Promise<boolean> =>
			(await studio.request('seat', { seat, by: to }))?.ok === true;
		if (!(await give(by))) return;
		const name = game.names[seat] ?? '';
		this.history.record({
			says: t.seatBy(name, by),
			game: game.number,
			undo: () => give(old),
			redo: () => give(by),
		});
	}

	private step(game: GameState, says: string, nth: number): HistoryEntry {
		const { studio } = this;
		return {
			says,
			game: game.number,
			nth,
			undo: async () => (await studio.request('undo')) === true,
			redo: async () => (await studio.request('redo')) === true,
		};
	}

	/** Sends a request that may be refused; its payload is made when its turn in the queue comes. */
	requestInTurn<P extends readonly unknown[]>(
		send: (...payload: P) => Promise<boolean>,
		make: () => UndoableRequest<P> | undefined,
	): Promise<boolean> {
		return this.history.inTurn(async () => {
			const game = this.studio.game?.number;
			const made = make();
			if (!made || !(await send(...made.payload))) return false;
			if (made.undo && game !== undefined) {
				const { says, payload } = made.undo;
				const undo = (): Promise<boolean> => send(...payload);
				this.history.record({ says, game, undo, redo: () => send(...made.payload) });
			}
			return true;
		});
	}

	forgetLaterSteps(): void {
		const { game } = this.studio;
		if (game) this.history.keepSteps(game.number, stepsOfPersons(game));
	}

	async change(texts: Readonly<Record<string, string | null>>, says: string): Promise<void> {
		await this.run(says, [this.textsPart(texts)]);
	}

	/** Does some things one after the other as one command; where one cannot be done, those before are taken back. */
	run(
		says: string,
		parts: readonly Part[],
		of: Pick<HistoryEntry, 'game' | 'during'> = {},
	): Promise<boolean> {
		return this.history.inTurn(async () => {
			this.history.beginCommand();
			const changes = this.studio.game?.swap?.number;
			const done = await inOrder(parts, 'go', 'back');
			const entry = entryOf(says, parts, of);
			const changesGame = this.studio.game?.swap?.number !== changes;
			if (done === 'done') this.history.record(entry, this.scope === 'game' || changesGame);
			return done !== 'failed';
		});
	}

	textsPart(texts: Readonly<Record<string, string | null>>): Part {
		let entry: TextEdit | undefined;
		const go = async (): Promise<boolean | undefined> => {
			if (entry) return entry.redo();
			const { edits } = this.studio;
			const known = await this.textAccess.texts(Object.keys(texts));
			const before: Record<string, TextState> = {};
			const after: Record<string, TextState> = {};
			for (const { path, disk } of known) {
				const edit = edits.files[path];
				const text = texts[path] ?? disk;
				before[path] = { text: edit?.text ?? disk, edit };
				const next = text === disk || text === undefined;
				after[path] = { text, edit: next ? undefined : { text, base: edit?.base ?? disk ?? '' } };
			}
			if (known.every(({ path }) => before[path]!.text === after[path]!.text)) return undefined;
			edits.setAll(Object.fromEntries(known.map(({ path }) => [path, after[path]!.edit])));
			entry = new TextEdit(this.textAccess, '', before, after);
			return true;
		};
		const kept = (): KeptPart => ({
			is: 'texts',
			before: entry?.before ?? {},
			after: entry?.after ?? {},
		});
		return { go, back: () => entry?.undo() ?? Promise.resolve(true), kept };
	}

	/** A text as the editor has it now; what is typed without a pause is one command. */
	typed(path: string, text: string, disk: string): void {
		const { edits } = this.studio;
		const edit = edits.files[path];
		const before: TextState = { text: edit?.text ?? disk, edit };
		if (before.text === text) return;
		edits.set(path, text, disk);
		const after: TextState = { text, edit: edits.files[path] };
		const file = path.split('/').slice(-2).join('/');
		const one = (state: TextState): Record<string, TextState> => ({ [path]: state });
		this.history.record(
			new TextEdit(this.textAccess, t.typed(file), one(before), one(after), path),
			this.scope === 'game',
		);
	}

	revert(paths: readonly string[]): Promise<void> {
		const files = paths.map((p) => p.split('/').slice(-2).join('/'));
		return this.change(Object.fromEntries(paths.map((p) => [p, null])), t.reverted(files));
	}
}

function stepsOfPersons({ steps }: GameState): number {
	return steps.filter((s) => s.bot === undefined).length;
}

/** A past moment takes no step back, but the change of rules that stopped the game there. */
function isBarred({ game: of, nth }: HistoryEntry, game: GameState | undefined): boolean {
	const isOfStop = nth === undefined && game?.swap?.stopped !== undefined;
	return of !== undefined && game?.viewingPast === true && !isOfStop;
}
