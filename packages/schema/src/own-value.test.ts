import { expect, test } from 'vitest';
import { emptyTable, ownValue } from './own-value.ts';

const inherited = [...Object.getOwnPropertyNames(Object.prototype), '__proto__'];

test.each(inherited)('%s is in a table only when somebody put it there', (name) => {
	expect(ownValue({ a: 1 }, name)).toBeUndefined();
	expect(ownValue(undefined, name)).toBeUndefined();
	const table = emptyTable<number>();
	expect(table[name]).toBeUndefined();
	table[name] = 7;
	expect(ownValue(table, name)).toBe(7);
	expect(Object.keys(table)).toEqual([name]);
});
