import { EngineFault } from '@tilewright/interpreter';
import type { LabRun, Opened } from '@tilewright/lab-queue';
import type { BlockTask } from '@tilewright/lab/workers';
import { loadData } from '../data/workspace.ts';
import type { Context } from '../frame/context.ts';
import { Refusal } from '../frame/refusal.ts';
import type { RunPlan } from '../setup/run-plan.ts';
import { filesIn } from './bundle.ts';
import { readRunWords } from './run-words.ts';
import { labReasons } from '../texts/lab.ts';

/**
 * Works out what a run is from its words and its rule files alone, and holds that against its description. Nothing of the disk of this
 * machine takes part.
 */
export function openRun(context: Context, run: LabRun, bundle: Uint8Array): Opened<BlockTask> {
	const refused = (by: 'worker' | 'anybody', code: string, why: string): Opened<BlockTask> => ({
		...{ is: 'refused', by, failure: { code, why } },
	});
	const files = filesIn(bundle);
	if (!files) return refused('anybody', 'LAB-RULES-BROKEN', labReasons.unreadableFiles);
	try {
		const { command, flags } = readRunWords(run.words);
		const inside: Context = { ...context, data: [], files };
		const plan = command.plan(inside, flags, loadData(inside));
		const other = Object.entries(plan.describe()).find(
			([key, value]) =>
				JSON.stringify(value) !==
				JSON.stringify(run.description[key as keyof LabRun['description']]),
		);
		if (other) return refused('worker', 'LAB-WORKER-OTHER', labReasons.other(other[0]));
		return { is: 'ready', task: taskOf(run, plan) };
	} catch (error) {
		// an older worker may lack what the rules use
		const why = reasonOf(error);
		if (why === undefined) throw error;
		return refused('worker', 'LAB-RULES-BROKEN', why);
	}
}

function taskOf({ description }: LabRun, { sides }: RunPlan): BlockTask {
	const { run, seed, games, size, quantities } = description;
	return { run, sides, seed, cut: { games, size }, quantities };
}

function reasonOf(error: unknown): string | undefined {
	if (error instanceof Refusal) return sentence(error.diagnostics[0]?.message ?? error.message);
	return error instanceof EngineFault ? sentence(error.message) : undefined;
}

function sentence(text: string): string {
	return text.replace(/\.$/, '');
}
