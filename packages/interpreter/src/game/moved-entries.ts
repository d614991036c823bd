import type { LedgerEntry } from '../run/ledger.ts';

interface EntryChange {
	readonly before: LedgerEntry | undefined;
	readonly after: LedgerEntry | undefined;
}

/** Leaves out pairs that say the same at another step: fewer or more steps before it move an entry. */
export function withoutMoved<C extends EntryChange>(changes: readonly C[]): C[] {
	const textOf = (e: LedgerEntry): string =>
		`${e.seat} ${e.segment} ${e.cause} ${e.reason} ${e.points} ${lineText(e)}`;
	const gone = new Map<string, C[]>();
	for (const change of changes) {
		if (!change.before || change.after) continue;
		const text = textOf(change.before);
		gone.set(text, [...(gone.get(text) ?? []), change]);
	}
	const moved = new Set<C>();
	for (const change of changes) {
		if (change.before || !change.after) continue;
		const same = gone.get(textOf(change.after))?.shift();
		if (same) moved.add(change).add(same);
	}
	return changes.filter((change) => !moved.has(change));
}

export function lineText({ lines }: Pick<LedgerEntry, 'lines'>): string {
	return lines.map((l) => `${l.id} ${l.count} ${l.each}`).join(', ');
}
