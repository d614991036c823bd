import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspaceFile } from '@tilewright/lang';
import { root, shippedFiles } from './packs.ts';

export function filesWithTestPacks(): WorkspaceFile[] {
	const folder = join(root, 'test/packs');
	const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((f) => f.endsWith('.yaml'))
		.map((f) => ({
			path: `packs/${f.replaceAll('\\', '/')}`,
			bytes: readFileSync(join(folder, f)),
		}));
	return [...shippedFiles(), ...own];
}
