#!/usr/bin/env node
// Plain JavaScript for any Node >= 20. Inside the repository it runs the pinned Node with the bundled command where the bundle is
// up to date, else with the TypeScript source (several times slower to start); once published there is only the bundle.
// What another Node runs gets the arguments and signals, and its exit code is handed on.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const cli = dirname(dirname(realpathSync(fileURLToPath(import.meta.url))));
const finder = join(cli, '..', '..', 'scripts', 'pinned-node.mjs');
const bundled = join(cli, 'bin', 'bundled.mjs');
const source = [
	'--conditions=@tilewright/source',
	'--disable-warning=ExperimentalWarning',
	join(cli, 'src', 'main.ts'),
];

/** Returns the Node to run, and its first arguments. */
async function inRepository() {
	const { currentNodeWillDo, pinnedNode, root } = await import(pathToFileURL(finder).href);
	const { upToDate } = await import('./up-to-date.mjs');
	const pinned = pinnedNode();
	if (!pinned && !currentNodeWillDo()) {
		process.stderr.write(
			'tilewright: run `npm start` or `npm test` once; they install what it runs on\n',
		);
		process.exit(3);
	}
	return {
		node: pinned ?? process.execPath,
		args: upToDate(join(cli, 'dist', 'bundle'), root) ? [bundled] : source,
	};
}

function run(node, args) {
	const child = spawn(node, [...args, ...process.argv.slice(2)], { stdio: 'inherit' });
	child.on('error', (error) => {
		process.stderr.write(`tilewright: cannot start ${node}: ${error.message}\n`);
		process.exit(70);
	});
	child.on('close', (code, signal) => {
		process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
	});
	process.on('SIGINT', () => {
		// Ctrl-C on a terminal reaches the child directly; sent again, it would end the child at once
		if (!process.stdin.isTTY) child.kill('SIGINT');
	});
	for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
}

const { node, args } = existsSync(finder)
	? await inRepository()
	: { node: process.execPath, args: [bundled] };
if (node === process.execPath && args[0] === bundled) await import('./bundled.mjs');
else run(node, args);
