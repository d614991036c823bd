import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockLine, headerLine } from '@tilewright/lab';
import { type LabQueue, type RunStatus, filesHash, isOver } from '@tilewright/lab-queue';
import { diagnose, parseJson } from '@tilewright/schema';
import { loadData } from '../data/workspace.ts';
import type { CommandSpec, Outcome } from '../frame/command.ts';
import type { Context } from '../frame/context.ts';
import { Exit } from '../frame/exit.ts';
import { jsonFlags } from '../frame/json-output.ts';
import { Interrupted, Refusal } from '../frame/refusal.ts';
import { filesIn } from '../lab/bundle.ts';
import { findingOf, whyNoResult } from '../lab/findings.ts';
import { placeFlags, statusOf, withQueue } from '../lab/place.ts';
import { readRunWords } from '../lab/run-words.ts';
import { reportFlag } from '../setup/report.ts';
import { labReasons, labWords } from '../texts/lab.ts';

type Flags = Readonly<Record<string, unknown>>;

export const labResult: CommandSpec = {
	name: 'lab result',
	summary: 'Show the figures of a run that workers played.',
	says: 'The output is the same as if the submitted command had played all games itself.',
	arguments: [{ name: '<run>', says: 'the id of the run' }],
	flags: [
		{ flags: '--wait', says: 'wait until workers have finished it' },
		reportFlag,
		...jsonFlags,
		...placeFlags,
	],
	examples: [
		[
			'tilewright lab result 0123456789abcdef --wait --report games.html',
			'Wait for the workers, print the figures, and write a page.',
		],
	],
	run: (context, args, flags) =>
		withQueue(context, flags, async (queue) => {
			let status = await statusOf(queue, args[0]!);
			while (flags['wait'] === true && !isOver(status)) {
				const { finished, blocks } = status;
				context.progress.report(labWords.progress({ finished, blocks }), finished, blocks);
				await pause(context);
				status = await statusOf(queue, args[0]!);
			}
			context.progress.end();
			const missing = whyNoResult(status);
			if (missing) throw new Refusal([missing], Exit.findings);
			return resultOf(context, flags, queue, status);
		}),
};

const between = 500;

async function pause({ signal }: Context): Promise<void> {
	await new Promise((resolve) => setTimeout(resolve, between));
	if (signal.aborted) throw new Interrupted();
}

/** Has the command of the run read it as a kept run; nothing is played. */
async function resultOf(
	context: Context,
	flags: Flags,
	queue: LabQueue,
	{ id, run }: RunStatus,
): Promise<Outcome> {
	const bundle = await queue.files(run.files);
	const files = bundle && filesHash(bundle) === run.files ? filesIn(bundle) : undefined;
	if (!files) {
		const why = labReasons.otherFiles;
		throw new Refusal([findingOf(id, { code: 'LAB-RULES-HASH', why })], Exit.findings);
	}
	const { command, flags: own } = readRunWords(run.words);
	const inside: Context = { ...context, data: [], files };
	const { format } = command.plan(inside, own, loadData(inside));
	const lines = [headerLine(run.description)];
	for (const [block, text] of await queue.results(id)) {
		const found = parseJson(text);
		if (!('value' in found) || format.read(found.value, block) === undefined) {
			const finding = diagnose('', undefined, 'LAB-RESULT-BROKEN', { run: id, block });
			throw new Refusal([finding], Exit.findings);
		}
		lines.push(blockLine(block, found.value));
	}
	const folder = mkdtempSync(join(tmpdir(), 'tilewright-lab-'));
	try {
		const checkpoint = join(folder, 'run.jsonl');
		writeFileSync(checkpoint, lines.join(''));
		const { report, out, force } = flags;
		return await command.run({ ...inside, checkpoint }, [], {
			...own,
			report,
			out,
			force,
			jobs: 1,
		});
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
