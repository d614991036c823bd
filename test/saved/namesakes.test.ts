import {
	mappingFindings,
	mappingsIn,
	readSaved,
	replaySaved,
	writeSaved,
} from '@tilewright/interop';
import { Game } from '@tilewright/interpreter';
import { loadWorkspace } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { compilerOf } from '../support/packs.ts';

const manifest = (pack: string, more: string): string =>
	`format: 1\npack: ${pack}\ngame: yard\n${more}title: ${pack}\nversion: 1.0.0\nlicence: MIT\nsays: A pack of a test.\n`;

const yard = `format: 1
verbs:
  placeTile: { it: placement }
kinds:
  way: { connect: edge, form: line, complete: open == 0, value: {} }
require:
  - { id: matches, verb: placeTile, that: "it.sides.all(s, s.facing == none || s.kind == s.facing.kind)", why: differs }
  - { id: touches, verb: placeTile, that: "it.sides.exists(s, s.facing != none)", why: alone }
texts: { differs: It differs., alone: It is alone. }
deck:
  start: [{ tile: S, at: 0/0 }]
timeline:
  turn: [start, { part: [draw, { actions: tile, pick: 1 }, { actions: main, pick: 1, pass: true }] }, end]
  end-game: [last]
actions:
  lay: { group: tile, choose: { among: { there: placements(drawn) } }, where: "can(placeTile, there)", do: [{ place-tile: { at: there } }] }
rules:
  - { id: drawOne, at: draw, do: [{ draw-tile: {} }] }
  - { id: lastTile, at: end, when: deck.empty(), do: [{ finish: game }] }
`;

const yardMapping = `format: 1
mapping: of-yard
for: theirs
sets: { yard: { packs: [yard] } }
tiles: { s: S }
kinds: { Way: way }
actions:
  LAY: { action: lay, key: "lay {tile} {cell} {turn}" }
  NO: { pass: true }
messages:
  LAY: { as: "{a:tile} {b:cell} {c:turn}" }
  NO: { as: "" }
`;

const rules = (word: string, each: number): string => `format: 1
elements: { ${word}: { says: It is on. } }
params: { ${word}: { says: "So many: {n}.", default: 1, min: 1, max: 9 } }
pieces: { ${word}: { per-seat: 4, stands-on: way } }
actions:
  ${word}:
    group: main
    given: element.${word}
    choose: { among: { spot: placed.segments } }
    when: "!active.supply.filter(p, p.kind == ${word}).empty()"
    do:
      - { move: { pieces: "active.supply.filter(p, p.kind == ${word}).first(1)", to: off-board } }
      - { score: { to: active, line: ${word}, count: param.${word}, each: ${each} } }
`;

const mapping = (word: string, name: string, count: number): string => `format: 1
mapping: of-${name.toLowerCase()}
for: theirs
sets: { ${name}: { packs: [${name.toLowerCase()}], params: { ${word}: ${count} }, elements: { ${word}: true } } }
pieces: { ${name}: ${word} }
actions:
  ${name}: { action: ${word}, key: "${word} {segment}" }
messages:
  ${name}: { as: "{a:kind} {b:place}" }
`;

function setOf(left: string, right: string): ReturnType<typeof loadWorkspace> {
	const files = {
		'yard/pack.yaml': manifest('yard', 'role: game\n') + 'seats: { min: 2, max: 3 }\n',
		'yard/rules.yaml': yard,
		'yard/tiles.yaml': 'format: 1\ntiles:\n  S: { copies: 14, way: E-W }\n',
		'yard/mapping.yaml': yardMapping,
		'left/pack.yaml': manifest('left', 'role: expansion\nuse: [yard]\n'),
		'left/rules.yaml': rules(left, 2),
		'left/mapping.yaml': mapping(left, 'LEFT', 3),
		'right/pack.yaml': manifest('right', 'role: expansion\nuse: [yard]\n'),
		'right/rules.yaml': rules(right, 5),
		'right/mapping.yaml': mapping(right, 'RIGHT', 4),
	};
	const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
	return loadWorkspace(Object.entries(files).map(([path, text]) => ({ path, bytes: bytes(text) })));
}

async function written(left: string, right: string, seed: number) {
	const workspace = setOf(left, right);
	const compile = compilerOf(workspace);
	const mappings = mappingsIn(workspace);
	const areAlike = left === right;
	const params = areAlike
		? { [`left.${left}`]: 3, [`right.${right}`]: 4 }
		: { [left]: 3, [right]: 4 };
	const made = compile({ game: 'yard', with: ['left', 'right'], seats: 2, params });
	expect(made.diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	expect(mappingFindings(workspace)).toEqual([]);
	const game = new Game(made.program!, { seed, names: ['ann', 'bob'] });
	let random = seed * 7919;
	while (game.decision) {
		random = (random * 48271) % 2147483647;
		game.choose(random % game.decision.options.length);
	}
	const { text, diagnostics } = writeSaved(game, 'x', compile, mappings);
	expect(diagnostics).toEqual([]);
	const { saved } = await readSaved('x.json', new TextEncoder().encode(text));
	return { game, saved: saved!, again: replaySaved(saved!, compile, mappings, { strict: true }) };
}

describe('packs that do not know each other and call their things the same', () => {
	test.each([1, 2, 3, 4, 5])(
		'are saved as if they called them otherwise, game %i',
		async (seed) => {
			const alike = await written('same', 'same', seed);
			const different = await written('samf', 'samg', seed);
			expect(alike.saved.messages).toEqual(different.saved.messages);
			expect(alike.game.scores).toEqual(different.game.scores);
			expect(alike.again.divergence).toBeUndefined();
			expect(alike.again.scores).toEqual(alike.game.scores);
			expect(alike.again.game!.steps).toEqual(alike.game.steps);
			const types = new Set(alike.saved.messages.map((m) => m.type));
			expect([...types].sort()).toEqual(expect.arrayContaining(['LAY', 'LEFT', 'RIGHT']));
		},
	);
});
