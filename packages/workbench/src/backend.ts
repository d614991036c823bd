import type { SchemaCheck } from '@tilewright/lang';
import { validate } from '@tilewright/schema';
import { EditOverlay } from './editor/edit-overlay.ts';
import { HandlerRegistry } from './engine/handler-registry.ts';
import type { WorkspaceFiles } from '@tilewright/session';
import type { EngineBackend } from './engine/lazy-engine.ts';
import type { HandlerTable } from './engine/requests.ts';
import { GameApi } from './engine/game-api.ts';
import type { FromWorker } from './engine/protocol.ts';

export const check: SchemaCheck = validate;

export function engineBackend(
	post: (message: FromWorker) => void,
	files: WorkspaceFiles,
): EngineBackend {
	const host = new GameApi(post, undefined, files);
	const edits = new EditOverlay(host, () => post({ is: 'disk' }));
	const views = new HandlerRegistry({ files, host, edits });
	const handlers: HandlerTable = { ...edits.handlers, ...host.handlers };
	return {
		change: (change) => edits.change(change),
		handle: (name, payload) =>
			Object.hasOwn(handlers, name) ? handlers[name]!(payload) : views.handle(name, payload),
	};
}
