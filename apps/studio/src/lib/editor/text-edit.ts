import type { HistoryEntry } from '../history.svelte.ts';
import type { KeptEntry, States } from '../kept-parts.ts';
import { type Edited, editFor, type FileText } from '@tilewright/workbench';

export interface TextAccess {
	texts(paths: readonly string[]): Promise<readonly FileText[]>;
	/** The text was written to the disk from here. */
	isSaved(path: string, disk: string | undefined): boolean;
	put(edits: Readonly<Record<string, Edited | undefined>>): void;
}

export class TextEdit implements HistoryEntry {
	readonly says: string;
	readonly joins?: string;
	private readonly access: TextAccess;
	readonly before: States;
	readonly after: States;

	constructor(access: TextAccess, says: string, before: States, after: States, joins?: string) {
		this.access = access;
		this.says = says;
		this.before = before;
		this.after = after;
		if (joins !== undefined) this.joins = joins;
	}

	kept(): KeptEntry {
		const { says, before, after } = this;
		return { says, parts: [{ is: 'texts', before, after }] };
	}

	undo(): Promise<boolean> {
		return this.setTexts(this.before, this.after);
	}

	redo(): Promise<boolean> {
		return this.setTexts(this.after, this.before);
	}

	/** One entry that leads from before this one to after the next. */
	join(next: HistoryEntry): HistoryEntry | undefined {
		if (!(next instanceof TextEdit)) return next;
		const { before } = this;
		const { after } = next;
		const same = Object.keys(after).every((path) => before[path]?.text === after[path]?.text);
		return same ? undefined : new TextEdit(this.access, this.says, before, after, this.joins);
	}

	private async setTexts(to: States, from: States): Promise<boolean> {
		const files = await this.access.texts(Object.keys(to));
		const edits = files.map(({ path, disk }) => [
			path,
			editFor(to[path]!, from[path]!, disk, this.access.isSaved(path, disk)),
		]);
		this.access.put(Object.fromEntries(edits) as Record<string, Edited | undefined>);
		return true;
	}
}
