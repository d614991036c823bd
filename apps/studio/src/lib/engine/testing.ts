import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkspaceFile } from '@tilewright/lang';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** The shipped data, as tests feed it to the engine. */
export const shipped: readonly WorkspaceFile[] = readdirSync(join(root, 'data'), {
	recursive: true,
	encoding: 'utf8',
})
	.filter((p) => p.endsWith('.yaml'))
	.map((p) => ({
		path: `data/${p.replaceAll('\\', '/')}`,
		bytes: new Uint8Array(readFileSync(join(root, 'data', p))),
	}));

/** One file with a piece of its text changed. */
export function edited(
	from: string,
	to: string,
	path = 'data/carcassonne/base/rules.yaml',
): WorkspaceFile[] {
	const file = shipped.find((f) => f.path === path);
	const text = new TextDecoder().decode(file?.bytes as Uint8Array);
	if (!text.includes(from)) throw new Error(`${path} has no “${from}”`);
	return [{ path, bytes: new TextEncoder().encode(text.replace(from, to)) }];
}
