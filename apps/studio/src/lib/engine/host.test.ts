import { beforeEach, describe, expect, test } from 'vitest';
import { Host } from './host.ts';
import { PERSON, type FromWorker, type GameState, type Setup } from './protocol.ts';
import { edited, shipped } from './testing.ts';

const rulesPath = 'data/carcassonne/base/rules.yaml';

const setup: Setup = {
	game: 'carcassonne',
	packs: [],
	preset: undefined,
	elements: {},
	params: {},
	seats: [
		{ name: 'Ann', by: PERSON },
		{ name: 'Bob', by: PERSON },
	],
	seed: 11,
};

let said: FromWorker[];
let due: (() => void)[];
let host: Host;
const game = (): GameState => {
	const last = said.findLast((m) => m.is === 'game');
	if (last?.is !== 'game' || !last.game) throw new Error('no game was told');
	return last.game;
};
const findings = () => {
	const last = said.findLast((m) => m.is === 'findings');
	if (last?.is !== 'findings') throw new Error('no findings were told');
	return last;
};

beforeEach(() => {
	said = [];
	due = [];
	host = new Host(
		(m) => said.push(structuredClone(m)),
		(work) => due.push(work),
	);
	host.change(shipped, [], true);
});

/** Plays persons' seats: claims where it can. */
function play(steps: number): void {
	for (let i = 0; i < steps && game().decision; i++) {
		const { decision, steps: taken } = game();
		const claim = decision!.options.find((o) => o.targets.some((t) => t.is === 'segment'));
		const option = claim ?? decision!.options[(i * 7) % decision!.options.length]!;
		expect(host.play({ key: option.key, at: taken.length })).toEqual({
			ok: true,
			message: '',
		});
	}
}

describe('the engine behind the page', () => {
	test('says what can be chosen', () => {
		const { choices } = host.choices({});
		expect(choices?.seats).toEqual({ min: 2, max: 6 });
		expect(choices?.presets.length).toBeGreaterThan(2);
		expect(choices?.bots).toContain('random');
		const rate = choices!.params.find((p) => p.id === 'base.twoTileCity')!;
		expect(rate).toMatchObject({ value: 'full', values: ['full', 'half'] });
		const first = host.choices({ preset: choices!.presets[0]!.id }).choices!;
		expect(first.params.find((p) => p.id === 'base.twoTileCity')).toMatchObject({
			value: 'half',
			given: 'preset',
		});
	});

	test('starts a game and plays it by keys', () => {
		expect(host.start(setup).ok).toBe(true);
		const { decision, view } = game();
		expect(decision!.seat).toBe(0);
		expect(view.tiles).toHaveLength(1);
		expect(decision!.options[0]!.targets[0]).toMatchObject({ is: 'placement' });
		play(8);
		expect(game().steps.length).toBe(8);
		expect(game().view.pieces.length).toBeGreaterThan(0);
	});

	test('refuses what is no option, or came too late', () => {
		host.start(setup);
		expect(host.play({ key: 'nonsense', at: 0 }).ok).toBe(false);
		const key = game().decision!.options[0]!.key;
		expect(host.play({ key, at: 3 }).ok).toBe(false);
		expect(game().steps).toEqual([]);
	});

	test('takes steps back and again', () => {
		host.start(setup);
		play(6);
		const before = game();
		host.undo();
		host.undo();
		expect(game().steps).toHaveLength(4);
		expect(game().later.map((s) => s.key)).toEqual(before.steps.slice(4).map((s) => s.key));
		host.redo();
		host.redo();
		expect(game()).toEqual(before);
	});

	test('lets bots move and stops them at a person', () => {
		host.start({
			...setup,
			seats: [
				{ name: 'Ann', by: PERSON },
				{ name: 'Bot', by: 'random' },
			],
		});
		play(2);
		let moves = 0;
		while (due.length > 0 && moves < 20) {
			due.shift()!();
			moves++;
		}
		expect(game().decision?.seat).toBe(0);
		expect(game().steps.filter((s) => s.bot === 'random').length).toBeGreaterThan(0);
		host.undo();
		expect(game().decision?.seat).toBe(0);
		expect(game().steps.every((s) => s.seat === 0)).toBe(true);
	});

	test('plays to the end, and the ledger sums to the scores', () => {
		host.start({
			...setup,
			seats: [
				{ name: 'A', by: 'random' },
				{ name: 'B', by: 'greedy' },
				{ name: 'C', by: 'random' },
			],
		});
		for (let i = 0; i < 1000 && !game().over; i++) due.shift()?.();
		const { scores, ledger, over } = game();
		expect(over).toBe(true);
		scores.forEach((score, seat) => {
			expect(ledger.filter((e) => e.seat === seat).reduce((sum, e) => sum + e.points, 0)).toBe(
				score,
			);
		});
		for (const entry of ledger)
			for (const line of entry.lines) expect(line.source?.file).toMatch(/^data\/.*\.yaml$/);
	});

	test('goes on with the running game after an edit, and says what changed', () => {
		host.start(setup);
		play(40);
		const before = game();
		host.change(edited('{ count: tiles, each: 1 }', '{ count: tiles, each: 3 }'), [], false);
		const after = game();
		expect(after.steps).toEqual(before.steps);
		expect(after.swap?.files).toEqual([rulesPath]);
		expect(after.swap!.changes.length).toBeGreaterThan(0);
		const change = after.swap!.changes[0]!;
		expect(change.after!.points).toBe(change.before!.points * 3);
		expect(change.after!.lines[0]!.source).toMatchObject({ file: rulesPath });
		expect(after.swap!.scores.some((s) => s.before !== s.after)).toBe(true);
	});

	test('what bots tried out is no part of the record', () => {
		host.start({ ...setup, seats: ['greedy', 'greedy', 'random'].map((by) => ({ name: by, by })) });
		for (let i = 0; i < 60; i++) due.shift()?.();
		const before = game();
		expect(before.discarded).toEqual([]);
		host.change(edited('{ count: tiles, each: 1 }', '{ count: tiles, each: 2 }'), [], false);
		expect(game().swap?.stopped).toBeUndefined();
		expect(game().steps.slice(0, before.steps.length)).toEqual(before.steps);
		expect(game().view.tiles.slice(0, before.view.tiles.length)).toEqual(before.view.tiles);
	});

	test('keeps the last rules when an edit does not compile, and says where', () => {
		host.start(setup);
		play(6);
		const before = game();
		host.change(edited('count: tiles, each: 1 }', 'count: tilez, each: 1 }'), [], false);
		expect(findings().stale).toBe(true);
		const error = findings().findings.find((f) => f.severity === 'error')!;
		expect(error).toMatchObject({ file: rulesPath });
		expect(error.line).toBeGreaterThan(1);
		expect(game()).toEqual(before);
		host.change([shipped.find((f) => f.path === rulesPath)!], [], false);
		expect(findings()).toMatchObject({ stale: false });
	});

	test('says why a place is refused', () => {
		host.start(setup);
		const key = game().decision!.options[0]!.key.replace(/-?\d+\/-?\d+/, '9/9');
		expect(host.why(key).map((r) => r.why)).toContain('tile.alone');
	});

	test('describes a feature', () => {
		host.start(setup);
		play(2);
		const piece = game().view.pieces[0]!;
		if (piece.at.on !== 'segment') throw new Error('the piece stands on no segment');
		const tile = game().view.tiles[piece.at.tile]!;
		const feature = host.feature({
			tile: tile.tile,
			segment: tile.segments.indexOf(piece.at.segment),
		})!;
		expect(feature.pieces).toEqual([{ kind: piece.kind, seat: 0, n: 1 }]);
		expect(feature.owners).toEqual([0]);
		expect(feature.segments).toContainEqual({
			tile: tile.tile,
			segment: tile.segments.indexOf(piece.at.segment),
		});
	});
});
