import { availableParallelism, hostname } from 'node:os';
import { EngineFault } from '@tilewright/interpreter';
import { type Failure, type WorkEvent, work } from '@tilewright/lab-queue';
import { type BlockTask, blockThread } from '@tilewright/lab/workers';
import type { CommandSpec } from '../frame/command.ts';
import { Exit } from '../frame/exit.ts';
import { openRun } from '../lab/open-run.ts';
import { placeFlags, withQueue } from '../lab/place.ts';
import { jobsFlag } from '../setup/batch.ts';
import { labWords } from '../texts/lab.ts';

export const labWorker: CommandSpec = {
	name: 'lab worker',
	summary: 'Play blocks of waiting runs.',
	says: 'A worker checks each run first. It compiles the rule files of the run, and plays only if the hashes and the first games are the same. You can stop a worker at any time; another one plays its unfinished blocks.',
	arguments: [],
	flags: [
		jobsFlag,
		{ flags: '--until-empty', says: 'end when no run has a block left' },
		...placeFlags,
	],
	examples: [
		[
			'tilewright lab worker --jobs 2',
			'Two threads that play whatever is handed in, until Ctrl-C.',
		],
		['tilewright lab worker --until-empty', 'Play all that waits, then end.'],
	],
	run: async (context, _args, flags) => {
		const slots = (flags['jobs'] as number | undefined) ?? availableParallelism();
		const threads = Array.from({ length: slots }, () => blockThread());
		const name = `${hostname()}-${process.pid}`;
		let played = 0;
		const failures: Extract<WorkEvent, { event: 'failed' | 'refused' }>[] = [];
		const onEvent = (event: WorkEvent): void => {
			if (event.event === 'finished') played++;
			else {
				if (event.event !== 'waiting') failures.push(event);
				context.conversation.say(sentenceOf(event));
			}
		};
		try {
			await withQueue(
				context,
				flags,
				(queue) =>
					work<BlockTask>({
						...{ queue, name, slots, signal: context.signal, onEvent, failureOf },
						untilEmpty: flags['untilEmpty'] === true,
						open: async (run, files) => openRun(context, run, files),
						play: (slot, task, block) => threads[slot]!.play(task, block),
					}),
				true,
			);
		} finally {
			await Promise.all(threads.map((thread) => thread.close()));
		}
		const json = { worker: name, played, failures };
		return { exit: Exit.good, json, text: () => labWords.played(played) };
	},
};

function failureOf(error: unknown): Failure {
	if (error instanceof EngineFault) return { code: error.code, why: error.message };
	return { code: 'CLI-INTERNAL', why: error instanceof Error ? error.message : String(error) };
}

function sentenceOf(event: Exclude<WorkEvent, { event: 'finished' }>): string {
	switch (event.event) {
		case 'failed':
			return labWords.failed(event);
		case 'refused':
			return labWords.refused(event);
		case 'waiting':
			return labWords.waiting(event.why);
	}
}
