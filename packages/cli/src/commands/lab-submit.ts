import { type LabRun, blocksOf, filesHash } from '@tilewright/lab-queue';
import { diagnose, limits } from '@tilewright/schema';
import { loadData } from '../data/workspace.ts';
import { commandWords } from '../frame/command-line.ts';
import type { CommandSpec } from '../frame/command.ts';
import { Exit } from '../frame/exit.ts';
import { Refusal, misuse } from '../frame/refusal.ts';
import { bundleOf } from '../lab/bundle.ts';
import { findingOf } from '../lab/findings.ts';
import { openRun } from '../lab/open-run.ts';
import { placeFlags, withQueue } from '../lab/place.ts';
import { runCommands, runFlags } from '../lab/run-words.ts';
import { withLocatedFaults } from '../setup/playing.ts';
import type { RunCommand } from '../setup/run-plan.ts';
import { labReasons, labWords } from '../texts/lab.ts';

interface SubmissionJson {
	readonly run: string;
	readonly waiting: number;
	readonly command: readonly string[];
}

const examples: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
	simulate: [
		[
			'tilewright lab submit simulate --game {game} --seats greedy,greedy --games 100000',
			'A hundred thousand games for the workers of this machine.',
		],
	],
	compare: [
		[
			'tilewright lab submit compare --game {game} --a "--seats thoughtful,greedy" --games 2000',
			'A comparison that workers play.',
		],
	],
	sweep: [
		[
			'tilewright lab submit sweep --game {game} --vary my.points=1..4 --games 1000',
			'Four set-ups that workers play.',
		],
	],
};

export const labSubmits: readonly CommandSpec[] = runCommands.map(submitting);

function submitting(command: RunCommand): CommandSpec {
	return {
		name: `lab submit ${command.name}`,
		summary: `Submit a run of \`${command.name}\` for workers.`,
		says: `The flags are those of \`${command.name}\`; there is no \`--until\`. The rule files are sent with the run. Submitting the same run twice gives one run; blocks that failed or were cancelled are tried again.`,
		arguments: [],
		flags: [...runFlags(command), ...placeFlags],
		examples: examples[command.name]!,
		run: async (context, _args, flags) => {
			const data = loadData(context);
			const plan = command.plan(context, flags, data);
			const description = await withLocatedFaults(plan.ruleSets, plan.describe);
			const bundle = bundleOf(data, plan.sides[0]!.program.game);
			const words = commandWords(command.name, runFlags(command), flags);
			const run: LabRun = { description, words, files: filesHash(bundle) };
			if (bundle.length > limits.labFilesBytes) {
				const why = labReasons.largeFiles(limits.labFilesBytes);
				throw misuse('LAB-RULES-LARGE', { run: words[0]!, why });
			}
			// a worker will do the same with it
			const opened = openRun(context, run, bundle);
			if (opened.is === 'refused')
				throw new Refusal([findingOf(words[0]!, opened.failure)], Exit.findings);
			const submission = await withQueue(context, flags, (queue) => queue.submit(run, bundle));
			if (submission.is === 'full') {
				const finding = diagnose('', undefined, 'LAB-FULL', {
					...submission,
					blocks: blocksOf(run),
				});
				throw new Refusal([finding], Exit.findings);
			}
			const json: SubmissionJson = {
				...{ run: submission.id, waiting: submission.waiting, command: words },
			};
			const text = labWords.submitted({ run: json.run, blocks: json.waiting });
			return { exit: Exit.good, json, text: () => text };
		},
	};
}
