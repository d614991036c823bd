import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
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

/** Starts the command as a process of its own; `act` is given the process once it runs. */
function start(
	words: readonly string[],
	act: (child: ReturnType<typeof spawn>) => void = () => {},
): Promise<Ending> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [...flags, ...words], { cwd: box.path });
		let out = '';
		let err = '';
		child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
		child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
		child.on('close', (code) => resolve({ code, out, err }));
		act(child);
	});
}

/** Waits until a process handles a signal itself, and a moment longer, so that it is at work. */
async function listening(pid: number, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
	const bit = 1n << BigInt(constants.signals[signal] - 1);
	const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
	if (process.platform !== 'linux') return wait(5000);
	for (;;) {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8');
		const caught = /^SigCgt:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0';
		if ((BigInt(`0x${caught}`) & bit) !== 0n) return wait(1000);
		await wait(100);
	}
}

test.each([
	['SIGINT', 130],
	['SIGTERM', 143],
] as const)(
	'%s in the middle of a batch ends with %i, says nothing and leaves no file',
	async (signal, code) => {
		const words = ['simulate', '--game', 'carcassonne', '--games', '10000000', '--out', 'a.json'];
		const ending = await start(
			words,
			(child) => void listening(child.pid!, signal).then(() => child.kill(signal)),
		);
		expect(ending).toEqual({ code, out: '', err: '' });
		expect(readdirSync(box.path)).toEqual([]);
	},
);

test('a reader that closes the pipe early ends it quietly', async () => {
	const ending = await start(['packs', '--json'], (child) => child.stdout!.destroy());
	expect(ending).toMatchObject({ code: 0, err: '' });
});

test('JSON alone on standard output, no bar where nobody watches', async () => {
	const words = ['simulate', '--game', 'carcassonne', '--games', '3000', '--json'];
	const { code, out, err } = await start(words);
	expect({ code, err }).toEqual({ code: 0, err: '' });
	expect(JSON.parse(out)).toMatchObject({ games: 3000 });
});
