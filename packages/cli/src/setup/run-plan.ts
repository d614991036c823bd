import type { SeatedSide } from '@tilewright/lab';
import type { RuleSet } from '@tilewright/lang';
import type { CommandSpec } from '../frame/command.ts';
import type { Context } from '../frame/context.ts';
import type { Data } from '../data/workspace.ts';
import type { KeptRun, ResultFormat } from './checkpoint.ts';

export interface RunPlan {
	/** One side; two of a comparison; one for each set-up of a sweep. */
	readonly sides: readonly SeatedSide[];
	readonly ruleSets: readonly RuleSet[];
	readonly describe: () => KeptRun;
	readonly format: Pick<ResultFormat<unknown>, 'read'>;
}

export interface RunCommand extends CommandSpec {
	readonly plan: (
		context: Context,
		flags: Readonly<Record<string, unknown>>,
		data: Data,
	) => RunPlan;
}
