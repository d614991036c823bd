import type { Game, GameView } from '@tilewright/interpreter';

/** Tiles that were drawn and neither laid nor are in hand: the draws and the laid tiles are in the same order. */
export function discardedOf(game: Game, view: GameView): { step: number; tile: string }[] {
	const laid = view.tiles.slice(game.program.deck.start.length).map((t) => t.id);
	if (view.drawn !== undefined) laid.push(view.drawn);
	let next = 0;
	return game.chance.flatMap(({ stream, step, outcome }) => {
		if (stream !== 'deck') return [];
		if (laid[next] === outcome) {
			next++;
			return [];
		}
		return [{ step, tile: outcome }];
	});
}
