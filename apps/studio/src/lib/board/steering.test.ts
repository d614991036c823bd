import { expect, test, vi } from 'vitest';
import { Steering } from './steering.svelte.ts';

test('an animation stands on what moves until it rests, and changes nothing', () => {
	vi.useFakeTimers();
	const begun: { keyframes: Keyframe[]; options: KeyframeAnimationOptions }[] = [];
	let gone = 0;
	const world = {
		animate: (keyframes: Keyframe[], options: KeyframeAnimationOptions) => {
			begun.push({ keyframes, options });
			return { cancel: () => gone++ };
		},
	} as unknown as HTMLElement;
	const steering = new Steering(() => ({ x: 0, y: 0, width: 100, height: 100 }));
	const leave = steering.carry(world) as () => void;
	steering.panBy(5, 0);
	vi.advanceTimersByTime(100);
	steering.zoomBy(1.1, 0, 0);
	vi.advanceTimersByTime(100);
	expect(begun).toHaveLength(1);
	expect(begun[0]!.options).toMatchObject({ composite: 'add' });
	expect(new Set(begun[0]!.keyframes.map((k) => k['transform']))).toEqual(
		new Set(['translateX(0)']),
	);
	expect({ gone, moving: steering.moving }).toEqual({ gone: 0, moving: true });
	vi.advanceTimersByTime(100);
	expect({ gone, moving: steering.moving }).toEqual({ gone: 1, moving: false });
	steering.panBy(5, 0);
	leave();
	expect({ begun: begun.length, gone, moving: steering.moving }).toEqual({
		begun: 2,
		gone: 2,
		moving: false,
	});
	vi.useRealTimers();
});

test('what the camera does without a place it does in the middle of the view', () => {
	const box = { x: 0, y: 0, width: 400, height: 200 };
	const steering = new Steering(() => box);
	steering.size = { width: 800, height: 600 };
	const middle = (): { x: number; y: number } => {
		const { x, y, zoom } = steering.camera;
		return { x: (400 - x) / zoom, y: (300 - y) / zoom };
	};
	steering.jump(steering.over(box));
	expect(middle()).toEqual({ x: 200, y: 100 });
	expect(steering.sees(box, 4)).toBe(true);
	const { zoom } = steering.camera;
	expect(steering.command('zoomIn')).toBe(true);
	expect(steering.camera.zoom).toBeCloseTo(zoom * 1.25);
	expect(middle().x).toBeCloseTo(200);
	expect(steering.follows).toBe(false);
	steering.panBy(-600, 0);
	expect(steering.sees(box, 4)).toBe(false);
	expect(steering.command('all')).toBe(true);
	expect([middle(), steering.follows]).toEqual([{ x: 200, y: 100 }, true]);
	expect(steering.command('turn')).toBe(false);
});

test('the wheel zooms around the place it is over', () => {
	const steering = new Steering(() => ({ x: 0, y: 0, width: 400, height: 200 }));
	let stopped = 0;
	const turn = (deltaY: number): void =>
		steering.wheel({
			deltaY,
			ctrlKey: false,
			clientX: 30,
			clientY: 50,
			preventDefault: () => stopped++,
		} as unknown as WheelEvent);
	const under = (): number => (30 - steering.camera.x) / steering.camera.zoom;
	const before = under();
	turn(-100);
	expect(steering.camera.zoom).toBeGreaterThan(1);
	expect(under()).toBeCloseTo(before);
	turn(100);
	expect([steering.camera.zoom, stopped]).toEqual([expect.closeTo(1), 2]);
});
