/**
 * Calls `stop` once: on a signal, or when the process at the other end of the channel is gone.
 * @param {() => void} stop
 */
export function onStop(stop) {
	let stopped = false;
	const once = () => {
		if (stopped) return;
		stopped = true;
		stop();
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once);
	process.on('disconnect', once);
}
