import { expect, test } from 'vitest';
import { balancedOrders } from './orders.ts';

const numbers = Array.from({ length: 12 }, (_, i) => i + 1);

test.each(numbers)('%i bots: each sits in each seat equally often', (bots) => {
	const orders = balancedOrders(bots);
	expect(orders).toHaveLength(bots % 2 === 0 || bots === 1 ? bots : 2 * bots);
	const all = Array.from({ length: bots }, (_, bot) => bot);
	for (const order of orders) expect([...order].sort((a, b) => a - b)).toEqual(all);
	for (const seat of all)
		for (const bot of all)
			expect(orders.filter((order) => order[seat] === bot)).toHaveLength(orders.length / bots);
});

test.each(numbers)('%i bots: each follows each other one equally often', (bots) => {
	const followed = new Map<string, number>();
	for (const order of balancedOrders(bots))
		for (const [seat, bot] of order.slice(1).entries()) {
			const pair = `${order[seat]} ${bot}`;
			followed.set(pair, (followed.get(pair) ?? 0) + 1);
		}
	expect(followed.size).toBe(bots * (bots - 1));
	expect(new Set(followed.values()).size).toBe(bots === 1 ? 0 : 1);
});
