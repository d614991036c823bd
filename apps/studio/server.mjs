// Serves what `vite build` left in build/, to this machine only. It needs no network.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './server/browser.mjs';
import { helps } from './server/helps.mjs';
import { httpServer } from './server/http-server.mjs';
import { listen } from './server/listen.mjs';
import { fromHere, optionsOf } from './server/options.mjs';
import { onStop } from './server/stop.mjs';

const values = optionsOf(helps.start, {
	port: { type: 'string' },
	data: { type: 'string', multiple: true },
	own: { type: 'string' },
	open: { type: 'boolean', default: true },
});
const wanted = Number(values.port ?? process.env.PORT ?? 4517);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
	console.error('--port must be a number from 0 to 65535');
	process.exit(2);
}

const here = dirname(fileURLToPath(import.meta.url));
process.env.TILEWRIGHT_DATA = values.data
	? JSON.stringify(values.data.map(fromHere))
	: (process.env.TILEWRIGHT_DATA ?? join(here, '..', '..', 'data'));

process.env.TILEWRIGHT_OWN = values.own
	? fromHere(values.own)
	: (process.env.TILEWRIGHT_OWN ?? join(here, '..', '..', 'own'));
// a save arrives as one request; the route limits its size
process.env.BODY_SIZE_LIMIT = '16M';

/** @type {import('./server/http-server.mjs').Handler} */
let handler = (_, response) => {
	response.writeHead(503).end();
};
let port = wanted;
const server = httpServer({
	handler: (request, response) => handler(request, response),
	port: () => port,
});
port = await listen(server, wanted);
process.env.ORIGIN = `http://127.0.0.1:${port}`;
({ handler } = await import(new URL('./build/handler.js', import.meta.url).href));

console.log(`Tilewright studio: http://127.0.0.1:${port}/`);
if (values.open) openBrowser(`http://127.0.0.1:${port}/`);

onStop(() => {
	server.close(() => process.exit(0));
	server.closeAllConnections();
});
