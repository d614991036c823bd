import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOutput } from '../support/command-output.ts';
import { root } from '../support/packs.ts';

export interface Published {
	readonly name: string;
	readonly folder: string;
	readonly exports: Readonly<Record<string, unknown>>;
}

export function publishedPackages(): Published[] {
	const folders = [...readdirSync(join(root, 'packages')).map((p) => join('packages', p)), 'data'];
	return folders
		.map((folder) => join(root, folder))
		.filter((folder) => existsSync(join(folder, 'package.json')))
		.map((folder) => ({ folder, ...manifestOf(folder) }))
		.filter((p) => p.private !== true);
}

function manifestOf(folder: string): Omit<Published, 'folder'> & { readonly private?: boolean } {
	return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as never;
}

export function pnpm(cwd: string, ...args: readonly string[]): string {
	const cli = join(root, 'tools/bootstrap/node_modules/pnpm/bin/pnpm.mjs');
	return commandOutput(process.execPath, [cli, ...args], cwd);
}

export function packAll(packages: readonly Published[], into: string): Map<string, string> {
	const tarballs = new Map<string, string>();
	for (const { name, folder } of packages) {
		const { filename } = JSON.parse(pnpm(folder, 'pack', '--json', '--pack-destination', into)) as {
			filename: string;
		};
		tarballs.set(name, filename);
	}
	return tarballs;
}

export function installPacked(folder: string, tarballs: ReadonlyMap<string, string>): void {
	const files = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
	mkdirSync(folder, { recursive: true });
	writeFileSync(
		join(folder, 'package.json'),
		JSON.stringify({
			name: 'fresh',
			private: true,
			type: 'module',
			dependencies: files,
			devDependencies: { '@types/node': '^22.0.0' },
		}),
	);
	// the packages name each other by version, and that version is in no registry yet
	writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: files }));
	pnpm(folder, 'install', '--prefer-offline', '--ignore-scripts');
}
