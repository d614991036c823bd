import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redisQueue } from '../../packages/lab-queue/src/redis-queue.ts';
import { playedAlone, playedInChaos } from './chaos.ts';
import { type OwnRedis, isRedisThere, ownRedis } from './redis-server.ts';

const found = isRedisThere('lost, doubled and reordered messages on Redis');

describe.runIf(found)('on a Redis server', () => {
	let redis: OwnRedis;
	beforeAll(async () => void (redis = await ownRedis()));
	afterAll(() => redis.stop());

	const cases = (['simulate', 'compare', 'sweep'] as const).flatMap((run) =>
		Array.from({ length: 2 }, (_, seed) => ({ run, seed })),
	);

	test.each(cases)(
		'messages are dropped, doubled and reordered, and the result is that of one thread, byte for byte: $run, seed $seed',
		async ({ run, seed }) => {
			// leases end soon, so that blocks whose lease was lost with a reply are given out again
			const queue = await redisQueue(redis.url, { lease: 200, prefix: `chaos-${run}-${seed}` });
			try {
				expect(await playedInChaos(run, queue, seed, () => undefined)).toEqual(playedAlone(run));
			} finally {
				await queue.close();
			}
		},
	);
});
