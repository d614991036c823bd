import { expect, test } from 'vitest';
import { Steering } from '../board/steering.svelte.ts';
import type { Studio } from '../studio.svelte.ts';
import { arrangeKey } from './arrange-keys.ts';
import { Arranging } from './arranging.svelte.ts';

function board() {
	const requests: string[] = [];
	const request = (question: string): Promise<undefined> => {
		requests.push(question);
		return Promise.resolve(undefined);
	};
	const view = new Arranging({ request } as unknown as Studio);
	const steering = new Steering(() => ({ x: -500, y: -500, width: 1000, height: 1000 }));
	steering.size = { width: 400, height: 400 };
	steering.jump({ x: 150, y: 150, zoom: 1 });
	const press = (key: string, shiftKey = false): boolean =>
		arrangeKey({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false }, view, steering);
	return { view, steering, press, requests };
}

test('arrows move the cursor, and the board with it once it would leave', () => {
	const { view, steering, press } = board();
	const { camera } = steering;
	expect(press('ArrowRight')).toBe(true);
	expect([view.cursor, steering.camera]).toEqual([{ x: 1, y: 0 }, camera]);
	press('ArrowRight');
	press('ArrowUp');
	expect(view.cursor).toEqual({ x: 2, y: -1 });
	const { x, y, zoom } = steering.camera;
	// the cell before stands in the middle, so the next is in sight
	expect([250 * zoom + x, 50 * zoom + y]).toEqual([200, 200]);
});

test('the tile in hand is turned, and laid where nothing lies', () => {
	const { view, press, requests } = board();
	view.take({ is: 'tile', id: 'A' });
	press('r');
	expect(view.turn).toBe(1);
	press('R', true);
	press('R', true);
	expect(view.turn).toBe(3);
	expect(requests).toEqual([]);
});

test('what stands for the whole board zooms; other keys are left to others', () => {
	const { steering, press } = board();
	press('+');
	expect(steering.camera.zoom).toBeCloseTo(1.25);
	expect(press('Escape')).toBe(false);
	expect(press('q')).toBe(false);
});
