import { type Scenario, runScenario } from '@tilewright/interpreter';
import { expect, test } from 'vitest';
import { compilerOf, shippedFiles, workspaceOf } from '../support/packs.ts';

/** A stand-in for packs that do not exist yet: castles that were cities, and a road of three ways. */
const standIn: Readonly<Record<string, string>> = {
	'stand-in/pack.yaml': `pack: stand-in
format: 1
game: carcassonne
role: expansion
title: Stand-in
version: 0.1.0
licence: MIT
use: [king-and-robber]
`,
	'stand-in/rules.yaml': `format: 1
kinds:
  castle: { connect: none, tags: castleLike, complete: "false" }
rules:
  - id: build
    at: wave.after-award
    for-each: { as: f, in: "wave.features.filter(x, x.kind == city && x.completed && x.tiles.size() == 2)" }
    do: [{ convert: { feature: f, to: castle } }]
`,
	'stand-in/tiles.yaml': 'format: 1\ntiles: { Y: { road: E-S-W } }\n',
};
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const workspace = workspaceOf([
	...shippedFiles(),
	...Object.entries(standIn).map(([path, text]) => ({ path, bytes: bytes(text) })),
]);
const compile = compilerOf(workspace);
const run = (params: Record<string, boolean>, play: Scenario['play'], wanted: object) =>
	runScenario(
		{
			scenario: 'a test',
			'set-up': { packs: ['king-and-robber', 'stand-in'], seats: ['ann', 'bob'], params },
			play,
			end: true,
			expect: wanted,
		} as Scenario,
		{ game: 'carcassonne', compile },
	);

test.each([
	[false, 1],
	[true, 2],
])('castles count for the King: %s', (counts, points) => {
	const play = [
		{ ann: ['place E 0/-1 r2'] },
		{ bob: ['place E 0/1 r1'] },
		{ ann: ['place F 1/1 r0'] },
		{ bob: ['place U 1/0 r0'] },
		{ ann: ['place E 2/1 r3'] },
	];
	expect(
		run({ 'kingRobber.castleCountsAsCity': counts }, play, { score: { ann: points } }),
	).toEqual({
		ok: true,
	});
});

test('every tile of a road of three ways counts', () => {
	const play = [
		{ ann: ['place Y 1/0 r0'] },
		{ bob: ['place A -1/0 r3'] },
		{ ann: ['place A 2/0 r1'] },
		{ bob: ['place A 1/1 r2', 'pass'] },
		{ expect: { register: { longestRoad: 5 }, zone: { 'honours bob': 1 } } },
	];
	expect(run({}, play, { score: { ann: 0, bob: 1 } })).toEqual({ ok: true });
});
