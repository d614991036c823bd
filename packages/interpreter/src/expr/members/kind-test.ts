import type { Expr } from '@tilewright/lang';
import type { Closures } from '../closures.ts';

/** Whether a kind is one of a set; a set written out is decided once. */
export function kindTest(c: Closures, set: Expr): (kind: number) => boolean {
	const written = writtenOut(c, set);
	if (written) {
		const yes = new Uint8Array(c.rt.program.kinds.length);
		for (const kind of written) if (kind >= 0) yes[kind] = 1;
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

/** The members of a set that is the same in every state: a list, less some of it, or a define that is one. */
function writtenOut(c: Closures, set: Expr): readonly number[] | undefined {
	if (set.op === 'list') {
		const items = set.items.flatMap((i) => (i.op === 'const' ? [i.value] : []));
		return items.length === set.items.length ? items : undefined;
	}
	if (set.op === 'define' && set.args.length === 0)
		return writtenOut(c, c.rt.program.defines[set.define]!.body);
	if (set.op === 'call' && set.fn === 'set(*).without') {
		const [from, less] = set.args;
		if (less?.op !== 'const') return undefined;
		return writtenOut(c, from!)?.filter((kind) => kind !== less.value);
	}
	return undefined;
}
