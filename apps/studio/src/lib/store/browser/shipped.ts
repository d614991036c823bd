import { type Diagnostic, diagnose } from '@tilewright/schema';

export interface Shipped {
	readonly texts: ReadonlyMap<string, string>;
	readonly findings: readonly Diagnostic[];
}

let fetched: Promise<Shipped> | undefined;

/** Fetches the packs once; those that are damaged are fetched again when they are requested again. Throws where the network fails. */
export function shipped(): Promise<Shipped> {
	if (!fetched) {
		const now = fetchTexts(new URL('../../../../.packs/packs.bin', import.meta.url));
		const forget = (): void => void (fetched === now && (fetched = undefined));
		now.then(({ findings }) => findings.length > 0 && forget(), forget);
		fetched = now;
	}
	return fetched;
}

async function fetchTexts(url: URL): Promise<Shipped> {
	// the name holds a digest: what was fetched under it stays right
	const first = await readTexts(await fetchGood(url, 'force-cache'));
	// the copy in the cache may be damaged
	return first.findings.length === 0 ? first : readTexts(await fetchGood(url, 'reload'));
}

async function fetchGood(url: URL, cache: RequestCache): Promise<Uint8Array<ArrayBuffer>> {
	const response = await fetch(url, { cache });
	if (!response.ok) throw new Error(`${response.status}`);
	return new Uint8Array(await response.arrayBuffer());
}

/** Unpacks the texts; damaged bytes make no texts and a finding. */
export async function readTexts(bytes: Uint8Array<ArrayBuffer>): Promise<Shipped> {
	// a server may have unpacked it on the way
	const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
	const stream = new Blob([bytes]).stream();
	const plain = packed ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
	let texts: unknown;
	try {
		texts = await new Response(plain).json();
	} catch {
		return damaged('their file is damaged');
	}
	if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
		return damaged('their file holds something else');
	const entries = Object.entries(texts as Record<string, unknown>);
	const good = entries.filter((e): e is [string, string] => typeof e[1] === 'string');
	const shipped = { texts: new Map(good), findings: [] };
	return good.length === entries.length
		? shipped
		: { ...shipped, ...findingsOf('some of their files are no texts') };
}

const findingsOf = (why: string): Pick<Shipped, 'findings'> => ({
	findings: [diagnose('data', undefined, 'STORE-SHIPPED', { why })],
});
const damaged = (why: string): Shipped => ({ texts: new Map(), ...findingsOf(why) });
