import { compile, type Program, type Workspace } from '@tilewright/lang';
import type { Rules } from '@tilewright/scene';
import {
	type DifferingSide,
	type FirstDifference,
	type Setup,
	cacheWords,
	firstDifference,
	type LostInPlay,
	lostInPlay,
	selectionOf,
} from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';

/** Two rule sets of one table: those of now, and those before something was changed. */
export interface BeforeAndAfter {
	readonly setup: Setup;
	readonly before: {
		readonly setup: Setup;
		/** Files that have other texts now. */
		readonly texts: Readonly<Record<string, string>>;
	};
}

export interface ExampleRequest extends BeforeAndAfter {
	readonly seeds: readonly number[];
	readonly maxSteps: number;
}

export interface RuleExample extends Omit<FirstDifference, 'a' | 'b'> {
	readonly names: readonly string[];
	readonly before: ExampleSide;
	readonly after: ExampleSide;
}
export interface ExampleSide extends DifferingSide {
	readonly rules: Rules;
}

export interface LostWithChange extends LostInPlay {
	readonly games: number;
}

interface Drawable {
	readonly program: Program;
	readonly rules: Rules;
}

/** Looks for examples; the rules that were compiled last are kept. */
export class ExampleSearch {
	private readonly services: WorkbenchServices;
	private known: { workspace: Workspace; key: string; both: readonly Drawable[] } | undefined;

	constructor(services: WorkbenchServices) {
		this.services = services;
	}

	/** The shortest example that one of the games has; undefined where there is none, or rules do not compile. */
	find({ seeds, maxSteps, ...of }: ExampleRequest): RuleExample | undefined {
		const [before, after] = this.compiled(of);
		if (!before || !after) return undefined;
		const names = of.setup.seats.map(({ name }) => name);
		let best: FirstDifference | undefined;
		for (const seed of seeds) {
			const most = best ? best.steps - 1 : maxSteps;
			best = firstDifference([before.program, after.program], seed, names, most) ?? best;
		}
		if (!best) return undefined;
		const { a, b, ...moment } = best;
		return {
			...moment,
			names,
			before: { ...a, rules: before.rules },
			after: { ...b, rules: after.rules },
		};
	}

	/** The losses of games since the change; none where rules do not compile. */
	lost(of: BeforeAndAfter): LostWithChange {
		const [before, after] = this.compiled(of);
		if (!before || !after) return { games: games.offered, says: [] };
		const names = of.setup.seats.map(({ name }) => name);
		const tried = { games: games.offered, names, maxSteps: 500 };
		return { games: games.offered, ...lostInPlay([before.program, after.program], tried) };
	}

	private compiled(of: BeforeAndAfter): readonly Drawable[] {
		const { edits, files, host } = this.services;
		const { workspace } = files;
		const { setup, before } = of;
		const key = JSON.stringify([setup, before]);
		if (this.known?.workspace === workspace && this.known.key === key) return this.known.both;
		const sides = [
			{ workspace: edits.withTexts(before.texts), setup: before.setup },
			{ workspace, setup },
		];
		const both = sides.flatMap((side): Drawable[] => {
			const selection = selectionOf(side.setup, side.setup.seats.length);
			const { program, ruleSet } = compile(side.workspace, selection);
			if (!program || !ruleSet) return [];
			cacheWords(program, ruleSet);
			return [{ program, rules: host.rulesOf(program, ruleSet) }];
		});
		this.known = { workspace, key, both: both.length === 2 ? both : [] };
		return this.known.both;
	}
}

/**
 * Numbers of games: those played for an example at most, those of one request, those played on for a shorter example, and those in which
 * offers are counted.
 */
const games = { most: 60, batch: 2, more: 12, offered: 6 };

/**
 * Looks for a short example in one game after the other. `report` is called with the number of games that were looked at, and
 * returns false to stop.
 */
export async function seekExample(
	find: (
		of: Pick<ExampleRequest, 'seeds' | 'maxSteps'>,
	) => Promise<RuleExample | undefined> | RuleExample | undefined,
	report: (played: number) => boolean,
): Promise<RuleExample | undefined> {
	let best: RuleExample | undefined;
	let last = games.most;
	for (let played = 0; played < last; played += games.batch) {
		if (!report(played)) return undefined;
		const seeds = Array.from({ length: games.batch }, (_, i) => played + i + 1);
		const found = await find({ seeds, maxSteps: best ? best.steps - 1 : 1000 });
		if (!found) continue;
		last = best ? last : Math.min(games.most, played + games.more);
		best = found;
		if (best.steps <= 1) break;
	}
	return report(last) ? best : undefined;
}
