import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const types = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
};

/**
 * @param {string} folder @param {number} port @param {string} below such as /sub/
 * @returns {Promise<{ url: string, sent: string[], stop: () => void }>} `sent` grows by the path of every request
 */
export function plainServer(folder, port, below) {
	/** @type {string[]} */
	const sent = [];
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
		sent.push(pathname);
		const none = () => response.writeHead(404).end();
		if (!pathname.startsWith(below)) return none();
		const file = normalize(join(folder, decodeURIComponent(pathname.slice(below.length))));
		if (file !== folder && !file.startsWith(folder + sep) && file !== folder + sep) return none();
		const isFolder = existsSync(file) && statSync(file).isDirectory();
		if (isFolder && !pathname.endsWith('/'))
			return response.writeHead(301, { location: `${pathname}/` }).end();
		const path = isFolder ? join(file, 'index.html') : file;
		if (!existsSync(path)) return none();
		const type = types[extname(path)] ?? 'application/octet-stream';
		response.writeHead(200, { 'content-type': type });
		createReadStream(path).pipe(response);
	});
	return new Promise((resolve) =>
		server.listen(port, '127.0.0.1', () => {
			const at = /** @type {import('node:net').AddressInfo} */ (server.address());
			const stop = () => {
				server.close();
				server.closeAllConnections();
			};
			resolve({ url: `http://127.0.0.1:${at.port}${below}`, sent, stop });
		}),
	);
}
