import { expect } from 'vitest';
import { differenceOf, ways } from '../resumed.ts';
import { type Law, law, mix, programFor } from '../script.ts';

const names = Object.keys(ways);

export const resumedLaw: Law = law(
	'a game that is taken up again goes on as it would have',
	(script) => {
		const { seed } = script;
		const program = programFor(script);
		const way = names[mix(seed, 1) % names.length]!;
		const of = {
			program,
			seed,
			moment: mix(seed, 2) % 80,
			scripted: mix(seed, 3) % 2 === 0,
			compile: () => ({ program, ruleSet: undefined, diagnostics: [] }),
		};
		expect(differenceOf(of, way), way).toBeUndefined();
	},
);
