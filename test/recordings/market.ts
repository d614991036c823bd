import type { RecordedPoints } from '@tilewright/interop';
import { cellKey, type Decision, Game, type Option } from '@tilewright/interpreter';
import { Header, Where, zoneOf } from '@tilewright/interpreter/state';
import { type Program, compile, loadWorkspace } from '@tilewright/lang';

/**
 * A small game with every kind of chance and of question that recordings know: bags, an urn nobody tells of, buried tiles, a
 * market whose message answers two decisions, prisoners, payments. `record` writes games of it as another program would.
 */
const manifest = `format: 1
pack: market
game: market
role: game
title: Market
version: 1.0.0
licence: MIT
says: A pack of a test.
seats: { min: 2, max: 3 }
`;

const rules = `format: 1
verbs:
  placeTile: { it: placement }
kinds:
  way: { connect: edge, form: line, complete: open == 0, value: {} }
  wall: { connect: edge, form: block, complete: open == 0, value: {} }
pieces:
  man: { per-seat: 3, stands-on: [way] }
  guard: { per-seat: 2, stands-on: [wall] }
  coin: { shared: 8, faces: { 1: 3, 2: 3, 5: 2 }, starts: bag }
  seed: { shared: 4, faces: { 3: 2, 4: 1, 7: 1 }, starts: urn }
marks:
  deep: { of: tile }
zones:
  bag: { order: shuffled, shows: nobody }
  urn: { order: shuffled, shows: nobody }
  purse: { per: seat, shows: all }
  prison: { per: seat, shows: all }
  cellar: { per: tile, holds: tiles, shows: nobody }
  lots: { holds: tiles, shows: all }
  won: { per: seat, holds: tiles, shows: all }
require:
  - { id: matches, verb: placeTile, that: "it.sides.all(s, s.facing == none || s.kind == s.facing.kind)", why: differs }
  - { id: touches, verb: placeTile, that: "it.sides.exists(s, s.facing != none)", why: alone }
texts: { differs: It differs., alone: It is alone. }
deck:
  start: [{ tile: S, at: 0/0 }]
timeline:
  turn:
    - start
    - part: [draw, { actions: tile, pick: 1 }, after-place, { actions: main, pick: 1, pass: true }]
    - market
    - end
  end-game: [last]
actions:
  lay: { group: tile, choose: { among: { there: placements(drawn) } }, where: "can(placeTile, there)", do: [{ place-tile: { at: there } }] }
  stand:
    group: main
    choose: { among: { piece: "active.supply.kinds()", spot: placed.segments } }
    where: piece.standsOn(spot.kind)
    key: [piece, spot]
    do: [{ place: { piece: piece, at: spot } }]
  dip:
    group: main
    when: "!bag.empty()"
    do:
      - draw: { from: bag, to: active.purse, show: all }
      - score: { to: active, line: found, each: "active.purse.sum(p, p.kind == coin ? p.face : 0)", cause: dip }
  sow:
    group: main
    when: "!urn.empty()"
    do: [{ draw: { from: urn, to: active.purse, show: nobody } }]
  seize:
    group: main
    choose: { among: { m: "others(active).flatMap(s, s.onBoard)" } }
    equivalent-by: [m.owner, m.segment]
    key: [seize, m]
    do: [{ move: { pieces: m, to: active.prison } }]
  free:
    group: main
    choose: { among: { m: "others(active).flatMap(s, s.prison).filter(p, p.owner == active)" } }
    equivalent-by: "others(active).argmax(s, s.prison.count(p, p == m)).first()"
    key: [free, m]
    do: [{ return: { pieces: m } }]
rules:
  - { id: drawOne, at: draw, do: [{ draw-tile: {} }] }
  - { id: bury, at: after-place, when: placed.deep, do: [{ draw-tile: { to: placed.cellar, short: skip } }] }
  - id: reap
    at: start
    for-each: { as: grown, in: "active.purse.filter(p, p.kind == seed)" }
    do:
      - score: { to: active, line: harvest, each: grown.face, cause: harvest }
      - move: { pieces: grown, to: off-board }
  - id: fair
    at: market
    when: placed != none && placed.deep && deck.size() >= 2
    do:
      - draw-tile: { to: lots, count: 2, show: all }
      - choose: { id: lot, who: active, among: { t: lots } }
      - choose: { id: price, who: active, number: { min: 0, max: 2 } }
      - score: { to: active, line: paid, each: 0 - price, cause: payment }
      - move-tile: { tile: lot, from: lots, to: active.won }
      - move-tile: { tile: lots.first(), from: lots, to: others(active).first().won }
      - choose: { id: flag, who: active, options: [red, blue] }
  - { id: lastTile, at: end, when: deck.empty(), do: [{ finish: game }] }
`;

const tiles = `format: 1
tiles:
  S: { copies: 9, way: E-W }
  X: { copies: 4, way: [N, E, S, W] }
  D: { copies: 4, way: E-W, deep: true }
  K: { copies: 4, way: E-W, wall: [N] }
`;

/** Their names. Theirs draws `K` turned by a quarter, and calls its wall by a corner. */
export const mappingText = `format: 1
mapping: theirs
for: theirs
sets: { market: { } }
tiles:
  s: S
  x: X
  d: D
  k: { tile: K, turn: 1, places: { N-E: N } }
kinds: { Way: way, Wall: wall }
pieces: { small: { way: man, wall: guard } }
actions:
  LAY: { action: lay, key: "lay {tile} {cell} {turn}" }
  STAND: { action: stand, key: "{piece} {segment}" }
  DIP: { action: dip, key: dip }
  SOW: { action: sow, key: sow }
  TAKE: { action: seize, key: seize, begins: true }
  WHOM small: { action: seize, key: "{figure}" }
  FREE: { action: free, key: "free {piece} prison of {holder}" }
  BUY: { action: lot, key: "lot {number in lots}", then: [{ action: price, key: "price {number2}" }] }
  NO: { pass: true }
messages:
  LAY: { as: "{a} {b} {c}" }
  STAND: { as: "{a} {b} {c} {d}" }
  DIP: { as: "", reseeds: random }
  SOW: { as: "" }
  TAKE: { as: "" }
  WHOM: { as: "{a}@{b} {c} {d}" }
  FREE: { as: "{a}" }
  BUY: { as: "{a} {b}" }
  NO: { as: "" }
chance:
  bag: { order: [coin 1, coin 2, coin 5], after: [DIP] }
unasked: [flag]
silent: [{ rule: fair }]
points:
  dip: { rule: dip }
  harvest: { rule: reap }
lines: { found: found, harvest: harvest }
`;

const files = (mapping: string): { path: string; bytes: Uint8Array }[] =>
	Object.entries({ pack: manifest, rules, tiles, mapping }).map(([name, text]) => ({
		path: `market/${name}.yaml`,
		bytes: new TextEncoder().encode(text),
	}));

export const workspace = (mapping: string = mappingText): ReturnType<typeof loadWorkspace> =>
	loadWorkspace(files(mapping));

export interface RecordedFile {
	readonly players: { name: string }[];
	readonly setup: object;
	readonly initialRandom: number;
	readonly gameAnnotations: { drawOrder: string[] };
	readonly replay: { type: string; payload: object; player: number }[];
	readonly trace: {
		drawn: string[];
		steps: RecordedStepOfFile[];
		finalScores: number[];
		finalPoints: RecordedPoints[];
	};
}

export interface RecordedStepOfFile {
	phase: string;
	player: number;
	canPass: boolean;
	options: string[];
	chosen: string;
	drawnCount: number;
	scoreAfter: number[];
	points: RecordedPoints[];
}

export function marketProgram(seats: number): Program {
	const { program, diagnostics } = compile(workspace(), {
		game: 'market',
		with: [],
		seats,
		elements: {},
		params: {},
	});
	if (program === undefined) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return program;
}

const tileNames: Readonly<Record<string, string>> = { S: 's', X: 'x', D: 'd', K: 'k' };
const bagOrder = ['coin 1', 'coin 2', 'coin 5'];

/** Plays a game at random and writes it down in their words, which are worked out here without the mapping. */
export function record(seed: number, seats: number): RecordedFile {
	let state = seed * 7919 + 1;
	const random = (n: number): number => {
		state = (state * 48271) % 2147483647;
		return state % n;
	};
	let dip: number | undefined;
	const game = new Game(marketProgram(seats), {
		seed,
		chooser: (stream, outcomes) => {
			const picked = random(outcomes.length);
			if (stream !== 'bag') return picked;
			const bag = outcomes.map((_, i) => i);
			bag.sort((a, b) => bagOrder.indexOf(outcomes[a]!) - bagOrder.indexOf(outcomes[b]!) || a - b);
			dip = (bag.indexOf(picked) + 0.5) / outcomes.length;
			return picked;
		},
	});
	return new Recorder(game, random, () => dip).file;
}

class Recorder {
	readonly file: RecordedFile;
	private readonly game: Game;
	private entries = 0;

	constructor(game: Game, random: (n: number) => number, dip: () => number | undefined) {
		this.game = game;
		this.file = {
			players: game.names.map((name) => ({ name })),
			setup: {
				sets: { market: 1 },
				elements: {},
				rules: {},
				start: [{ tile: 's', x: 0, y: 0, rotation: 0 }],
			},
			initialRandom: 0.5,
			gameAnnotations: { drawOrder: [] },
			replay: [],
			trace: { drawn: [], steps: [], finalScores: [], finalPoints: [] },
		};
		for (let { decision } = game; decision !== undefined; { decision } = game) {
			const option = decision.options[random(decision.options.length)]!;
			this.step(decision, option, random, dip);
		}
		const { trace } = this.file;
		trace.drawn = this.drawn();
		this.file.gameAnnotations.drawOrder = trace.drawn;
		trace.finalScores = game.scores;
		trace.finalPoints = trace.steps.flatMap((s) => s.points).filter((p) => p.final);
	}

	private step(
		decision: Decision,
		option: Option,
		random: (n: number) => number,
		dip: () => number | undefined,
	): void {
		const { game } = this;
		if (decision.id === 'market.lot') {
			const lots = game.chance.slice(-2).map((c) => c.outcome);
			const numbers = decision.options.map((o) => lots.indexOf(o.key.split(' ')[1]!));
			const all = [...new Set(numbers)].flatMap((n) => [0, 1, 2].map((p) => `BUY ${n} ${p}`));
			const price = random(3);
			this.choose(option.index);
			this.choose(price);
			return this.write(decision, all, `BUY ${numbers[option.index]!} ${price}`, {});
		}
		// equal lots are no question to us, and to them the first one counts
		if (decision.id === 'market.price') {
			const all = [0, 1].flatMap((n) => decision.options.map((_, price) => `BUY ${n} ${price}`));
			this.choose(option.index);
			return this.write(decision, all, `BUY 0 ${option.index}`, {});
		}
		const texts = decision.options.map((o) => this.words(o));
		if (option.action === 'market.seize') {
			const plain = texts.map((t) => (t[0]!.startsWith('WHOM') ? 'TAKE' : t)).flat();
			this.write(decision, [...new Set(plain)], 'TAKE', {});
			const whom = texts.flat().filter((t) => t.startsWith('WHOM'));
			const chosen = texts[option.index]![0]!;
			this.choose(option.index);
			return this.write(decision, whom, chosen, {});
		}
		const chosen = texts[option.index]![0]!;
		const all = texts.flat().map((t) => (t.startsWith('WHOM') ? 'TAKE' : t));
		this.choose(option.index);
		const payload = chosen === 'DIP' ? { random: dip() } : {};
		this.write(decision, [...new Set(all)], chosen, payload);
	}

	private choose(index: number): void {
		const { game } = this;
		game.choose(index);
		while (game.decision?.id === 'market.flag') game.choose(1);
	}

	private write(decision: Decision, options: string[], chosen: string, payload: object): void {
		const { game, file } = this;
		const entries = game.ledger.slice(this.entries);
		const points = entries.flatMap((e): RecordedPoints[] => {
			const [line] = e.lines;
			if (line === undefined || line.id === 'paid') return [];
			const name = line.id === 'found' ? 'dip' : 'harvest';
			const items = [`${line.count}x ${line.id}=${line.points}`];
			return [{ player: e.seat, points: e.points, name, items, final: e.final }];
		});
		this.entries = game.ledger.length;
		const [type, ...words] = chosen.split(/[ @]/);
		const named = Object.fromEntries(words.map((word, i) => ['abcd'[i]!, word]));
		const message = { type: type!, payload: { ...named, ...payload }, player: decision.seat };
		file.replay.push(message);
		file.trace.steps.push({
			phase: 'Phase',
			player: decision.seat,
			canPass: decision.canPass,
			options,
			chosen,
			drawnCount: this.drawn().length,
			scoreAfter: game.scores,
			points,
		});
	}

	private drawn(): string[] {
		const cellar = this.game.chance.filter((c) => c.stream === 'deck' && c.unseen !== true);
		return cellar.map((c) => tileNames[c.outcome]!);
	}

	/** Their words for an option: one text, or one for each turn that looks alike. */
	private words({ key, action, values }: Option): string[] {
		if (action === 'pass') return ['NO'];
		const parts = key.split(' ');
		switch (parts[0]) {
			case 'lay': {
				const [, tile, cell, r] = parts;
				const alike = { S: 2, D: 2, X: 1, K: 4 }[tile!]!;
				const turn = Number(r!.slice(1)) - (tile === 'K' ? 1 : 0);
				return Array.from({ length: 4 / alike }, (_, i) => (turn + i * alike + 4) % 4).map(
					(t) => `LAY ${tileNames[tile!]!} ${cell!.replace('/', ',')} R${t * 90}`,
				);
			}
			case 'man':
			case 'guard': {
				const [, kind, place = ''] = parts;
				return [`STAND ${this.next(parts[0])} ${this.placed()} ${this.place(kind!, place)}`];
			}
			case 'seize': {
				const piece = values[0]!.value;
				const at = parts.at(-1)!;
				const [kind, place = ''] = parts.slice(parts.indexOf('of') + 2, -1);
				return [`WHOM ${this.figure(piece)}@${at.replace('/', ',')} ${this.place(kind!, place)}`];
			}
			case 'free': {
				// they offer every prisoner, we one of those alike
				const holder = parts.at(-1);
				const kind = parts[1]!;
				return this.pieces(this.game.decision!.seat)
					.filter((p) => this.kindOf(p) === kind && this.holderOf(p) === Number(holder) - 1)
					.map((p) => `FREE ${this.figure(p)}`);
			}
			default:
				return [parts[0]!.toUpperCase()];
		}
	}

	private pieces(seat: number): number[] {
		const { rt } = this.game.machine;
		return [...rt.pieceOwner.keys()].filter((p) => rt.pieceOwner[p] === seat);
	}

	private kindOf(piece: number): string {
		return this.game.program.pieces[this.game.machine.rt.pieceKind[piece]!]!.id;
	}

	/** They number figures from the last of ours to the first. */
	private figure(piece: number): string {
		const seat = this.game.machine.rt.pieceOwner[piece]!;
		const own = this.pieces(seat);
		return `${seat}.small.${own.length - own.indexOf(piece)}`;
	}

	private next(kind: string): string {
		const { rt } = this.game.machine;
		const own = this.pieces(this.game.decision!.seat);
		const free = own.find((p) => this.kindOf(p) === kind && rt.m[rt.WHERE + p] === Where.supply);
		return this.figure(free!);
	}

	private holderOf(piece: number): number {
		const { rt } = this.game.machine;
		return rt.m[rt.WHERE + piece] === Where.zone ? zoneOf(rt, rt.m[rt.REF + piece]!).owner : -1;
	}

	private placed(): string {
		const { machine } = this.game;
		const { m, board } = machine.rt;
		return cellKey(machine, m[board.TILE_CELL + m[Header.placed]!]!).replace('/', ',');
	}

	private place(kind: string, place: string): string {
		if (kind === 'wall') return `Wall ${corners[place]!}`;
		return `Way ${{ 'E-W': 'WE', 'N-S': 'NS' }[place] ?? place}`;
	}
}

/** The wall at a side of a tile: they draw the tile a quarter further, and call it by the corner from the side as drawn. */
const corners: Readonly<Record<string, string>> = { N: 'NW', E: 'NE', S: 'SE', W: 'SW' };
