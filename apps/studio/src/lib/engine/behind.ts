import type { SchemaCheck } from '@tilewright/lang';
import { validate } from '@tilewright/schema';
import { Desk } from '../editor/desk.ts';
import { Experts } from './experts.ts';
import type { WorkspaceFiles } from '@tilewright/session';
import type { Behind } from './front.ts';
import type { HandlerTable } from './requests.ts';
import { WorkerApi } from './worker-api.ts';
import type { FromWorker } from './protocol.ts';

/** What knows whether a text follows its schema. */
export const check: SchemaCheck = validate;

/** The engine with the desk before it, and those who know of one view each beside it. */
export function behind(say: (message: FromWorker) => void, files: WorkspaceFiles): Behind {
	const host = new WorkerApi(say, undefined, files);
	const desk = new Desk(host, () => say({ is: 'disk' }));
	const experts = new Experts({ files, host, desk });
	const table: HandlerTable = { ...desk.handlers, ...host.handlers };
	return {
		change: (change) => desk.change(change),
		answer: (ask, question) =>
			Object.hasOwn(table, ask) ? table[ask]!(question) : experts.answer(ask, question),
	};
}
