import { BotRandom } from '@tilewright/players';
import type { LabQueue } from '../../packages/lab-queue/src/queue.ts';

/** Counts of what a transport did to messages. */
export interface Mischief {
	dropped: number;
	doubled: number;
	reordered: number;
	delivered: number;
}

const share = 20;
const longestDetour = 8;

/**
 * A queue behind a transport that drops, doubles and reorders a fifth of all messages. A request may be lost, or its reply; a double may
 * arrive long after. The seed decides the fate of the messages in the order in which they are sent.
 */
export function behindUnreliableTransport(
	queue: LabQueue,
	seed: number,
	mischief: Mischief,
	onDelivery: () => void,
): LabQueue {
	const random = new BotRandom(seed);
	const happens = (): boolean => random.below(100) < share;
	const late: { after: number; arrive: () => void }[] = [];
	const passed = (): void => {
		mischief.delivered++;
		onDelivery();
		for (const letter of late) letter.after--;
		for (const letter of late.filter(({ after }) => after <= 0)) {
			late.splice(late.indexOf(letter), 1);
			letter.arrive();
		}
	};
	/** Waits until some other messages have overtaken, or none comes any more. */
	const overtaken = (): Promise<void> =>
		new Promise((resolve) => {
			mischief.reordered++;
			late.push({ after: 1 + random.below(longestDetour), arrive: resolve });
			setTimeout(resolve, 40);
		});
	const send = async <T>(act: () => Promise<T>): Promise<T> => {
		const fate = {
			...{ isLost: happens(), isReplyLost: happens(), isDoubled: happens() },
			...{ isLate: happens(), isDoubleLate: happens() },
		};
		if (fate.isLate) await overtaken();
		if (fate.isLost) {
			mischief.dropped++;
			throw new Error('the request was lost');
		}
		const deliver = async (): Promise<T> => {
			const answer = await act();
			passed();
			return answer;
		};
		if (fate.isDoubled) {
			mischief.doubled++;
			const double = fate.isDoubleLate ? overtaken().then(deliver) : deliver();
			// nobody waits for the answer to a double
			void double.catch(() => undefined);
		}
		const answer = await deliver();
		if (!fate.isReplyLost) return answer;
		mischief.dropped++;
		throw new Error('the reply was lost');
	};
	return {
		lease: queue.lease,
		submit: (...of) => send(() => queue.submit(...of)),
		files: (...of) => send(() => queue.files(...of)),
		take: (...of) => send(() => queue.take(...of)),
		renew: (...of) => send(() => queue.renew(...of)),
		finish: (...of) => send(() => queue.finish(...of)),
		fail: (...of) => send(() => queue.fail(...of)),
		giveBack: (...of) => send(() => queue.giveBack(...of)),
		refuse: (...of) => send(() => queue.refuse(...of)),
		breakRun: (...of) => send(() => queue.breakRun(...of)),
		cancel: (...of) => send(() => queue.cancel(...of)),
		run: (...of) => send(() => queue.run(...of)),
		status: (...of) => send(() => queue.status(...of)),
		results: (...of) => send(() => queue.results(...of)),
		close: async () => undefined,
	};
}
