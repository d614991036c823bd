import { type Diagnostic, diagnose, limits } from '@tilewright/schema';
import type { Change, Folders } from './folders.ts';

const HEARTBEAT_MS = 15_000;

const encoder = new TextEncoder();
const heartbeat = encoder.encode(': still here\n\n');
const encode = (change: Change): Uint8Array =>
	encoder.encode(`data: ${JSON.stringify(change)}\n\n`);

type Reader = (bytes: Uint8Array) => boolean;

/**
 * Server-sent events with the files of folders and every change of them, for a bounded number of readers. All readers share the
 * bytes of a message; one for whom more than `limits.streamBytes` wait is cut off, and connects again.
 */
export class Streams {
	private readonly folders: Folders;
	private readonly readers = new Set<Reader>();
	private whole: Uint8Array | undefined;
	private stop: () => void = () => {};
	private beats: NodeJS.Timeout | undefined;

	constructor(folders: Folders) {
		this.folders = folders;
	}

	open(): ReadableStream<Uint8Array> | Diagnostic {
		const max = limits.streamReaders;
		if (this.readers.size >= max) return diagnose('', undefined, 'SERVER-READERS', { max });
		let reader: Reader;
		const bound = limits.streamBytes;
		return new ReadableStream<Uint8Array>(
			{
				start: (controller) => {
					reader = (bytes) => {
						const waiting = bound - (controller.desiredSize ?? 0);
						if (waiting === 0 || waiting + bytes.length <= bound) {
							controller.enqueue(bytes);
							return true;
						}
						controller.error(new Error('The page reads too slowly.'));
						return false;
					};
					this.folders.now();
					this.whole ??= encode(this.folders.everything);
					reader(this.whole);
					this.add(reader);
				},
				cancel: () => this.remove(reader),
			},
			new ByteLengthQueuingStrategy({ highWaterMark: bound }),
		);
	}

	private add(reader: Reader): void {
		this.readers.add(reader);
		if (this.readers.size > 1) return;
		this.stop = this.folders.follow((change) => {
			this.whole = undefined;
			this.send(encode(change));
		});
		this.beats = setInterval(() => this.send(heartbeat), HEARTBEAT_MS);
		this.beats.unref();
	}

	private remove(reader: Reader): void {
		this.readers.delete(reader);
		if (this.readers.size > 0) return;
		this.stop();
		clearInterval(this.beats);
		this.whole = undefined;
	}

	private send(bytes: Uint8Array): void {
		for (const reader of this.readers) if (!reader(bytes)) this.remove(reader);
	}
}
