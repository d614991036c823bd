import { policy } from './policy.mjs';

const keywords = new Set(['self', 'none', 'unsafe-inline', 'wasm-unsafe-eval']);

const contentSecurityPolicy = Object.entries(policy.directives ?? {})
	.map(([name, sources]) =>
		[name, .../** @type {string[]} */ (sources).map((s) => (keywords.has(s) ? `'${s}'` : s))].join(
			' ',
		),
	)
	.join('; ');

/** @type {Readonly<Record<string, string>>} */
export const headers = {
	'content-security-policy': contentSecurityPolicy,
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'referrer-policy': 'same-origin',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
};

const POLICY = 'content-security-policy';

/** Sets the headers before anything else does. @param {import('node:http').ServerResponse} response */
export function setHeaders(response) {
	for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
	const writeHead = response.writeHead.bind(response);
	/** @param {Parameters<typeof writeHead>} args */
	const keepPolicy = (...args) => {
		// `Not Modified` would put our policy in the place of the one that the browser keeps with the page
		const isOurs = response.getHeader(POLICY) === headers[POLICY];
		if (args[0] === 304 && isOurs) response.removeHeader(POLICY);
		return writeHead(...args);
	};
	response.writeHead = /** @type {typeof writeHead} */ (keepPolicy);
}

/** The answer to bytes that are no HTTP, and so never become a request with a response. @param {string} status */
export function rawRefusal(status) {
	const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
	return `HTTP/1.1 ${status}\r\n${lines.map(([n, v]) => `${n}: ${v}\r\n`).join('')}\r\n`;
}
