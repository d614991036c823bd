#!/usr/bin/env node
// Plain JavaScript for any Node >= 20: hands arguments, signals and exit code to the pinned Node.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const cli = dirname(dirname(realpathSync(fileURLToPath(import.meta.url))));
const finder = join(cli, '..', '..', 'scripts', 'pinned-node.mjs');
const source = join(cli, 'src', 'main.ts');

// in the repository: the pinned Node runs the TypeScript source; once published: this Node runs dist
const inRepository = existsSync(finder) && existsSync(source);
let node = process.execPath;
let args = [join(cli, 'dist', 'main.js')];
if (inRepository) {
	const { currentNodeWillDo, pinnedNode } = await import(pathToFileURL(finder).href);
	const pinned = pinnedNode();
	if (!pinned && !currentNodeWillDo()) {
		process.stderr.write(
			'tilewright: run `npm test` or `npm start` once; it installs the Node this needs\n',
		);
		process.exit(3);
	}
	node = pinned ?? node;
	args = ['--conditions=@tilewright/source', '--disable-warning=ExperimentalWarning', source];
}

const child = spawn(node, [...args, ...process.argv.slice(2)], { stdio: 'inherit' });
// a terminal signals the whole group; anyone else signals this process alone
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
	process.stderr.write(`tilewright: cannot start ${node}: ${error.message}\n`);
	process.exit(70);
});
child.on('close', (code, signal) => {
	process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
