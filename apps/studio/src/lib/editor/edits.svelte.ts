import {
	differing,
	type Edited,
	type Edits as Kept,
	overlaid,
	readShelf,
	SHELF,
	shelved,
	writeShelf,
} from './shelf.ts';

type Texts = Readonly<Record<string, string | null>>;
type Send = (edits: Texts) => Promise<unknown>;
const KEEP_AFTER = 400;

/** How an edited file stands beside the one on disk. */
export type EditState = 'edited' | 'new' | 'conflict';

/** A text that was edited here while another tab edited it too. */
export interface Crossed {
	readonly path: string;
	/** What the other tab wrote; null where it took its edit back. */
	readonly theirs: string | null;
}

/** The edited copies of files: shown here and in other tabs, kept in the browser, sent to the engine. */
export class Edits {
	kept: Kept = $state.raw({});
	trouble: string = $state('');
	/** What the disk says of edited files, as far as it was looked at; null where there is no file. */
	private disk: Readonly<Record<string, string | null>> = $state.raw({});
	/** What was heard of a file before it was found to say something else: news of that are still on their way. */
	private readonly outdated: Record<string, string | null> = {};
	/** Told of texts that two tabs edited at once: ours counts, theirs is handed over. */
	crossed: (all: readonly Crossed[]) => void = () => {};
	private readonly send: Send;
	private due: ReturnType<typeof setTimeout> | undefined;
	/** What all tabs keep, as it was seen last, and the paths that are newer here. */
	private seen: Kept = {};
	private newer: readonly string[] = [];
	/** Texts to be sent when what was sent before is done. */
	private waiting: Texts | undefined;
	private sending: Promise<void> | undefined;

	constructor(send: Send) {
		this.send = send;
	}

	/** Reads what the browser kept. */
	load(): void {
		const { edits, trouble } = readShelf(() => localStorage);
		this.kept = this.seen = edits;
		this.trouble = trouble;
		const texts = Object.entries(edits).map(([path, { text }]) => [path, text]);
		if (texts.length > 0) void this.tell(Object.fromEntries(texts) as Record<string, string>);
	}

	/** Takes over what other tabs do; answers how to stop. */
	follow(): () => void {
		const hear = ({ key, newValue }: StorageEvent): void => {
			if (key === SHELF || key === null) this.takeOver(shelved(newValue).edits);
		};
		// a page that slept has heard nothing
		const wake = (): void => {
			const { edits, trouble } = readShelf(() => localStorage);
			if (document.visibilityState === 'visible' && !trouble) this.takeOver(edits);
		};
		const sleep = (): void => this.flush();
		addEventListener('storage', hear);
		document.addEventListener('visibilitychange', wake);
		addEventListener('pagehide', sleep);
		return () => {
			removeEventListener('storage', hear);
			document.removeEventListener('visibilitychange', wake);
			removeEventListener('pagehide', sleep);
		};
	}

	get paths(): string[] {
		return Object.keys(this.kept).sort();
	}

	stateOf(path: string): EditState | undefined {
		const edit = this.kept[path];
		if (!edit) return undefined;
		const disk = this.disk[path];
		if (disk === undefined) return edit.base === '' ? 'new' : 'edited';
		if (disk === null) return edit.base === '' ? 'new' : 'conflict';
		return disk === edit.base || disk === edit.text ? 'edited' : 'conflict';
	}

	/** What the disk said last of an edited file. */
	diskOf(path: string): string | null | undefined {
		return this.disk[path];
	}

	/** A new text of a file whose text on disk is `disk`. */
	set(path: string, text: string, disk: string): void {
		if (text === disk) return this.revert([path]);
		const base = this.kept[path]?.base ?? disk;
		this.change({ ...this.kept, [path]: { text, base } }, [path]);
		void this.tell({ [path]: text });
	}

	/** Lets the files on disk count again. */
	revert(paths: readonly string[]): void {
		const gone = paths.filter((path) => this.kept[path]);
		if (gone.length === 0) return;
		this.change(overlaid(this.kept, gone, {}), gone);
		void this.tell(Object.fromEntries(gone.map((path) => [path, null])));
	}

	/** Lays edits over files as they once were, or takes them away. */
	put(edits: Readonly<Record<string, Edited | undefined>>): void {
		const next = { ...this.kept };
		const texts: Record<string, string | null> = {};
		for (const [path, edit] of Object.entries(edits)) {
			if (edit?.text === next[path]?.text) continue;
			texts[path] = edit?.text ?? null;
			if (edit) next[path] = edit;
			else delete next[path];
		}
		if (Object.keys(texts).length === 0) return;
		this.change(next, Object.keys(texts));
		void this.tell(texts);
	}

	/** Holds an edit against the file as it is on disk now. */
	rebase(path: string, disk: string): void {
		const old = this.kept[path];
		if (old) this.change({ ...this.kept, [path]: { ...old, base: disk } }, [path]);
	}

	/** The disk was looked at: what it says as well is no edit any more. */
	lookedAt(files: readonly { readonly path: string; readonly disk: string | undefined }[]): void {
		const news = files
			.map(({ path, disk }) => ({ path, disk: disk ?? null }))
			.filter(
				({ path, disk }) => !Object.hasOwn(this.outdated, path) || this.outdated[path] !== disk,
			);
		for (const { path } of news) delete this.outdated[path];
		this.disk = { ...this.disk, ...Object.fromEntries(news.map((f) => [f.path, f.disk])) };
		this.revert(news.filter((f) => this.kept[f.path]?.text === f.disk).map((f) => f.path));
	}

	/** The disk was found to say something, before it is heard of; null for no file. */
	found(path: string, disk: string | null): void {
		const heard = Object.hasOwn(this.outdated, path) ? this.outdated[path] : this.disk[path];
		if (heard === undefined || heard === disk) delete this.outdated[path];
		else this.outdated[path] = heard;
		this.disk = { ...this.disk, [path]: disk };
	}

	/** A text was written to the disk; the edit goes when the disk is heard to say the same. */
	saved(path: string, text: string): void {
		this.found(path, text);
		this.rebase(path, text);
	}

	/** Keeps what is not kept yet, beside what other tabs keep. */
	flush(): void {
		clearTimeout(this.due);
		this.due = undefined;
		if (this.newer.length === 0) return;
		const now = readShelf(() => localStorage);
		// another tab may have written a moment ago, unheard of
		if (!now.trouble) this.takeOver(now.edits);
		const all = now.trouble ? this.kept : overlaid(now.edits, this.newer, this.kept);
		this.trouble = writeShelf(() => localStorage, all);
		if (this.trouble) return;
		this.newer = [];
		this.seen = all;
	}

	/** Takes over edits of another tab; where both edited, ours stays. */
	private takeOver(all: Kept): void {
		const changed = differing(this.seen, all);
		this.seen = all;
		const crossed = changed.filter(
			(path) => this.newer.includes(path) && all[path]?.text !== this.kept[path]?.text,
		);
		if (crossed.length > 0)
			this.crossed(crossed.map((path) => ({ path, theirs: all[path]?.text ?? null })));
		const taken = changed.filter((path) => !this.newer.includes(path));
		const texts = taken.filter((path) => all[path]?.text !== this.kept[path]?.text);
		this.kept = overlaid(this.kept, taken, all);
		if (texts.length > 0)
			void this.tell(Object.fromEntries(texts.map((path) => [path, all[path]?.text ?? null])));
	}

	/** Waits until the engine knows all texts. */
	async sent(): Promise<void> {
		await this.sending;
	}

	/** Sends texts; those that are outdated before their turn comes are never sent. */
	private tell(texts: Texts): Promise<void> {
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

	private change(kept: Kept, paths: readonly string[]): void {
		this.kept = kept;
		this.newer = [...this.newer, ...paths.filter((path) => !this.newer.includes(path))];
		this.due ??= setTimeout(() => this.flush(), KEEP_AFTER);
	}
}
