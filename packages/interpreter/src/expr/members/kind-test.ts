import type { Expr } from '@tilewright/lang';
import type { Closures } from '../closures.ts';

/** Whether a kind is one of a set; a set written out is decided once. */
export function kindTest(c: Closures, set: Expr): (kind: number) => boolean {
	if (set.op === 'list' && set.items.every((i) => i.op === 'const')) {
		const yes = new Uint8Array(c.rt.program.kinds.length);
		for (const i of set.items) if (i.op === 'const' && i.value >= 0) yes[i.value] = 1;
		return (kind) => yes[kind] === 1;
	}
	const slot = c.rt.newTemp();
	let wanted = -1;
	const search = c.each(set, slot, () => c.rt.temps[slot] === wanted);
	return (kind) => {
		wanted = kind;
		return search();
	};
}
