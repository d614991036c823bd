import { fits as t } from '#texts/fits.ts';
import type { Messages, Requests } from '../capabilities.ts';
import type { BoardFits, FitCell } from '@tilewright/workbench';

export class Fits {
	shown: boolean = $state(false);
	board: BoardFits | undefined = $state.raw();
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

export function summary({ cells, left }: BoardFits): string {
	return t.summary(cells.filter((c) => c.copies === 0).length, cells.length, left);
}
