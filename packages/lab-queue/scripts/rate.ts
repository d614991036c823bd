// Measures what a queue costs: `node --conditions=@tilewright/source scripts/rate.ts redis://… 5000 1` plays that many blocks, which
// take no time, in so many slots, and prints the time of a block here and on the server. A folder may stand for the address.
import { filesHash, folderQueue, runId, work } from '@tilewright/lab-queue';
import { redisQueue } from '@tilewright/lab-queue/redis';
import { Redis } from 'ioredis';

const [place = 'lab-rate', blocks = '5000', slots = '1'] = process.argv.slice(2);
const games = Number(blocks);
const server = place.startsWith('redis') ? new Redis(place) : undefined;
const prefix = `rate-${process.pid}`;
const queue = server ? await redisQueue(place, { prefix }) : folderQueue(place)!;
const files = new TextEncoder().encode('{"files":[]}');
const run = {
	description: {
		...{ run: 'simulate' as const, rules: [], bots: [], seed: process.pid, games, batches: 1 },
		...{ size: 1, intervals: 'fixed' as const, quantities: [], firstGames: [] },
	},
	words: [],
	files: filesHash(files),
};
// two seats and 256 games
const result = { scores: Array.from({ length: 512 }, (_, i) => 60 + (i % 50)), rows: [] };

async function serverInfo(field: RegExp): Promise<number> {
	const text = (await server?.info()) ?? '';
	return [...text.matchAll(field)].reduce((sum, [, value]) => sum + Number(value), 0);
}
const cpu = (): Promise<number> => serverInfo(/used_cpu_(?:user|sys):([\d.]+)/g);
const memory = (): Promise<number> => serverInfo(/used_memory:(\d+)/g);

const empty = await memory();
await queue.submit(run, files);
const waiting = await memory();
const [serverBefore, before, began] = [await cpu(), process.cpuUsage(), performance.now()];
await work({
	...{ queue, name: 'rate', slots: Number(slots), signal: new AbortController().signal },
	untilEmpty: true,
	open: async (task) => ({ is: 'ready' as const, task }),
	play: async () => result,
	failureOf: (error) => ({ code: 'CLI-INTERNAL', why: String(error) }),
});
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(before);
const found = await queue.results(runId(run));
process.stdout.write(
	`${JSON.stringify(
		{
			blocks: found.size,
			perSecond: Math.round(games / seconds),
			microsecondsOfWorker: Math.round((user + system) / games),
			microsecondsOfServer: Math.round((((await cpu()) - serverBefore) * 1e6) / games),
			bytesOfWaitingBlock: Math.round((waiting - empty) / games),
			bytesOfFinishedBlock: Math.round(((await memory()) - empty) / games),
		},
		undefined,
		2,
	)}\n`,
);
await queue.close();
const keys = (await server?.keys(`${prefix}:*`)) ?? [];
if (keys.length > 0) await server?.del(...keys);
server?.disconnect();
