import { files as t } from '#texts/files.ts';

/** A file to be written: its text, and the text it was made from; null for no file. Texts have `\n` between lines. */
export interface SaveAsk {
	readonly path: string;
	readonly text: string | null;
	readonly base: string | null;
}

/** What came of it. */
export type Saved =
	| { readonly is: 'saved' }
	/** The disk says something else than the text was made from; null for no file. */
	| { readonly is: 'changed'; readonly disk: string | null }
	| { readonly is: 'refused'; readonly code: string; readonly message: string };

/** Writes one file where packs are at home. */
export type Save = (ask: SaveAsk) => Promise<Saved>;

/** What the server answers to a request to write. */
export interface SaveAnswer {
	readonly code?: string;
	readonly message?: string;
	readonly disk?: string | null;
}

/** Writes through the server that follows the folders. */
export async function saveToFolder(ask: SaveAsk): Promise<Saved> {
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
}
