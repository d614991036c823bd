import { compile } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import { expect, test } from 'vitest';
import { Game } from '@tilewright/interpreter';
import { selectionOf } from '../setup/choices.ts';
import type { Setup } from '../setup/setup.ts';
import { chooserOfScript, withScripted } from '../timeline/scripted-outcomes.ts';
import { shipped as workspace, twoPersons } from '../testing.ts';
import { Pair } from './pair.ts';
import type { Playable } from './pair-view.ts';

const known = new Map<string, Playable>();

function playable(change: Partial<Setup> = {}): Playable {
	const key = JSON.stringify(change);
	let made = known.get(key);
	if (!made) {
		const setup = { ...twoPersons, ...change };
		const { program } = compile(workspace, selectionOf(setup, 2));
		known.set(key, (made = { program: program!, setup }));
	}
	return made;
}

function recorded({ program, setup }: Playable, steps: number, by = 'greedy'): Game {
	const game = new Game(program, { seed: setup.seed });
	const random = new BotRandom(3);
	while (!game.over && game.steps.length < steps)
		game.choose(game.think((m) => players[by]!(m, random)));
	return game;
}

test('rules that pay otherwise: the same decisions, and the payments that differ by their lines', () => {
	const usual = playable();
	const rich = playable({ params: { 'fields.pointsPerCity': 6 } });
	const played = recorded(usual, 999);
	const pair = new Pair(usual, rich, played.chance);
	pair.retake(played.steps);
	const view = pair.view();
	expect(view.divergence).toBeUndefined();
	expect(view.a.game.scores).toEqual(played.scores);
	expect(view.b.game.steps.map((s) => s.key)).toEqual(played.steps.map((s) => s.key));
	expect(view.rows.length).toBeGreaterThan(0);
	for (const { a, b } of view.rows) {
		expect(b!.points).toBe(2 * a!.points);
		expect(b!.lines[0]!.source!.file).toMatch(/rules\.yaml$/);
	}
	const difference = (seat: number): number =>
		view.rows.filter((r) => r.seat === seat).reduce((n, r) => n + r.b!.points - r.a!.points, 0);
	expect([0, 1].map(difference)).toEqual(
		[0, 1].map((s) => view.b.game.scores[s]! - view.a.game.scores[s]!),
	);
	expect(view.a.scores).toHaveLength(played.steps.length + 1);
	expect(view.a.scores.at(-1)).toEqual(played.scores);
});

test('where one offers what the other does not they part, and each goes on alone', () => {
	const usual = playable();
	const bare = playable({ elements: { farmers: false } });
	const pair = new Pair(usual, bare);
	for (let i = 0; i < 400 && !pair.hasDiverged; i++) pair.bot('careless');
	const { divergence, a, b } = pair.view();
	expect(divergence!.a).not.toBe('');
	const step = divergence!.step;
	expect(a.game.steps.slice(0, step)).toEqual(b.game.steps.slice(0, step));
	expect(a.game.steps).toHaveLength(step + 1);
	expect(b.game.steps).toHaveLength(step);
	// the other waits at its own decision, and goes on for itself
	expect(pair.play('b', b.game.decision!.options[0]!.key)).toBe(true);
	expect(pair.view().a.game.steps).toHaveLength(step + 1);
	for (let i = 0; i < 400 && pair.bot('random'); i++);
	const end = pair.view();
	expect([end.a.game.over, end.b.game.over]).toEqual([true, true]);
	pair.go(step);
	expect(pair.view().divergence).toBeUndefined();
	expect(pair.view().a.game.steps).toHaveLength(step);
	pair.go(9999);
	const again = pair.view();
	expect(again.a.game.scores).toEqual(end.a.game.scores);
	expect(again.b.game.scores).toEqual(end.b.game.scores);
	expect(again.divergence).toEqual(divergence);
	// another decision before it: what came after is forgotten
	pair.go(step);
	pair.play('a', pair.view().a.game.decision!.options.at(-1)!.key);
	expect(pair.length).toBe(step + 1);
});

test('where only one side was played on, payments are compared as far as both were', () => {
	const bare = playable({ elements: { farmers: false } });
	const usual = playable();
	const played = recorded(usual, 999, 'careless');
	const pair = new Pair(usual, bare, played.chance);
	pair.retake(played.steps);
	const { a, b, playedTo, rows } = pair.view();
	expect(a.game.over).toBe(true);
	expect(b.game.over).toBe(false);
	expect(playedTo).toBe(b.game.steps.length);
	for (const { step } of rows) expect(step).toBeLessThanOrEqual(playedTo!);
	// a bot that plays the side that waits leaves the other alone
	for (let i = 0; i < 400 && pair.bot('random', 'b'); i++);
	const end = pair.view();
	expect(end.b.game.over).toBe(true);
	expect(end.a.game.steps).toEqual(a.game.steps);
	expect(end.playedTo).toBeUndefined();
	const both = end.a.game.ledger.length + end.b.game.ledger.length;
	const told = end.rows.reduce((n, row) => n + (row.a ? 1 : 0) + (row.b ? 1 : 0), 0);
	expect(told + 2 * end.alike).toBe(both);
});

test('chance brings the same to both, as long as it can', () => {
	const more = playable({ packs: ['king-and-robber'] });
	const pair = new Pair(more, playable());
	for (let i = 0; i < 30 && !pair.hasDiverged; i++) pair.bot('random');
	const { a, b } = pair.view();
	const n = Math.min(a.game.view.tiles.length, b.game.view.tiles.length);
	expect(n).toBeGreaterThan(1);
	const ids = (v: typeof a): string[] => v.game.view.tiles.slice(0, n).map((t) => t.id);
	expect(ids(a)).toEqual(ids(b));
});

test('what somebody wishes comes to both beyond what came, in its order', () => {
	const usual = playable();
	const rich = playable({ params: { 'fields.pointsPerCity': 6 } });
	const played = recorded(usual, 6);
	const drawn = played.chance.filter((c) => c.stream === 'deck').length;
	const script = chooserOfScript(withScripted({}, 'deck', drawn, ['X', undefined, 'C']));
	const pair = new Pair(usual, rich, played.chance, undefined, script);
	pair.retake(played.steps);
	for (let i = 0; i < 10; i++) pair.bot('careless');
	const { a, b } = pair.view();
	const next = ({ game }: typeof a): string[] => game.view.tiles.slice(drawn).map((t) => t.id);
	expect(next(a)[1]).toBe('X');
	expect(next(a)[3]).toBe('C');
	expect(next(b)).toEqual(next(a));
});

test('branches of one game: where they part, and what only one was paid', () => {
	const usual = playable();
	const one = recorded(usual, 30);
	const two = recorded(usual, 16);
	for (let i = 0; i < 9; i++) two.choose(two.decision!.options.length - 1);
	const pair = Pair.ofBranches(usual, one, two);
	const view = pair.view();
	expect(view).toMatchObject({ areBranches: true, divergence: { step: 16 } });
	expect(view.a.game.scores).toEqual(one.scores);
	expect(view.b.game.scores).toEqual(two.scores);
	expect(view.rows.some((r) => r.a === undefined || r.b === undefined)).toBe(true);
	pair.go(10);
	expect(pair.view().a.game.view).toEqual(pair.view().b.game.view);
	expect(pair.view().divergence).toBeUndefined();
});
