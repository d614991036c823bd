import { createServer } from 'node:http';
import { limits } from '@tilewright/schema';
import { refusal } from './guard.mjs';
import { rawRefusal, setHeaders } from './headers.mjs';

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} Handler */

/** Refusals of what is not yet a request, by the code of Node. @type {Readonly<Record<string, string>>} */
const refusals = {
	HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
	ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * A server that does not listen yet.
 * @param {{ handler: Handler, port: () => number }} answering `port` is the one it listens on
 */
export function httpServer({ handler, port }) {
	/** Connections on which an answer is being written. @type {WeakSet<object>} */
	const responding = new WeakSet();
	// a request without Host is refused below, with our headers
	const server = createServer({ requireHostHeader: false }, (request, response) => {
		setHeaders(response);
		const { socket } = request;
		responding.add(socket);
		response.once('close', () => responding.delete(socket));
		const why = refusal(request, port());
		if (why === undefined) void respond(handler, request, response);
		else plainly(response, 403, why);
	});
	server.maxConnections = limits.serverConnections;
	server.on('checkExpectation', (_, response) => {
		setHeaders(response);
		plainly(response, 417, 'This cannot be expected.');
	});
	server.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, socket) => {
		if (!socket.writable || responding.has(socket)) return socket.destroy();
		socket.end(rawRefusal(refusals[error.code ?? ''] ?? '400 Bad Request'));
	});
	return server;
}

/** @param {Handler} handler @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function respond(handler, request, response) {
	try {
		await handler(request, response);
	} catch (error) {
		console.error(`${request.method} ${request.url}: ${error}`);
		if (response.headersSent) response.destroy();
		else plainly(response, 500, 'Something is wrong in the studio itself.');
	}
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
function plainly(response, status, text) {
	response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
