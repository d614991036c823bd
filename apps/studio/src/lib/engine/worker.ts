/// <reference lib="webworker" />
import { readerWith, type SchemaCheck } from '@tilewright/lang';
import type { Diagnostic } from '@tilewright/schema';
import { store } from '#store/store.ts';
import { WorkspaceFiles, findingOf } from '@tilewright/session';
import { inPageLocale } from '#lib/locale.ts';
import { LazyEngine, type FromWorker, type ToWorker } from '@tilewright/workbench';

// The engine runs here, off the page's own thread: it follows the files by itself and handles requests.
const post = (message: FromWorker): void => postMessage(message);
/** Comes with what plays: before it is there nobody asks whether a text follows its schema. */
let schemas: SchemaCheck | undefined;
const files = new WorkspaceFiles(
	readerWith((kind, yaml) => {
		if (!schemas) throw new Error('a text was checked before the engine was loaded');
		return schemas(kind, yaml);
	}),
);
const engine = new LazyEngine(
	files,
	async () => {
		const { engineBackend, check } = await import('@tilewright/workbench/backend');
		schemas = check;
		return engineBackend(post, files);
	},
	() => {
		post({ is: 'data', files: files.size, connected: true, changed: true });
		post({ is: 'disk' });
	},
);

let shown = '[]';
function showUnread(findings: readonly Diagnostic[]): void {
	const now = JSON.stringify(findings);
	if (now !== shown)
		post({ is: 'unread', findings: findings.map((d) => ({ ...findingOf(d), line: 0 })) });
	shown = now;
}

store.follow(
	(change, findings) => {
		engine.change(change);
		showUnread(findings);
	},
	() => post({ is: 'data', files: -1, connected: false, changed: false }),
);

addEventListener(
	'message',
	inPageLocale<ToWorker>((data) => void respond(data)),
);

async function respond(data: ToWorker): Promise<void> {
	try {
		const value = engine.handle(data.request, data.payload);
		// results that are there at once are sent at once, in the order of the requests
		post({ is: 'response', id: data.id, value: value instanceof Promise ? await value : value });
	} catch (error) {
		post({
			is: 'failed',
			id: data.id,
			message: error instanceof Error ? error.message : String(error),
		});
	}
}
