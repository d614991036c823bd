import { expect, test } from 'vitest';
import { shippedWorkspace } from '../support/packs.ts';
import { boundNamesFor, meaningsBeside, sections } from './bound-names.ts';

const sets = shippedWorkspace()
	.packs.filter((p) => p.role === 'expansion')
	.map((p) => ({ game: p.game!, seats: 2, with: [p.name] }));
const cases = Object.keys(sections).flatMap((section) =>
	sets.map((set) => [section, set.with[0]!, set] as const),
);

test.each(cases)(
	'a stranger that declares %s under names that others bind changes nothing for %s',
	(section, _, set) => {
		const { bound, other } = meaningsBeside(section, boundNamesFor(section), set);
		expect(bound).toBe(other);
	},
);
