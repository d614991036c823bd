// Listens on this machine only, on the wanted port or the next free one.

/**
 * @param {import('node:http').Server} server @param {number} wanted @param {number} tries
 * @returns {Promise<number>} the port it listens on
 */
export async function listen(server, wanted, tries = 50) {
	for (let port = wanted; ; port++) {
		try {
			await once(server, port);
			return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
		} catch (error) {
			const busy = ['EADDRINUSE', 'EACCES'].includes(
				/** @type {NodeJS.ErrnoException} */ (error).code ?? '',
			);
			if (!busy || port - wanted >= tries || port >= 65535) throw error;
		}
	}
}

/** @param {import('node:http').Server} server @param {number} port */
function once(server, port) {
	return new Promise((resolve, reject) => {
		const failed = (/** @type {Error} */ error) => {
			server.off('listening', done);
			reject(error);
		};
		const done = () => {
			server.off('error', failed);
			resolve(undefined);
		};
		server.once('error', failed);
		server.once('listening', done);
		server.listen(port, '127.0.0.1');
	});
}
