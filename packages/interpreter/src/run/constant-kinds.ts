import type { Expr, Program } from '@tilewright/lang';

/** The kinds of a set that is the same in every state: a list, less some of it, or a define that is one; undefined for any other. */
export function constantKinds(program: Program, set: Expr): readonly number[] | undefined {
	if (set.op === 'list') {
		const items = set.items.flatMap((i) => (i.op === 'const' ? [i.value] : []));
		return items.length === set.items.length ? items : undefined;
	}
	if (set.op === 'define' && set.args.length === 0)
		return constantKinds(program, program.defines[set.define]!.body);
	if (set.op === 'call' && set.fn === 'set(*).without') {
		const [from, less] = set.args;
		if (less?.op !== 'const') return undefined;
		return constantKinds(program, from!)?.filter((kind) => kind !== less.value);
	}
	return undefined;
}
