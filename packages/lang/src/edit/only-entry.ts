import type { Edited } from './document.ts';
import { type OverlayEntry, dropEntry, overlayEntries, switchEntry } from './overlay.ts';

/** House rules of which one change is made: the others are switched off, or dropped where they have no switch. */
export function onlyEntry(text: string, index: number): Edited {
	let edited: Edited = { ok: true, text };
	// from the last to the first, so that a dropped change moves none that is still to come
	for (let i = overlayEntries(text).length - 1; i >= 0 && edited.ok; i--) {
		const entry: OverlayEntry | undefined = overlayEntries(edited.text)[i];
		if (i === index || entry === undefined) continue;
		edited = entry.switches
			? switchEntry(edited.text, entry, false)
			: dropEntry(edited.text, entry);
	}
	return edited;
}
