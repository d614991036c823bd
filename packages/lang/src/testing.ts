import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspaceFile } from './workspace/workspace.ts';
import { loadWorkspace } from './workspace/workspace.ts';
import type { Workspace } from './workspace/workspace.ts';

/** The data folder of the repository; for tests. */
export const dataFolder: string = join(import.meta.dirname, '../../../data');

/** All YAML files below a folder, as a workspace takes them. */
export function readFolder(folder: string, prefix = 'data'): WorkspaceFile[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((f) => f.endsWith('.yaml'))
		.sort()
		.map((f) => ({ path: `${prefix}/${f}`, bytes: readFileSync(join(folder, f)) }));
}

const encoder = new TextEncoder();

/** A workspace of texts. */
export function workspaceOf(files: Readonly<Record<string, string>>, base: readonly WorkspaceFile[] = []): Workspace {
	return loadWorkspace([
		...base,
		...Object.entries(files).map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
	]);
}
