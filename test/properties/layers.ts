import { Game } from '@tilewright/interpreter';
import { Machine, stateHash } from '@tilewright/interpreter/state';
import { type Compiled, type OrderChoice, compile } from '@tilewright/lang';
import { expect } from 'vitest';
import { manifest, toy, toyTiles, workspaceOf } from '../../packages/lang/src/testing.ts';
import { mix } from './script.ts';

const world = `registers: { a: { per: game } }
deck: { start: [{ tile: A, at: 0/0 }] }
queries:
  power: { of: feature, for: seat, value: "1" }
  owners: { of: feature, most: [power], above: -1 }
  amount: { of: seat, type: int, value: it.number + 1 }
  truth: { of: seat, type: bool, value: it.score % 2 == 0 }
  heap: { of: seat, type: set(tile), value: board.tiles }
rules:
  - id: show
    at: after-place
    do:
      - score: { to: active, line: amount, count: amount(active) }
      - score: { to: active, line: heap, count: heap(active) }
      - score: { to: left(active), line: truth, count: "truth(active) ? 2 : 1" }
      - score: { to: left(active), line: complete, count: "features.count(f, f.complete)" }
`;

interface Layer {
	readonly place: string;
	/** Its name without its pack, as `order` writes it. */
	readonly name: string;
	readonly text: string;
}

const modify = (query: string, more: string): Layer => ({
	place: query,
	name: 'act',
	text: `modify: [{ id: act, query: ${query}, ${more} }]\n`,
});
const setting = (place: string, text: string): Layer => ({
	place,
	name: place,
	text: `${place.split('.')[0]!}: { ${text} }\n`,
});
const group = (text: string): Layer => ({
	place: 'groups',
	name: 'first',
	text: `deck: { groups: { first: { ${text} } } }\n`,
});
const later = 'when: board.tiles.size() > 3, ';
const before = 'when: board.tiles.size() <= 3, ';

const layers: readonly Layer[] = [
	modify('amount', 'set: 4'),
	modify('amount', 'set: it.score'),
	modify('amount', `${later}set: 9`),
	modify('amount', `${before}set: 11`),
	modify('amount', 'add: 2'),
	modify('amount', `${later}add: it.number`),
	modify('truth', 'set: "true"'),
	modify('truth', `${later}set: "false"`),
	modify('truth', 'and: it.score > 3'),
	modify('truth', 'or: it.score < 9'),
	modify('heap', 'set: board.tiles.first(1)'),
	modify('heap', 'set: board.tiles.first(2)'),
	modify('heap', 'union: board.tiles.first(3)'),
	modify('heap', 'without: board.tiles.first(2)'),
	modify('complete', 'of: line, set: "true"'),
	modify('complete', 'of: line, set: it.tiles.size() > 1'),
	modify('complete', 'of: block, set: it.tiles.size() > 2'),
	modify('complete', 'and: it.tiles.size() > 1'),
	modify('complete', 'of: line, or: it.tiles.size() > 3'),
	modify('value', 'of: line, line: tiles, each: { set: 5 }'),
	modify('value', 'of: line, line: tiles, each: { set: 7 }'),
	modify('value', `of: line, ${later}line: tiles, each: { set: 8 }`),
	modify('value', `of: line, ${before}line: tiles, each: { set: 6 }`),
	modify('value', 'of: line, line: tiles, count: { set: 3 }'),
	modify('value', 'of: line, line: tiles, each: { add: 1 }'),
	modify('value', 'of: line, line: tiles, void: true'),
	modify('value', 'of: line, scale: { times: 3, over: 2, round: up }'),
	modify('value', 'of: line, scale: { times: 1, over: 2, round: down }'),
	modify('value', `${later}scale: { times: 2, over: 1, round: down }`),
	modify('value', 'of: line, cap: 3'),
	modify('value', 'of: line, cap: it.tiles.size()'),
	modify('value', 'of: line, veto: true'),
	modify('value', 'of: line, add-line: { more: { each: 2 } }'),
	modify('value', 'of: line, late-line: { late: { each: 3 } }'),
	modify('share', 'of: line, line: tiles, each: { set: 2 }'),
	modify('share', 'of: line, line: tiles, each: { add: 3 }'),
	modify('share', 'of: line, line: tiles, void: true'),
	modify('share', 'of: line, line: tiles, each: { set: seat.number + 2 }'),
	modify('share', 'of: line, floor: 2'),
	modify('share', `of: line, ${later}floor: 5`),
	modify('share', 'of: line, add-line: { own: { count: seat.number, each: 1 } }'),
	setting('scores.floor', 'floor: 0'),
	setting('scores.floor', 'floor: 3'),
	setting('scores.floor', 'floor: 0, per: game'),
	setting('scores.total', 'total: seat.score'),
	setting('scores.total', 'total: 0 - seat.score'),
	setting('deck.size', 'size: 3'),
	setting('deck.size', 'size: 5'),
	group('before: main'),
	group('after: main'),
	group('before: main, opens: board.tiles.size() > 2'),
	group('before: main, opens: board.tiles.size() <= 2'),
	group('opens: board.tiles.size() > 2, into: main'),
];

const patch = (place: string, ref: string, over: string): Layer => ({
	place,
	name: 'patch',
	text: `with: { toy: { changes: [{ patch: ${ref}, with: { ${over} } }] } }\n`,
});

const patches: readonly Layer[] = [
	patch('amount', 'amount', 'value: it.number + 7'),
	patch('truth', 'truth', 'value: it.score % 3 == 0'),
	patch('heap', 'heap', 'value: board.tiles.first(4)'),
	patch('complete', 'kinds.line', 'complete: it.tiles.size() > 2'),
	patch('value', 'kinds.line', 'value: { tiles: { each: 9 } }'),
	patch('value', 'kinds.line', 'value: { tiles: { count: it.tiles.size() + 2 } }'),
	patch('value', 'kinds.line', 'value: { more: { each: 2 } }'),
];

/** Packs with one layer each. They know the game, and the second one the first where that is wanted. */
function compiled(
	packs: Readonly<Record<string, Layer>>,
	order: readonly OrderChoice[] = [],
	uses = '',
): Compiled {
	const files: Record<string, string> = {
		'toy/pack.yaml': manifest('toy', 'seats: { min: 1, max: 4 }\n'),
		'toy/rules.yaml': toy.replace(
			'do: [{ draw-tile: {} }]',
			'do: [{ draw-tile: {} }, { if: drawn == none, then: [{ finish: game }] }]',
		),
		'toy/more.yaml': `format: 1\n${world}`,
		'toy/tiles.yaml': toyTiles,
	};
	for (const [name, layer] of Object.entries(packs)) {
		files[`${name}/pack.yaml`] = manifest(
			name,
			`role: expansion\nuse: [toy${name === 'bee' ? uses : ''}]\n`,
		);
		files[`${name}/rules.yaml`] = `format: 1\n${layer.text}`;
		if (layer.place === 'groups') {
			const side = layers.indexOf(layer) % 2 === 0 ? 'line: N-S' : 'block: [N, S]';
			files[`${name}/tiles.yaml`] =
				`format: 1\ntiles: { T: { copies: 2, ${side}, group: first } }\n`;
		}
	}
	const selection = { game: 'toy', with: Object.keys(packs), seats: 2, order };
	return compile(workspaceOf(files), selection);
}

/** The states of some games; tiles and groups of the deck by their places, so that names make no difference. */
function played({ program, diagnostics }: Compiled): string[] {
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	const out: string[] = [];
	const machine = new Machine(program!);
	for (let seed = 1; seed <= 2; seed++) {
		machine.reset(seed);
		for (let i = 0; !machine.over && i < 40; i++)
			machine.choose(mix(seed, i) % machine.optionCount);
		out.push(stateHash(machine));
	}
	return out;
}

export type LayerPair = readonly [first: Layer, second: Layer];

export const layerPairs: readonly LayerPair[] = layers.flatMap((second, k) =>
	layers.slice(0, k).map((first): LayerPair => [first, second]),
);

const isUndone = ({ diagnostics }: Compiled): boolean =>
	diagnostics.some((d) => d.code === 'LAYER-UNDONE');
const isReported = ({ diagnostics }: Compiled): boolean =>
	diagnostics.some((d) => d.code === 'ORDER-OPEN');
/** A program without its packs, digest and places in files, and with the names of the two packs exchanged where that is wanted. */
function textOf({ program }: Compiled, exchange: boolean): string {
	return JSON.stringify({ ...program, packs: [], sources: [], hash: '' })
		.replace(/"(source|start|end)":\d+/g, '')
		.replace(/\b(ant|bee)\b/g, (name) => (exchange === (name === 'ant') ? 'bee' : 'ant'));
}

function drawn({ program }: Compiled, exchange: boolean): string {
	const game = new Game(program!, { seed: 5 });
	for (let i = 0; !game.over && i < 40; i++)
		game.play(game.decision!.options[mix(5, i) % game.decision!.options.length]!.key);
	return `${game.chance.map((c) => c.outcome).join()} ${game.scores.join()}`.replace(
		/\b(ant|bee)\b/g,
		(name) => (exchange === (name === 'ant') ? 'bee' : 'ant'),
	);
}

export interface LayerCounts {
	/** Pairs without a finding about their order; the order never shows. */
	readonly quiet: number;
	/** Pairs with the finding that their order is open, and those of them whose order showed. */
	readonly reported: number;
	readonly seen: number;
}

/** Demands that an order that shows is told. Only pairs that speak of one place are played. */
export function demandReportedOrder(pairs: readonly LayerPair[]): LayerCounts {
	let [reported, quiet, seen] = [0, 0, 0];
	for (const [one, two] of pairs) {
		if (one.place !== two.place) continue;
		const packs = { ant: one, bee: two };
		const free = compiled(packs);
		if (isUndone(free)) continue;
		const [x, y] = [`ant.${one.name}`, `bee.${two.name}`];
		const chosen = [
			{ first: x, then: y },
			{ first: y, then: x },
		];
		const [a, b] = chosen.map((order) => played(compiled(packs, [order])).join());
		if (isReported(free)) {
			reported++;
			if (a !== b) seen++;
			expect(free.program!.order).toHaveLength(1);
		} else {
			quiet++;
			expect(a, `${one.text}${two.text}`).toBe(b);
		}
	}
	return { quiet, reported, seen };
}

export function holdNamesDecideNothing(pairs: readonly LayerPair[]): void {
	for (const [one, two] of pairs) {
		const first = compiled({ ant: one, bee: two });
		const second = compiled({ ant: two, bee: one });
		expect(isReported(first), `${one.text}${two.text}`).toBe(isReported(second));
		expect(isUndone(first), `${one.text}${two.text}`).toBe(isUndone(second));
		if (isUndone(first)) continue;
		// tables of tiles stand in the order of their names
		const what = [one, two].some((l) => l.place === 'groups') ? drawn : textOf;
		expect(what(second, true) === what(first, false), `${one.text}${two.text}`).toBe(true);
	}
}

/** Layers that leave nothing of what others say, though they do not set it. */
const leavingNothing: readonly Layer[] = [
	modify('value', 'of: line, line: tiles, count: { set: 0 }'),
	modify('value', 'of: line, line: tiles, each: { set: 0 }'),
	modify('value', 'of: line, cap: 0'),
	modify('value', 'of: line, scale: { times: 0, over: 1, round: up }'),
	modify('truth', 'and: "false"'),
	modify('truth', 'or: "true"'),
];

/** A change with a layer of the same place that decides the answer, whatever others say. */
export const overridePairs: readonly LayerPair[] = layers
	.filter((l) => /\bset: |void: |veto: /.test(l.text) && !l.text.includes('when: '))
	.concat(leavingNothing)
	.flatMap((second) =>
		[...patches, ...layers]
			.filter((first) => first.place === second.place && first !== second)
			// both may come to the same by the numbers: a truth and `or`, nothing and a cap, nothing twice
			.filter((first) => !/ (and|or|union|without|void|veto): /.test(first.text))
			.filter((first) => !/"(true|false)"/.test(first.text) || !/ (and|or): /.test(second.text))
			.filter((first) => !/ (cap|scale): /.test(first.text) || second.text.includes('veto: '))
			.map((first): LayerPair => [first, second]),
	);

/**
 * Demands that a change is refused exactly where a layer of a pack that does not know its author hides it. Games show what is
 * hidden. Where both layers set one thing, their order is told instead.
 */
export function holdHiddenIsRefused(pairs: readonly LayerPair[]): {
	refused: number;
	shown: number;
} {
	let [refused, shown] = [0, 0];
	const plain = played(compiled({})).join();
	for (const [one, two] of pairs) {
		const free = compiled({ ant: one, bee: two });
		if (isReported(free)) continue;
		// a pack may hide what one says that it uses
		const both = played(compiled({ ant: one, bee: two }, [], ', ant')).join();
		const says = played(compiled({ ant: one })).join() !== plain;
		const isHidden = both === played(compiled({ bee: two })).join();
		const what = `${one.text}${two.text}`;
		if (isUndone(free)) {
			refused++;
			expect(isHidden, what).toBe(true);
		} else {
			shown++;
			if (says) expect(isHidden, what).toBe(false);
		}
	}
	return { refused, shown };
}
