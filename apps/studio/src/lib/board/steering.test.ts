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
