import { createInterface } from 'node:readline';

/** The lines that a person or a script sends while a command runs, and what it says in between. */
export interface Conversation {
	/** Standard input, line by line, until it ends or the command is stopped. */
	lines(): AsyncIterable<string>;
	/** Says something at once, on a line of its own. */
	say(text: string): void;
}

/** Reads a stream line by line; a signal ends it. */
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
