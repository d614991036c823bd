import { expect, test } from 'vitest';
import { Trial, twoPersons, withHardCases } from './testing.ts';
import type { OptionView } from '@tilewright/session';

function playedUntil(pack: string, wanted: RegExp, is: (trial: Trial) => boolean): Trial {
	const trial = new Trial(withHardCases());
	for (let seed = 1; seed < 12; seed++) {
		const { ok, findings } = trial.host.start({ ...twoPersons, packs: [pack], seed });
		expect(findings.filter((f) => f.severity === 'error')).toEqual([]);
		expect(ok).toBe(true);
		const pick = (options: readonly OptionView[], nth: number): OptionView =>
			options.find((o) => wanted.test(o.key)) ?? options[(nth * 7) % options.length]!;
		for (let i = 0; i < 160 && trial.game.decision; i++) {
			trial.play(1, (options) => pick(options, i));
			if (is(trial)) return trial;
		}
	}
	throw new Error(`nothing of ${pack} was built`);
}

test('printed parts are not listed again', () => {
	const trial = new Trial();
	trial.host.start(twoPersons);
	trial.play(30);
	expect(trial.game.built).toEqual({ added: [], links: [], piles: [] });
});

test('an added segment is listed with its kind and sides, and is gone when taken back', () => {
	const trial = playedUntil('bridge', /^span|bridged/, (t) => t.game.built.added.length > 0);
	const [added] = trial.game.built.added;
	const { tiles } = trial.game.view;
	const tile = tiles.find((t) => t.tile === added!.tile)!;
	expect(added!.kind).toBe('road');
	expect(added!.sides).toHaveLength(2);
	for (const { x, y } of added!.sides) expect([x, y]).toEqual([tile.x, tile.y]);
	expect(Math.abs(added!.sides[0]!.side - added!.sides[1]!.side)).toBe(2);
	const { pieces } = trial.game.view;
	expect(pieces.find((p) => p.piece === added!.by)?.owner).toBe(added!.seat);
	trial.host.handlers.undo();
	expect(trial.game.built.added).toEqual([]);
});

test('each option tells what it would add, which is what it adds, and the game stays as it is', () => {
	const trial = playedUntil('bridge', /^span|bridged/, (t) =>
		(t.game.decision?.options ?? []).some((o) => /^span|bridged/.test(o.key)),
	);
	const state = JSON.stringify(trial.game.view);
	const before = new Set(trial.game.built.added.map((a) => a.segment));
	const predicted = new Map(
		trial.game.decision!.options.map(({ key }) => [key, trial.host.handlers['added-by'](key)]),
	);
	expect(JSON.stringify(trial.game.view)).toBe(state);
	expect([...predicted.values()].some((added) => added.length > 0)).toBe(true);
	for (const [key, added] of predicted) {
		trial.play(1, (options) => options.find((o) => o.key === key)!);
		expect(added).toEqual(trial.game.built.added.filter((a) => !before.has(a.segment)));
		trial.host.handlers.undo();
	}
	expect(trial.host.handlers['added-by']('no such option')).toEqual([]);
});

test('a link tells both its ends and who made it', () => {
	const trial = playedUntil('ferry', /^berth|^hop/, (t) => t.game.built.links.length > 0);
	const [link] = trial.game.built.links;
	expect(link).toMatchObject({ kind: 'road', by: 'ferry' });
	expect(link!.a.segment).toBeGreaterThanOrEqual(0);
	expect([link!.a.tile, link!.b.tile]).toEqual([link!.a.tile, link!.a.tile]);
	expect(link!.a.segment).not.toBe(link!.b.segment);
});

test('a pile tells what lies in it, at the first segment of its feature', () => {
	const trial = playedUntil('shepherds', /^herd/, (t) => t.game.built.piles.length > 0);
	const [pile] = trial.game.built.piles;
	expect(pile!.title).toBe('flock');
	expect(pile!.heaps.map((h) => h.kind)).toContain('sheep');
	expect(pile!.heaps[0]!.face).toBeTypeOf('number');
	const { tile, segment } = pile!.at;
	const { view } = trial.game;
	expect(view.tiles[tile]!.segments[segment]).toBe(pile!.at.number);
});
