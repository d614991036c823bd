import { EngineFault, Game } from '@tilewright/interpreter';
import { type Workspace, compile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { manifest, toy, toyTiles, workspaceOf } from '../../packages/lang/src/testing.ts';
import { mix } from './script.ts';

const steps = ['start', 'source', 'after-place', 'end'];
const conditions = [
	'!hold.empty()',
	'!hold.empty() && drawn == none',
	'!hold.empty() && placed != none',
	'!hold.empty() && placed != none && drawn == none',
	'!hold.empty() && placed.star',
];
const effects = [
	'[{ take-tile: { tile: hold.first(), from: hold } }]',
	'[{ take-tile: { tile: hold.first(), from: hold } }, { discard-tile: { to: deck } }]',
	'[{ discard-tile: { to: deck } }, { take-tile: { tile: hold.first(), from: hold } }]',
	'[{ block: bring }]',
];

interface Bringer {
	readonly at: string;
	readonly when: string;
	readonly effects: string;
}

const bringers: Bringer[] = steps.flatMap((at) =>
	conditions.flatMap((when) => effects.map((e) => ({ at, when, effects: e }))),
);

function filesOf(pack: string, { at, when, effects: list }: Bringer): Record<string, string> {
	return {
		[`${pack}/pack.yaml`]: manifest(pack, 'role: expansion\nuse: [toy]\n'),
		[`${pack}/rules.yaml`]: `format: 1
marks: { star: { of: tile } }
zones: { hold: { holds: tiles } }
blocks: { bring: { do: [{ take-tile: { tile: hold.first(), from: hold } }] } }
rules: [{ id: bring, at: ${at}, when: "${when}", do: ${list} }]
`,
		[`${pack}/tiles.yaml`]: `format: 1\ntiles:\n  ${pack}-1: { copies: 3, star: true, line: E-W, starts: hold }\n`,
	};
}

const game = toy
	.replace('part: [draw,', 'part: [source, draw,')
	.replace(
		'at: draw, do: [{ draw-tile: {} }]',
		'at: draw, when: drawn == none, do: [{ draw-tile: {} }, { if: drawn == none, then: [{ finish: game }] }]',
	);

function workspaceWith(packs: Readonly<Record<string, Bringer>>): Workspace {
	return workspaceOf({
		'toy/pack.yaml': manifest('toy', 'seats: { min: 1, max: 4 }\n'),
		'toy/rules.yaml': `${game}deck: { start: [{ tile: A, at: 0/0 }] }\n`,
		'toy/tiles.yaml': toyTiles,
		...Object.assign({}, ...Object.entries(packs).map(([pack, rule]) => filesOf(pack, rule))),
	});
}

type Outcome = 'plays' | 'refused' | 'stops';

function outcomeOf(packs: Readonly<Record<string, Bringer>>): Outcome {
	const { program, diagnostics } = compile(workspaceWith(packs), {
		game: 'toy',
		with: Object.keys(packs),
		seats: 2,
	});
	if (!program) {
		const codes = diagnostics.filter((d) => d.severity === 'error').map((d) => d.code);
		expect(
			codes.every((code) => code === 'RULE-HAND'),
			codes.join(),
		).toBe(true);
		return 'refused';
	}
	for (let seed = 1; seed <= 3; seed++) {
		try {
			const played = new Game(program, { seed, names: ['ann', 'ben'] });
			for (let i = 0; !played.over && i < 200; i++) {
				const { options } = played.decision!;
				played.play(options[mix(seed, i) % options.length]!.key);
			}
		} catch (error) {
			if (error instanceof EngineFault && error.code === 'RUN-STATE') return 'stops';
			throw error;
		}
	}
	return 'plays';
}

test('packs that each play alone never bring a second tile in hand together: they play, or they are refused', () => {
	const alone = bringers.filter((b) => outcomeOf({ left: b }) === 'plays');
	const counts: Record<Outcome, number> = { plays: 0, refused: 0, stops: 0 };
	for (let k = 0; k < 100; k++) {
		const [left, right] = [0, 1].map((side) => alone[mix(k, side) % alone.length]!);
		counts[outcomeOf({ left: left!, right: right! })]++;
	}
	expect(counts.stops).toBe(0);
	expect(counts.plays).toBeGreaterThan(20);
	expect(counts.refused).toBeGreaterThan(5);
});

test('a rule that asks whether there is a tile is not refused', () => {
	for (const at of steps) {
		const checked = { at, when: '!hold.empty() && drawn == none', effects: effects[0]! };
		expect(outcomeOf({ left: checked, right: checked }), at).toBe('plays');
	}
});
