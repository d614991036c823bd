import { bytesOfFile, textOfFile } from '../pictures/text.ts';
import type { WorkspaceFile } from './workspace.ts';

/** A change of files; `whole` says that no others are left. */
export interface FilesChange {
	readonly files: readonly WorkspaceFile[];
	readonly gone: readonly string[];
	readonly whole: boolean;
}

/** Files of the disk with edited texts laid over them: an edit hides what the disk says, until it is taken away. */
export class FileLayers {
	private readonly disk = new Map<string, Uint8Array>();
	private readonly edits = new Map<string, string>();

	takeDisk({ files, gone, whole }: FilesChange): FilesChange {
		if (whole) this.disk.clear();
		for (const path of gone) this.disk.delete(path);
		for (const { path, bytes } of files) this.disk.set(path, bytes);
		if (whole)
			return {
				files: [
					...files.filter((f) => !this.edits.has(f.path)),
					...[...this.edits.keys()].map((path) => this.used(path)!),
				],
				gone: [],
				whole: true,
			};
		return {
			files: files.filter((f) => !this.edits.has(f.path)),
			gone: gone.filter((path) => !this.edits.has(path)),
			whole: false,
		};
	}

	takeEdits(edits: Readonly<Record<string, string | null>>): FilesChange {
		const files: WorkspaceFile[] = [];
		const gone: string[] = [];
		for (const [path, text] of Object.entries(edits)) {
			if (text === null) this.edits.delete(path);
			else this.edits.set(path, text);
			const used = this.used(path);
			if (used) files.push(used);
			else gone.push(path);
		}
		return { files, gone, whole: false };
	}

	/** The file on disk as text with `\n` between its lines; undefined where there is none. */
	diskText(path: string): string | undefined {
		const bytes = this.disk.get(path);
		return bytes && plainText(textOfFile(path, bytes));
	}

	get onDisk(): WorkspaceFile[] {
		return [...this.disk].map(([path, bytes]) => ({ path, bytes }));
	}

	edited(): { readonly path: string; readonly bytes: Uint8Array | undefined }[] {
		return [...this.edits.keys()].map((path) => ({ path, bytes: this.disk.get(path) }));
	}

	editedText(path: string): string | undefined {
		return this.edits.get(path);
	}

	get diskIsKnown(): boolean {
		return this.disk.size > 0;
	}

	private used(path: string): WorkspaceFile | undefined {
		const edit = this.edits.get(path);
		const bytes = edit === undefined ? this.disk.get(path) : bytesOfFile(path, edit);
		return bytes && { path, bytes };
	}
}

/** A text as the editor holds it: no byte order mark, `\n` between lines. */
export function plainText(text: string): string {
	return text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
}
