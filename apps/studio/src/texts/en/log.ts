import { tilePhrase } from '@tilewright/session';
import { textsOf } from '@tilewright/schema';
import { counted, nouns } from './words.ts';

export const log = textsOf('studio/log', {
	time: 'Time',
	toBeginning: 'To the beginning',
	stepBack: 'A step back',
	moment: 'Moment of the game',
	momentOf: (o: { step: number; all: number }) => `step ${o.step} of ${o.all}`,
	stepOn: 'A step on',
	toNow: 'Back to now',
	newestFirst: 'Log, newest first',
	why: 'Why?',
	setAside: (o: { tile: string }) => `${tilePhrase(o.tile)} fits nowhere and is set aside.`,
	partHere: (o: { branches: number }) =>
		`${counted(o.branches, { one: 'branch parts', other: 'branches part' })} after this step`,
	nothing: 'Nobody has played yet.',

	otherBranches: (o: { branches: number }) =>
		`${o.branches} other ${o.branches === 1 ? nouns.branch.one : nouns.branch.other}`,
	branches: 'Branches',
	branch: (o: { id: number }) => `Branch ${o.id}`,
	branchSays: (o: { from: number; steps: number }) =>
		`${o.from === 0 ? 'parts at the beginning' : `parts after step ${o.from}`}, ${counted(o.steps, nouns.step)} of its own.`,
	goThere: 'Go there',
	goThereTo: (o: { id: number }) => `Go there: branch ${o.id}`,
	forget: 'Forget',
	forgetBranch: (o: { id: number }) => `Forget branch ${o.id}`,

	more: 'More',
	moreLabel: 'More for this game',
	saveToFile: 'Save to a file',
	format: 'Format of the file',
	yaml: 'YAML',
	json: 'JSON',
} as const);
