import { expect, test, vi } from 'vitest';
import { optionsOf } from './options.mjs';

const options = {
	port: { type: 'string' },
	data: { type: 'string', multiple: true },
	open: { type: 'boolean', default: true },
} as const;

function read(...args: string[]): unknown {
	const output: unknown[] = [];
	const note = (text: string): void => void output.push(text);
	const log = vi.spyOn(console, 'log').mockImplementation(note);
	const error = vi.spyOn(console, 'error').mockImplementation(note);
	const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
		throw new Error(`${code}`);
	});
	try {
		return { ...optionsOf('how it is used', options, args) };
	} catch (ended) {
		return { exit: (ended as Error).message, output: output.join() };
	} finally {
		for (const spy of [log, error, exit]) spy.mockRestore();
	}
}

test('options are read', () => {
	expect(read()).toEqual({ open: true });
	expect(read('--port', '7', '--data', 'a', '--data', 'b', '--no-open')).toEqual({
		port: '7',
		data: ['a', 'b'],
		open: false,
	});
});

test('help is printed, and an unknown option is named with it', () => {
	expect(read('--port', '7', '--help')).toEqual({ exit: '0', output: 'how it is used' });
	const wrong = read('--prot', '7') as { exit: string; output: string };
	expect(wrong.exit).toBe('2');
	expect(wrong.output).toContain("'--prot'");
	expect(wrong.output).toContain('how it is used');
});
