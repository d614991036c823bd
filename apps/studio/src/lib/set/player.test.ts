import type { FromPlayer, PlayTask, ToPlayer } from '@tilewright/lab';
import { expect, test, vi } from 'vitest';
import { Player } from './player.svelte.ts';

const worker = {
	sent: [] as ToPlayer[],
	onmessage: undefined as unknown as (event: { data: FromPlayer }) => void,
	postMessage: (message: ToPlayer) => void worker.sent.push(message),
	terminate: () => undefined,
};
vi.mock('./make-worker.ts', () => ({ setWorker: () => worker }));

const task = (key: string) => ({ key }) as PlayTask;
const report = (key: string) =>
	worker.onmessage({ data: { key, figures: undefined, done: true, trouble: '' } });

test('a task that ends while more is wanted keeps its result; one that nobody wants any more has none', () => {
	const player = new Player();
	player.want([task('mine'), task('left')]);
	player.want([task('mine'), task('other')]);
	expect(worker.sent[1]).toEqual({ tasks: [task('other')], keep: ['mine'] });
	// on its way when the page told what it wants now
	report('mine');
	report('left');
	expect(player.results['mine']?.done).toBe(true);
	expect(player.results['left']).toBeUndefined();
	player.stop();
	report('other');
	expect(player.results['other']).toBeUndefined();
});
