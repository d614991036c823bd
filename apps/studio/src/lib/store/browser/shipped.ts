let fetched: Promise<ReadonlyMap<string, string>> | undefined;

/** The texts of the packs that were built into the page, fetched once. */
export function shipped(): Promise<ReadonlyMap<string, string>> {
	if (!fetched) {
		fetched = fetchTexts(new URL('../../../../.packs/packs.bin', import.meta.url));
		fetched.catch(() => (fetched = undefined));
	}
	return fetched;
}

async function fetchTexts(url: URL): Promise<ReadonlyMap<string, string>> {
	// the name holds a digest: what was fetched under it stays right
	const response = await fetch(url, { cache: 'force-cache' });
	if (!response.ok) throw new Error(`${response.status}`);
	const bytes = new Uint8Array(await response.arrayBuffer());
	// a server may have unpacked it on the way
	const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
	const stream = new Blob([bytes]).stream();
	const plain = packed ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
	const texts = (await new Response(plain).json()) as Readonly<Record<string, string>>;
	return new Map(Object.entries(texts));
}
