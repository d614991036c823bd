import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	renameSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { packageFolder, repository } from './frame/package-folder.ts';

const place = mkdtempSync(join(tmpdir(), 'tilewright-launcher-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

function write(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

/** Puts the launcher and a command into a folder, and returns the path of the launcher. */
function launcherIn(folder: string, command: string): string {
	cpSync(join(packageFolder, 'bin'), join(folder, 'bin'), { recursive: true });
	write(join(folder, 'package.json'), '{"type":"module"}');
	write(join(folder, 'dist/bundle/main.js'), command);
	return join(folder, 'bin/tilewright.mjs');
}

interface Ending {
	code: number;
	out: string;
	err: string;
}

function launch(path: string, args: string[], signal?: NodeJS.Signals): Promise<Ending> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
		let out = '';
		let err = '';
		child.stdout.on('data', (chunk: Buffer) => {
			out += chunk.toString();
			if (signal && out.trim() === 'waiting') child.kill(signal);
		});
		child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
		// the code that a shell shows
		child.on('close', (code, by) =>
			resolve({ code: code ?? 128 + constants.signals[by!], out, err }),
		);
	});
}

const standIn = `
const [what, ...rest] = process.argv.slice(2);
if (what === 'exit') process.exitCode = Number(rest[0]);
else if (what === 'tell') console.log(JSON.stringify(rest));
else {
	if (what === 'graceful') process.on('SIGINT', () => { console.log('put away'); process.exit(130); });
	console.log('waiting');
	setInterval(() => {}, 1000);
}`;

/** The command as it is installed, where the launcher is its process. */
const installed = launcherIn(join(place, 'installed'), standIn);

/** The command in a repository that pins another Node than the one of the tests, so that the launcher starts a process. */
const spawned = launcherIn(join(place, 'repository/packages/cli'), standIn);
const otherNode = join(place, 'other-node');

beforeAll(() => {
	symlinkSync(process.execPath, otherNode);
	write(
		join(place, 'repository/scripts/pinned-node.mjs'),
		`export const root = ${JSON.stringify(join(place, 'repository'))};
		export const pinnedNode = () => ${JSON.stringify(otherNode)};
		export const currentNodeWillDo = () => false;`,
	);
	write(
		join(place, 'repository/packages/cli/dist/bundle/sources.json'),
		JSON.stringify({ begun: 0, files: {}, links: {} }),
	);
});

describe.each([
	['in its own process', installed],
	['in a process of another Node', spawned],
])('%s', (_, launcher) => {
	test('arguments arrive as they were given', async () => {
		const given = ['a b', '', '--x=*', '$HOME', "it's"];
		const { code, out } = await launch(launcher, ['tell', ...given]);
		expect({ code, given: JSON.parse(out) as unknown }).toEqual({ code: 0, given });
	});

	test('the exit code is handed on', async () => {
		expect((await launch(launcher, ['exit', '0'])).code).toBe(0);
		expect((await launch(launcher, ['exit', '3'])).code).toBe(3);
	});

	test.each([
		['wait', 'SIGINT', 130, ''],
		['graceful', 'SIGINT', 130, 'put away'],
		['wait', 'SIGTERM', 143, ''],
	] as const)('%s ends on %s with %i', async (what, signal, code, last) => {
		const ending = await launch(launcher, [what], signal);
		expect(ending.code).toBe(code);
		expect(ending.out.split('\n').slice(1).join('').trim()).toBe(last);
	});
});

describe('in the repository', () => {
	const root = join(place, 'sources');
	const at = (name: string): string => join(root, name);
	const launcher = launcherIn(at('packages/cli'), "console.log('bundle')");
	const text = 'export const a = 1;\n';
	// as long ago as the clock of a file system needs to tell two times apart
	const aMoment = (): Promise<void> => passed(30);

	beforeEach(async () => {
		cpSync(join(repository, 'scripts/pinned-node.mjs'), at('scripts/pinned-node.mjs'));
		write(at('packages/cli/src/main.ts'), "console.log('source')");
		write(at('packages/lang/src/a.ts'), text);
		write(at('packages/lang/src/older.ts'), 'export const a = 0;\n');
		rmSync(at('packages/cli/node_modules'), { recursive: true, force: true });
		mkdirSync(at('packages/cli/node_modules'));
		symlinkSync(at('packages/lang'), at('packages/cli/node_modules/lang'), 'junction');
		mkdirSync(at('packages/other'), { recursive: true });
		await aMoment();
		const files = {
			'packages/lang/src/a.ts': createHash('sha256').update(text).digest('base64'),
		};
		const links = { 'packages/cli/node_modules/lang': 'packages/lang' };
		write(
			at('packages/cli/dist/bundle/sources.json'),
			JSON.stringify({ begun: Date.now(), files, links }),
		);
		await aMoment();
	});

	const ran = async (): Promise<string> => (await launch(launcher, [])).out.trim();

	test('the bundle runs while what it was made from is as it was', async () => {
		expect(await ran()).toBe('bundle');
		write(at('packages/lang/src/a.ts'), text);
		expect(await ran()).toBe('bundle');
	});

	test.each([
		['a file that changed', () => write(at('packages/lang/src/a.ts'), `${text}\n`)],
		['a file that is gone', () => rmSync(at('packages/lang/src/a.ts'))],
		[
			'an older file in the place of one',
			() => {
				utimesSync(at('packages/lang/src/older.ts'), 1e9, 1e9);
				renameSync(at('packages/lang/src/older.ts'), at('packages/lang/src/a.ts'));
			},
		],
		[
			'a link that leads to another package',
			() => {
				rmSync(at('packages/cli/node_modules/lang'));
				symlinkSync(at('packages/other'), at('packages/cli/node_modules/lang'), 'junction');
			},
		],
		['no list of sources', () => rmSync(at('packages/cli/dist/bundle/sources.json'))],
	])('the source runs after %s', async (_, change) => {
		change();
		expect(await ran()).toBe('source');
	});

	test('it starts the real command', async () => {
		const { code, out, err } = await launch(join(packageFolder, 'bin/tilewright.mjs'), [
			'--version',
		]);
		expect({ code, err }).toEqual({ code: 0, err: '' });
		expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
	});
});
