import { expect, test, vi } from 'vitest';
import { Pointing } from './pointing.svelte.ts';

const refusal = { says: 'Sides must match.', source: undefined };

function pointingAt(count: () => void): Pointing {
	const studio = {
		personDecides: true,
		game: { names: ['Ann'] },
		explanations: {
			optionsAt: () => Promise.resolve([{ turn: 0, piece: undefined, refusals: [refusal] }]),
			count,
		},
	};
	return new Pointing(studio as unknown as ConstructorParameters<typeof Pointing>[0]);
}

async function requestsOf(ways: readonly ('pointer' | 'keys' | 'pin')[]): Promise<number> {
	vi.useFakeTimers();
	let times = 0;
	const pointing = pointingAt(() => times++);
	for (const how of ways) {
		pointing.point({ x: 1, y: 0 }, how);
		await vi.advanceTimersByTimeAsync(200);
		expect(pointing.shown?.reasons).toHaveLength(1);
	}
	vi.useRealTimers();
	return times;
}

test('pointing at a refused cell is not asking; choosing it is, whatever was shown before', async () => {
	expect(await requestsOf(['pointer'])).toBe(0);
	expect(await requestsOf(['keys', 'pointer', 'keys'])).toBe(0);
	expect(await requestsOf(['pin'])).toBe(1);
	expect(await requestsOf(['pointer', 'pin'])).toBe(1);
	expect(await requestsOf(['keys', 'pin'])).toBe(1);
});

test.each<[string, (pointing: Pointing) => void]>([
	['leaves the board', (pointing) => pointing.leave()],
	['comes over another cell', (pointing) => pointing.point({ x: 4, y: 4 }, 'pointer')],
])(
	'the place that keys point at is announced, also when a resting pointer %s meanwhile',
	async (_, meanwhile) => {
		vi.useFakeTimers();
		const pointing = pointingAt(() => {});
		pointing.point({ x: 1, y: 0 }, 'keys');
		meanwhile(pointing);
		await vi.advanceTimersByTimeAsync(1000);
		expect(pointing.announcement).toContain(refusal.says);
		vi.useRealTimers();
	},
);

test.each<[string, (pointing: Pointing) => void]>([
	['leaves the cell', (pointing) => pointing.leave()],
	['comes over another cell', (pointing) => pointing.point({ x: 4, y: 4 }, 'pointer')],
])(
	'a click is answered, also when the pointer %s before the answer comes',
	async (_, meanwhile) => {
		vi.useFakeTimers();
		const pointing = pointingAt(() => {});
		pointing.point({ x: 1, y: 0 }, 'pin');
		meanwhile(pointing);
		await vi.advanceTimersByTimeAsync(2000);
		expect(pointing.shown?.at).toEqual({ x: 1, y: 0 });
		expect(pointing.pinned).toBe(true);
		pointing.clear();
		pointing.point({ x: 4, y: 4 }, 'pointer');
		await vi.advanceTimersByTimeAsync(200);
		expect(pointing.shown?.at).toEqual({ x: 4, y: 4 });
		vi.useRealTimers();
	},
);

test('only the last place that keys point at is announced, and none after the board was cleared', async () => {
	vi.useFakeTimers();
	const pointing = pointingAt(() => {});
	pointing.point({ x: 1, y: 0 }, 'keys', 'First.');
	pointing.point({ x: 2, y: 0 }, 'keys', 'Second.');
	await vi.advanceTimersByTimeAsync(1000);
	expect(pointing.announcement).toContain('Second.');
	pointing.point({ x: 3, y: 0 }, 'keys', 'Third.');
	pointing.clear();
	await vi.advanceTimersByTimeAsync(1000);
	expect(pointing.announcement).not.toContain('Third.');
	vi.useRealTimers();
});
