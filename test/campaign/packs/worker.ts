import { parentPort, workerData } from 'node:worker_threads';
import { shippedWorkspace } from '../../support/packs.ts';
import { Numbers } from '../campaign.ts';
import { planOf } from './plan.ts';
import { packsRound } from './round.ts';
import type { WorkerTask } from './workers.ts';

const { seed, amounts } = workerData as WorkerTask;
const workspace = shippedWorkspace();
const plan = planOf(workspace, amounts);
parentPort!.on('message', (round: number) =>
	parentPort!.postMessage(packsRound(workspace, plan, seed, round, new Numbers(seed, round))),
);
