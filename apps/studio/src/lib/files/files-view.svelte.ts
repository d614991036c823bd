import { isName } from '@tilewright/lang';
import { store } from '#store/store.ts';
import { filesView as t } from '#texts/files-view.ts';
import { choicePart } from '../rules/choice.ts';
import type { FileAccess, Messages, RuleWriting, SavedGames } from '../capabilities.ts';
import { saveBytes } from '../editor/save-text.ts';
import {
	packId,
	packIdTrouble,
	type PackRow,
	type RenamedFile,
	type WorkspaceView as Listed,
	type FileKind,
	firstTileId,
	newExpansion,
	newFile,
	newGame,
} from '@tilewright/workbench';
import { OWN_FOLDER, isOwnPath, type OtherName } from '@tilewright/session';
import type { Cause } from './versions.ts';
import { showPlayView } from './show-play-view.ts';
import { onLast, whileDone } from '#lib/ui/on-last.ts';

type Access = FileAccess & Messages & RuleWriting & SavedGames;

export interface NewPack {
	readonly id: string;
	readonly title: string;
	readonly game: string;
}

export interface FirstTile {
	readonly file: string;
	readonly id: string;
}

export class FilesViewState {
	listed: Listed | undefined = $state.raw();
	changed: readonly string[] = $state.raw([]);
	private chosenFolders: readonly string[] = $state.raw([]);
	private readonly studio: Access;

	constructor(studio: Access) {
		this.studio = studio;
	}

	async refresh(): Promise<void> {
		this.listed = (await this.studio.request('files.list')) ?? this.listed;
		this.changed = await store.changed().catch(() => this.changed);
	}

	/** The packs that are checked for export; one that is gone is no longer among them. */
	get chosen(): readonly PackRow[] {
		return this.packs.filter(({ folder }) => this.chosenFolders.includes(folder));
	}

	get hasOwn(): boolean {
		return this.packs.some(isMine);
	}

	get packs(): readonly PackRow[] {
		const rank = (p: PackRow): number => (isMine(p) ? (p.id === '' ? 1 : 0) : p.id === '' ? 3 : 2);
		return [...(this.listed?.packs ?? [])].sort((a, b) => rank(a) - rank(b));
	}

	get paths(): string[] {
		return this.packs.flatMap((p) => p.files.map((f) => f.path));
	}

	choose(folder: string, on: boolean): void {
		const others = this.chosenFolders.filter((f) => f !== folder);
		this.chosenFolders = on ? [...others, folder] : others;
	}

	troubleOfPack(name: string): string {
		const trouble = packIdTrouble(name, this.packs);
		return trouble === undefined ? '' : { form: t.badPackName, taken: t.nameTaken }[trouble];
	}

	idFor(title: string): string {
		return packId(title, (id) => packIdTrouble(id, this.packs) === undefined);
	}

	/**
	 * Makes a pack as edits: a game of its own, or an expansion of another. An expansion joins what is played of that game; the result is
	 * then its first tile, which is to be drawn.
	 */
	async makePack({ id, title, game }: NewPack): Promise<FirstTile | undefined> {
		const base = this.listed?.games.find((g) => g.game === game);
		const library = this.listed?.libraries[0] ?? '';
		const tile = base ? await this.freeTile() : '';
		const texts = base ? newExpansion(id, title, base, tile) : newGame(id, title, library);
		const folder = `${OWN_FOLDER}${id}/`;
		const { commands, setup, notices } = this.studio;
		const says = t.made({ path: folder });
		const made = commands.textsPart(
			Object.fromEntries(Object.entries(texts).map(([file, text]) => [folder + file, text])),
		);
		const join = choicePart(this.studio, ({ packs }) => ({ packs: [...packs, id] }));
		// rules that cannot be put together now cannot take the pack in
		const joined = base?.game === setup.game && (await commands.run(says, [made, join]));
		if (!joined) await commands.run(says, [made]);
		const undo = onLast(this.studio, t.undo, () => {
			notices.close('files');
			notices.close('joined');
			void this.studio.undo('all');
		});
		const isTrue = whileDone(this.studio);
		if (joined) {
			const running = this.studio.game?.setup.packs.includes(id) === true;
			const play = {
				label: t.playWithIt,
				run: async () => {
					notices.close('joined');
					if (!running && this.studio.game) await this.studio.leave();
					await showPlayView();
				},
			};
			notices.show('joined', t.joined({ title, running }), { actions: [play, undo], isTrue });
		} else if (base) {
			notices.show('files', t.notJoined({ title }), { actions: [undo], isTrue });
		} else {
			const play = { label: t.tiles.play, run: () => this.setUp(id) };
			notices.show('files', t.gameMade({ title }), { actions: [play, undo], isTrue });
		}
		this.studio.editing = joined ? undefined : { file: `${folder}rules.yaml`, line: 1 };
		return joined ? { file: `${folder}tiles.yaml`, id: tile } : undefined;
	}

	private async freeTile(): Promise<string> {
		const here = await this.studio.request('tiles.here', this.studio.setup);
		return firstTileId(here?.palette.tiles.map((e) => e.id) ?? []);
	}

	private async setUp(game: string): Promise<void> {
		const { studio } = this;
		studio.notices.close('files');
		if (studio.game) await studio.leave();
		studio.editing = undefined;
		studio.draft.chooseGame(game);
		await studio.choose();
		await showPlayView();
	}

	freeName(folder: string, kind: FileKind): string {
		const name = (n: number): string => (n === 1 ? kind : `${kind}-${n}`);
		let n = 1;
		while (this.troubleOfFile(folder, name(n)) !== '') n++;
		return name(n);
	}

	troubleOfFile(folder: string, name: string): string {
		const path = pathIn(folder, name);
		if (!name.split('/').every(isName)) return t.badName;
		const lower = path.toLowerCase();
		return this.paths.some((p) => p.toLowerCase() === lower) ? t.nameTaken : '';
	}

	async addFile(pack: PackRow, kind: FileKind, name: string): Promise<void> {
		const path = pathIn(pack.folder, name);
		const plain = name
			.replace(/\.ya?ml$/i, '')
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, '-');
		await this.studio.change({ [path]: newFile(kind, plain, pack.id) }, t.made({ path }));
		this.studio.editing = { file: path, line: 1 };
	}

	async move(moves: Readonly<Record<string, string>>): Promise<void> {
		const { studio } = this;
		const { edits, fileSaver } = studio;
		const texts = (await studio.request('texts', Object.keys(moves))) ?? [];
		const wrong: string[] = [];
		for (const { path, disk } of texts) {
			const to = moves[path]!;
			const edit = edits.files[path];
			if (disk !== undefined) {
				const made = await fileSaver.writeFile(to, disk, null);
				const gone = made || (await fileSaver.writeFile(path, null, disk));
				if (gone) {
					wrong.push(gone);
					continue;
				}
			}
			edits.setAll({
				[path]: undefined,
				...(edit ? { [to]: { text: edit.text, base: disk ?? '' } } : {}),
			});
		}
		this.report(wrong, t.renamed({ path: Object.values(moves)[0] ?? '' }));
	}

	async setTitle({ folder, title: was }: PackRow, title: string): Promise<void> {
		const { studio } = this;
		const made =
			title === was ? undefined : await studio.request('files.titled', { folder, title });
		if (made) await studio.change({ [made.path]: made.text }, t.titled({ was, title }));
	}

	/** Gives a pack of one's own another name: its folder, its id, and wherever it is named below `own/`, as one command. */
	async renamePack({ folder, name, game, role }: PackRow, to: string): Promise<void> {
		const { studio } = this;
		const makes = role === 'game' && game === name;
		const known = studio.game?.setup;
		const plays = known?.game === game && (makes || known.packs.includes(name));
		const files = (await studio.request('files.renamed', { folder, to })) ?? [];
		if (files.length === 0) return;
		const back = files.map(backwards);
		const says = t.packRenamed({ from: name, to });
		const done = await studio.commands.run(says, [
			{ go: () => this.renameFiles(files), back: () => this.renameFiles(back) },
			{
				go: () => this.call({ from: name, to, of: game, game: makes }),
				back: () => this.call({ from: to, to: name, of: makes ? to : game, game: makes }),
			},
		]);
		if (!done) return;
		const others = files.filter((f) => f.path === f.to);
		studio.notices.show('files', says, {
			more: [
				t.packRenamedIn({
					places: files.reduce((n, f) => n + f.places, 0),
					files: files.filter((f) => f.places > 0).length,
				}),
				...others.map((f) => f.path),
				...(plays ? [t.gameHasNewName] : []),
			],
			isTrue: whileDone(studio),
			actions: [
				onLast(studio, t.undo, () => {
					studio.notices.close('files');
					void studio.undo('all');
				}),
			],
		});
	}

	private async call(name: OtherName): Promise<boolean> {
		const { draft } = this.studio;
		const { from, to, game } = name;
		if (draft.packs.includes(from)) draft.packs = draft.packs.map((p) => (p === from ? to : p));
		if (game && draft.game === from) draft.game = to;
		await this.studio.request('files.rename-pack', name);
		return true;
	}

	/** Writes files under their new paths; where one cannot be written, those before are taken back. */
	private async renameFiles(files: readonly RenamedFile[]): Promise<boolean> {
		const { edits } = this.studio;
		const done: RenamedFile[] = [];
		for (const file of files) {
			const why = await this.renameFile(file);
			if (why === '') {
				done.push(file);
				continue;
			}
			for (const one of done.reverse()) await this.renameFile(backwards(one));
			this.report([why], '');
			return false;
		}
		for (const { path, to, disk, edit } of files) {
			if (path !== to) edits.setAll({ [path]: undefined });
			if (edit) edits.setAll({ [to]: { text: edit.after, base: disk?.after ?? '' } });
			else if (path !== to) edits.setAll({ [to]: undefined });
		}
		return true;
	}

	private async renameFile({ path, to, disk }: RenamedFile): Promise<string> {
		const { fileSaver } = this.studio;
		if (!disk) return '';
		const { before, after } = disk;
		if (path === to) return before === after ? '' : fileSaver.writeFile(path, after, before);
		const made = await fileSaver.writeFile(to, after, null);
		return made || fileSaver.writeFile(path, null, before);
	}

	/** Deletes files and their edits; their texts are stored as a version, from which they can be restored. */
	remove(paths: readonly string[], name: string): Promise<void> {
		return this.rewrite(paths, () => Promise.resolve(null), 'delete', t.removed({ name }));
	}

	/** Restores the texts that files were shipped with, and removes their edits. */
	reset(paths: readonly string[]): Promise<void> {
		const says = t.wasReset({ files: paths.length, name: paths[0] ?? '' });
		return this.rewrite(paths, async (path) => (await store.shipped(path)) ?? null, 'save', says);
	}

	private async rewrite(
		paths: readonly string[],
		textOf: (path: string) => Promise<string | null>,
		cause: Cause,
		says: string,
	): Promise<void> {
		const { studio } = this;
		const { edits, fileSaver, notices } = studio;
		const texts = (await studio.request('texts', paths)) ?? [];
		const before = Object.fromEntries(paths.map((path) => [path, edits.files[path]]));
		await fileSaver.storeVersion(
			Object.fromEntries(texts.map((f) => [f.path, f.text ?? null])),
			cause,
		);
		const wrong: string[] = [];
		const done: { path: string; disk: string; text: string | null }[] = [];
		for (const { path, disk } of texts) {
			if (disk === undefined) continue;
			const text = await textOf(path);
			const why = await fileSaver.writeFile(path, text, disk);
			if (why) wrong.push(why);
			else done.push({ path, disk, text });
		}
		edits.setAll(Object.fromEntries(paths.map((path) => [path, undefined])));
		if (wrong.length > 0) return this.report(wrong, '');
		notices.show('files', says, {
			actions: [
				{
					label: t.undo,
					run: async () => {
						notices.close('files');
						const failed: string[] = [];
						for (const { path, disk, text } of done) {
							const why = await fileSaver.writeFile(path, disk, text);
							if (why) failed.push(why);
						}
						edits.setAll(before);
						if (failed.length > 0) this.report(failed, '');
					},
				},
			],
		});
	}

	private report(wrong: readonly string[], good: string): void {
		const [first, ...more] = wrong;
		if (first !== undefined) this.studio.notices.show('files', first, { bad: true, more });
		else {
			this.studio.notices.close('files');
			this.studio.fileSaver.status = good;
		}
	}

	/** All that the person made: own packs and house rules, and shipped files that say something else. */
	get mine(): readonly string[] {
		const { edits } = this.studio;
		return this.paths.filter(
			(path) => isOwnPath(path) || this.changed.includes(path) || edits.files[path] !== undefined,
		);
	}

	/** Exports the chosen packs; where none is chosen, everything that the person made. */
	async export(): Promise<void> {
		const packs = this.chosen;
		const paths = packs.length === 0 ? this.mine : packs.flatMap((p) => p.files.map((f) => f.path));
		const bytes = await this.studio.request('files.bundle', paths);
		const name = packs.length === 1 ? packs[0]!.name : packs.length === 0 ? 'own' : 'packs';
		if (bytes) saveBytes(`${name || 'files'}.zip`, bytes, 'application/zip');
	}
}

function isMine({ folder, files }: PackRow): boolean {
	return isOwnPath(folder) || (folder === '' && files.some((f) => isOwnPath(f.path)));
}

function backwards({ path, to, disk, edit, places }: RenamedFile): RenamedFile {
	const turned = (both: RenamedFile['disk']): RenamedFile['disk'] =>
		both && { before: both.after, after: both.before };
	return { path: to, to: path, disk: turned(disk), edit: turned(edit), places };
}

export function pathIn(folder: string, name: string): string {
	const whole = /\.ya?ml$/i.test(name) ? name : `${name}.yaml`;
	return folder === '' ? `${OWN_FOLDER}${whole}` : `${folder}/${whole}`;
}
