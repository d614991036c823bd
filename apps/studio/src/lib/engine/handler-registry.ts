import type { Desk } from '../editor/desk.ts';
import type { WorkspaceFiles } from '@tilewright/session';
import type { HandlerTable } from './requests.ts';
import type { WorkerApi } from './worker-api.ts';

/** Everything that handlers of a view may use in the worker. */
export interface WorkerServices {
	readonly files: WorkspaceFiles;
	readonly host: WorkerApi;
	readonly desk: Desk;
}

type Load = (services: WorkerServices) => Promise<HandlerTable>;

/**
 * The handlers of requests such as `area.request`, by area. Each area is a chunk of its own, fetched with its first request, so that a
 * view costs nothing before it is opened.
 */
const loaders: Readonly<Record<string, Load>> = {
	compare: async (services) => (await import('../compare/handlers.ts')).handlers(services),
	files: async (services) => (await import('../files/handlers.ts')).handlers(services),
	help: async () => (await import('../help/handlers.ts')).helpHandlers(),
	playtest: async (services) => (await import('../playtest/handlers.ts')).handlers(services),
	set: async (services) => (await import('../set/handlers.ts')).handlers(services),
	tour: async (services) => (await import('../tour/handlers.ts')).tourHandlers(services),
	rules: async (services) => (await import('../rules/handlers.ts')).rulesHandlers(services),
	tiles: async (services) => (await import('../tiles/handlers.ts')).tileHandlers(services),
};

/** The handlers of all areas, fetched when they are needed. */
export class HandlerRegistry {
	private readonly services: WorkerServices;
	private readonly fetched = new Map<string, ReturnType<Load>>();

	constructor(services: WorkerServices) {
		this.services = services;
	}

	/** Handles a request such as `area.request`; throws where there is none. */
	async handle(name: string, payload: unknown): Promise<unknown> {
		const area = name.split('.')[0]!;
		const load = Object.hasOwn(loaders, area) ? loaders[area] : undefined;
		let handlers = this.fetched.get(area);
		if (!handlers && load) {
			this.fetched.set(area, (handlers = load(this.services)));
			// perhaps the server was away: the next request tries again
			handlers.catch(() => this.fetched.delete(area));
		}
		const table = await handlers;
		if (!table || !Object.hasOwn(table, name)) throw new Error(`no request “${name}”`);
		return table[name]!(payload);
	}
}
