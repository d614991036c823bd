import { tileCount } from '../board/tiles.ts';
import { smallGame } from '../expr/testing.ts';
import { Game } from '../game/game.ts';
import { Header } from './header.ts';
import type { Machine } from './machine.ts';
import { forEachTileIn } from './zones.ts';

const course = `rules:
  - { id: lastTile, at: end, when: deck.empty(), do: [{ finish: game }] }
deck:
  start: [{ tile: S, at: 0/0 }]
`;

export const ways = `S: { copies: 9, line: E-W }
X: { copies: 4, line: [N, E, S, W] }`;

/** The game with more rules (indented lists go on under \`rules:\`), tiles to come first by id. */
export function gameOf(
	more: string,
	options: {
		readonly tiles?: string;
		readonly draws?: readonly string[];
		readonly seats?: number;
		readonly seed?: number;
	} = {},
): Game {
	const text = merge(more.includes('deck:') ? course.split('deck:')[0]! : course, more);
	const program = smallGame(options.tiles ?? ways, {}, text, options.seats ?? 2);
	return new Game(program, { seed: options.seed ?? 1, draws: options.draws ?? [] });
}

function merge(rules: string, more: string): string {
	const own = rules.slice('rules:\n'.length);
	if (!more.includes('rules:\n')) return `${rules}${more}`;
	const [lists, ...rest] = own.split(/\n(?=deck:)/);
	return `${more.replace('rules:\n', `rules:\n${lists}\n`)}\n${rest.join('\n')}`;
}

export function take(game: Game, ...keys: readonly string[]): void {
	for (const key of keys) {
		const result = game.play(key);
		if (!result.ok)
			throw new Error(
				`${result.message}: ${game.decision?.options.map((o) => o.key).join(' | ') ?? 'over'}`,
			);
	}
}

export function offered(game: Game): string[] {
	return game.decision?.options.map((o) => o.key) ?? [];
}

export function register(machine: Machine, id: string, owner = 0): number {
	const { rt, program } = machine;
	const index = program.registers.findIndex((r) => r.id === id);
	if (index < 0) throw new Error(`no register ${id}`);
	return rt.m[rt.REGISTER[index]! + owner]!;
}

/** Takes every step back and plays it again: states before and after must be the same. */
export function undoAll(game: Game): void {
	const keys = game.steps.map((s) => s.key);
	const after = game.hash();
	const hashes: string[] = [];
	while (game.undo()) hashes.push(game.hash());
	for (const key of keys) {
		if (game.hash() !== hashes.pop()) throw new Error('taking back left a trace');
		take(game, key);
	}
	if (game.hash() !== after) throw new Error('playing again led elsewhere');
}

/** The number of tiles left in a group of the deck. */
export function leftInGroup(game: Game, group: string): number {
	const { rt, program } = game.machine;
	return rt.m[rt.GROUP_SIZE + program.deck.groups.findIndex((g) => g.id === group)]!;
}

/** The number of tiles on the board, in hand, set aside, in the deck and in zones. */
export function tilesEverywhere(game: Game): number {
	const { rt, program } = game.machine;
	let n = tileCount(rt.board) + rt.m[Header.aside]! + (rt.m[Header.drawn]! >= 0 ? 1 : 0);
	for (let g = 0; g < program.deck.groups.length; g++) n += rt.m[rt.GROUP_TILES + g]!;
	program.zones.forEach((zone, z) => {
		if (zone.holds !== 'tiles') return;
		for (let number = rt.zoneFirst[z]!; number < rt.zoneFirst[z + 1]!; number++)
			forEachTileIn(rt, number, () => (n++, false));
	});
	return n;
}
