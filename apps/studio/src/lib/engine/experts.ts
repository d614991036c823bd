import type { Desk } from '../editor/desk.ts';
import type { WorkspaceFiles } from '@tilewright/session';
import type { HandlerTable } from './requests.ts';
import type { WorkerApi } from './worker-api.ts';

/** What stands behind the page. */
export interface Bench {
	readonly files: WorkspaceFiles;
	readonly host: WorkerApi;
	readonly desk: Desk;
}

type Load = (bench: Bench) => Promise<HandlerTable>;

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

	/** Handles a request such as `area.request`; throws where there is none. */
	async answer(question: string, ask: unknown): Promise<unknown> {
		const area = question.split('.')[0]!;
		const load = Object.hasOwn(loaders, area) ? loaders[area] : undefined;
		let expert = this.fetched.get(area);
		if (!expert && load) {
			this.fetched.set(area, (expert = load(this.bench)));
			// perhaps the server was away: the next question tries again
			expert.catch(() => this.fetched.delete(area));
		}
		const table = await expert;
		if (!table || !Object.hasOwn(table, question)) throw new Error(`no request “${question}”`);
		return table[question]!(ask);
	}
}
