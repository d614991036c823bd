import { compile, type Program, type Workspace } from '@tilewright/lang';
import type { Rules } from '@tilewright/scene';
import {
	type DifferingSide,
	type FirstDifference,
	type Setup,
	cacheWords,
	firstDifference,
	neverOffered,
	selectionOf,
} from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';

export interface ExampleRequest {
	readonly setup: Setup;
	readonly overlay: string;
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

export type NeverOfferedRequest = Pick<ExampleRequest, 'setup' | 'overlay'>;
export interface NeverOffered {
	readonly games: number;
	/** Sentences that say what an option is for. */
	readonly says: readonly string[];
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
	find({ setup, overlay, seeds, maxSteps }: ExampleRequest): RuleExample | undefined {
		const [before, after] = this.compiled(setup, overlay);
		if (!before || !after) return undefined;
		const names = setup.seats.map(({ name }) => name);
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

	/** The purposes of options that nobody is offered any more with the house rules; empty where rules do not compile. */
	neverOffered({ setup, overlay }: NeverOfferedRequest): NeverOffered {
		const [before, after] = this.compiled(setup, overlay);
		if (!before || !after) return { games: games.offered, says: [] };
		const names = setup.seats.map(({ name }) => name);
		const tried = { games: games.offered, names, maxSteps: 500 };
		return {
			games: games.offered,
			says: neverOffered([before.program, after.program], tried),
		};
	}

	private compiled(setup: Setup, overlay: string): readonly Drawable[] {
		const { files, host } = this.services;
		const { workspace } = files;
		const others = (setup.overlays ?? []).filter((id) => id !== overlay);
		const key = JSON.stringify([setup, overlay]);
		if (this.known?.workspace === workspace && this.known.key === key) return this.known.both;
		const both = [others, [...others, overlay]].flatMap((overlays): Drawable[] => {
			const selection = selectionOf({ ...setup, overlays }, setup.seats.length);
			const { program, ruleSet } = compile(workspace, selection);
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
