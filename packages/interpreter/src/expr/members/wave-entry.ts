import { rootOf } from '../../board/features.ts';
import { Header } from '../../run/header.ts';
import { Entry, type Runtime } from '../../run/runtime.ts';

/** The entry of a feature in the wave: the address of its words, or -1. */
export function entryOf(rt: Runtime, feature: number): number {
	const { m, board, WAVE } = rt;
	const n = m[Header.waveCount]!;
	for (let i = 0; i < n; i++) {
		const at = WAVE + i * Entry.words;
		if (rootOf(board, m[at + Entry.seg]!) === feature) return at;
	}
	return -1;
}
