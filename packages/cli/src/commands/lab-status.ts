import type { RunStatus } from '@tilewright/lab-queue';
import type { CommandSpec } from '../frame/command.ts';
import { Exit } from '../frame/exit.ts';
import { table } from '../frame/present.ts';
import { placeFlags, statusOf, withQueue } from '../lab/place.ts';
import { labWords } from '../texts/lab.ts';

interface RunJson extends Omit<RunStatus, 'id' | 'run'> {
	readonly run: string;
	readonly command: readonly string[];
	readonly state: string;
}

export const labStatus: CommandSpec = {
	name: 'lab status',
	summary: 'Show the progress of runs.',
	says: 'A run is waiting for workers, finished, failed in some blocks, cancelled or broken. A run is broken if no worker can play it, or if its results differ.',
	arguments: [{ name: '[run]', says: 'the id of one run' }],
	flags: placeFlags,
	examples: [['tilewright lab status', 'All runs, with what became of their blocks.']],
	run: async (context, args, flags) => {
		const [id] = args;
		const found = await withQueue(context, flags, async (queue) =>
			id === undefined ? queue.status() : [await statusOf(queue, id)],
		);
		const json = { runs: found.map(runJson) };
		return { exit: Exit.good, json, text: () => statusText(json.runs) };
	},
};

function runJson(status: RunStatus): RunJson {
	const { id, run, ...rest } = status;
	return { run: id, command: run.words, state: stateOf(status), ...rest };
}

function stateOf({ broken, cancelled, finished, blocks, poisoned, held }: RunStatus): string {
	if (broken) return 'broken';
	if (finished === blocks) return 'finished';
	if (cancelled) return 'cancelled';
	if (finished + poisoned.length === blocks) return 'failed';
	return held > 0 ? 'played' : 'waiting';
}

const shown = 5;

function statusText(runs: readonly RunJson[]): string {
	if (runs.length === 0) return labWords.noRuns;
	const rows = runs.map((run) => [
		`${run.run} ${run.command.join(' ')}`,
		run.state,
		labWords.finishedOf(run),
		String(run.held),
		String(run.poisoned.length),
	]);
	return [
		table([labWords.statusHeads, ...rows]),
		...runs.flatMap(({ run, broken, poisoned, refused }) => [
			...(broken ? [`${run}: ${broken.code}, ${broken.why}`] : []),
			...poisoned
				.slice(0, shown)
				.map(({ block, code, why }) => labWords.block({ run, block, code, why })),
			...refused.map(({ worker, code, why }) => labWords.leftBy({ run, worker, code, why })),
		]),
	].join('\n');
}
