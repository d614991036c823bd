import { withPageLocale } from '#lib/locale.ts';

export function compareWorker(): Worker {
	return withPageLocale(
		new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'compare' }),
	);
}
