import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, sandbox } from './testing.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const flags = ['--conditions=@tilewright/source', '--disable-warning=ExperimentalWarning', main];

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

interface Ending {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

function start(
	words: readonly string[],
	act: (child: ReturnType<typeof spawn>) => void = () => {},
	preload: readonly string[] = [],
): Promise<Ending> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [...preload, ...flags, ...words], { cwd: box.path });
		let out = '';
		let err = '';
		child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
		child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
		child.on('close', (code) => resolve({ code, out, err }));
		act(child);
	});
}

/** Loaded before the command: tells when it takes signals into its own hands. */
const telltale = `data:text/javascript,process.on('newListener', (name) => {
	if (name === 'SIGTERM') process.stderr.write('listening');
})`;

test.each([
	['SIGINT', 130],
	['SIGTERM', 143],
] as const)(
	'%s in the middle of a batch ends with %i, says nothing and leaves no file',
	async (signal, code) => {
		const batch = ['simulate', '--game', 'carcassonne', '--jobs', '1', '--games', '10000000'];
		const words = [...batch, '--out', 'a.json'];
		const ending = await start(
			words,
			(child) => child.stderr!.once('data', () => setTimeout(() => child.kill(signal), 1500)),
			['--import', telltale],
		);
		expect(ending).toEqual({ code, out: '', err: 'listening' });
		expect(readdirSync(box.path)).toEqual([]);
	},
);

test('a reader that closes the pipe early ends it quietly', async () => {
	const ending = await start(['packs', '--json'], (child) => child.stdout!.destroy());
	expect(ending).toMatchObject({ code: 0, err: '' });
});

test('JSON alone on standard output, no bar where nobody watches', async () => {
	const words = ['simulate', '--game', 'carcassonne', '--jobs', '1', '--games', '200', '--json'];
	const { code, out, err } = await start(words);
	expect({ code, err }).toEqual({ code: 0, err: '' });
	expect(JSON.parse(out)).toMatchObject({ games: 200 });
});
