import { Game, refusals, whyNot } from '@tilewright/interpreter';
import { describe, expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';

const compile = compilerOf(shippedWorkspace());
const { program } = compile({ game: 'carcassonne', seats: 2 });
const begun = (...keys: string[]): Game => {
	const draws = keys.flatMap((k) => /^place (\S+)/.exec(k)?.[1] ?? []);
	const game = new Game(program!, { seed: 1, draws: [...draws, 'V'] });
	for (const key of keys) {
		const answered = game.answered.at(-1)?.decision;
		if (answered === undefined || game.find(key, answered) === undefined)
			expect(game.play(key), `${key} in ${game.decision?.id ?? 'no decision'}`).toEqual({
				ok: true,
			});
	}
	return game;
};

describe('why not', () => {
	test('an option has no reason against it', () => {
		const game = begun();
		for (const option of game.decision!.options) expect(whyNot(game, option.key)).toEqual([]);
	});
	test.each([
		['place V 0/-1 r0', ['tile.differs']],
		['place V 1/1 r0', ['tile.alone']],
		['place V 0/0 r0', ['cell.taken']],
		['place C 0/-1 r0', ['option.unknown']],
		['place V 9999/0 r0', ['option.unknown']],
		['dance', ['option.unknown']],
		['', ['option.unknown']],
		['place', ['option.unknown']],
	])('%s', (key, reasons) => expect(whyNot(begun(), key)).toEqual(reasons));

	test('every reason is told, each with its text and rule', () => {
		const game = begun('place U 1/0 r0', 'follower road E-W', 'place Ug 2/0 r0');
		const found = refusals(game, 'abbot road E-W 1/0');
		expect(found.map((r) => r.why).sort()).toEqual([
			'claim.kind',
			'claim.occupied',
			'claim.otherTile',
		]);
		for (const r of found) {
			expect(r.says).toMatch(/\.$/);
			expect(game.program.sources[r.source]?.file).toBe('data/common/rules.yaml');
		}
	});
	test('asking changes nothing', () => {
		const game = begun('place U 1/0 r0');
		const before = game.hash();
		const options = game.decision!.options.map((o) => o.key);
		for (const key of [
			'follower road E-W 0/0',
			'abbot road E-W',
			'recall abbot road E-W 1/0',
			'follower garden',
		])
			whyNot(game, key);
		expect(game.hash()).toBe(before);
		expect(game.decision!.options.map((o) => o.key)).toEqual(options);
	});
	test('a piece that nobody has left', () => {
		const few = compile({
			game: 'carcassonne',
			seats: 2,
			params: { 'base.meeplesPerPlayer': 1 },
		}).program!;
		const game = new Game(few, { seed: 1, draws: ['U', 'U', 'B'] });
		for (const key of [
			'place U 1/0 r0',
			'follower road E-W',
			'place U 2/0 r0',
			'pass',
			'place B 1/1 r0',
		])
			game.play(key);
		expect(whyNot(game, 'follower monastery')).toEqual(['among.piece']);
	});
});
