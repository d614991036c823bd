import { Machine, stateHash } from '@tilewright/interpreter/state';
import { expect, test } from 'vitest';
import { baseProgram } from '../support/base.ts';

test('the digest of a state reads no tiles for zones that hold none', () => {
	const program = baseProgram({ with: ['hills-and-sheep'] });
	let read = 0;
	const tiles = new Proxy(program.tiles, {
		get: (of, key, receiver): unknown => {
			read++;
			return Reflect.get(of, key, receiver);
		},
	});
	const machine = new Machine({ ...program, tiles });
	machine.reset(1);
	read = 0;
	stateHash(machine);
	const box = program.deck.groups.flatMap((g) => g.tiles.map((t) => t.copies));
	// every tile of the deck is named once
	expect(read).toBeLessThan(2 * box.reduce((a, b) => a + b, 0));
});
