import { Game } from '@tilewright/interpreter';
import { rootOf } from '@tilewright/interpreter/state';
import { compile } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { litmusWorkspace } from './packs.ts';

function gameOf(pack: string, draws: readonly string[], game = 'carcassonne'): Game {
	const { program } = compile(litmusWorkspace, { game, with: [pack], seats: 2 });
	if (program === undefined) throw new Error(`${pack} does not compile`);
	const groups = program.deck.groups.map((g) => ({
		...g,
		tiles: g.tiles.map((t) => ({ ...t, copies: Math.max(3, t.copies) })),
	}));
	return new Game({ ...program, deck: { ...program.deck, groups } }, { seed: 5, draws });
}

/** Takes options by key; what a script leaves open before the next is passed. */
function take(game: Game, ...keys: readonly string[]): void {
	for (const key of keys) {
		for (let i = 0; i < 5 && game.find(key) === undefined && game.find('pass') !== undefined; i++)
			game.play('pass');
		const result = game.play(key);
		if (!result.ok)
			throw new Error(
				`${result.message}: ${game.decision?.options.map((o) => o.key).join(' | ') ?? 'over'}`,
			);
	}
}

function toNextTile(game: Game): void {
	while (!game.over && game.decision!.id !== 'tile')
		if (!game.play('pass').ok) throw new Error(game.decision!.id);
}

describe('hard cases, worked out by hand', () => {
	test('a castle is made of a city of two tiles and copies what is finished beside it', () => {
		const game = gameOf('castles', ['BB-1', 'BB-1', 'D']);
		take(game, 'place BB-1 1/0 r0', 'follower city N', 'place BB-1 1/-1 r2', 'keep build');
		expect(game.scores).toEqual([0, 0]);
		// the city of two D is worth 4; the castle beside it pays its lord the same
		take(game, 'place D 0/-1 r2', 'follower city S');
		toNextTile(game);
		expect(game.scores).toEqual([8, 0]);
		expect(game.ledger.map((e) => e.lines.map((l) => l.id).join())).toEqual([
			'pennants,tiles',
			'copied',
		]);
	});

	test('at the end nothing is collected of a kind that nobody may claim', () => {
		const game = gameOf('donjon', ['TO-1', 'U', 'TO-1']);
		take(
			game,
			'place TO-1 1/0 r0',
			'raise tower 1/0',
			'place U 2/0 r0',
			'crown follower tower 1/0',
		);
		for (let i = 0; !game.over; i++) {
			const { options } = game.decision!;
			const passed = options.find((o) => o.key === 'pass') ?? options[i % options.length]!;
			game.choose(passed.index);
		}
		const tower = game.program.kinds.findIndex((k) => k.id === 'tower');
		expect(tower).toBeGreaterThanOrEqual(0);
		expect(game.ledger.filter((e) => e.kind === tower)).toEqual([]);
	});

	test('a bridge is laid with the tile that needs it, and the road goes over it', () => {
		const game = gameOf('bridge', ['V', 'U']);
		// the field north of a road shows nothing; a tile with a road to the south needs a bridge over D's neighbour
		take(game, 'place V 1/0 r0');
		toNextTile(game);
		const helped = game.decision!.options.filter((o) => o.key.includes('bridged'));
		expect(helped.length).toBeGreaterThan(0);
		const before = game.hash();
		for (const { key } of helped) {
			expect(game.play(key).ok).toBe(true);
			game.undo();
			expect(game.hash()).toBe(before);
		}
	});

	test('two casters on one road part at once', () => {
		const game = gameOf('mage', ['MW-1', 'MW-1', 'V', 'V', 'U']);
		take(game, 'place MW-1 0/1 r0', 'spell road E-W 0/0 mage', 'place MW-1 -1/0 r0');
		// the road of the mage is no place for the witch
		expect(game.decision!.options.filter((o) => o.key.endsWith('witch')).map((o) => o.key)).toEqual(
			['spell city N 0/0 witch', 'spell road E-W 0/1 witch'],
		);
		take(game, 'spell road E-W 0/1 witch', 'place V 1/0 r0', 'place V 1/1 r1');
		expect(game.decision!.id).toBe('mage.which');
		take(game, game.decision!.options.find((o) => o.key.includes('witch'))!.key);
		expect(game.decision).toBeDefined();
		const { rt, program } = game.machine;
		const at = (kind: string): number => {
			const p = rt.pieceKind.findIndex((k) => program.pieces[k]!.id === kind);
			return rootOf(rt.board, rt.m[rt.board.PIECE_SEGMENT + p]!);
		};
		expect(at('witch')).not.toBe(at('mage'));
	});

	test('prisoners of two seats are exchanged at once', () => {
		const game = gameOf('donjon', ['TO-1', 'U', 'TO-1', 'U', 'U']);
		take(game, 'place TO-1 1/0 r0', 'follower road E-W', 'place U 2/0 r0'.replace('2/0', '-1/0'));
		take(game, 'raise tower 1/0');
		const victims = game.decision!.options.map((o) => o.key);
		expect(victims.some((k) => k.startsWith('victim follower of 1'))).toBe(true);
		take(
			game,
			victims.find((k) => k.startsWith('victim follower of 1'))!,
		);
		expect(game.decision!.seat).toBe(0);
		const { rt } = game.machine;
		const prison = (seat: number): number =>
			Array.from({ length: rt.pieceKind.length }, (_, p) => p).filter(
				(p) =>
					rt.m[rt.WHERE + p] === 7 &&
					rt.m[rt.REF + p] ===
						rt.zoneFirst[game.program.zones.findIndex((z) => z.id === 'prison')]! + seat,
			).length;
		expect([prison(0), prison(1)]).toEqual([0, 1]);
	});
});
