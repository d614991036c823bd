// Counts the tests of a run from the logs that turbo keeps per package (a cache hit restores them).
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './pinned-node.mjs';

function logs(tasks) {
	const homes = ['packages', 'apps']
		.flatMap((d) => readdirSync(join(root, d)).map((name) => join(d, name)))
		.concat('test', '.');
	const files = tasks.map(
		(task) => `turbo-${task.replace('//#', '').replace(/:/g, '$colon$')}.log`,
	);
	return homes
		.flatMap((home) => files.map((file) => join(root, home, '.turbo', file)))
		.filter((file) => existsSync(file));
}

export function clearLogs(tasks) {
	for (const file of logs(tasks)) rmSync(file);
}

const count = (line, word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);

/** A line that names something that failed: a check of ours, a test of vitest, or the task itself. */
const names = /^not ok |^\s*FAIL\s|ELIFECYCLE/;

/** Adds up the summary lines, vitest's `Tests  3 passed | 1 failed (4)`, and our own `3 passed, 1 failed`, and names what failed. */
export function tally(tasks) {
	const sum = { passed: 0, failed: 0, names: [] };
	for (const file of logs(tasks)) {
		for (const line of stripVTControlCharacters(readFileSync(file, 'utf8')).split(/\r?\n/)) {
			if (names.test(line))
				sum.names.push(`${relative(root, dirname(dirname(file))) || '.'}: ${line}`);
			if (!/^\s*Tests\s+\d+ (passed|failed)/.test(line) && !/^\d+ passed, \d+ failed$/.test(line))
				continue;
			sum.passed += count(line, 'passed');
			sum.failed += count(line, 'failed');
		}
	}
	return sum;
}
