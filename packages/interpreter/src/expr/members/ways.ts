import { forEachAcross } from '../../board/layers.ts';
import { linkAt, linkCount } from '../../board/links.ts';
import type { Runtime } from '../../run/runtime.ts';

export function forEachNext(
	{ board }: Runtime,
	segment: number,
	visit: (next: number, side: number) => void,
): void {
	forEachAcross(board, segment, (other, side) => (visit(other, side), false));
	for (let i = 0; i < linkCount(board); i++) {
		const { a, b } = linkAt(board, i);
		if (a === segment && b >= 0) visit(b, -1);
		if (b === segment && a >= 0) visit(a, -1);
	}
}

export function emitWay(
	rt: Runtime,
	first: readonly number[],
	seen: Set<number>,
	emit: (segment: number) => void,
): void {
	let ring = first.filter((s) => !seen.has(s));
	for (const s of ring) seen.add(s);
	while (ring.length > 0) {
		const next: number[] = [];
		for (const s of ring.sort((a, b) => a - b)) {
			emit(s);
			forEachNext(rt, s, (other) => {
				if (seen.has(other)) return;
				seen.add(other);
				next.push(other);
			});
		}
		ring = next;
	}
}
