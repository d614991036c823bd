import type { Machine } from '@tilewright/interpreter/state';
import { Broken } from './broken.ts';

/**
 * Makes a machine keep its ledger. The function that is returned throws when an entry is not the sum of its lines, or a score not the
 * sum of its entries.
 */
export function watchLedger(machine: Machine): () => void {
	machine.keepLedger = true;
	const { m, SCORE, seats } = machine.rt;
	let read = 0;
	const sums = new Array<number>(seats).fill(0);
	return () => {
		for (; read < machine.ledger.length; read++) {
			const { seat, points, lines } = machine.ledger[read]!;
			sums[seat]! += points;
			for (const line of lines)
				if (line.count * line.each !== line.points)
					throw new Broken(
						'ledger',
						`${line.count} times ${line.each} is not ${line.points} in entry ${read}`,
					);
			const sum = lines.reduce((n, l) => n + l.points, 0);
			if (sum !== points)
				throw new Broken('ledger', `the lines of entry ${read} give ${sum} instead of ${points}`);
		}
		sums.forEach((sum, seat) => {
			if (m[SCORE + seat] !== sum)
				throw new Broken('ledger', `seat ${seat} has ${m[SCORE + seat]}, its entries give ${sum}`);
		});
	};
}
