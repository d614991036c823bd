import { expect, test } from 'vitest';
import { onlyEntry } from './only-entry.ts';
import { overlayEntries } from './overlay.ts';

const text = `overlay: ours
format: 1
over: [base]
params:
  base.short: 3
  base.long: 4
changes:
  - { disable: base.recall }
  - { disable: base.other, skip: true }
  - { patch: base.line, with: { value: { tiles: { each: 5 } } } }
`;

test('of several changes one is made, and it is the same as before', () => {
	const entries = overlayEntries(text);
	expect(entries).toHaveLength(5);
	entries.forEach(({ is, ref, value, off }, index) => {
		const edited = onlyEntry(text, index);
		const made = edited.ok ? overlayEntries(edited.text).filter((e) => !e.off) : [];
		expect(made).toHaveLength(off ? 0 : 1);
		if (!off) expect(made).toMatchObject([{ is, ref, value }]);
	});
});
