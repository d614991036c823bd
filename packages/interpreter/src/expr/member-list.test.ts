import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMember, createMemberList, emptyMemberList } from './member-list.ts';

const member = fc.oneof(
	fc.integer({ min: -3, max: 40 }),
	fc.integer({ min: 65_530, max: 65_540 }),
	fc.constantFrom(-0x80000000, 0x7fffffff, 1000),
);

test('a list holds each member once in the order in which it came, however often it is used', () => {
	fc.assert(
		fc.property(fc.array(fc.array(member), { maxLength: 5 }), fc.boolean(), (rounds, isLate) => {
			const list = createMemberList();
			if (isLate) list.round = 0xfffffffe;
			for (const members of rounds) {
				emptyMemberList(list);
				members.forEach((v) => addMember(list, v));
				expect(list.values).toEqual([...new Set(members)]);
			}
		}),
	);
});
