import { botsMove, moveBot } from './bots.ts';
import type { Running } from './state.ts';

/** How long a bot waits before it moves, in milliseconds. */
const DEFAULT_PACE = 450;
/** How long bots without a pace move before the page is told. */
const AT_ONCE = 40;

export interface BotTable {
	readonly running: Running | undefined;
	/** Tells the page how the game stands. */
	told(): void;
}

/** Lets bots move at their pace, as long as it is theirs to decide. */
export class BotClock {
	pace: number = DEFAULT_PACE;
	private readonly table: BotTable;
	private readonly wait: (work: () => void, ms: number) => void;
	private due = false;

	constructor(table: BotTable, wait: (work: () => void, ms: number) => void) {
		this.table = table;
		this.wait = wait;
	}

	goOn(): void {
		const { running } = this.table;
		if (!running || this.due || !botsMove(running)) return;
		this.due = true;
		this.wait(() => {
			this.due = false;
			const now = this.table.running;
			if (!now || !botsMove(now)) return;
			if (now === running) this.move(now);
			this.goOn();
		}, this.pace);
	}

	/** One move; at once several, as many as the eye takes for one. */
	private move(running: Running): void {
		const until = performance.now() + (this.pace === 0 ? AT_ONCE : 0);
		do if (!moveBot(running)) return;
		while (performance.now() < until && botsMove(running));
		if (running.game.over) running.auto = undefined;
		this.table.told();
	}
}
