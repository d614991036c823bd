import { describe, expect, test } from 'vitest';
import type { OtherName } from '@tilewright/session';
import { Trial, twoPersons, withHardCases } from './testing.ts';

const folder = 'test/litmus/06-ferry/';
const own = withHardCases().filter((f) => f.path.startsWith(folder));
const name: OtherName = { from: 'ferry', to: 'crossing', of: 'carcassonne', game: false };

const renamed = own.map(({ path, bytes }) => ({
	path: path.replace(folder, 'own/crossing/'),
	bytes: new TextEncoder().encode(
		new TextDecoder().decode(bytes as Uint8Array).replace(/^pack: ferry$/m, 'pack: crossing'),
	),
}));

function played(): Trial {
	const trial = new Trial(withHardCases());
	trial.host.start({ ...twoPersons, packs: ['ferry'] });
	for (let i = 0; i < 400 && !decisions(trial).includes('ferry.berth'); i++)
		trial.play(1, (options) => options[(i * 7) % options.length]!);
	expect(decisions(trial)).toContain('ferry.berth');
	trial.play(2, 3);
	trial.host.handlers.undo();
	trial.play(1, (options) => options.find((o) => o.key !== trial.game.later[0]!.key)!);
	expect(trial.game.branches.length).toBeGreaterThan(0);
	return trial;
}

const decisions = (trial: Trial): string[] =>
	trial.host.session!.timeline.branches.flatMap((line) => line.steps.map((step) => step.decision));

describe('a pack that is called otherwise', () => {
	test.each(['its files come first', 'the name comes first'])('%s', (first) => {
		const trial = played();
		const before = trial.game;
		const files = (): void =>
			trial.host.change(
				renamed,
				own.map((f) => f.path),
				false,
			);
		if (first.startsWith('its')) files();
		expect(trial.host.renamePack(name)).toBe(true);
		if (!first.startsWith('its')) files();
		const { game } = trial;
		expect(game.setup.packs).toEqual(['crossing']);
		expect(game.steps.map((s) => s.key)).toEqual(before.steps.map((s) => s.key));
		expect(game).toMatchObject({ scores: before.scores, view: before.view, fault: undefined });
		expect(game.swap!.stopped).toBeUndefined();
		expect(game.branches.map((b) => b.more)).toEqual(before.branches.map((b) => b.more));
		expect(decisions(trial)).toContain('crossing.berth');
		expect(decisions(trial)).not.toContain('ferry.berth');
		expect(trial.host.session!.game.program.packs).toContain('crossing');
		trial.play(3, 1);
		const { savedText } = trial;
		trial.reload([...withHardCases().filter((f) => !own.includes(f)), ...renamed]);
		return expect(trial.host.restore(savedText)).resolves.toMatchObject({ ok: true, notes: [] });
	});

	test('a game that does not know it stays as it is', () => {
		const trial = played();
		expect(trial.host.renamePack({ ...name, of: 'gold-rush' })).toBe(false);
		expect(trial.game.setup.packs).toEqual(['ferry']);
	});
});
