export interface NoticeAction {
	readonly label: string;
	readonly run: () => unknown;
	/** Tells if it can still be done; where it is left out, it always can. */
	readonly isShown?: () => boolean;
}

export interface Notice {
	readonly key: string;
	readonly text: string;
	readonly more: readonly string[];
	readonly actions: readonly NoticeAction[];
	readonly bad: boolean;
	/** Tells if what it says is still so; where it is left out, it always is. */
	readonly isTrue?: () => boolean;
	/** It goes when another view or game is shown. Until then it stays, so that nothing below it moves. */
	readonly goesWithView: boolean;
	/** It is about what came before the next game, and goes when that begins. */
	readonly goesWithNextGame: boolean;
}

/** Notices above the page. A notice takes the place of an older one with the same key. */
export class Notices {
	all: readonly Notice[] = $state.raw([]);

	show(key: string, text: string, rest: Partial<Omit<Notice, 'key' | 'text'>> = {}): void {
		const notice = {
			key,
			text,
			more: [],
			actions: [],
			bad: false,
			goesWithView: false,
			goesWithNextGame: false,
			...rest,
		};
		this.all = [...this.all.filter((n) => n.key !== key), notice];
	}

	/** Another view or game is shown. */
	changeView(): void {
		if (this.all.some((n) => n.goesWithView)) this.all = this.all.filter((n) => !n.goesWithView);
	}

	/** Another game has begun. */
	beginGame(): void {
		if (this.all.some((n) => n.goesWithNextGame))
			this.all = this.all.filter((n) => !n.goesWithNextGame);
	}

	close(key: string): void {
		this.all = this.all.filter((n) => n.key !== key);
	}
}
