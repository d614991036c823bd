import { openPlaces, shownSides } from '@tilewright/interpreter';
import { Machine } from '@tilewright/interpreter/state';
import { expect, test } from 'vitest';
import { programOf } from '../testing.ts';
import { judgeHoles, judgeHolesInSteps } from './hole-verdicts.ts';
import { countsOf } from './counts.ts';
import { holesOf } from './holes.ts';

const program = programOf({ with: ['river1'] });
const shown = shownSides(program);
const counts = countsOf(program);
const verdicts = judgeHoles(program, shown);
const river = program.kinds.findIndex((k) => k.id === 'river');
const showsRiver = (tile: number): boolean =>
	program.tiles[tile]!.segments.some((s) => s.kind === 'river');

test('a river tile goes only where a river comes in, whatever its other sides would let it meet', () => {
	expect(verdicts.complete.slice(1)).toEqual([true, true, true, true]);
	const bySides = holesOf(shown, counts);
	const byRules = holesOf(shown, counts, verdicts);
	let kept = 0;
	for (const [n, { holes, neighbours }] of byRules.entries()) {
		expect(bySides[n]!.byRules).toBe(false);
		for (const hole of holes) {
			const plain = bySides[n]!.holes.find((h) => h.sides.join() === hole.sides.join())!;
			const comesIn = hole.sides.some((c) => c > 0 && shown.codes[c]!.left === river);
			const out = comesIn ? [] : plain.tiles.filter(showsRiver);
			expect([hole.refused, hole.sides]).toEqual([out, hole.sides]);
			expect(hole.tiles).toEqual(plain.tiles.filter((t) => !out.includes(t)));
			expect(hole.copies).toBe(hole.tiles.reduce((sum, t) => sum + counts[t]!, 0));
			kept += out.length;
		}
		expect(neighbours).toBe(n + 1);
	}
	expect(kept).toBeGreaterThan(20);
});

test('nothing is asked of tiles whose sides alone decide, and no more than there is time for', () => {
	const base = programOf();
	const machine = new Machine(base);
	machine.reset(1);
	expect(base.tiles.every((_, t) => openPlaces(machine).isFree(t))).toBe(true);
	expect(judgeHoles(base, shownSides(base))).toEqual({
		refused: {},
		complete: [false, true, true, true, true],
	});
	const few = judgeHolesInSteps(program, shown, 60);
	let last = few.next();
	while (!last.done) last = few.next();
	expect(last.value.complete).toEqual([false, true, false, false, false]);
	expect(Object.keys(last.value.refused).every((k) => k.split('0').length === 4)).toBe(true);
});
