import { beforeEach, describe, expect, test } from 'vitest';
import { Host } from './host.ts';
import { PERSON, type FromWorker, type GameState, type Setup } from './protocol.ts';
import { edited, shipped } from './testing.ts';

const setup: Setup = {
	game: 'carcassonne',
	packs: [],
	preset: undefined,
	elements: {},
	params: {},
	seats: [
		{ name: 'Ann', by: PERSON },
		{ name: 'Bob', by: 'random' },
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
const first = (): void => {
	const { decision, steps } = game();
	const key = decision!.options[0]!.key;
	expect(host.play({ key, at: steps.length })).toEqual({ ok: true, message: '' });
};
/** Steps of the person until the turn waits. */
const turn = (): void => {
	for (let i = 0; i < 4 && !game().held; i++) first();
	expect(game().held).toBe(true);
};
const bots = (): void => {
	for (let i = 0; i < 60 && due.length > 0; i++) due.shift()!();
};

beforeEach(() => {
	said = [];
	due = [];
	host = new Host(
		(m) => said.push(structuredClone(m)),
		(work) => due.push(work),
	);
	host.change(shipped, [], true);
	host.setConfirms(true);
	host.start(setup);
});

describe('a turn is confirmed', () => {
	test('chance and the bots wait', () => {
		const { left } = game().view;
		turn();
		expect(game()).toMatchObject({ decision: undefined, over: false, back: 2, active: 0 });
		expect(game().view.drawn).toBeUndefined();
		expect(game().view.left).toEqual(left);
		expect(game().view.pieces).toHaveLength(1);
		bots();
		expect(game().steps).toHaveLength(2);
		expect(host.play({ key: 'pass', at: 2 }).ok).toBe(false);
	});
	test('after the confirmation the next tile is drawn and the bot moves', () => {
		turn();
		expect(host.endTurn()).toBe(true);
		expect(game()).toMatchObject({ held: false, back: 0, active: 1 });
		expect(game().view.drawn).toBeDefined();
		bots();
		expect(game().decision?.seat).toBe(0);
		expect(game().back).toBe(0);
		expect(host.endTurn()).toBe(false);
	});
	test('its steps can be taken back, one by one, to the draw that was seen', () => {
		const begun = game();
		turn();
		expect(host.undo()).toBe(true);
		expect(game()).toMatchObject({ held: false, back: 1, undone: 1 });
		expect(game().decision?.seat).toBe(0);
		host.redo();
		expect(game()).toMatchObject({ held: true, back: 2 });
		host.undo();
		host.undo();
		expect({ ...game(), undone: 0, later: [] }).toEqual(begun);
	});
	test('points of the turn are shown, those of later steps are not', () => {
		for (let i = 0; i < 30; i++) {
			turn();
			const { scores, ledger } = game();
			scores.forEach((score, seat) =>
				expect(ledger.filter((e) => e.seat === seat).reduce((n, e) => n + e.points, 0)).toBe(score),
			);
			host.endTurn();
			bots();
			if (game().over) break;
		}
	});
	test('the last turn of a game waits before the end is counted', () => {
		host.start({ ...setup, seats: [setup.seats[0]!, { name: 'Cai', by: PERSON }] });
		let before: GameState | undefined;
		for (let i = 0; i < 400 && !game().over; i++) {
			if (game().held) {
				before = game();
				host.endTurn();
			} else first();
		}
		expect(game().over).toBe(true);
		expect(before!.over).toBe(false);
		expect(before!.view.left).toEqual([]);
		expect(game().ledger.length).toBeGreaterThan(before!.ledger.length);
	});
	test('an edit leaves the turn waiting', () => {
		turn();
		const before = game();
		host.change(edited('{ count: tiles, each: 1 }', '{ count: tiles, each: 3 }'), [], false);
		expect(game().swap).toBeDefined();
		expect(game()).toMatchObject({ held: true, decision: undefined, steps: before.steps });
		expect(game().view.drawn).toBeUndefined();
		expect(game().view.left).toEqual(before.view.left);
	});
	test('without confirmation nothing waits, and a waiting turn goes on', () => {
		turn();
		host.setConfirms(false);
		expect(game()).toMatchObject({ held: false, active: 1 });
		bots();
		first();
		first();
		expect(game().held).toBe(false);
	});
});

describe('why not here', () => {
	test('a cell: every rotation with its reasons and their places', () => {
		const cell = game().decision!.options.flatMap((o) =>
			o.targets.flatMap((t) => (t.is === 'placement' ? [t] : [])),
		);
		const { x, y } = cell[0]!;
		const fits = cell.filter((c) => c.x === x && c.y === y).map((c) => c.turn);
		for (const { turn: r, refusals } of host.whyHere({ x, y })) {
			expect(refusals.length === 0).toBe(fits.includes(r!));
			for (const { says, source } of refusals) {
				expect(says).toMatch(/\.$/);
				expect(source).toMatchObject({ file: 'data/common/rules.yaml' });
			}
		}
	});
	test('a segment: every piece with its reasons', () => {
		host.play({ key: game().decision!.options[0]!.key, at: 0 });
		const here = host.whyHere({ tile: 0, segment: 0 });
		expect(here.map((h) => h.piece).sort()).toEqual(['abbot', 'follower']);
		expect(here[0]!.refusals.map((r) => r.why)).toContain('claim.otherTile');
		expect(host.whyHere({ tile: 99, segment: 0 })).toEqual([]);
	});
});
