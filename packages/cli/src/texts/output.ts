import { textsOf } from '@tilewright/schema';
import { count } from '../frame/present.ts';

const outputTexts = {
	written: (path: string): string => `${path} written`,
	wrote: (path: string): string => `wrote ${path}`,
	wroteGame: (o: { path: string; steps: number }): string =>
		`wrote ${o.path}: ${count(o.steps, 'step')}`,
	scenarios: (o: { passed: number; failed: number }): string =>
		`${count(o.passed, 'scenario')} passed, ${o.failed} failed`,
	fails: 'it fails',
	hint: (text: string): string => `hint: ${text}`,
} as const;

export const outputWords: typeof outputTexts = textsOf('cli/output', outputTexts);

const replayTexts = {
	decides: (o: { seat: string; decision: string; options: string }): string =>
		`${o.seat} decides ${o.decision}: ${o.options}`,
	fails: (o: { text: string; actual: string }): string => `fails: ${o.text} (${o.actual})`,
	notJudged: (o: { text: string; why: string }): string => `not judged: ${o.text} (${o.why})`,
	assertions: (o: { held: number; all: number }): string =>
		`${o.held} of ${count(o.all, 'assertion')} hold`,
	summary: (o: { isGood: boolean; steps: number; departures: number; scores: string }): string =>
		`${o.isGood ? 'good' : 'diverges'}: ${count(o.steps, 'step')}${o.departures === 0 ? '' : `, ${count(o.departures, 'known departure')}`}; ${o.scores}`,
} as const;

export const replayWords: typeof replayTexts = textsOf('cli/replay', replayTexts);

const packTexts = {
	uses: (packs: string): string => `uses ${packs}`,
	elements: 'elements',
	element: (o: { id: string; isOn: boolean; says: string }): string =>
		`${o.id} (${o.isOn ? 'on' : 'off'})  ${o.says}`,
	params: 'params',
	param: (o: { id: string; value: string; allowed: string; says: string; given: string }): string =>
		`${o.id} = ${o.value}  [${o.allowed}]  ${o.says}${o.given === '' ? '' : `  while ${o.given}`}`,
	range: (o: { min: string; max: string }): string => `${o.min} to ${o.max}`,
	presets: 'presets',
	overlays: (ids: string): string => `overlays ${ids}`,
	company: (o: { requires: boolean; other: string; given: string; why: string }): string =>
		`${o.requires ? 'needs' : 'excludes'} ${o.other}${o.given === '' ? '' : ` while ${o.given}`}${o.why === '' ? '' : `: ${o.why}`}`,
} as const;

export const packWords: typeof packTexts = textsOf('cli/packs', packTexts);
