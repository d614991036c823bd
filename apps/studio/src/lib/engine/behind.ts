import { Desk } from '../editor/desk.ts';
import type { Files } from './files.ts';
import type { Behind } from './front.ts';
import { Host } from './host.ts';
import type { FromWorker } from './protocol.ts';

/** The engine with the desk before it. */
export function behind(say: (message: FromWorker) => void, files: Files): Behind {
	const host = new Host(say, undefined, files);
	const desk = new Desk(host, () => say({ is: 'disk' }));
	return {
		change: (change) => desk.change(change),
		answer: (ask, question) =>
			desk.hears(ask)
				? desk.answer(ask, question as never)
				: host.answer(ask as never, question as never),
	};
}
