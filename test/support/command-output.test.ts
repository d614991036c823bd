import { describe, expect, it } from 'vitest';
import { commandOutput } from './command-output.ts';
import { root } from './packs.ts';

const node = (script: string) => commandOutput(process.execPath, ['-e', script], root);

describe('the output of a command', () => {
	it('is what it printed on standard output', () => {
		expect(node('console.log("whole"); console.error("aside")')).toBe('whole\n');
	});

	it('is in the error when the command fails, from both streams', () => {
		const failing = () =>
			node('console.log("on " + "out"); console.error("on " + "err"); process.exitCode = 7');
		expect(failing).toThrow('exit code 7');
		expect(failing).toThrow('on out');
		expect(failing).toThrow('on err');
	});

	it('names the signal that ended the command', () => {
		expect(() => node('console.log("before"); process.kill(process.pid, "SIGTERM")')).toThrow(
			/signal SIGTERM/,
		);
	});

	it('says which command could not be started', () => {
		expect(() => commandOutput('no-such-command-anywhere', [], root)).toThrow(
			'no-such-command-anywhere',
		);
	});
});
