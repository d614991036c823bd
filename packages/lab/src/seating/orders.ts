/**
 * Orders in which so many bots take the seats: `order[seat]` is the number of a bot, from 0. Over all orders each bot sits in each seat
 * equally often, and each follows each other one equally often in the order of the seats (Williams, "Experimental designs balanced for
 * the estimation of residual effects of treatments", Australian Journal of Scientific Research A 2, 1949). An even number of bots needs
 * as many orders, an odd one twice as many.
 */
export function balancedOrders(bots: number): readonly (readonly number[])[] {
	// 0, 1, n − 1, 2, n − 2, …: the steps from one to the next are all different
	const first = Array.from({ length: bots }, (_, seat) =>
		seat % 2 === 1 ? (seat + 1) / 2 : (bots - seat / 2) % bots,
	);
	const square = first.map((_, row) => first.map((bot) => (bot + row) % bots));
	return bots % 2 === 0 || bots === 1
		? square
		: [...square, ...square.map((order) => [...order].reverse())];
}
