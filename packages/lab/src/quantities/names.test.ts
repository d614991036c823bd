import { expect, test } from 'vitest';
import { programOf, shippedWorkspace } from '../testing.ts';
import { nameOf, namesOf, ruleName } from './names.ts';

test('a rule is named by its sentence, without the full stop, and else by its id in words', () => {
	const names = namesOf([programOf({ with: ['traders-and-builders'] })]);
	expect(nameOf(names, 'traders-and-builders.payForGoods')).toBe(
		'“Whoever has most of a kind of goods gets ten points”',
	);
	expect(nameOf(names, 'base.collectFields')).toBe('“collect fields”');
	expect(nameOf(names, 'road')).toBe('road');
	expect(ruleName([], 'some-pack.someRule')).toBe('“some rule”');
});

test.each(['carcassonne', 'gold-rush'])('no name in %s is an id of a rule', (game) => {
	// excluded by another one
	const all = shippedWorkspace().packs.filter(
		(p) => p.game === game && p.role === 'expansion' && p.name !== 'river2',
	);
	const program = programOf({ game, with: all.map((p) => p.name) });
	const names = namesOf([program]);
	expect(program.sources.length).toBeGreaterThan(20);
	for (const { id } of program.sources) {
		const name = nameOf(names, id);
		expect(name, id).toMatch(/^“.+”$/);
		expect(name, id).not.toMatch(/[a-z][A-Z]|\w\.\w|\.”$/);
		expect(name.split(' ').length, id).toBeLessThanOrEqual(25);
	}
});
