import { expect, test } from 'vitest';
import { boundNamesFor, meaningsBeside, sections } from './bound-names.ts';

test.each(Object.keys(sections))(
	'a stranger that declares %s under names that others bind changes nothing for them',
	(section) => {
		const names = boundNamesFor(section);
		expect(names.length).toBeGreaterThan(10);
		const { bound, other } = meaningsBeside(section, names, {
			game: 'carcassonne',
			seats: 2,
			with: ['inns-and-cathedrals'],
		});
		expect(bound).toBe(other);
	},
);
