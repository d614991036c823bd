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
	engine: LazyEngine;
	requests: string[];
	changes: FilesChange[];
} {
	const requests: string[] = [];
	const changes: FilesChange[] = [];
	const behind: EngineBackend = {
		change: (c) => void changes.push(c),
		handle: (name) => (requests.push(name), `${name} answered`),
	};
	return {
		engine: new LazyEngine(
			new WorkspaceFiles(readDocument),
			fetch ?? (() => Promise.resolve(behind)),
		),
		requests,
		changes,
	};
}

describe('the front', () => {
	test('offers what can be chosen by itself', () => {
		const { engine, requests } = setUp();
		expect(engine.handle('choices', {})).toEqual({ choices: undefined, findings: [] });
		expect(requests).toEqual([]);
	});

	test('what is fetched hears of everything before, once, and answers from then on in order', async () => {
		const { engine, requests, changes } = setUp();
		engine.change(change('a'));
		engine.change(change('b'));
		const first = engine.handle('start', {});
		const second = engine.handle('choices', {});
		engine.change(change('c'));
		expect(await Promise.all([first, second])).toEqual(['start answered', 'choices answered']);
		expect(requests).toEqual(['start', 'choices']);
		engine.change(change('d'));
		expect(engine.handle('undo', {})).toBe('undo answered');
		expect(changes.map((c) => new TextDecoder().decode(c.files[0]!.bytes))).toEqual([
			'a',
			'b',
			'c',
			'd',
		]);
	});

	test('settings wait for what they are settings of, the last of each', async () => {
		const { engine, requests } = setUp();
		expect(engine.handle('confirm-turns', true)).toBeUndefined();
		expect(engine.handle('pace', 450)).toBeUndefined();
		expect(engine.handle('confirm-turns', false)).toBeUndefined();
		expect(requests).toEqual([]);
		expect(await engine.handle('start', {})).toBe('start answered');
		expect(requests).toEqual(['confirm-turns', 'pace', 'start']);
	});

	test('what could not be fetched is tried again', async () => {
		let tries = 0;
		const { engine } = setUp(() =>
			++tries === 1
				? Promise.reject(new Error('away'))
				: Promise.resolve({ change: () => {}, handle: () => 'there' }),
		);
		await expect(engine.handle('start', {})).rejects.toThrow('away');
		expect(await engine.handle('start', {})).toBe('there');
	});
});
