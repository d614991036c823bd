import type { Finding } from '@tilewright/session';
import { store } from '#store/store.ts';
import { files as t } from '#texts/files.ts';
import type { CrossedEdit } from '../editor/edits.svelte.ts';
import type { Faults, Undoing } from '../capabilities.ts';
import type { Save } from '../store/store.ts';
import type { PendingImport, ImportAccess } from './import-file.ts';
import type { Cause } from './versions.ts';

type Access = ImportAccess & Pick<Faults, 'fileFindings'> & Undoing;

/** The longest wait of a save for the version before it to be stored, in milliseconds. */
const VERSION_TIMEOUT_MS = 3000;

/** A file that is read sooner needs no word of it, in milliseconds. */
const READING_SHOWN_AFTER_MS = 300;

const MAX_LINES = 4;

function inTime<T>(coming: Promise<T>, ms: number, otherwise: T): Promise<T> {
	let timer: ReturnType<typeof setTimeout>;
	const late = new Promise<T>((resolve) => (timer = setTimeout(resolve, ms, otherwise)));
	return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

export class FileSaver {
	shown: string = $state('');
	saving: boolean = $state(false);
	status: string = $state('');
	choosing: { readonly path: string; readonly save: boolean } | undefined = $state.raw();
	unread: readonly Finding[] = $state.raw([]);
	incoming: PendingImport | undefined = $state.raw();
	sharing: boolean = $state(false);
	private readonly studio: Access;
	private readonly write: Save;
	private last: Promise<void> = Promise.resolve();

	constructor(studio: Access, write: Save = store.save) {
		this.studio = studio;
		this.write = write;
	}

	async compareWithDisk(): Promise<void> {
		const { edits } = this.studio;
		const { paths } = edits;
		if (paths.length === 0) return;
		const texts = await this.studio.request('texts', paths);
		if (texts) edits.onDiskRead(texts);
	}

	showUnread(findings: readonly Finding[]): void {
		const { notices } = this.studio;
		this.unread = findings;
		if (findings.length === 0) return notices.close('unread');
		const lines = findings.slice(0, MAX_LINES).map(({ message, code }) => `${message} ${code}`);
		const rest = findings.length - lines.length;
		notices.show('unread', t.unread, {
			bad: true,
			more: rest > 0 ? [...lines, t.unreadRest(rest)] : lines,
		});
	}

	/** An editor may still hold what was typed last. */
	private async flushEditors(): Promise<void> {
		await this.studio.commands.history.inTurn(() => {});
	}

	/** Takes a file in: a game is opened, tiles and packs are shown first. */
	async importFile(file: File): Promise<void> {
		const { notices } = this.studio;
		const says = t.readingFile({ name: file.name });
		const due = setTimeout(() => notices.show('reading', says), READING_SHOWN_AFTER_MS);
		try {
			const { importFile } = await import('./import-file.ts');
			await importFile(this.studio, file);
		} finally {
			clearTimeout(due);
			notices.close('reading');
		}
	}

	async openLink(): Promise<void> {
		const { openLink } = await import('./import-file.ts');
		await openLink(this.studio);
	}

	async storeVersion(
		texts: Readonly<Record<string, string | null>>,
		cause: Cause,
		name = '',
	): Promise<boolean> {
		const { keepVersion } = await import('./versions.ts');
		return inTime(keepVersion(texts, cause, name), VERSION_TIMEOUT_MS, false);
	}

	async saveShown(): Promise<void> {
		await this.flushEditors();
		const { edits, notices } = this.studio;
		if (this.shown !== '' && edits.files[this.shown]) return this.save([this.shown]);
		if (edits.paths.length === 0 || this.shown !== '') this.status = t.nothingToSave;
		else
			notices.show('save', t.nothingShown(edits.paths.length), {
				actions: [{ label: t.saveAll, run: () => (notices.close('save'), this.saveAll()) }],
			});
	}

	async saveAll(): Promise<void> {
		await this.flushEditors();
		await this.save(this.studio.edits.paths);
	}

	/** Writes edited files to the disk; those that somebody else changed are left and reported. One save runs at a time. */
	save(paths: readonly string[]): Promise<void> {
		const done = this.last.then(() => this.saveNow(paths));
		this.last = done.catch(() => {});
		return done;
	}

	private async saveNow(paths: readonly string[]): Promise<void> {
		const { edits, notices } = this.studio;
		this.saving = true;
		this.status = '';
		notices.close('save');
		try {
			await this.flushEditors();
			await this.compareWithDisk();
			const changed: string[] = [];
			const refused: string[] = [];
			const done: string[] = [];
			const wanted = paths.filter((path) => edits.files[path]);
			const old = wanted
				.filter((path) => edits.stateOf(path) === 'edited')
				.map((path) => [path, edits.files[path]!.base] as const);
			await this.storeVersion(Object.fromEntries(old), 'save');
			for (const path of wanted) {
				const edit = edits.files[path];
				if (!edit) continue;
				const state = edits.stateOf(path);
				const base = state === 'new' ? null : edit.base;
				const result =
					state === 'conflict'
						? ({ is: 'changed', disk: edits.diskOf(path) ?? null } as const)
						: await this.write({ path, text: edit.text, base });
				if (result.is === 'saved') {
					edits.saved(path, edit.text);
					done.push(path);
				} else if (result.is === 'changed') {
					edits.setDisk(path, result.disk);
					changed.push(path);
				} else refused.push(`${result.message} ${result.code}`.trim());
			}
			const says = done.length === 1 ? t.saved(done[0]!) : done.length > 1 ? savedMany(done) : '';
			const errors = await this.errorsIn(done);
			this.status = errors > 0 ? `${says} ${t.savedWithErrors(errors)}` : says;
			if (changed.length + refused.length > 0)
				notices.show(
					'save',
					changed.length > 0 ? t.changedOnDisk(changed.join(', ')) : t.notSaved,
					{
						bad: true,
						more: refused,
						actions: changed.slice(0, 1).map((path) => ({
							label: t.choose,
							run: () => (this.choosing = { path, save: true }),
						})),
					},
				);
		} finally {
			this.saving = false;
		}
	}

	private async errorsIn(paths: readonly string[]): Promise<number> {
		const { fileFindings } = this.studio;
		if (paths.length === 0) return 0;
		await fileFindings.check();
		return fileFindings.withThoseOfGame.filter(
			({ file, severity }) => severity === 'error' && paths.includes(file),
		).length;
	}

	/** The person's own text counts; what is on disk becomes what it is compared with. */
	async keepMine(path: string): Promise<void> {
		const { edits } = this.studio;
		const disk = edits.diskOf(path) ?? null;
		const save = this.choosing?.save;
		this.choosing = undefined;
		this.studio.notices.close('save');
		if (disk !== null) await this.storeVersion({ [path]: disk }, 'save');
		edits.rebase(path, disk ?? '');
		if (save) await this.save([path]);
	}

	async takeTheirs(path: string): Promise<void> {
		await this.revert([path]);
		this.choosing = undefined;
		this.studio.notices.close('save');
	}

	async revert(paths: readonly string[], cause: 'revert' | 'example' = 'revert'): Promise<void> {
		const { edits } = this.studio;
		const texts = paths.flatMap((path) => {
			const edit = edits.files[path];
			return edit ? [[path, edit.text] as const] : [];
		});
		await this.studio.commands.revert(paths);
		await this.storeVersion(Object.fromEntries(texts), cause);
	}

	async writeFile(path: string, text: string | null, base: string | null): Promise<string> {
		const result = await this.write({ path, text, base });
		if (result.is === 'saved') return '';
		return result.is === 'changed'
			? t.changedOnDisk(path)
			: `${result.message} ${result.code}`.trim();
	}

	async onCrossed(all: readonly CrossedEdit[]): Promise<void> {
		const texts = all.filter((c) => c.theirs !== null).map((c) => [c.path, c.theirs] as const);
		const stored = await this.storeVersion(Object.fromEntries(texts), 'tab');
		this.studio.notices.show('tabs', t.otherTab(all.map((c) => c.path).join(', ')), {
			bad: !stored,
			more: [stored ? t.otherTabStored : t.otherTabLost],
		});
	}
}

function savedMany(paths: readonly string[]): string {
	const folders = new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1)));
	return t.savedMany({ files: paths.length, folders: [...folders].sort() });
}
