import { textsOf } from '@tilewright/schema';
import { count } from '../frame/present.ts';

const labTexts = {
	cancelled: (o: { run: string; finished: number; blocks: number }): string =>
		`run ${o.run} is cancelled; ${o.finished} of ${count(o.blocks, 'block')} had been played`,
	progress: (o: { finished: number; blocks: number }): string =>
		`${o.finished} of ${count(o.blocks, 'block')}`,
	submitted: (o: { run: string; blocks: number }): string =>
		`run ${o.run}: ${count(o.blocks, 'block')} to be played`,
	played: (blocks: number): string => `${count(blocks, 'block')} played`,
	failed: (o: { run: string; block: number; code: string; why: string }): string =>
		`run ${o.run}, block ${o.block} failed: ${o.code}, ${o.why}`,
	refused: (o: { run: string; code: string; why: string }): string =>
		`run ${o.run} is not played here: ${o.code}, ${o.why}`,
	waiting: (why: string): string => `the queue does not answer: ${why}`,
	noRuns: 'no runs',
	statusHeads: ['run', 'state', 'finished', 'held', 'failed'],
	finishedOf: (o: { finished: number; blocks: number }): string => `${o.finished} of ${o.blocks}`,
	block: (o: { run: string; block: number; code: string; why: string }): string =>
		`${o.run}, block ${o.block}: ${o.code}, ${o.why}`,
	leftBy: (o: { run: string; worker: string; code: string; why: string }): string =>
		`${o.run}, left by ${o.worker}: ${o.code}, ${o.why}`,
} as const;

export const labWords: typeof labTexts = textsOf('cli/lab', labTexts);

const reasonTexts = {
	otherFiles: 'its rule files are not those that it names',
	unreadableFiles: 'its rule files cannot be read',
	largeFiles: (bytes: number): string => `its rule files have more than ${bytes} bytes`,
	other: (what: string): string => `it has another ${what}`,
} as const;

export const labReasons: typeof reasonTexts = textsOf('cli/lab-reasons', reasonTexts);
