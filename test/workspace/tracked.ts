import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root: string = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export function tracked(...under: string[]): string[] {
	return execFileSync('git', ['ls-files', '-z', '--', ...under], { cwd: root, encoding: 'utf8' })
		.split('\0')
		.filter((path) => path !== '' && existsSync(join(root, path)));
}

export function text(path: string): string {
	const content = readFileSync(join(root, path), 'utf8');
	return content.includes('\0') ? '' : content;
}

export const isOfTests = (path: string): boolean =>
	/\.(test|verify)\.ts$|\/testing\.ts$/.test(path);
