import { bytesOfBase64, type SaveRequest, type SaveResult } from '@tilewright/lang';
import type { Diagnostic } from '@tilewright/schema';
import { files as t } from '#texts/files.ts';
import type { Store } from '../store.ts';

/** The server's answer to a request to write. */
interface SaveAnswer {
	readonly code?: string;
	readonly message?: string;
	readonly disk?: string | null;
}

/** A message of the server; bytes as base64, since they need not be a text. */
interface ServerChange {
	readonly files: readonly { readonly path: string; readonly base64: string }[];
	readonly gone: readonly string[];
	readonly whole: boolean;
	readonly findings: readonly Diagnostic[];
}

/** Milliseconds until a server that refused is asked again. */
const AGAIN = 3000;

/** Folders of a disk, followed and written by the server that sent the page. */
export const store: Store = {
	follow(hear, lost) {
		const events = new EventSource('/data/events');
		events.onmessage = ({ data }: MessageEvent<string>) => {
			const { files, gone, whole, findings } = JSON.parse(data) as ServerChange;
			const decoded = files.map(({ path, base64 }) => ({ path, bytes: bytesOfBase64(base64) }));
			hear({ files: decoded, gone, whole }, findings);
		};
		events.onerror = () => {
			lost();
			// a connection that breaks off comes back by itself, one that was refused does not
			if (events.readyState === EventSource.CLOSED)
				setTimeout(() => store.follow(hear, lost), AGAIN);
		};
	},
	async save(ask: SaveRequest): Promise<SaveResult> {
		let response: Response;
		try {
			response = await fetch('/data/save', {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(ask),
			});
		} catch {
			return { is: 'refused', code: '', message: t.serverGone };
		}
		const answer = (await response.json().catch(() => ({}))) as SaveAnswer;
		if (response.ok) return { is: 'saved' };
		if (response.status === 409 && answer.disk !== undefined)
			return { is: 'changed', disk: answer.disk };
		return {
			is: 'refused',
			code: answer.code ?? '',
			message: answer.message ?? t.serverAnswered({ status: response.status }),
		};
	},
	// what it was before is known to whoever keeps the folders
	changed: () => Promise.resolve([]),
	shipped: () => Promise.resolve(undefined),
};
