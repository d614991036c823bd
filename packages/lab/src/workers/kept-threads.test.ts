import { afterEach, expect, test } from 'vitest';
import { keepThreads, takeThreads } from './kept-threads.ts';

const taken: ReturnType<typeof takeThreads> = [];
function take(count: number): ReturnType<typeof takeThreads> {
	const threads = takeThreads(count);
	taken.push(...threads);
	return threads;
}
afterEach(() => Promise.all(taken.splice(0).map((thread) => thread.terminate())));

test('threads that were kept are taken again before others start', () => {
	// more than other tests leave behind
	take(4);
	const first = take(2);
	keepThreads(first);
	const second = take(3);
	expect(first.every((thread, i) => second[i] === thread)).toBe(true);
	expect(new Set(second.map((thread) => thread.threadId)).size).toBe(3);
});

test('a thread that ended is not taken again', async () => {
	const [ended] = take(1);
	keepThreads([ended!]);
	await ended!.terminate();
	const [next] = take(1);
	expect(next).not.toBe(ended);
	expect(next!.threadId).toBeGreaterThan(0);
});

test('a kept thread has no listener of the run before', () => {
	const [thread] = take(1);
	thread!.on('message', () => {
		throw new Error('a listener of another run');
	});
	keepThreads([thread!]);
	expect(take(1)[0]!.listenerCount('message')).toBe(0);
});
