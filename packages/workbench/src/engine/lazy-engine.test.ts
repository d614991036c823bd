import { readDocument, type FilesChange } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { WorkspaceFiles } from '@tilewright/session';
import { type EngineBackend, LazyEngine } from './lazy-engine.ts';

const text = (path: string, content: string): FilesChange['files'][number] => ({
	path,
	bytes: new TextEncoder().encode(content),
});
const change = (content: string): FilesChange => ({
	files: [text('data/a/pack.yaml', content)],
	gone: [],
	whole: false,
});

function setUp(fetch?: () => Promise<EngineBackend>): {
	front: LazyEngine;
	heard: string[];
	changes: FilesChange[];
} {
	const heard: string[] = [];
	const changes: FilesChange[] = [];
	const behind: EngineBackend = {
		change: (c) => void changes.push(c),
		handle: (ask) => (heard.push(ask), `${ask} answered`),
	};
	return {
		front: new LazyEngine(
			new WorkspaceFiles(readDocument),
			fetch ?? (() => Promise.resolve(behind)),
		),
		heard,
		changes,
	};
}

describe('the front', () => {
	test('offers what can be chosen by itself', () => {
		const { front, heard } = setUp();
		expect(front.handle('choices', {})).toEqual({ choices: undefined, findings: [] });
		expect(heard).toEqual([]);
	});

	test('what is fetched hears of everything before, once, and answers from then on in order', async () => {
		const { front, heard, changes } = setUp();
		front.change(change('a'));
		front.change(change('b'));
		const first = front.handle('start', {});
		// asked after a question that waits, it waits as well
		const second = front.handle('choices', {});
		front.change(change('c'));
		expect(await Promise.all([first, second])).toEqual(['start answered', 'choices answered']);
		expect(heard).toEqual(['start', 'choices']);
		front.change(change('d'));
		expect(front.handle('undo', {})).toBe('undo answered');
		expect(changes.map((c) => new TextDecoder().decode(c.files[0]!.bytes))).toEqual([
			'a',
			'b',
			'c',
			'd',
		]);
	});

	test('settings wait for what they are settings of, the last of each', async () => {
		const { front, heard } = setUp();
		expect(front.handle('confirm-turns', true)).toBeUndefined();
		expect(front.handle('pace', 450)).toBeUndefined();
		expect(front.handle('confirm-turns', false)).toBeUndefined();
		expect(heard).toEqual([]);
		expect(await front.handle('start', {})).toBe('start answered');
		expect(heard).toEqual(['confirm-turns', 'pace', 'start']);
	});

	test('what could not be fetched is tried again', async () => {
		let tries = 0;
		const { front } = setUp(() =>
			++tries === 1
				? Promise.reject(new Error('away'))
				: Promise.resolve({ change: () => {}, handle: () => 'there' }),
		);
		await expect(front.handle('start', {})).rejects.toThrow('away');
		expect(await front.handle('start', {})).toBe('there');
	});
});
