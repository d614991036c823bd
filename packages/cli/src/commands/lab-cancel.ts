import type { CommandSpec } from '../frame/command.ts';
import { Exit } from '../frame/exit.ts';
import { placeFlags, statusOf, withQueue } from '../lab/place.ts';
import { labWords } from '../texts/lab.ts';

export const labCancel: CommandSpec = {
	name: 'lab cancel',
	summary: 'Stop a run: give out no more of its blocks.',
	says: 'Finished blocks are kept. If the same run is submitted again, it continues from them.',
	arguments: [{ name: '<run>', says: 'the id of the run' }],
	flags: placeFlags,
	examples: [['tilewright lab cancel 0123456789abcdef', 'Stop a run that is no longer wanted.']],
	run: async (context, args, flags) => {
		const { id, finished, blocks } = await withQueue(context, flags, async (queue) => {
			await queue.cancel((await statusOf(queue, args[0]!)).id);
			return statusOf(queue, args[0]!);
		});
		const json = { run: id, finished, blocks };
		const text = labWords.cancelled({ run: id, finished, blocks });
		return { exit: Exit.good, json, text: () => text };
	},
};
