import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Drawn, type ToDraw } from './drawn.svelte.ts';

const tile = (id: string, turn = 0): ToDraw => ({ tile: { id }, turn });
const board = (n: number): ToDraw[] => Array.from({ length: n }, (_, i) => tile(`T${i}`));

let stop: () => void = () => {};
afterEach(() => stop());

function setUp(tiles: ToDraw[], ms = 3) {
	let max = 0;
	let requests = 0;
	const slow = (style: string) => (id: string, turn: number) => {
		const began = performance.now();
		while (performance.now() - began < ms);
		requests++;
		return `${style} ${id} ${turn}`;
	};
	let all = $state.raw(tiles);
	let drawing = $state.raw(slow('plain'));
	let drawn!: Drawn;
	const counted = (run: () => void): void => {
		const before = requests;
		run();
		max = Math.max(max, requests - before);
	};
	const raf = globalThis.requestAnimationFrame.bind(globalThis);
	const spy = vi
		.spyOn(globalThis, 'requestAnimationFrame')
		.mockImplementation((run) => raf((now) => counted(() => run(now))));
	const end = $effect.root(() => {
		drawn = new Drawn(
			() => all,
			() => drawing,
		);
	});
	stop = () => {
		end();
		spy.mockRestore();
	};
	counted(flushSync);
	return {
		drawn,
		draw: (next: ToDraw[]) => counted(() => flushSync(() => (all = next))),
		restyle: (style: string) => counted(() => flushSync(() => (drawing = slow(style)))),
		get max() {
			return max;
		},
	};
}
const whole = (drawn: Drawn, n: number) =>
	vi.waitFor(() => expect(drawn.count).toBe(n), { timeout: 5000 });

test('a whole board comes over several frames, a few tiles in each', async () => {
	const at = setUp(board(40));
	expect(at.drawn.count).toBeGreaterThan(0);
	expect(at.drawn.count).toBeLessThan(20);
	await whole(at.drawn, 40);
	expect(at.drawn.at(39)).toBe('plain T39 0');
	// they take 3 ms each: the third ends the frame
	expect(at.max).toBeLessThanOrEqual(3);
});

test('one tile more is there at once', async () => {
	const at = setUp(board(3), 0);
	await whole(at.drawn, 3);
	at.draw([...board(3), tile('L', 2)]);
	expect(at.drawn.count).toBe(4);
	expect(at.drawn.at(3)).toBe('plain L 2');
});

test('another tile at a place is not shown as the one before; tiles taken away are gone', async () => {
	const at = setUp(board(30));
	await whole(at.drawn, 30);
	at.draw([...board(29), tile('T29', 1)]);
	expect(at.drawn.at(29)).not.toBe('plain T29 0');
	await whole(at.drawn, 30);
	expect(at.drawn.at(29)).toBe('plain T29 1');
	at.draw(board(5));
	expect(at.drawn.count).toBe(5);
	expect(at.drawn.at(5)).toBeUndefined();
});

test('in another style every tile stays until its next drawing is made', async () => {
	const at = setUp(board(30));
	await whole(at.drawn, 30);
	at.restyle('night');
	expect(at.drawn.count).toBe(30);
	expect(at.drawn.at(0)).toBe('night T0 0');
	expect(at.drawn.at(29)).toBe('plain T29 0');
	await vi.waitFor(() => expect(at.drawn.at(29)).toBe('night T29 0'), { timeout: 5000 });
});
