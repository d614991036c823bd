import { type Area, quoted } from './entry.ts';

export interface LabArgs {
	'LAB-RUN-UNKNOWN': { run: string };
	'LAB-FULL': { blocks: number; waiting: number; most: number };
	'LAB-UNFINISHED': { run: string; finished: number; blocks: number };
	'LAB-CANCELLED': { run: string; finished: number; blocks: number };
	'LAB-BLOCKS-FAILED': { run: string; count: number; first: number; why: string };
	'LAB-DISPUTED': { run: string; why: string };
	'LAB-RULES-HASH': { run: string; why: string };
	'LAB-RULES-LARGE': { run: string; why: string };
	'LAB-RULES-BROKEN': { run: string; why: string };
	'LAB-RESULT-LARGE': { run: string; why: string };
	'LAB-RESULT-BROKEN': { run: string; block: number };
	'LAB-WORKER-OTHER': { run: string; why: string };
	'LAB-WORKER-LOST': { run: string; why: string };
	'LAB-UNREACHABLE': { place: string; why: string };
	'LAB-TWO-PLACES': { folder: string };
}

const again = 'Submit the run again: what is finished stays, and the rest is tried anew.';

export const labMessages: Area<LabArgs> = {
	'LAB-RUN-UNKNOWN': {
		severity: 'error',
		message: (a) => `There is no run ${quoted(a.run)} in this queue.`,
		hint: () => 'See `tilewright lab status`.',
		doc: 'A run is named by the sixteen characters that `tilewright lab submit` printed.',
	},
	'LAB-FULL': {
		severity: 'error',
		message: (a) =>
			`The run has ${a.blocks} blocks and ${a.waiting} wait already; ${a.most} may wait.`,
		hint: () => 'Submit it when workers have finished others, or cancel a run.',
		doc: 'The number of blocks that wait in one queue is bounded. Nothing of the run was stored.',
	},
	'LAB-UNFINISHED': {
		severity: 'error',
		message: (a) => `Of the run ${a.run}, ${a.finished} of ${a.blocks} blocks are finished.`,
		hint: () => 'Start workers, or wait with `--wait`.',
		doc: 'A run has a result when all its blocks are finished.',
	},
	'LAB-CANCELLED': {
		severity: 'error',
		message: (a) =>
			`The run ${a.run} was cancelled when ${a.finished} of ${a.blocks} blocks were finished.`,
		hint: () => again,
		doc: 'Blocks of a run that was cancelled are given to no worker.',
	},
	'LAB-BLOCKS-FAILED': {
		severity: 'error',
		message: (a) =>
			`Of the run ${a.run}, ${a.count === 1 ? 'a block' : `${a.count} blocks`} failed again and again; block ${a.first}: ${a.why}.`,
		hint: () => again,
		doc: 'A block that fails three times, or whose workers go away ten times, is given up; the other blocks are played.',
	},
	'LAB-DISPUTED': {
		severity: 'error',
		message: (a) => `The run ${a.run} has no result: ${a.why}.`,
		hint: () => 'Find the machine that plays otherwise, then submit the run again.',
		doc: 'A block that is played twice has the same figures each time. Two different ones mean that a program or a machine is at fault.',
	},
	'LAB-RULES-HASH': {
		severity: 'error',
		message: (a) => `The run ${a.run} is played by nobody: ${a.why}.`,
		hint: () => again,
		doc: 'Rule files travel under the hash of their bytes; a worker plays nothing whose bytes have another one.',
	},
	'LAB-RULES-LARGE': {
		severity: 'error',
		message: (a) => `The run ${a.run} is played by nobody: ${a.why}.`,
		doc: 'The rule files of a run are bounded.',
	},
	'LAB-RULES-BROKEN': {
		severity: 'error',
		message: (a) => `The run ${a.run} is played by nobody: ${a.why}.`,
		doc: 'A worker reads the words and the rule files of a run as strictly as the command does.',
	},
	'LAB-RESULT-LARGE': {
		severity: 'error',
		message: (a) => `The run ${a.run}: ${a.why}.`,
		hint: () => 'Measure fewer quantities.',
		doc: 'The result of one block is bounded.',
	},
	'LAB-RESULT-BROKEN': {
		severity: 'error',
		message: (a) => `The result of block ${a.block} of the run ${a.run} cannot be read.`,
		hint: () => 'Find out who else writes into the queue.',
		doc: 'A result consists of whole numbers, as many as the games of its block have.',
	},
	'LAB-WORKER-OTHER': {
		severity: 'error',
		message: (a) => `This worker leaves the run ${a.run} to others: ${a.why}.`,
		hint: () => 'Let submitter and workers have the same version.',
		doc: 'A worker works out itself what a run is: the hashes of its rules, and how its first games end. It plays none that differs.',
	},
	'LAB-WORKER-LOST': {
		severity: 'error',
		message: (a) => `The run ${a.run}: ${a.why}.`,
		hint: () => again,
		doc: 'A block whose workers go away again and again is given up, since it may be what ends them.',
	},
	'LAB-UNREACHABLE': {
		severity: 'error',
		message: (a) => `The queue ${quoted(a.place)} cannot be reached: ${a.why}.`,
		doc: 'The queue is a folder that can be written, or a Redis server that answers.',
	},
	'LAB-TWO-PLACES': {
		severity: 'error',
		message: (a) => `Runs wait in the folder ${quoted(a.folder)} or on a Redis server, not both.`,
		hint: () => 'Leave out `--folder` or `--redis`.',
		doc: 'A queue is in one place. A folder that is named goes before the server that the environment names.',
	},
};
