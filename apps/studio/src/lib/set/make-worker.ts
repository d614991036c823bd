import { withPageLocale } from '#lib/locale.ts';

/** A worker that plays with sets; it waits for a message that says with which. */
export function setWorker(): Worker {
	return withPageLocale(
		new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'set' }),
	);
}
