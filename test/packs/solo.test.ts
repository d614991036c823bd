import { expect, test } from 'vitest';
import { faultsOf, holdLawOf, strangers } from './strangers.ts';

// each pack alone, and the largest sets: solo.verify.ts

test('one seat can play with packs that do not know each other', () => {
	expect(faultsOf(strangers, 1)).toEqual([]);
	holdLawOf(strangers, 0, 1);
});
