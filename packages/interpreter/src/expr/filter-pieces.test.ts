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
	const set = (id: string, text: string): string => `{ set: { register: ${id}, to: "${text}" } }`;
	const game = gameOf(
		`registers: { n1: {}, n2: {}, n3: {}, n4: {}, n5: {}, n6: {} }
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
`,
		{ draws: ['S', 'S'] },
	);
	take(game, 'lay S -1/0 r0');
	const [a, b, c, d, e, f] = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6'].map((id) =>
		register(game.machine, id),
	);
	expect([a, c, e]).toEqual([b, d, f]);
	expect(a).toBe(c);
	expect(e).toBeGreaterThan(0);
});
