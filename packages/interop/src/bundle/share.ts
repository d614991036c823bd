import { Inflate, deflateSync, strFromU8, strToU8 } from 'fflate';
import {
	bytesOfFile,
	pathClashes,
	pictureFinding,
	pictureType,
	unsafePath,
} from '@tilewright/lang';
import { fromAddress, textOf, toAddress } from '../text.ts';
import { type Diagnostic, diagnose, limits, parseJson, appendAll } from '@tilewright/schema';
import { unreadableReasons as reasons } from '../texts/sharing.ts';

export interface Shared {
	readonly files: Readonly<Record<string, string>>;
	readonly setup?: unknown;
	readonly log?: string;
}

/** The format of what is shared; it stands before the point. */
const FORMAT = 1;

/** The carrier of a shared text. Many programs cut long links off; a file may hold more. */
export type Carrier = 'link' | 'file';
const longest: Readonly<Record<Carrier, number>> = {
	link: limits.shareLength,
	// base64 makes a text longer that cannot be compressed
	file: 2 * limits.shareBytes,
};
const CHUNK = 4096;

/** The text behind the `#` of a link or in a file, or a finding (SHARE-SIZE) where it would be too long. */
export function writeShare(
	shared: Shared,
	carrier: Carrier = 'link',
): { readonly text: string } | { readonly finding: Diagnostic } {
	const json = strToU8(JSON.stringify(shared));
	const tooLarge = (max: number): { finding: Diagnostic } => ({
		finding: diagnose('', undefined, 'SHARE-SIZE', { max }),
	});
	if (json.length > limits.shareBytes) return tooLarge(limits.shareBytes);
	const packed = strFromU8(deflateSync(json, { level: 9 }), true);
	const text = `${FORMAT}.${toAddress(packed)}`;
	return text.length > longest[carrier] ? tooLarge(longest[carrier]) : { text };
}

/** Reads the content of a link or a file, within bounds, and as a whole or not at all. */
export function readShare(
	text: string,
	there: readonly string[] = [],
	carrier: Carrier = 'link',
): { readonly shared?: Shared; readonly diagnostics: readonly Diagnostic[] } {
	const fail = (...diagnostics: Diagnostic[]): { diagnostics: readonly Diagnostic[] } => ({
		diagnostics,
	});
	const bad = (why: string): { diagnostics: readonly Diagnostic[] } =>
		fail(diagnose('', undefined, 'SHARE-READ', { why }));
	if (text.length > longest[carrier])
		return fail(diagnose('', undefined, 'SHARE-SIZE', { max: longest[carrier] }));
	const [, format, base64 = ''] = /^(\d{1,4})\.([\w-]*)$/.exec(text) ?? [];
	if (format === undefined) return bad(reasons.otherShape);
	if (Number(format) !== FORMAT)
		return fail(diagnose('', undefined, 'SHARE-FORMAT', { found: format, known: FORMAT }));
	let json: string | undefined;
	try {
		const packed = strToU8(fromAddress(base64), true);
		json = inflated(packed);
	} catch {
		return bad(reasons.damaged);
	}
	if (json === undefined)
		return fail(diagnose('', undefined, 'SHARE-SIZE', { max: limits.shareBytes }));
	const read = parseJson(json);
	if (!('value' in read)) return bad(read.fault === 'nesting' ? reasons.tooDeep : reasons.damaged);
	const { value } = read;
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		return bad(reasons.otherShape);
	const { files, setup, log, ...rest } = value as Record<string, unknown>;
	if (typeof files !== 'object' || files === null || Array.isArray(files))
		return bad(reasons.otherShape);
	if ((log !== undefined && typeof log !== 'string') || Object.keys(rest).length > 0)
		return bad(reasons.otherShape);
	const entries = Object.entries(files as Record<string, unknown>);
	if (entries.length > limits.bundleFiles)
		return fail(diagnose('', undefined, 'BUNDLE-FILES', { max: limits.bundleFiles }));
	const found = entries.flatMap(([path]) => unsafePath(path) ?? []);
	if (!entries.every((e): e is [string, string] => typeof e[1] === 'string'))
		return bad(reasons.otherShape);
	for (const [path, text] of entries) {
		if (pictureType(path) === undefined) continue;
		const wrong = pictureFinding(path, bytesOfFile(path, text));
		if (wrong) found.push(wrong);
	}
	appendAll(
		found,
		pathClashes(
			entries.map(([path]) => path),
			there,
		),
	);
	if (found.length > 0) return fail(...found.slice(0, limits.diagnosticsPerFile));
	return {
		shared: {
			files: Object.fromEntries(entries),
			...(setup === undefined ? {} : { setup }),
			...(typeof log === 'string' ? { log } : {}),
		},
		diagnostics: [],
	};
}

function inflated(packed: Uint8Array): string | undefined {
	const parts: Uint8Array[] = [];
	let size = 0;
	let ended = false;
	const stream = new Inflate((chunk, final) => {
		size += chunk.length;
		ended ||= final;
		if (size <= limits.shareBytes) parts.push(chunk.slice());
	});
	for (let i = 0; i < packed.length && size <= limits.shareBytes; i += CHUNK)
		stream.push(packed.subarray(i, i + CHUNK), i + CHUNK >= packed.length);
	if (size > limits.shareBytes) return undefined;
	if (!ended) throw new Error('cut');
	const whole = new Uint8Array(size);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return textOf(whole);
}
