import {
	changedPaths,
	type Edited,
	type Edits as EditedFiles,
	overlaid,
} from '@tilewright/workbench';
import {
	readStoredEdits,
	STORAGE_KEY,
	parseStoredEdits,
	writeStoredEdits,
} from './stored-edits.ts';

type Texts = Readonly<Record<string, string | null>>;
type Send = (edits: Texts) => Promise<unknown>;
const STORE_DELAY_MS = 400;

export type EditState = 'edited' | 'new' | 'conflict';

export interface CrossedEdit {
	readonly path: string;
	/** The text of the other tab; null where it took its edit back. */
	readonly theirs: string | null;
}

/** The edited copies of files: shown here and in other tabs, kept in the browser, sent to the engine. */
export class Edits {
	files: EditedFiles = $state.raw({});
	trouble: string = $state('');
	/** The texts of edited files on disk, as they were read last; null where there is no file. */
	private disk: Readonly<Record<string, string | null>> = $state.raw({});
	/** The text known before a file was found to have another one: late news with the old text are ignored. */
	private readonly outdated: Record<string, string | null> = {};
	/** Called with texts that two tabs edited at once: ours counts, theirs is handed over. */
	onCrossed: (all: readonly CrossedEdit[]) => void = () => {};
	/** Texts of this tab that were written to the disk, until news of the file come or it is edited again. */
	private readonly written: Record<string, string> = {};
	/** The text of each file that was written to the disk from here last. */
	private readonly savedTexts: Record<string, string> = {};
	private readonly send: Send;
	private timer: ReturnType<typeof setTimeout> | undefined;
	/** The edits of all tabs, as they were read last, and the paths that are newer here. */
	private seen: EditedFiles = {};
	private newer: readonly string[] = [];
	private waiting: Texts | undefined;
	private sending: Promise<void> | undefined;

	constructor(send: Send) {
		this.send = send;
	}

	load(): void {
		const { edits, trouble } = readStoredEdits(() => localStorage);
		this.files = this.seen = edits;
		this.trouble = trouble;
		const texts = Object.entries(edits).map(([path, { text }]) => [path, text]);
		if (texts.length > 0) void this.queue(Object.fromEntries(texts) as Record<string, string>);
	}

	follow(): () => void {
		const onStorage = ({ key, newValue }: StorageEvent): void => {
			if (key === STORAGE_KEY || key === null) this.takeOver(parseStoredEdits(newValue).edits);
		};
		// a page that slept got no events
		const wake = (): void => {
			const { edits, trouble } = readStoredEdits(() => localStorage);
			if (document.visibilityState === 'visible' && !trouble) this.takeOver(edits);
		};
		const sleep = (): void => this.flush();
		addEventListener('storage', onStorage);
		document.addEventListener('visibilitychange', wake);
		addEventListener('pagehide', sleep);
		return () => {
			removeEventListener('storage', onStorage);
			document.removeEventListener('visibilitychange', wake);
			removeEventListener('pagehide', sleep);
		};
	}

	get paths(): string[] {
		return Object.keys(this.files).sort();
	}

	stateOf(path: string): EditState | undefined {
		const edit = this.files[path];
		if (!edit) return undefined;
		const disk = this.disk[path];
		if (disk === undefined) return edit.base === '' ? 'new' : 'edited';
		if (disk === null) return edit.base === '' ? 'new' : 'conflict';
		return disk === edit.base || disk === edit.text ? 'edited' : 'conflict';
	}

	diskOf(path: string): string | null | undefined {
		return this.disk[path];
	}

	set(path: string, text: string, disk: string): void {
		if (text === disk) return this.revert([path]);
		const base = this.files[path]?.base ?? disk;
		this.change({ ...this.files, [path]: { text, base } }, [path]);
		void this.queue({ [path]: text });
	}

	revert(paths: readonly string[]): void {
		const gone = paths.filter((path) => this.files[path]);
		if (gone.length === 0) return;
		this.change(overlaid(this.files, gone, {}), gone);
		void this.queue(Object.fromEntries(gone.map((path) => [path, null])));
	}

	setAll(edits: Readonly<Record<string, Edited | undefined>>): void {
		const next = { ...this.files };
		const texts: Record<string, string | null> = {};
		for (const [path, edit] of Object.entries(edits)) {
			if (edit?.text === next[path]?.text) continue;
			texts[path] = edit?.text ?? null;
			if (edit) next[path] = edit;
			else delete next[path];
		}
		if (Object.keys(texts).length === 0) return;
		this.change(next, Object.keys(texts));
		void this.queue(texts);
	}

	rebase(path: string, disk: string): void {
		const old = this.files[path];
		if (old) this.change({ ...this.files, [path]: { ...old, base: disk } }, [path]);
	}

	/**
	 * Takes over the texts that the disk has. An edit that the disk has as well, or that was saved before somebody else wrote the file
	 * again, is no edit any more.
	 */
	onDiskRead(texts: readonly { readonly path: string; readonly disk: string | undefined }[]): void {
		const news = texts
			.map(({ path, disk }) => ({ path, disk: disk ?? null }))
			.filter(
				({ path, disk }) => !Object.hasOwn(this.outdated, path) || this.outdated[path] !== disk,
			);
		this.disk = { ...this.disk, ...Object.fromEntries(news.map((f) => [f.path, f.disk])) };
		const isDone = ({ path, disk }: (typeof news)[number]): boolean => {
			const edit = this.files[path];
			return edit !== undefined && (edit.text === disk || edit.text === this.written[path]);
		};
		const done = news.filter(isDone).map((f) => f.path);
		for (const { path } of news) {
			delete this.outdated[path];
			delete this.written[path];
		}
		this.revert(done);
	}

	/** Notes a text that the disk was found to have, before its news come; null for no file. */
	setDisk(path: string, disk: string | null): void {
		const lastKnown = Object.hasOwn(this.outdated, path) ? this.outdated[path] : this.disk[path];
		if (lastKnown === undefined || lastKnown === disk) delete this.outdated[path];
		else this.outdated[path] = lastKnown;
		this.disk = { ...this.disk, [path]: disk };
	}

	/** A text was written to the disk. The edit goes when the next news of the file come, whatever it says by then. */
	saved(path: string, text: string): void {
		this.setDisk(path, text);
		this.rebase(path, text);
		this.written[path] = text;
		this.savedTexts[path] = text;
	}

	isSaved(path: string, disk: string | undefined): boolean {
		return (
			disk !== undefined && Object.hasOwn(this.savedTexts, path) && this.savedTexts[path] === disk
		);
	}

	flush(): void {
		clearTimeout(this.timer);
		this.timer = undefined;
		if (this.newer.length === 0) return;
		const now = readStoredEdits(() => localStorage);
		// another tab may have written a moment ago, and its event is still to come
		if (!now.trouble) this.takeOver(now.edits);
		const all = now.trouble ? this.files : overlaid(now.edits, this.newer, this.files);
		this.trouble = writeStoredEdits(() => localStorage, all);
		if (this.trouble) return;
		this.newer = [];
		this.seen = all;
	}

	/** Takes over edits of another tab; where both edited, ours stays. */
	private takeOver(all: EditedFiles): void {
		const changed = changedPaths(this.seen, all);
		this.seen = all;
		const crossed = changed.filter(
			(path) => this.newer.includes(path) && all[path]?.text !== this.files[path]?.text,
		);
		if (crossed.length > 0)
			this.onCrossed(crossed.map((path) => ({ path, theirs: all[path]?.text ?? null })));
		const theirs = changed.filter((path) => !this.newer.includes(path));
		const texts = theirs.filter((path) => all[path]?.text !== this.files[path]?.text);
		this.files = overlaid(this.files, theirs, all);
		if (texts.length > 0)
			void this.queue(Object.fromEntries(texts.map((path) => [path, all[path]?.text ?? null])));
	}

	async sent(): Promise<void> {
		await this.sending;
	}

	/** Sends texts; those that are outdated before their turn comes are never sent. */
	private queue(texts: Texts): Promise<void> {
		this.waiting = { ...this.waiting, ...texts };
		this.sending ??= this.sendAll().finally(() => (this.sending = undefined));
		return this.sending;
	}

	private async sendAll(): Promise<void> {
		let next: Texts | undefined;
		while ((next = this.waiting)) {
			this.waiting = undefined;
			await this.send(next);
		}
	}

	private change(files: EditedFiles, paths: readonly string[]): void {
		this.files = files;
		for (const path of paths) delete this.written[path];
		this.newer = [...this.newer, ...paths.filter((path) => !this.newer.includes(path))];
		this.timer ??= setTimeout(() => this.flush(), STORE_DELAY_MS);
	}
}
