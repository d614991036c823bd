import { afterAll, beforeAll, describe } from 'vitest';
import { redisQueue } from '../../packages/lab-queue/src/redis-queue.ts';
import { queueLaws } from '../../packages/lab-queue/src/testing.ts';
import { type OwnRedis, hasRedis, ownRedis } from './redis-server.ts';

const found = hasRedis();
if (!found)
	process.stdout.write(
		'NOT RUN: the laws of the queue on Redis, since this machine has no redis-server\n',
	);

describe.runIf(found)('on a Redis server', () => {
	let redis: OwnRedis;
	beforeAll(async () => void (redis = await ownRedis()));
	afterAll(() => redis.stop());

	const lease = 300;
	let places = 0;
	queueLaws(
		'a queue on Redis',
		async () => {
			const prefix = `laws-${places++}`;
			return {
				open: (options) => redisQueue(redis.url, { ...options, lease, prefix }),
				endLeases: () => new Promise((resolve) => setTimeout(resolve, 2.5 * lease)),
				remove: async () => undefined,
			};
		},
		6,
	);
});
