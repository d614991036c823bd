import { type Edits as Kept, readShelf, writeShelf } from './shelf.ts';

type Send = (edits: Readonly<Record<string, string | null>>) => void;
const KEEP_AFTER = 400;

/** The edited copies of files: shown here, kept in the browser, sent to the engine. */
export class Edits {
	kept: Kept = $state.raw({});
	trouble: string = $state('');
	private readonly send: Send;
	private due: ReturnType<typeof setTimeout> | undefined;

	constructor(send: Send) {
		this.send = send;
	}

	/** Reads what the browser kept. */
	load(): void {
		const { edits, trouble } = readShelf(() => localStorage);
		this.kept = edits;
		this.trouble = trouble;
		const texts = Object.entries(edits).map(([path, { text }]) => [path, text]);
		if (texts.length > 0) this.send(Object.fromEntries(texts) as Record<string, string>);
	}

	get paths(): string[] {
		return Object.keys(this.kept).sort();
	}

	/** A new text of a file whose text on disk is `disk`. */
	set(path: string, text: string, disk: string): void {
		if (text === disk) return this.revert([path]);
		const base = this.kept[path]?.base ?? disk;
		this.change({ ...this.kept, [path]: { text, base } });
		this.send({ [path]: text });
	}

	/** Lets the files on disk count again. */
	revert(paths: readonly string[]): void {
		const gone = paths.filter((path) => this.kept[path]);
		if (gone.length === 0) return;
		this.change(Object.fromEntries(Object.entries(this.kept).filter(([p]) => !gone.includes(p))));
		this.send(Object.fromEntries(gone.map((path) => [path, null])));
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

	private change(kept: Kept): void {
		this.kept = kept;
		this.due ??= setTimeout(() => this.flush(), KEEP_AFTER);
	}
}
