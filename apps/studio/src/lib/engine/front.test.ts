import { readDocument } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import type { LayerChange } from '../editor/layers.ts';
import { WorkspaceFiles } from '@tilewright/session';
import { type Behind, Front } from './front.ts';

const text = (path: string, content: string): LayerChange['files'][number] => ({
	path,
	bytes: new TextEncoder().encode(content),
});
const change = (content: string): LayerChange => ({
	files: [text('data/a/pack.yaml', content)],
	gone: [],
	whole: false,
});

function setUp(fetch?: () => Promise<Behind>): {
	front: Front;
	heard: string[];
	changes: LayerChange[];
} {
	const heard: string[] = [];
	const changes: LayerChange[] = [];
	const behind: Behind = {
		change: (c) => void changes.push(c),
		answer: (ask) => (heard.push(ask), `${ask} answered`),
	};
	return {
		front: new Front(new WorkspaceFiles(readDocument), fetch ?? (() => Promise.resolve(behind))),
		heard,
		changes,
	};
}

describe('the front', () => {
	test('offers what can be chosen by itself', () => {
		const { front, heard } = setUp();
		expect(front.answer('choices', {})).toEqual({ choices: undefined, findings: [] });
		expect(heard).toEqual([]);
	});

	test('what is fetched hears of everything before, once, and answers from then on in order', async () => {
		const { front, heard, changes } = setUp();
		front.change(change('a'));
		front.change(change('b'));
		const first = front.answer('start', {});
		// asked after a question that waits, it waits as well
		const second = front.answer('choices', {});
		front.change(change('c'));
		expect(await Promise.all([first, second])).toEqual(['start answered', 'choices answered']);
		expect(heard).toEqual(['start', 'choices']);
		front.change(change('d'));
		expect(front.answer('undo', {})).toBe('undo answered');
		expect(changes.map((c) => new TextDecoder().decode(c.files[0]!.bytes))).toEqual([
			'a',
			'b',
			'c',
			'd',
		]);
	});

	test('settings wait for what they are settings of, the last of each', async () => {
		const { front, heard } = setUp();
		expect(front.answer('confirms', true)).toBe(null);
		expect(front.answer('pace', 450)).toBe(null);
		expect(front.answer('confirms', false)).toBe(null);
		expect(heard).toEqual([]);
		expect(await front.answer('start', {})).toBe('start answered');
		expect(heard).toEqual(['confirms', 'pace', 'start']);
	});

	test('what could not be fetched is tried again', async () => {
		let tries = 0;
		const { front } = setUp(() =>
			++tries === 1
				? Promise.reject(new Error('away'))
				: Promise.resolve({ change: () => {}, answer: () => 'there' }),
		);
		await expect(front.answer('start', {})).rejects.toThrow('away');
		expect(await front.answer('start', {})).toBe('there');
	});
});
