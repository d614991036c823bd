import { fits as t } from '#texts/fits.ts';
import type { Messages, Requests } from '../capabilities.ts';
import type { BoardFits, FitCell } from '@tilewright/workbench';

/** The tiles that fit each cell: shown on request, and kept true while the game goes on. */
export class Fits {
	shown: boolean = $state(false);
	board: BoardFits | undefined = $state.raw();
	/** The cell that is pointed at, in the list or on the board. */
	at: { readonly x: number; readonly y: number } | undefined = $state.raw();

	private readonly studio: Messages & Requests;
	private lastRequest = 0;

	constructor(studio: Messages & Requests) {
		this.studio = studio;
	}

	toggle(): void {
		this.shown = !this.shown;
		this.at = undefined;
		if (!this.shown) this.board = undefined;
	}

	/** Asks anew: another tile lies, or is in hand. */
	async refresh(): Promise<void> {
		const requestNumber = ++this.lastRequest;
		const board = await this.studio.request('play.fits');
		if (requestNumber !== this.lastRequest || !this.shown) return;
		// announced once: later it is there to be read
		if (!this.board && board) this.studio.news = summary(board);
		this.board = board;
	}

	of(x: number, y: number): FitCell | undefined {
		return this.board?.cells.find((c) => c.x === x && c.y === y);
	}
}

/** Counts the cells, and those that nothing can fill any more. */
export function summary({ cells, left }: BoardFits): string {
	return t.summary(cells.filter((c) => c.copies === 0).length, cells.length, left);
}
