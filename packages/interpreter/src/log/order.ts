import type { OrderChoice, Program } from '@tilewright/lang';

/** The order of declarations of packs that do not know each other, as a set-up keeps it; nothing where none shows. */
export function orderIn({ order }: Pick<Program, 'order'>): { readonly order?: OrderChoice[] } {
	return order === undefined ? {} : { order: order.map(({ first, then }) => ({ first, then })) };
}
