import { expect, test } from 'vitest';
import { ruleName } from './rule-name.ts';

test.each([
	[{ title: 'Lane', says: 'A lane pays.', id: 'lane' }, 'Lane'],
	[{ title: '', says: 'Lay the tile.', id: 'layTile' }, 'Lay the tile'],
	[{ title: '', says: 'A lane pays {n}.', id: 'lane.pay' }, 'A lane pays …'],
	[{ title: '', says: '', id: 'ways.drawTile' }, 'draw tile'],
])('a rule is called by words: %o', (decl, name) => {
	expect(ruleName(decl)).toBe(name);
});
