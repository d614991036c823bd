import { expect, it } from 'vitest';
import { nameProblem } from './declared-name.ts';

it.each<[string, string | undefined]>([
	['road', undefined],
	['twoTileCity', undefined],
	['r2', undefined],
	['for', 'TYPE-RESERVED'],
	['in', 'TYPE-RESERVED'],
	['it', 'TYPE-RESERVED'],
	['count', undefined],
	['can', 'TYPE-RESERVED'],
	['__proto__', 'TYPE-RESERVED'],
	['constructor', 'TYPE-RESERVED'],
	['toString', 'TYPE-RESERVED'],
	['two-tile', 'TYPE-NAME-FORM'],
	['City', 'TYPE-NAME-FORM'],
	['größe', 'TYPE-NAME-FORM'],
	['', 'TYPE-NAME-FORM'],
])('%s: %s', (name, code) => {
	expect(nameProblem(name)?.code).toBe(code);
});
