import { describe, expect, test } from 'vitest';
import { countPlacements, forEachPlacement } from '../../board/placement-table.ts';
import { smallGame } from '../../expr/testing.ts';
import { Header } from '../header.ts';
import { Machine } from '../machine.ts';
import { ways } from '../testing.ts';
import { unconstrainedKinds } from './unconstrained-kinds.ts';

const tiles = `${ways}
H: { copies: 6, house: centre }
R: { copies: 6, line: E-W knot, house: centre }`;
const house = 'house: { connect: point }';

function machineOf(rules: string): Machine {
	return new Machine(
		smallGame(
			tiles,
			{},
			rules.includes('kinds:')
				? rules.replace('kinds: {', `kinds: { ${house},`)
				: `kinds: { ${house} }\n${rules}`,
		),
	);
}

function unconstrainedTiles(rules: string): string[] {
	const { program, rt } = machineOf(rules);
	const verb = program.verbs.find((v) => v.id === 'placeTile')!;
	const free = unconstrainedKinds(program, rt.board.tables, verb);
	return program.tiles.filter((_, i) => free[i] === 1).map((t) => t.id);
}

const near = 'around(it).features([house]).empty()';

describe('tiles of which nothing is asked but that their sides fit', () => {
	test.each([
		['no rule', '', 'H R S X'],
		['a rule for all', `require: [{ id: far, verb: placeTile, that: "${near}", why: no }]`, ''],
		[
			'a rule for what shows a kind',
			`require: [{ id: far, verb: placeTile, when: it.tile.shows(house), that: "${near}", why: no }]`,
			'S X',
		],
		[
			'one for what shows a mark',
			`require: [{ id: far, verb: placeTile, when: it.tile.knot > 0, that: "${near}", why: no }]`,
			'H S X',
		],
		[
			'one for any of several kinds, which a define names',
			`define: { dwellings: { type: set(kind), value: "[house, line].without(line)" } }\nrequire: [{ id: far, verb: placeTile, when: "dwellings.exists(k, it.tile.shows(k))", that: "${near}", why: no }]`,
			'S X',
		],
		[
			'a requirement that the kind meets by itself',
			`require: [{ id: far, verb: placeTile, that: "!it.tile.shows(house) || ${near}", why: no }]`,
			'S X',
		],
		[
			'a forbid that speaks of a side none of its sides is',
			'forbid: [{ id: alone, verb: placeTile, when: "it.sides.exists(s, s.kind == line && s.facing == none)", why: no }]',
			'H',
		],
		[
			'a forbid that holds for no kind',
			'forbid: [{ id: alone, verb: placeTile, when: "active.score < 0 && it.tile.shows(house)", why: no }]',
			'S X',
		],
		[
			'a kind that this game lacks',
			`elements: { barns: { says: Barns., default: false } }\nkinds: { barn: { connect: point, given: element.barns } }\nrequire: [{ id: far, verb: placeTile, when: it.tile.shows(house) || it.tile.shows(barn), that: "${near}", why: no }]`,
			'S X',
		],
		[
			'what a state decides is not known',
			'require: [{ id: far, verb: placeTile, when: "active.score > 3", that: "false", why: no }]',
			'',
		],
	])('%s', (_, rules, expected) => {
		const text = rules === '' ? '' : `${rules}\ntexts: { no: No. }\n`;
		expect(unconstrainedTiles(text).join(' ')).toBe(expected);
	});
});

test('options counted from the tables are those that are found when each is tried', () => {
	const machine = machineOf(
		`require: [{ id: far, verb: placeTile, when: it.tile.shows(house), that: "${near}", why: no }]\ntexts: { no: No. }\nrules: [{ id: last, at: end, when: deck.empty(), do: [{ finish: game }] }]\ndeck: { start: [{ tile: S, at: 0/0 }] }\n`,
	);
	const { rt, decider, program } = machine;
	let [tabled, tried] = [0, 0];
	for (let seed = 1; seed <= 20; seed++) {
		machine.reset(seed);
		for (let i = seed; !machine.over; i = (i * 7 + 3) % 1009) {
			const kind = rt.m[Header.drawn]!;
			if (kind >= 0) {
				let legal = 0;
				forEachPlacement(rt.board, kind, (p) => {
					if (decider.legal(0, [p])) legal++;
					return false;
				});
				const passes = program.decisions[rt.m[Header.decision]!]!.pass === undefined ? 0 : 1;
				expect(machine.optionCount).toBe(legal + passes);
				if (legal < countPlacements(rt.board, kind)) tried++;
				else tabled++;
			}
			machine.choose(i % machine.optionCount);
		}
	}
	expect(tabled).toBeGreaterThan(100);
	expect(tried).toBeGreaterThan(20);
});
