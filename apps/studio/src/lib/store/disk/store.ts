import { bytesOfBase64, type SaveRequest, type SaveResult } from '@tilewright/lang';
import type { Diagnostic } from '@tilewright/schema';
import { files as t } from '#texts/files.ts';
import type { Store } from '../store.ts';

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

const RETRY_MS = 3000;

export const store: Store = {
	follow(onChange, lost) {
		const events = new EventSource('/data/events');
		events.onmessage = ({ data }: MessageEvent<string>) => {
			const { files, gone, whole, findings } = JSON.parse(data) as ServerChange;
			const decoded = files.map(({ path, base64 }) => ({ path, bytes: bytesOfBase64(base64) }));
			onChange({ files: decoded, gone, whole }, findings);
		};
		events.onerror = () => {
			lost();
			// a connection that breaks off comes back by itself, one that was refused does not
			if (events.readyState === EventSource.CLOSED)
				setTimeout(() => store.follow(onChange, lost), RETRY_MS);
		};
	},
	async save(request: SaveRequest): Promise<SaveResult> {
		let response: Response;
		try {
			response = await fetch('/data/save', {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(request),
			});
		} catch {
			return { is: 'refused', code: '', message: t.serverGone };
		}
		const result = (await response.json().catch(() => ({}))) as SaveAnswer;
		if (response.ok) return { is: 'saved' };
		if (response.status === 409 && result.disk !== undefined)
			return { is: 'changed', disk: result.disk };
		return {
			is: 'refused',
			code: result.code ?? '',
			message: result.message ?? t.serverAnswered({ status: response.status }),
		};
	},
	// the studio does not know the contents that the folders had before a change
	changed: () => Promise.resolve([]),
	shipped: () => Promise.resolve(undefined),
};
