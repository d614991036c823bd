import { expect, test } from 'vitest';
import { compileToy } from '../testing.ts';

test('a rule is called by its first sentence, without what stands in brackets', () => {
	const { program, diagnostics } = compileToy(`rules:
  - { id: spoken, says: "Pay the bank; it is rich. Then go.", at: end, source: T-1, do: [{ grant: turn }] }
  - { id: short, says: "Buy it (for 3 points)", at: end, source: T-1, do: [{ grant: turn }] }
  - { id: silent, at: end, source: T-1, do: [{ grant: turn }] }
`);
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	expect(program!.ruleTitles).toEqual({
		'toy.spoken': 'Pay the bank',
		'toy.short': 'Buy it',
	});
});
