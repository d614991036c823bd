import { withPageLocale } from '#lib/locale.ts';

export function setWorker(): Worker {
	return withPageLocale(
		new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'set' }),
	);
}
