import { createInterface } from 'node:readline';

export interface Conversation {
	lines(): AsyncIterable<string>;
	say(text: string): void;
}

export async function* linesOf(
	input: NodeJS.ReadableStream,
	signal: AbortSignal,
): AsyncGenerator<string> {
	const reader = createInterface({ input, signal, crlfDelay: Infinity });
	try {
		for await (const line of reader) {
			if (signal.aborted) return;
			yield line;
		}
	} finally {
		reader.close();
	}
}
