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
	/** It goes as soon as none of its actions can be done any more. */
	readonly goesWithActions: boolean;
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
			goesWithActions: false,
			...rest,
		};
		this.all = [...this.all.filter((n) => n.key !== key), notice];
	}

	close(key: string): void {
		this.all = this.all.filter((n) => n.key !== key);
	}
}
