import { expect, test } from 'vitest';
import { WorkspaceFiles } from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { readShared, shipped, Trial, twoPersons } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';

test('an example is a game in which laying one tile pays', async () => {
	const files = new WorkspaceFiles(readShared);
	files.change(shipped, [], true);
	const handlers = makeHandlers({ files } as WorkbenchServices);
	const example = await handlers['tour.example']({ ...twoPersons, seed: 26 });
	expect(example).toBeDefined();
	const { before, after, at, name } = example!;
	expect(name).toBe('Ann');

	const trial = new Trial();
	expect(await trial.host.restore(before)).toMatchObject({ ok: true, notes: [] });
	const { decision, ledger, steps } = trial.game;
	expect(decision?.seat).toBe(0);
	expect(steps.every((s) => s.bot === undefined)).toBe(true);
	const option = decision?.options.find((o) =>
		o.targets.some(
			(t) => t.is === 'placement' && t.x === at.x && t.y === at.y && t.turn === at.turn,
		),
	);
	expect(trial.host.handlers.play({ key: option!.key, at: steps.length }).ok).toBe(true);
	if (trial.game.decision?.seat === 0)
		trial.host.handlers.play({ key: 'pass', at: steps.length + 1 });
	expect(trial.game.ledger.length).toBe(ledger.length + 1);
	const paid = trial.game.ledger.at(-1)!;
	expect(paid.seat).toBe(0);
	expect(paid.lines[0]?.source?.line).toBeGreaterThan(0);
	const scores = trial.game.scores;

	expect(await trial.host.restore(after)).toMatchObject({ ok: true, notes: [] });
	expect(trial.game.scores).toEqual(scores);
	expect(trial.game.viewingPast).toBe(false);
}, 60_000);
