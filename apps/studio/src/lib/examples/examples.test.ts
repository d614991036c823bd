import type { ExampleChoice } from '@tilewright/session';
import { expect, test, vi } from 'vitest';
import { Examples } from './examples.svelte.ts';

const done = vi.hoisted((): string[] => []);
vi.mock('./open-example.ts', () => ({
	openExample: (examples: Examples, { is }: ExampleChoice) => {
		done.push(`open ${is}`);
		examples.current = { is } as Examples['current'];
		return Promise.resolve(true);
	},
	closeExample: (examples: Examples, to: string) => {
		done.push(`leave to ${to}`);
		examples.current = undefined;
		return Promise.resolve();
	},
}));

test('an example that is opened inside another one takes its place', async () => {
	const examples = new Examples({} as Examples['studio']);
	await examples.open({ id: 'a', is: 'finished' } as ExampleChoice);
	expect(done).toEqual(['open finished']);
	await examples.open({ id: 'b', is: 'set' } as ExampleChoice);
	expect(done).toEqual(['open finished', 'leave to what was open', 'open set']);
	expect(examples.opening).toBeUndefined();
});
