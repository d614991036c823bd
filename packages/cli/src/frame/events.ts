import type { StopKind } from '@tilewright/lab';
import type { FlagSpec } from './command.ts';
import type { DiagnosticJson } from './present.ts';

/**
 * A line of the output of `--events`. A run begins, makes progress, and ends with its result, a refusal or an interruption.
 * Numbers of games count all of a run, those of its checkpoint too.
 */
export type RunEvent =
	| {
			readonly event: 'begin';
			readonly command: string;
			readonly games: number;
			readonly kept: number;
			readonly jobs: number;
			/** The rule that ends the run. */
			readonly stopRule: StopKind;
			readonly until?: string;
	  }
	| {
			readonly event: 'progress';
			readonly done: number;
			readonly games: number;
			/** Absent in the first two seconds, in which they would mislead. */
			readonly perSecond?: number;
			readonly secondsLeft?: number;
	  }
	| { readonly event: 'result'; readonly result: unknown }
	| { readonly event: 'refused'; readonly diagnostics: readonly DiagnosticJson[] }
	| { readonly event: 'interrupted' };

export const eventsFlag: FlagSpec = {
	flags: '--events',
	says: 'print progress and the result for programs: one JSON object per line on standard output',
};

export function eventLine(event: RunEvent): string {
	return `${JSON.stringify(event)}\n`;
}
