import type { WorkspaceFile } from '@tilewright/lang';
import type { Conversation } from './conversation.ts';
import type { RunEvent } from './events.ts';
import { Interrupted } from './refusal.ts';

export interface Context {
	readonly cwd: string;
	readonly data: readonly string[];
	readonly signal: AbortSignal;
	readonly progress: Progress;
	/** Reports an event of a long run; does nothing without `--events`. */
	readonly emit: (event: RunEvent) => void;
	readonly conversation: Conversation;
	/** Data files that stand for those on the disk: the command reads no others. */
	readonly files?: readonly WorkspaceFile[];
	readonly checkpoint?: string;
}

/** Told again and again how much is done; `end` takes the line away. */
export interface Progress {
	report(what: string, done: number, total: number): void;
	end(): void;
}

/** Lets signals arrive during long work; throws when the command is to stop. */
export async function yieldToSignals(context: Pick<Context, 'signal'>): Promise<void> {
	await new Promise((resolve) => setImmediate(resolve));
	if (context.signal.aborted) throw new Interrupted();
}
