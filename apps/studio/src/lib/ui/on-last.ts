import type { NoticeAction } from './notices.svelte.ts';

/** The commands so far, the latest one last. */
interface Commands {
	readonly history: { readonly past: readonly unknown[] };
}

/**
 * An action of a notice about the last command, such as to undo it. It goes away as soon as another command follows, for undoing takes
 * back the latest one.
 */
export function onLast(
	{ commands }: { readonly commands: Commands },
	label: string,
	run: () => unknown,
): NoticeAction {
	const last = commands.history.past.at(-1);
	const isLast = (): boolean => commands.history.past.at(-1) === last;
	return { label, isShown: isLast, run: () => (isLast() ? run() : undefined) };
}

/** A notice about the last command is true until that command is undone, and again when it is redone. */
export function whileDone({ commands }: { readonly commands: Commands }): () => boolean {
	const last = commands.history.past.at(-1);
	return () => commands.history.past.includes(last);
}
