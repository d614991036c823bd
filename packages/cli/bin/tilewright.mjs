#!/usr/bin/env node
// Plain JavaScript for any Node >= 20: hands arguments, signals and exit code to the pinned Node.
// Inside the repository that runs the built command where the build is up to date, else the TypeScript
// source (a few times slower to start); once published there is only the built one.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const cli = dirname(dirname(realpathSync(fileURLToPath(import.meta.url))));
const finder = join(cli, '..', '..', 'scripts', 'pinned-node.mjs');
const built = join(cli, 'dist', 'main.js');

function newest(folder) {
	let time = 0;
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) time = Math.max(time, newest(path));
		else if (!/\.test\.ts$/.test(entry.name)) time = Math.max(time, statSync(path).mtimeMs);
	}
	return time;
}

/** Returns true when every package’s build is younger than its source. */
function upToDate() {
	const packages = dirname(cli);
	for (const name of readdirSync(packages)) {
		const source = join(packages, name, 'src');
		if (!existsSync(source)) continue;
		const dist = statSync(join(packages, name, 'dist', 'index.js'), { throwIfNoEntry: false });
		if (!dist || newest(source) >= dist.mtimeMs) return false;
	}
	return existsSync(built);
}

let node = process.execPath;
let args = [built];
if (existsSync(finder)) {
	const { currentNodeWillDo, pinnedNode } = await import(pathToFileURL(finder).href);
	const pinned = pinnedNode();
	if (!pinned && !currentNodeWillDo()) {
		process.stderr.write(
			'tilewright: run `npm start` or `npm test` once; they install what it runs on\n',
		);
		process.exit(3);
	}
	node = pinned ?? node;
	if (!upToDate())
		args = [
			'--conditions=@tilewright/source',
			'--disable-warning=ExperimentalWarning',
			join(cli, 'src', 'main.ts'),
		];
}

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
