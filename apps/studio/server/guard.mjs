const names = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** @param {string | undefined} host a Host header @param {number} port */
export function knownHost(host, port) {
	const match = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host ?? '');
	return (
		match !== null && names.has((match[1] ?? '').toLowerCase()) && Number(match[2] ?? 80) === port
	);
}

/** @param {string | undefined} origin an Origin header; a page that was typed in sends none @param {number} port */
function knownOrigin(origin, port) {
	if (origin === undefined) return true;
	const match = /^http:\/\/(.+)$/.exec(origin);
	return match !== null && knownHost(match[1], port);
}

/**
 * True when a browser sends a request for another site. A link from there to a page of the studio may be followed.
 * @param {import('node:http').IncomingMessage} request
 */
function isForOthers({ headers, method, url }) {
	const site = headers['sec-fetch-site'];
	// programs and old browsers send nothing; `none` is an address that somebody typed in
	if (site === undefined || site === 'same-origin' || site === 'none') return false;
	const opensPage =
		method === 'GET' &&
		headers['sec-fetch-mode'] === 'navigate' &&
		headers['sec-fetch-dest'] === 'document' &&
		!isData(url ?? '');
	return !opensPage;
}

/** True for an address of data, which is no page. @param {string} url */
function isData(url) {
	try {
		return /^\/+data(\/|\?|$)/i.test(decodeURIComponent(url));
	} catch {
		return true;
	}
}

/**
 * Returns the reason for which a request is refused; undefined when it may pass.
 * @param {import('node:http').IncomingMessage} request @param {number} port
 */
export function refusal(request, port) {
	const { host, origin } = request.headers;
	if (!knownHost(host, port)) return 'This address is not the studio’s own.';
	if (!knownOrigin(origin, port) || isForOthers(request))
		return 'Pages of other sites may not send requests to the studio.';
	return undefined;
}
