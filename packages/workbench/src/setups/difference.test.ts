import fc from 'fast-check';
import { loadWorkspace } from '@tilewright/lang';
import { choicesOf, type RulesOfSetup, type SetupDifference } from '@tilewright/session';
import { expect, test } from 'vitest';
import { shipped, twoPersons } from '../engine/testing.ts';
import { chosenIn, missingNames, setupDifferences } from './difference.ts';

const workspace = loadWorkspace(shipped);
const { game, seats } = twoPersons;
const plain: RulesOfSetup = { game, packs: [], preset: undefined, elements: {}, params: {} };
const { choices } = choicesOf(workspace, { ...plain, seats });
const optional = choices!.packs.filter((p) => p.optional).map((p) => p.id);
const enums = choices!.params.filter((p) => p.values.length > 1);

const rules: fc.Arbitrary<RulesOfSetup> = fc.record({
	game: fc.constant(game),
	packs: fc.uniqueArray(fc.constantFrom(...optional), { maxLength: 1 }),
	preset: fc.option(fc.constantFrom(...choices!.presets.map((p) => p.id)), { nil: undefined }),
	elements: fc.dictionary(fc.constantFrom(...choices!.elements.map((e) => e.id)), fc.boolean(), {
		maxKeys: 2,
	}),
	params: fc
		.uniqueArray(fc.tuple(fc.constantFrom(...enums), fc.nat()), {
			maxLength: 2,
			selector: ([p]) => p.id,
		})
		.map((all) => Object.fromEntries(all.map(([p, n]) => [p.id, p.values[n % p.values.length]!]))),
});

function effective(of: RulesOfSetup): unknown {
	const found = choicesOf(workspace, { ...of, seats }).choices!;
	const table = (all: readonly { readonly id: string }[], value: (one: never) => unknown) =>
		Object.fromEntries(all.map((one) => [one.id, value(one as never)]));
	return {
		preset: of.preset,
		packs: [...of.packs].sort(),
		elements: table(found.elements, ({ on }: { on: boolean }) => on),
		params: table(found.params, ({ value }: { value: unknown }) => value),
	};
}

test('two set-ups differ in words exactly when they are played under other rules', () => {
	fc.assert(
		fc.property(rules, rules, (a, b) => {
			const found = setupDifferences(workspace, a, b, { seats });
			expect(found.length === 0).toBe(
				JSON.stringify(effective(a)) === JSON.stringify(effective(b)),
			);
			for (const one of found)
				expect(Object.values(one).join(' ')).not.toMatch(/\{[^}]*\}|undefined/);
		}),
		{ numRuns: 30 },
	);
}, 60_000);

test('the other way round both sides are exchanged', () => {
	const exchanged = (d: SetupDifference): SetupDifference => {
		if (d.is === 'order') return d;
		return 'a' in d ? { ...d, a: d.b, b: d.a } : { ...d, b: !d.b };
	};
	// two packs may have sentences of their own for one param: it is that of the second side
	const sorted = (all: readonly SetupDifference[]): string[] =>
		all.map((d) => JSON.stringify(d.is === 'param' ? [d.is, d.a, d.b] : d)).sort();
	fc.assert(
		fc.property(rules, rules, (a, b) => {
			const turned = setupDifferences(workspace, b, a, { seats }).map(exchanged);
			expect(sorted(turned)).toEqual(sorted(setupDifferences(workspace, a, b, { seats })));
		}),
		{ numRuns: 30 },
	);
}, 60_000);

test('what a set-up chooses is told, and nothing of one that chooses nothing', () => {
	expect(chosenIn(workspace, { ...plain, seats, seed: 1 })).toEqual([]);
	fc.assert(
		fc.property(rules, (chosen) => {
			const of = { ...chosen, overlays: ['another-turn', 'long-roads'], seats, seed: 1 };
			const all = chosenIn(workspace, of);
			expect(all.filter(({ is }) => is === 'house')).toHaveLength(2);
			expect(chosenIn(workspace, of, ['long-roads']).length).toBe(all.length - 1);
			const told = all.filter(({ is }) => is !== 'house');
			const usual = { ...chosen, preset: undefined, elements: {}, params: {} };
			const differs = JSON.stringify(effective(chosen)) !== JSON.stringify(effective(usual));
			expect(told.length > 0).toBe(differs);
			for (const { is } of told) expect(['edition', 'element', 'param']).toContain(is);
		}),
		{ numRuns: 20 },
	);
}, 60_000);

test('another game is the only difference to tell', () => {
	const [, other] = choices!.games;
	const found = setupDifferences(workspace, plain, { ...plain, game: other!.id }, { seats });
	expect(found).toEqual([{ is: 'game', a: choices!.games[0]!.title, b: other!.title }]);
});

test('names that nothing here has are told', () => {
	expect(missingNames(workspace, plain, { seats })).toEqual({ game: false, names: [] });
	const odd = {
		...plain,
		packs: [optional[0]!, 'no-such-pack'],
		params: { nothing: 3 },
		overlays: ['no-such-house'],
	};
	expect(missingNames(workspace, odd, { seats }).names).toEqual([
		'no-such-pack',
		'nothing',
		'no-such-house',
	]);
	expect(missingNames(workspace, { ...plain, game: 'no-such-game' }, { seats }).game).toBe(true);
});

test.each([
	['Each player has 9 followers', ['house']],
	['A long game', ['house', 'param']],
])('what a house rule says by its title is told once: %s', (title, kinds) => {
	const text = `overlay: mine\nformat: 1\nover: [base]\ntitle: ${title}\nparams: { base.meeplesPerPlayer: 9 }\n`;
	const bytes = new TextEncoder().encode(text);
	const own = loadWorkspace([...shipped, { path: 'own/house-rules/mine.yaml', bytes }]);
	const found = setupDifferences(own, plain, { ...plain, overlays: ['mine'] }, { seats });
	expect(found.map((one) => one.is)).toEqual(kinds);
});
