import { type Edited, type Edits as Kept, readShelf, writeShelf } from './shelf.ts';

type Texts = Readonly<Record<string, string | null>>;
type Send = (edits: Texts) => Promise<unknown>;
const KEEP_AFTER = 400;

/** The edited copies of files: shown here, kept in the browser, sent to the engine. */
export class Edits {
	kept: Kept = $state.raw({});
	trouble: string = $state('');
	private readonly send: Send;
	private due: ReturnType<typeof setTimeout> | undefined;
	/** Texts to be sent when what was sent before is done. */
	private waiting: Texts | undefined;
	private sending = false;

	constructor(send: Send) {
		this.send = send;
	}

	/** Reads what the browser kept. */
	load(): void {
		const { edits, trouble } = readShelf(() => localStorage);
		this.kept = edits;
		this.trouble = trouble;
		const texts = Object.entries(edits).map(([path, { text }]) => [path, text]);
		if (texts.length > 0) void this.tell(Object.fromEntries(texts) as Record<string, string>);
	}

	get paths(): string[] {
		return Object.keys(this.kept).sort();
	}

	/** A new text of a file whose text on disk is `disk`. */
	set(path: string, text: string, disk: string): void {
		if (text === disk) return this.revert([path]);
		const base = this.kept[path]?.base ?? disk;
		this.change({ ...this.kept, [path]: { text, base } });
		void this.tell({ [path]: text });
	}

	/** Lets the files on disk count again. */
	revert(paths: readonly string[]): void {
		const gone = paths.filter((path) => this.kept[path]);
		if (gone.length === 0) return;
		this.change(Object.fromEntries(Object.entries(this.kept).filter(([p]) => !gone.includes(p))));
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
		this.change(next);
		void this.tell(texts);
	}

	/** Holds an edit against the file as it is on disk now. */
	rebase(path: string, disk: string): void {
		const old = this.kept[path];
		if (old) this.change({ ...this.kept, [path]: { ...old, base: disk } });
	}

	/** Keeps what is not kept yet. */
	flush(): void {
		clearTimeout(this.due);
		this.due = undefined;
		this.trouble = writeShelf(() => localStorage, this.kept);
	}

	/** Sends texts; those that are outdated before their turn comes are never sent. */
	private async tell(texts: Texts): Promise<void> {
		this.waiting = { ...this.waiting, ...texts };
		if (this.sending) return;
		this.sending = true;
		try {
			let next: Texts | undefined;
			while ((next = this.waiting)) {
				this.waiting = undefined;
				await this.send(next);
			}
		} finally {
			this.sending = false;
		}
	}

	private change(kept: Kept): void {
		this.kept = kept;
		this.due ??= setTimeout(() => this.flush(), KEEP_AFTER);
	}
}
