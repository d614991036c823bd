import type { Theme } from '@tilewright/art';
import { colourIds, type Rules } from '@tilewright/scene';
import { nameOfTile, type GameState } from '@tilewright/session';
import { Picking } from '../board/picking.svelte.ts';
import type { BoardAccess, ColourScheme } from '../capabilities.ts';
import { gameTheme, isPersonToDecide, type Scheme } from '../game-theme.ts';
import { tileWords } from '../tile-words.ts';
import type { SideView } from '@tilewright/workbench';

/** One game of a pair for a board: choosing works as in play, and decisions go to the pair. Places explain nothing. */
export class ComparisonBoard implements BoardAccess {
	rules: Rules | undefined = $state.raw();
	game: GameState | undefined = $state.raw();
	busy: boolean = $state(false);
	readonly picking: Picking = new Picking(() =>
		this.personDecides ? this.game?.decision : undefined,
	);
	private readonly colours: string = $derived(colourIds(this.game?.setup.seats ?? []).join());
	private readonly scheme: () => Scheme;
	private readonly take: (key: string) => Promise<void>;
	readonly theme: Theme = $derived.by(() =>
		gameTheme(this.scheme(), this.rules?.looks, this.colours),
	);

	constructor(studio: ColourScheme, take: (key: string) => Promise<void>) {
		this.scheme = () => studio.scheme;
		this.take = take;
	}

	get personDecides(): boolean {
		return isPersonToDecide(this.game);
	}

	nameOfTile(id: string): string {
		return nameOfTile(this.rules?.tiles.find((t) => t.id === id) ?? { id });
	}

	describeTile(id: string, turn = 0): string {
		const tile = this.rules?.tiles.find((t) => t.id === id);
		return tile && this.rules ? tileWords(tile, this.rules, turn) : '';
	}

	show({ rules, game }: SideView, branches: boolean): void {
		const other = this.game?.steps.length !== game.steps.length || this.game?.setup !== game.setup;
		if (other) this.picking.reset();
		this.rules = rules;
		this.game = branches ? { ...game, viewingPast: true } : game;
	}

	async play(key: string): Promise<void> {
		if (this.busy) return;
		this.busy = true;
		await this.take(key).finally(() => (this.busy = false));
	}

	async confirm(): Promise<void> {
		const { chosen } = this.picking;
		if (chosen) await this.play(chosen.key);
	}
}
