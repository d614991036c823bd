import { Game, refusalsHere } from '@tilewright/interpreter';
import { describe, expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';

const compile = compilerOf(shippedWorkspace());
const { program } = compile({ game: 'carcassonne', seats: 2 });
const begun = (...keys: string[]): Game => {
	const draws = keys.flatMap((k) => /^place (\S+)/.exec(k)?.[1] ?? []);
	const game = new Game(program!, { seed: 1, draws: [...draws, 'V'] });
	for (const key of keys) expect(game.play(key), key).toEqual({ ok: true });
	return game;
};
const pieces = program!.pieces.map((p) => p.id);

describe('why not here', () => {
	test('a cell answers for every rotation, as the options do', () => {
		const game = begun();
		const offered = game.decision!.options.map((o) => o.key);
		for (const [x, y] of [
			[0, -1],
			[1, 0],
			[0, 1],
			[-1, 0],
			[5, 5],
			[0, 0],
		] as const) {
			const here = refusalsHere(game, { is: 'cell', x, y });
			expect(here.map((h) => h.turn)).toEqual([0, 1, 2, 3]);
			for (const { turn, refusals } of here)
				expect(refusals.length === 0, `${x}/${y} r${turn}`).toBe(
					offered.includes(`place V ${x}/${y} r${turn}`),
				);
		}
	});
	test('a rotation that does not fit names its sides, and each of them touches a tile', () => {
		const game = begun();
		let told = 0;
		for (const [x, y, direction] of [
			[0, -1, 2],
			[1, 0, 3],
			[0, 1, 0],
			[-1, 0, 1],
		] as const)
			for (const { refusals } of refusalsHere(game, { is: 'cell', x, y }))
				for (const { why, sides } of refusals) {
					if (why !== 'tile.differs') expect(sides).toBeUndefined();
					else {
						expect(sides).toMatchObject([{ x, y, direction }]);
						const { own, met } = sides![0]!.kinds!;
						expect(own).not.toBe(met);
					}
					told++;
				}
		expect(told).toBeGreaterThan(0);
	});
	test('look-alike rotations are told once', () => {
		const game = new Game(program!, { seed: 1, draws: ['U'] });
		expect(refusalsHere(game, { is: 'cell', x: 1, y: 0 }).map((h) => h.turn)).toEqual([0, 1]);
	});
	test('a cell that has a tile, and one beyond all bounds', () => {
		const here = refusalsHere(begun(), { is: 'cell', x: 0, y: 0 });
		expect(here[0]!.refusals.map((r) => r.why)).toEqual(['cell.taken']);
		expect(refusalsHere(begun(), { is: 'cell', x: 99_999, y: 0 })).toEqual([]);
	});
	test('a segment answers for every piece that could be put down', () => {
		const game = begun('place U 1/0 r0', 'follower road E-W', 'place Ug 2/0 r0');
		const offered = game.decision!.options.map((o) => o.key);
		const { m, board } = game.machine.rt;
		for (let segment = 0; segment < m[board.SEGMENT_COUNT]!; segment++) {
			const here = refusalsHere(game, { is: 'segment', segment });
			expect(here.map((h) => pieces[h.piece]).sort()).toEqual(['abbot', 'follower']);
		}
		const road = Array.from({ length: m[board.SEGMENT_COUNT]! }, (_, s) => s).find(
			(s) => m[board.SEGMENT_TILE + s] === 2 && program!.kinds[m[board.KIND + s]!]!.id === 'road',
		)!;
		const here = refusalsHere(game, { is: 'segment', segment: road });
		expect(offered).not.toContain('follower road E-W');
		expect(here.find((h) => pieces[h.piece] === 'follower')?.refusals.map((r) => r.why)).toEqual([
			'claim.occupied',
		]);
		expect(
			here
				.find((h) => pieces[h.piece] === 'abbot')
				?.refusals.map((r) => r.why)
				.sort(),
		).toEqual(['claim.kind', 'claim.occupied']);
	});
	test('a decision that asks for another sort of place has nothing to say', () => {
		expect(refusalsHere(begun(), { is: 'segment', segment: 0 })).toEqual([]);
		expect(refusalsHere(begun('place U 1/0 r0'), { is: 'cell', x: 2, y: 0 })).toEqual([]);
	});
	test('asking changes nothing', () => {
		const game = begun('place U 1/0 r0');
		const before = game.hash();
		const { m, board } = game.machine.rt;
		for (let s = -1; s <= m[board.SEGMENT_COUNT]!; s++)
			refusalsHere(game, { is: 'segment', segment: s });
		expect(game.hash()).toBe(before);
	});
});
