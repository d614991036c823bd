import { beforeEach, describe, expect, test } from 'vitest';
import { type OptionView, PERSON } from '@tilewright/session';
import { rulesPath, shipped, Trial, twoPersons as setup } from './testing.ts';

let trial: Trial;

beforeEach(() => {
	trial = new Trial();
});

const claims = (options: readonly OptionView[], nth: number): OptionView =>
	options.find((o) => o.targets.some((t) => t.is === 'segment')) ??
	options[(nth * 7) % options.length]!;

describe('the engine behind the page', () => {
	test('says what can be chosen', () => {
		const { choices } = trial.host.choices({});
		expect(choices?.seats).toEqual({ min: 1, max: 6 });
		expect(choices?.presets.length).toBeGreaterThan(2);
		expect(choices?.bots).toContain('random');
		const rate = choices!.params.find((p) => p.id === 'base.twoTileCity')!;
		expect(rate).toMatchObject({ value: 'full', values: ['full', 'half'] });
		const first = trial.host.choices({ preset: choices!.presets[0]!.id }).choices!;
		expect(first.params.find((p) => p.id === 'base.twoTileCity')).toMatchObject({
			value: 'half',
			given: 'preset',
		});
	});

	test('starts a game and plays it by keys', () => {
		expect(trial.host.start(setup).ok).toBe(true);
		const { decision, view } = trial.game;
		expect(decision!.seat).toBe(0);
		expect(view.tiles).toHaveLength(1);
		expect(decision!.options[0]!.targets[0]).toMatchObject({ is: 'placement' });
		trial.play(8, claims);
		expect(trial.game.steps.length).toBe(8);
		expect(trial.game.view.pieces.length).toBeGreaterThan(0);
	});

	test('refuses what is no option, or came too late', () => {
		trial.host.start(setup);
		expect(trial.host.handlers.play({ key: 'nonsense', at: 0 }).ok).toBe(false);
		const key = trial.game.decision!.options[0]!.key;
		expect(trial.host.handlers.play({ key, at: 3 }).ok).toBe(false);
		expect(trial.game.steps).toEqual([]);
	});

	test('takes steps back and again', () => {
		trial.host.start(setup);
		trial.play(6, claims);
		const before = trial.game;
		trial.host.handlers.undo();
		trial.host.handlers.undo();
		expect(trial.game.steps).toHaveLength(4);
		expect(trial.game.later.map((s) => s.key)).toEqual(before.steps.slice(4).map((s) => s.key));
		trial.host.handlers.redo();
		trial.host.handlers.redo();
		expect(trial.game).toEqual(before);
	});

	test('lets bots move and stops them at a person', () => {
		trial.host.start({
			...setup,
			seats: [
				{ name: 'Ann', by: PERSON },
				{ name: 'Bot', by: 'random' },
			],
		});
		trial.play(2, claims);
		trial.wait(20);
		expect(trial.game.decision?.seat).toBe(0);
		expect(trial.game.steps.filter((s) => s.bot === 'random').length).toBeGreaterThan(0);
		trial.host.handlers.undo();
		expect(trial.game.decision?.seat).toBe(0);
		expect(trial.game.steps.every((s) => s.seat === 0)).toBe(true);
	});

	test('plays to the end, and the ledger sums to the scores', () => {
		trial.host.start({
			...setup,
			seats: [
				{ name: 'A', by: 'random' },
				{ name: 'B', by: 'greedy' },
				{ name: 'C', by: 'random' },
			],
		});
		for (let i = 0; i < 1000 && !trial.game.over; i++) trial.pendingWork.shift()?.();
		const { scores, ledger, over } = trial.game;
		expect(over).toBe(true);
		scores.forEach((score, seat) => {
			expect(ledger.filter((e) => e.seat === seat).reduce((sum, e) => sum + e.points, 0)).toBe(
				score,
			);
		});
		for (const entry of ledger)
			for (const line of entry.lines) expect(line.source?.file).toMatch(/^data\/.*\.yaml$/);

		let shown = 0;
		for (const entry of ledger)
			for (const { id, targets } of trial.host.handlers['counted-by'](entry.index)!.lines) {
				expect(targets.length).toBe(entry.lines.find((l) => l.id === id)!.count);
				shown++;
			}
		expect(shown).toBeGreaterThan(10);
		// also where the rules count places by a number: all tiles around one, and that one
		const around = ledger.find((e) => e.name === 'monastery' && e.lines[0]!.count > 1)!;
		const places = trial.host.handlers['counted-by'](around.index)!.lines[0]!.targets;
		expect(places).toHaveLength(around.lines[0]!.count);
		expect(trial.host.handlers['counted-by'](ledger.length)).toBeUndefined();
	});

	test('goes on with the running game after an edit, and says what changed', () => {
		trial.host.start(setup);
		trial.play(40, claims);
		const before = trial.game;
		trial.edit('{ count: tiles, each: 1 }', '{ count: tiles, each: 3 }');
		const after = trial.game;
		expect(after.steps).toEqual(before.steps);
		expect(after.swap?.files).toEqual([rulesPath]);
		expect(after.swap!.changes.length).toBeGreaterThan(0);
		const change = after.swap!.changes[0]!;
		expect(change.after!.points).toBe(change.before!.points * 3);
		expect(change.after!.lines[0]!.source).toMatchObject({ file: rulesPath });
		expect(after.swap!.scores.some((s) => s.before !== s.after)).toBe(true);
	});

	test('what bots tried out is no part of the record', () => {
		trial.host.start({
			...setup,
			seats: ['greedy', 'greedy', 'random'].map((by) => ({ name: by, by })),
		});
		trial.wait();
		const before = trial.game;
		expect(before.discarded).toEqual([]);
		trial.edit('{ count: tiles, each: 1 }', '{ count: tiles, each: 2 }');
		expect(trial.game.swap?.stopped).toBeUndefined();
		expect(trial.game.steps.slice(0, before.steps.length)).toEqual(before.steps);
		expect(trial.game.view.tiles.slice(0, before.view.tiles.length)).toEqual(before.view.tiles);
	});

	test('keeps the last rules when an edit does not compile, and says where', () => {
		trial.host.start(setup);
		trial.play(6, claims);
		const before = trial.game;
		trial.edit('count: tiles, each: 1 }', 'count: tilez, each: 1 }');
		expect(trial.findings.stale).toBe(true);
		const error = trial.findings.findings.find((f) => f.severity === 'error')!;
		expect(error).toMatchObject({ file: rulesPath });
		expect(error.line).toBeGreaterThan(1);
		expect(trial.game).toEqual(before);
		trial.host.change([shipped.find((f) => f.path === rulesPath)!], [], false);
		expect(trial.findings).toMatchObject({ stale: false });
	});

	test('says why a place is refused', () => {
		trial.host.start(setup);
		const key = trial.game.decision!.options[0]!.key.replace(/-?\d+\/-?\d+/, '9/9');
		expect(trial.host.handlers['why-not'](key).map((r) => r.why)).toContain('tile.alone');
	});

	test('describes a feature', () => {
		trial.host.start(setup);
		trial.play(2, claims);
		const piece = trial.game.view.pieces[0]!;
		if (piece.at.on !== 'segment') throw new Error('the piece stands on no segment');
		const tile = trial.game.view.tiles[piece.at.tile]!;
		const feature = trial.host.handlers['feature-at']({
			tile: tile.tile,
			segment: tile.segments.indexOf(piece.at.segment),
		})!;
		expect(feature.pieces).toEqual([{ kind: piece.kind, title: piece.kind, seat: 0, n: 1 }]);
		expect(feature.owners).toEqual([0]);
		expect(feature.segments).toContainEqual({
			tile: tile.tile,
			segment: tile.segments.indexOf(piece.at.segment),
		});
	});
});
