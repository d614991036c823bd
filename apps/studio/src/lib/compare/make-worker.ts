import { withPageLocale } from '#lib/locale.ts';

/** A worker of its own for many games. */
export function compareWorker(): Worker {
	return withPageLocale(
		new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'compare' }),
	);
}
