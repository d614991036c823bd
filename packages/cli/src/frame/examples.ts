import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** An example line with `{game}` filled in: the first folder of the shipped data that holds packs and is none itself. */
export function filledIn(line: string, data: string): string {
	if (!line.includes('{game}')) return line;
	const folders = existsSync(data) ? readdirSync(data, { withFileTypes: true }) : [];
	const game = folders
		.filter((f) => f.isDirectory() && !existsSync(join(data, f.name, 'pack.yaml')))
		.map((f) => f.name)
		.sort()[0];
	return line.replaceAll('{game}', game ?? 'GAME');
}
