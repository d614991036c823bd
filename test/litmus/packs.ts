import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Pack, type Workspace, type WorkspaceFile } from '@tilewright/lang';
import { root, shippedFiles, workspaceOf } from '../support/packs.ts';

const litmusFolder = 'test/litmus';

export const litmusFiles: readonly WorkspaceFile[] = [
	...shippedFiles(),
	...readdirSync(join(root, litmusFolder), { recursive: true, encoding: 'utf8' })
		.filter((f) => f.endsWith('.yaml'))
		.map((f) => `${litmusFolder}/${f.replaceAll('\\', '/')}`)
		.map((path) => ({ path, bytes: readFileSync(join(root, path)) })),
];

export const litmusWorkspace: Workspace = workspaceOf(litmusFiles);

export const litmusPacks: readonly Pack[] = litmusWorkspace.packs.filter((p) =>
	p.folder.startsWith(litmusFolder),
);
