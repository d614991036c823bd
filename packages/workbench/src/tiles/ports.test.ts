import { drawingOf } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { nearestPort, portsOf } from './ports.ts';

const context = { kinds: {}, marks: [] };
const one = drawingOf({}, context);

test('places lie on the sides, clockwise, and in the middle', () => {
	const ports = portsOf(one, true);
	expect(ports.map((p) => `${p.key} ${p.x}/${p.y}`)).toEqual([
		...['half 0 20/0', 'side 0 50/0', 'half 1 80/0', 'half 2 100/20', 'side 1 100/50'],
		...['half 3 100/80', 'half 4 80/100', 'side 2 50/100', 'half 5 20/100', 'half 6 0/80'],
		...['side 3 0/50', 'half 7 0/20', 'middle 0 50/50'],
	]);
	expect(portsOf(one, false)).toHaveLength(5);
});

test('a larger tile has its outer sides, and a middle for each cell', () => {
	const wide = drawingOf({ footprint: '2x1' }, context);
	const ports = portsOf(wide, false);
	expect(ports.filter((p) => p.port.is === 'side')).toHaveLength(6);
	expect(ports.filter((p) => p.port.is === 'middle').map((p) => p.x)).toEqual([50, 150]);
});

test('what is pointed at is the nearest place, if one is near', () => {
	const ports = portsOf(one, true);
	expect(nearestPort(ports, 46, 8)?.key).toBe('side 0');
	expect(nearestPort(ports, 85, 4)?.key).toBe('half 1');
	expect(nearestPort(ports, 50, 30, 15)).toBeUndefined();
});
