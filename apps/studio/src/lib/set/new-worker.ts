/** A worker that plays with sets; it waits to be told with which. */
export function newWorker(): Worker {
	return new Worker(new URL('./player.worker.ts', import.meta.url), {
		type: 'module',
		name: 'set',
	});
}
