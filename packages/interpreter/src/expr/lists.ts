import type { Expr } from '@tilewright/lang';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';

type List = Extract<Expr, { op: 'list' }>;

export function decided({ items, type }: List): readonly number[] | undefined {
	const values: number[] = [];
	for (const item of items) {
		if (item.op === 'none') continue;
		if (item.op !== 'const') return undefined;
		if (type === 'set(int)' || item.value >= 0) values.push(item.value);
	}
	return [...new Set(values)];
}

export function eachOfList(c: Closures, e: List, slot: number, body: Bool): Bool {
	const { temps } = c.rt;
	const values = decided(e);
	if (values)
		return () => {
			for (let i = 0; i < values.length; i++) {
				temps[slot] = values[i]!;
				if (body()) return true;
			}
			return false;
		};
	const items = e.items.map((i) => c.num(i));
	const numbers = e.type === 'set(int)';
	return () => {
		const seen: number[] = [];
		for (const item of items) {
			const v = item();
			if ((v < 0 && !numbers) || seen.includes(v)) continue;
			seen.push(v);
			temps[slot] = v;
			if (body()) return true;
		}
		return false;
	};
}
