import { shownSides } from '@tilewright/interpreter';
import { type HoleVerdicts, judgeHolesInSteps } from '@tilewright/lab';
import type { Program } from '@tilewright/lang';

/** The time for which rules are evaluated before other requests get a turn, in milliseconds. */
const SLICE_MS = 24;
/** The number of answers that are kept, since people go back and forth between sets. */
const MAX_CACHED = 12;

/** The results of the rules for the holes of sets, cached by set. A request for another set cancels the one before. */
export class HoleQueries {
	private readonly known = new Map<string, HoleVerdicts>();
	private number = 0;

	/** Evaluates in pieces, so that the running game never waits; undefined where another set was requested meanwhile. */
	async of(program: Program): Promise<HoleVerdicts | undefined> {
		const number = ++this.number;
		const known = this.known.get(program.hash);
		if (known) return known;
		const query = judgeHolesInSteps(program, shownSides(program));
		while (number === this.number) {
			const until = performance.now() + SLICE_MS;
			do {
				const { done, value } = query.next();
				if (done) return this.cache(program.hash, value);
			} while (performance.now() < until);
			await new Promise((go) => setTimeout(go, 0));
		}
		return undefined;
	}

	private cache(hash: string, holes: HoleVerdicts): HoleVerdicts {
		this.known.set(hash, holes);
		const [oldest] = this.known.keys();
		if (this.known.size > MAX_CACHED) this.known.delete(oldest!);
		return holes;
	}
}
