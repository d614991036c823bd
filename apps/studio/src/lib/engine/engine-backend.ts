import type { SchemaCheck } from '@tilewright/lang';
import { validate } from '@tilewright/schema';
import { Desk } from '../editor/desk.ts';
import { HandlerRegistry } from './handler-registry.ts';
import type { WorkspaceFiles } from '@tilewright/session';
import type { EngineBackend } from './lazy-engine.ts';
import type { HandlerTable } from './requests.ts';
import { WorkerApi } from './worker-api.ts';
import type { FromWorker } from './protocol.ts';

/** Checks a text against its schema. */
export const check: SchemaCheck = validate;

/** Everything that handles requests: the engine, the desk with edited texts before it, and the handlers of each view. */
export function engineBackend(
	say: (message: FromWorker) => void,
	files: WorkspaceFiles,
): EngineBackend {
	const host = new WorkerApi(say, undefined, files);
	const desk = new Desk(host, () => say({ is: 'disk' }));
	const views = new HandlerRegistry({ files, host, desk });
	const table: HandlerTable = { ...desk.handlers, ...host.handlers };
	return {
		change: (change) => desk.change(change),
		handle: (name, payload) =>
			Object.hasOwn(table, name) ? table[name]!(payload) : views.handle(name, payload),
	};
}
