import { type Diagnostic, diagnose, limits } from '@tilewright/schema';

// Every host (browsers, workers, Node) has this class; the language level has no types for it.
declare const DecompressionStream: new (format: 'gzip') => {
	readonly writable: {
		getWriter(): { write(chunk: Uint8Array): Promise<void>; close(): Promise<void> };
	};
	readonly readable: {
		getReader(): {
			read(): Promise<{ done: boolean; value?: Uint8Array }>;
			cancel(): Promise<void>;
		};
	};
};

export interface Unpacked {
	readonly bytes?: Uint8Array;
	readonly diagnostics: readonly Diagnostic[];
}

/** Unpacks gzip, and leaves anything else alone; stops at the bounds of size and ratio. */
export async function unpack(path: string, bytes: Uint8Array): Promise<Unpacked> {
	if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
		if (bytes.length <= limits.logBytes) return { bytes, diagnostics: [] };
		return { diagnostics: [diagnose(path, undefined, 'LOG-SIZE', { max: limits.logBytes })] };
	}
	const stream = new DecompressionStream('gzip');
	const writer = stream.writable.getWriter();
	const reader = stream.readable.getReader();
	// both promises reject when the data is bad or reading stops; the read below says so
	void writer.write(bytes).catch(() => undefined);
	void writer.close().catch(() => undefined);
	const chunks: Uint8Array[] = [];
	let length = 0;
	// small files may pack well; the ratio counts from the first 64 kB on
	const maxBytes = Math.max(65_536, bytes.length * limits.gzipRatio);
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			if (value === undefined) continue;
			length += value.length;
			const code =
				length > limits.gzipBytes
					? 'LOG-GZIP-SIZE'
					: length > maxBytes
						? 'LOG-GZIP-RATIO'
						: undefined;
			if (code !== undefined) {
				await reader.cancel().catch(() => undefined);
				const max = code === 'LOG-GZIP-SIZE' ? limits.gzipBytes : limits.gzipRatio;
				return { diagnostics: [diagnose(path, undefined, code, { max })] };
			}
			chunks.push(value);
		}
	} catch {
		return { diagnostics: [diagnose(path, undefined, 'LOG-GZIP', {})] };
	}
	const all = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		all.set(chunk, at);
		at += chunk.length;
	}
	return { bytes: all, diagnostics: [] };
}
