import type { SchemaCheck } from '@tilewright/lang';
import { validate } from '@tilewright/schema';
import { EditOverlay } from './editor/edit-overlay.ts';
import { HandlerRegistry } from './engine/handler-registry.ts';
import type { WorkspaceFiles } from '@tilewright/session';
import type { EngineBackend } from './engine/lazy-engine.ts';
import type { HandlerTable } from './engine/requests.ts';
import { GameApi } from './engine/game-api.ts';
import type { FromWorker } from './engine/protocol.ts';

/** Checks a text against its schema. */
export const check: SchemaCheck = validate;

/** Everything that handles requests: the engine, the desk with edited texts before it, and the handlers of each view. */
export function engineBackend(
	say: (message: FromWorker) => void,
	files: WorkspaceFiles,
): EngineBackend {
	const host = new GameApi(say, undefined, files);
	const desk = new EditOverlay(host, () => say({ is: 'disk' }));
	const views = new HandlerRegistry({ files, host, desk });
	const table: HandlerTable = { ...desk.handlers, ...host.handlers };
	return {
		change: (change) => desk.change(change),
		handle: (name, payload) =>
			Object.hasOwn(table, name) ? table[name]!(payload) : views.handle(name, payload),
	};
}
