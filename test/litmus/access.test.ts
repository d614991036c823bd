import { Machine } from '@tilewright/interpreter/state';
import {
	type Instr,
	type InstructionDeclaration,
	type Program,
	type Region,
	compile,
	regionKey,
	instructions,
	overlap,
	regionsOf,
	tablesOf,
} from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { litmusPacks } from './packs.ts';
import { crowded, playOut } from './play.ts';
import { workspaceOf } from '../support/packs.ts';
import { regionFinder } from './state-parts.ts';

/** Control passes over the first two without running them, and no game survives the last. */
const neverRun = ['jump', 'fail', 'wave-end'];

const rareGame = workspaceOf(
	Object.entries({
		'rare/pack.yaml':
			'format: 1\npack: rare\ngame: rare\nrole: game\ntitle: Rare\nversion: 1.0.0\nlicence: MIT\nsays: A pack of a test.\nseats: { min: 2, max: 4 }\n',
		'rare/tiles.yaml':
			'format: 1\ntiles:\n  A: { copies: 12, line: E-W }\n  B: { copies: 6, group: rest, line: [N, E] }\n',
		'rare/rules.yaml': `format: 1
verbs: { placeTile: { it: placement } }
kinds: { line: { connect: edge, form: line, complete: open == 0, value: {} }, land: { connect: area, complete: "false", value: {} } }
pieces: { rope: { per-seat: 3, stands-on: line } }
deck: { groups: { rest: { after: main } }, start: [{ tile: A, at: 0/0 }] }
require:
  - { id: touches, verb: placeTile, that: "it.sides.exists(s, s.facing != none)", why: alone }
texts: { alone: It is alone. }
actions:
  lay: { group: tile, choose: { among: { spot: placements(drawn) } }, where: "can(placeTile, spot)", do: [{ place-tile: { at: spot } }] }
  hide: { group: tile, choose: { among: { spot: placements(drawn) } }, where: "can(placeTile, spot)", do: [{ place-tile: { at: spot, face-down: true } }] }
timeline:
  turn: [start, { part: [source, draw, { actions: tile, pick: 1 }, after-place, { wave: main }] }, end]
  wave: { round: [freeze, ledger, return], once: [award] }
rules:
  - id: setAside
    at: source
    when: "!deck.empty(rest)"
    do: [{ draw-tile: { group: rest } }, { discard-tile: { to: aside } }, { return-aside: { group: rest } }]
  - { id: drawOne, at: draw, do: [{ draw-tile: {} }, { if: drawn == none, then: [{ finish: game }] }] }
  - id: change
    at: after-place
    when: "!placed.segments.empty() && !active.supply.empty()"
    do:
      - link: { a: placed.segments.first(), b: placed.segments.first(), by: rope, open-end: true }
      - override-edge: { side: placed.sides.first(), kind: line }
  - { id: again, at: end, when: "active.number == 1 && deck.size() > 6", limit: { times: 1, per: game }, do: [{ grant: turn }] }
  - { id: loosen, at: start, do: [{ return: { pieces: active.onBoard } }] }
  - { id: inner, at: end, after: again, when: deck.size() > 3, limit: { times: 1, per: game }, do: [{ run: { part: true, measure: deck.size() } }] }
`,
	}).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })),
);

function undeclared(program: Program, seed: number, met: Set<string>): string[] {
	let now: Instr | undefined;
	const machine = new Machine(program, undefined, {
		marks: true,
		onInstr: (pc) => {
			now = program.code[pc]!;
			met.add(now.op);
		},
	});
	const regionsAt = regionFinder(machine);
	const { arena } = machine.rt;
	const found = new Set<string>();
	arena.set = (index, value): void => {
		if (now !== undefined && arena.m[index] !== value) {
			const regions = regionsAt(index);
			if (regions.length > 0 && !regions.some((region) => isDeclared(program, now!, region)))
				found.add(`${now.op} writes ${regions.map(regionKey).join(' or ')}`);
		}
		arena.m[index] = value;
	};
	playOut(machine, seed);
	return [...found];
}

function isDeclared(program: Program, instr: Instr, region: Region): boolean {
	const { writes } = instructions[instr.op] as InstructionDeclaration<Instr>;
	return regionsOf(writes, instr, tablesOf(program)).some((r) => overlap(r, region));
}

describe('what an instruction changes in play is what it declares', () => {
	const met = new Set<string>();

	test.each(litmusPacks.map((pack) => [pack.name, pack] as const))('%s', (_, pack) => {
		for (const seed of [1, 2]) expect(undeclared(crowded(pack, 3, 6), seed, met)).toEqual([]);
	});

	test('a game of the rarer effects', () => {
		const { program, diagnostics } = compile(rareGame, { game: 'rare', seats: 2 });
		expect([...rareGame.diagnostics, ...diagnostics].map((d) => d.message)).toEqual([]);
		for (const seed of [1, 2]) expect(undeclared(program!, seed, met)).toEqual([]);
	});

	test('every instruction was met', () => {
		expect(Object.keys(instructions).filter((op) => !met.has(op))).toEqual(neverRun);
	});
});
