import type { RequestName, ResponseOf, SideView } from '@tilewright/workbench';
import { Studio } from '../studio.svelte.ts';
import type { SideName } from '@tilewright/session';

/**
 * One game of a pair as the board wants it: pointing and choosing work as at the table, what is decided goes to the pair. Questions
 * about places are about the game at the table, so here they have no answer.
 */
export class Looker extends Studio {
	private readonly take: (key: string) => Promise<void>;
	readonly side: SideName;

	constructor(side: SideName, take: (key: string) => Promise<void>) {
		super();
		this.side = side;
		this.take = take;
	}

	/** Another moment. */
	put({ rules, game }: SideView, main: Studio, courses: boolean): void {
		const other = this.game?.steps.length !== game.steps.length || this.game?.setup !== game.setup;
		if (other) this.picking.reset();
		this.rules = rules;
		this.game = courses ? { ...game, looking: true } : game;
		this.scheme = main.scheme;
	}

	override request<N extends RequestName>(): Promise<ResponseOf<N> | undefined> {
		return Promise.resolve(undefined);
	}

	override async play(key: string): Promise<void> {
		await this.stepping(() => this.take(key));
	}
}
