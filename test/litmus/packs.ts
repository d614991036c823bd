import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Pack, type Workspace, type WorkspaceFile } from '@tilewright/lang';
import { root, shippedFiles, workspaceOf } from '../support/packs.ts';

/** The folder of the packs that spell the hard cases. */
const litmusFolder = 'test/litmus';

/** The shipped files and those of the hard cases. */
export const litmusFiles: readonly WorkspaceFile[] = [
	...shippedFiles(),
	...readdirSync(join(root, litmusFolder), { recursive: true, encoding: 'utf8' })
		.filter((f) => f.endsWith('.yaml'))
		.map((f) => `${litmusFolder}/${f.replaceAll('\\', '/')}`)
		.map((path) => ({ path, bytes: readFileSync(join(root, path)) })),
];

/** The shipped packs and those of the hard cases, read once. */
export const litmusWorkspace: Workspace = workspaceOf(litmusFiles);

/** The packs of the hard cases. */
export const litmusPacks: readonly Pack[] = litmusWorkspace.packs.filter((p) =>
	p.folder.startsWith(litmusFolder),
);
