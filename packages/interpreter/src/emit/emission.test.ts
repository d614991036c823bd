import { expect, test } from 'vitest';
import type { Machine } from '../run/machine.ts';
import { Emission } from './emission.ts';
import type { CodeMemory } from './memory.ts';

test('code that runs at the same time has room of its own, and code that runs later has the same again', () => {
	const e = new Emission({} as Machine, {} as CodeMemory);
	let made = 0;
	const rooms: number[] = [];
	const withRoom = (say: () => void = () => {}): void =>
		e.withRoom(
			'list',
			() => made++,
			(room) => {
				rooms.push(room);
				say();
			},
		);
	const twoDeep = (): void => {
		withRoom(() => {
			withRoom();
			withRoom();
		});
		withRoom();
	};
	twoDeep();
	expect(rooms).toEqual([0, 1, 1, 0]);
	// a function may be called while room of another one is in use
	withRoom(() => {
		rooms.length = 0;
		e.fn('called', [], false, twoDeep);
		expect(rooms).toEqual([2, 3, 3, 2]);
	});
	e.withRoom(
		'marks',
		() => made++,
		(room) => expect(room).toBe(4),
	);
	expect(() => withRoom(() => expect.unreachable())).toThrow();
	rooms.length = 0;
	twoDeep();
	expect(rooms).toEqual([0, 1, 1, 0]);
});
