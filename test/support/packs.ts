import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
	type ReadFile,
	type Workspace,
	type WorkspaceDocument,
	type WorkspaceFile,
	compile,
	loadWorkspace,
	readDocument,
} from '@tilewright/lang';
import type { Compile } from '@tilewright/interpreter';

export const root: string = join(import.meta.dirname, '../..');

let shipped: readonly WorkspaceFile[] | undefined;

/** The files of the shipped packs; every call gives the same ones. */
export function shippedFiles(): WorkspaceFile[] {
	return [...(shipped ??= readShipped())];
}

function readShipped(): WorkspaceFile[] {
	return readdirSync(join(root, 'data'), { recursive: true, withFileTypes: true })
		.filter((e) => e.isFile() && /\.ya?ml$/.test(e.name))
		.map((e) => join(e.parentPath, e.name))
		.map((path) => ({
			path: relative(root, path).replaceAll('\\', '/'),
			bytes: readFileSync(path),
		}));
}

/** The shipped packs with texts of one file replaced; each replacement must hit. */
export function editedFiles(
	file: string,
	...edits: readonly (readonly [from: string, to: string])[]
): WorkspaceFile[] {
	return shippedFiles().map((f) => {
		if (f.path !== file) return f;
		let text = new TextDecoder().decode(f.bytes);
		for (const [from, to] of edits) {
			if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`);
			text = text.replace(from, to);
		}
		return { path: f.path, bytes: new TextEncoder().encode(text) };
	});
}

const known = new WeakMap<WorkspaceFile, ReadFile>();

export function workspaceOf(files: readonly WorkspaceFile[]): Workspace {
	return loadWorkspace(files, (file) => {
		let read = known.get(file);
		if (read === undefined) known.set(file, (read = readDocument(file)));
		return read;
	});
}

const compilers = new WeakMap<Workspace, Compile>();

/** The compiler of a workspace, which test files share: none may change a program. */
export function compilerOf(workspace: Workspace): Compile {
	const before = compilers.get(workspace);
	if (before !== undefined) return before;
	const known = new Map<string, ReturnType<Compile>>();
	const compiler: Compile = (selection) => {
		const key = JSON.stringify(selection);
		let made = known.get(key);
		if (made === undefined) known.set(key, (made = compile(workspace, selection)));
		return made;
	};
	compilers.set(workspace, compiler);
	return compiler;
}

let ofShipped: Workspace | undefined;

export function shippedWorkspace(): Workspace {
	return (ofShipped ??= workspaceOf(shippedFiles()));
}

export function dataOf(document: WorkspaceDocument): unknown {
	return document.yaml.value;
}
