import type { EditOverlay } from '../editor/edit-overlay.ts';
import type { WorkspaceFiles } from '@tilewright/session';
import type { HandlerTable } from './requests.ts';
import type { GameApi } from './game-api.ts';

export interface WorkbenchServices {
	readonly files: WorkspaceFiles;
	readonly host: GameApi;
	readonly edits: EditOverlay;
}

/**
 * The handlers of requests such as `area.request`, by area. Each area is a chunk of its own, fetched with its first request, so that a
 * view costs nothing before it is opened. The types of requests and responses follow from these handlers.
 */
const areas = {
	compare: () => import('../compare/handlers.ts'),
	examples: () => import('../examples/handlers.ts'),
	files: () => import('../files/handlers.ts'),
	help: () => import('../help/handlers.ts'),
	play: () => import('../play/handlers.ts'),
	rules: () => import('../rules/handlers.ts'),
	set: () => import('../set/handlers.ts'),
	setups: () => import('../setups/handlers.ts'),
	tiles: () => import('../tiles/handlers.ts'),
	tour: () => import('../tour/handlers.ts'),
};

type Areas = typeof areas;
type AreaHandlers = {
	[A in keyof Areas]: ReturnType<Awaited<ReturnType<Areas[A]>>['handlers']>;
}[keyof Areas];
type Intersection<U> = (U extends unknown ? (all: U) => void : never) extends (all: infer I) => void
	? I
	: never;

export type AllHandlers = GameApi['handlers'] &
	EditOverlay['handlers'] &
	Intersection<AreaHandlers>;

type Load = (services: WorkbenchServices) => Promise<HandlerTable>;
const loaders: Readonly<Record<string, Load>> = Object.fromEntries(
	Object.entries(areas).map(([area, load]): [string, Load] => [
		area,
		async (services) => (await load()).handlers(services),
	]),
);

export class HandlerRegistry {
	private readonly services: WorkbenchServices;
	private readonly fetched = new Map<string, ReturnType<Load>>();

	constructor(services: WorkbenchServices) {
		this.services = services;
	}

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
