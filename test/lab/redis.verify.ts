import { afterAll, beforeAll, describe } from 'vitest';
import { redisQueue } from '../../packages/lab-queue/src/redis-queue.ts';
import { queueLaws } from '../../packages/lab-queue/src/testing.ts';
import { type OwnRedis, isRedisThere, ownRedis } from './redis-server.ts';

const found = isRedisThere('the laws of the queue on Redis');

describe.runIf(found)('on a Redis server', () => {
	let redis: OwnRedis;
	beforeAll(async () => void (redis = await ownRedis()));
	afterAll(() => redis.stop());

	// a busy machine needs a while between two acts of a law
	const lease = 1000;
	let places = 0;
	queueLaws(
		'a queue on Redis',
		async () => {
			const prefix = `laws-${places++}`;
			return {
				open: (options) => redisQueue(redis.url, { lease, ...options, prefix }),
				endLeases: () => new Promise((resolve) => setTimeout(resolve, 2.5 * lease)),
				remove: async () => undefined,
			};
		},
		6,
	);
});
