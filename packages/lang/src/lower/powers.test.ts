import { expect, test } from 'vitest';
import { codes, strangers } from '../link/testing.ts';

const third = `pieces:
  dog: { per-seat: 2, stands-on: line }
  chief: { per-seat: 1, power: "it.owner.score + 1", stands-on: line }
`;
const scores =
	'rules: [{ id: pays, at: end, do: [{ score: { to: active, line: x, each: 1 } }] }]\n';
const readsPower = (set: string): string =>
	`registers: { most: {} }\nrules: [{ id: asks, at: end, do: [{ set: { register: most, to: "${set}" } }] }]\n`;

const shows = (set: string): boolean =>
	codes(strangers(readsPower(set), scores, { rules: third })).includes('ORDER-OPEN');

test.each(['majority().size()', 'sum(p, p.power)'])(
	'%s reads what the weights of the pieces in question read, and of no others',
	(fold) => {
		expect(shows(`pieces.filter(p, p.kind == chief).${fold}`)).toBe(true);
		expect(shows(`pieces.${fold}`)).toBe(true);
		expect(shows(`pieces.filter(p, p.kind == dog).${fold}`)).toBe(false);
	},
);
