const isPage = /^text\/html\b/;
const accepts = /(^|,)\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)/;

/** The response with a body compressed by gzip, where it is a page and the browser accepts that. */
export function compressed(request: Request, response: Response): Response {
	const { headers, body, status } = response;
	if (
		!body ||
		status !== 200 ||
		headers.has('content-encoding') ||
		!isPage.test(headers.get('content-type') ?? '') ||
		!accepts.test(request.headers.get('accept-encoding') ?? '')
	)
		return response;
	const shown = new Headers(headers);
	shown.delete('content-length');
	shown.set('content-encoding', 'gzip');
	shown.append('vary', 'accept-encoding');
	return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers: shown });
}
