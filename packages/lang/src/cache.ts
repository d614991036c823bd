import { type Compiled, compile } from './compile.ts';
import type { Selection } from './link/ruleset.ts';
import { canonical } from './lower/hash.ts';
import { loadWorkspace, readDocument } from './workspace/load.ts';
import type { ReadFile } from './workspace/read.ts';
import type { Workspace, WorkspaceDocument, WorkspaceFile } from './workspace/workspace.ts';

const maxPrograms = 64;

/** Reads files and compiles set-ups, doing again only what its content asks for. */
export interface Cache {
	load(files: readonly WorkspaceFile[]): Workspace;
	compile(workspace: Workspace, selection: Selection): Compiled;
}

export function createCache(): Cache {
	const files = new Map<string, { bytes: Uint8Array; read: ReadFile }>();
	const numbers = new WeakMap<WorkspaceDocument, number>();
	let documents = 0;
	const numberOf = (d: WorkspaceDocument): number => {
		let n = numbers.get(d);
		if (n === undefined) numbers.set(d, (n = documents++));
		return n;
	};
	const programs = new Map<string, Compiled>();
	return {
		load: (list) => {
			const known = new Set(list.map((f) => f.path));
			for (const path of files.keys()) if (!known.has(path)) files.delete(path);
			return loadWorkspace(list, (file) => {
				const old = files.get(file.path);
				if (old !== undefined && sameBytes(old.bytes, file.bytes)) return old.read;
				const read = readDocument(file);
				files.set(file.path, { bytes: file.bytes, read });
				return read;
			});
		},
		compile: (workspace, selection) => {
			// a document that was not read again is the same object, so its number stands for its content
			const parts = workspace.documents
				.filter((d) => d.kind !== 'scenario' && d.kind !== 'log')
				.map(numberOf);
			const key = `${parts.join(' ')} ${canonical(selection)}`;
			const old = programs.get(key);
			if (old !== undefined) {
				programs.delete(key);
				programs.set(key, old);
				return old;
			}
			const made = compile(workspace, selection);
			programs.set(key, made);
			if (programs.size > maxPrograms) programs.delete(programs.keys().next().value!);
			return made;
		},
	};
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
	if (a === b) return true;
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
}
