// Who may talk to the studio: only this machine, only pages of its own.

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
 * Why a request is refused; undefined when it may pass.
 * @param {{ host?: string, origin?: string, 'sec-fetch-site'?: string }} headers @param {number} port
 */
export function refusal(headers, port) {
	if (!knownHost(headers.host, port)) return 'This address is not the studio’s own.';
	if (!knownOrigin(headers.origin, port)) return 'Pages of other sites may not ask the studio.';
	return undefined;
}
