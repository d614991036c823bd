import {
	type ReadFile,
	type Reader,
	type Workspace,
	type WorkspaceFile,
	workspaceFrom,
} from '@tilewright/lang';

export class WorkspaceFiles {
	private readonly bytes = new Map<string, Uint8Array>();
	private readonly read = new Map<string, ReadFile>();
	private made: Workspace | undefined;
	private readonly reader: Reader;

	constructor(reader: Reader) {
		this.reader = reader;
	}

	get size(): number {
		return this.bytes.size;
	}

	/** Applies a change; returns the paths that are different now. */
	change(files: readonly WorkspaceFile[], gone: readonly string[], whole: boolean): string[] {
		const different = new Set(gone);
		if (whole)
			for (const path of this.bytes.keys())
				if (!files.some((f) => f.path === path)) different.add(path);
		for (const path of different) {
			this.bytes.delete(path);
			this.read.delete(path);
		}
		for (const { path, bytes } of files) {
			const old = this.bytes.get(path);
			if (old !== undefined && same(old, bytes)) continue;
			this.bytes.set(path, bytes);
			this.read.delete(path);
			different.add(path);
		}
		if (different.size > 0) this.made = undefined;
		return [...different].sort();
	}

	get workspace(): Workspace {
		this.made ??= workspaceFrom(
			[...this.bytes].map(([path, bytes]) => ({ path, bytes })),
			(file) => {
				let known = this.read.get(file.path);
				if (!known) this.read.set(file.path, (known = this.reader(file)));
				return known;
			},
		);
		return this.made;
	}

	workspaceWith(more: readonly WorkspaceFile[]): Workspace {
		const own = new Set(more.map((f) => f.path));
		const files = [...this.bytes].map(([path, bytes]) => ({ path, bytes }));
		return workspaceFrom([...files.filter((f) => !own.has(f.path)), ...more], (file) =>
			own.has(file.path) ? this.reader(file) : (this.read.get(file.path) ?? this.reader(file)),
		);
	}

	get all(): ReadonlyMap<string, Uint8Array> {
		return this.bytes;
	}
}

function same(a: Uint8Array, b: Uint8Array): boolean {
	return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
