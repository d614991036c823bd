import type { Desk } from '../editor/desk.ts';
import type { WorkspaceFiles } from '@tilewright/session';
import type { Host } from './host.ts';

/** What stands behind the page. */
export interface Bench {
	readonly files: WorkspaceFiles;
	readonly host: Host;
	readonly desk: Desk;
}

/** Answers the questions of one view, by their names. */
export type Expert<Q> = {
	readonly [K in keyof Q]: Q[K] extends { ask: infer A; answer: infer R }
		? (ask: A) => R | Promise<R>
		: never;
};
type Load = (bench: Bench) => Promise<Readonly<Record<string, (ask: never) => unknown>>>;

/**
 * Who answers questions such as `area.question`, by area. Each is a part of its own that is fetched when it is asked for the first
 * time, so that a view costs nothing before it is opened.
 */
const loaders: Readonly<Record<string, Load>> = {
	compare: async (bench) => (await import('../compare/expert.ts')).expert(bench),
	files: async (bench) => (await import('../files/expert.ts')).expert(bench),
	help: async () => (await import('../help/expert.ts')).helpExpert(),
	playtest: async (bench) => (await import('../playtest/expert.ts')).expert(bench),
	set: async (bench) => (await import('../set/expert.ts')).expert(bench),
	tour: async (bench) => (await import('../tour/expert.ts')).tourExpert(bench),
	rules: async (bench) => (await import('../rules/expert.ts')).rulesExpert(bench),
	tiles: async (bench) => (await import('../tiles/expert.ts')).tileExpert(bench),
};

/** Those that were fetched. */
export class Experts {
	private readonly bench: Bench;
	private readonly fetched = new Map<string, ReturnType<Load>>();

	constructor(bench: Bench) {
		this.bench = bench;
	}

	hears(question: string): boolean {
		return Object.hasOwn(loaders, question.split('.')[0]!) && question.includes('.');
	}

	async answer(question: string, ask: unknown): Promise<unknown> {
		const area = question.split('.')[0]!;
		let expert = this.fetched.get(area);
		if (!expert) {
			this.fetched.set(area, (expert = loaders[area]!(this.bench)));
			// perhaps the server was away: the next question tries again
			expert.catch(() => this.fetched.delete(area));
		}
		return (await expert)[question]!(ask as never);
	}
}
