import { expect, test } from 'vitest';
import { gameOf, register, take } from '../run/testing.ts';

const signs = ['==', '!=', '<', '<=', '>', '>='];
const numbers = [0, 1, 2, 3];
const tests = signs.flatMap((sign) => numbers.map((n) => [sign, n] as const));

test('pieces are found by their faces as by a test that is asked of every piece', () => {
	const sums = (member: string): string =>
		tests
			.map(([sign, n], i) => `(${member.replaceAll('TEST', `p.face ${sign} ${n}`)}) * ${i + 1}`)
			.join(' + ');
	const plain = (text: string): string => text.replaceAll('p.face', '(p.face + 0)');
	const all = 'pieces.count(p, TEST)';
	const filtered = 'pieces.filter(p, TEST).size()';
	const piled = 'features(line).filter(f, f.heap.exists(p, TEST)).size()';
	const holders = (test: string): string =>
		numbers.map((n) => `features(line).filter(f, ${test.replace('N', `${n}`)}).size()`).join(' + ');
	const set = (id: string, text: string): string => `{ set: { register: ${id}, to: "${text}" } }`;
	const game = gameOf(
		`registers: { n1: {}, n2: {}, n3: {}, n4: {}, n5: {}, n6: {}, n7: {}, n8: {} }
extend: { kinds: { line: { piles: { heap: {} } } } }
zones: { bag: {} }
pieces: { chip: { shared: 6, faces: { 0: 1, 1: 2, 3: 3 }, starts: bag }, rock: { shared: 2, starts: bag } }
rules:
  - id: act
    at: after-place
    do:
      - move: { pieces: "bag.filter(p, p.face != 1).first(2)", to: placed.segments.first().feature.heap }
      - ${set('n1', sums(all))}
      - ${set('n2', plain(sums(all)))}
      - ${set('n3', sums(filtered))}
      - ${set('n4', plain(sums(filtered)))}
      - ${set('n5', sums(piled))}
      - ${set('n6', plain(sums(piled)))}
      - ${set('n7', holders('f.heap.filter(p, p.face >= N).first() != none'))}
      - ${set('n8', holders('f.heap.exists(p, (p.face + 0) >= N)'))}
`,
		{ draws: ['S', 'S'] },
	);
	take(game, 'lay S -1/0 r0');
	const [a, b, c, d, e, f, g, h] = [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
		register(game.machine, `n${n}`),
	);
	expect([a, c, e, g]).toEqual([b, d, f, h]);
	expect(g).toBeGreaterThan(0);
	expect(a).toBe(c);
	expect(e).toBeGreaterThan(0);
});

test('pieces of a seat are found by their kind as by a test that is asked of every piece', () => {
	const places = ['supply', 'onBoard'];
	const asked = [
		'p.kind == chip',
		'p.kind != chip && p.standing',
		'p.shiny',
		'p.shiny && p.face < 9',
	];
	const sum = (tests: readonly string[]): string =>
		places
			.flatMap((place, i) =>
				tests.flatMap((that, j) => [
					`seats.sum(s, s.${place}.count(p, ${that}) * ${1 + i + 2 * j})`,
					`seats.sum(s, s.${place}.filter(p, ${that}).size() * ${20 + i + 2 * j})`,
					`seats.count(s, s.${place}.exists(p, ${that})) * ${40 + i + 2 * j}`,
				]),
			)
			.join(' + ');
	// a test that speaks of a number as well is asked of every piece
	const plain = asked.map((that) => `(p.face < 0 || ${that})`);
	const game = gameOf(
		`registers: { quick: {}, plain: {} }
define:
  standing: { of: piece, type: bool, value: "it.segment != none" }
  shiny: { of: piece, type: bool, value: "it.kind == chip || it.kind == gem" }
pieces:
  chip: { per-seat: 3, stands-on: line }
  gem: { per-seat: 2, stands-on: line }
rules:
  - id: act
    at: after-place
    do:
      - place: { piece: chip, at: placed.segments.first() }
      - set: { register: quick, to: "${sum(asked)}" }
      - set: { register: plain, to: "${sum(plain)}" }
`,
		{ draws: ['S', 'S', 'S', 'S'] },
	);
	const seen = new Set<number>();
	for (const key of ['lay S -1/0 r0', 'lay S -2/0 r0', 'lay S -3/0 r0']) {
		take(game, key);
		expect(register(game.machine, 'quick')).toBe(register(game.machine, 'plain'));
		seen.add(register(game.machine, 'quick'));
	}
	expect(seen.size).toBe(3);
});
