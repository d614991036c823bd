import { loadData } from '../data/workspace.ts';
import type { CommandSpec } from '../frame/command.ts';
import { yieldToSignals } from '../frame/context.ts';
import { Exit } from '../frame/exit.ts';
import { misuse } from '../frame/refusal.ts';
import { compilerOf } from '../setup/compiler.ts';
import { type ScenarioJson, runFound, scenariosOf } from '../setup/scenarios.ts';
import { outputWords } from '../texts/output.ts';

export const test: CommandSpec = {
	name: 'test',
	summary: 'Run scenarios.',
	says: 'Without a path the scenarios of all packs are run; with paths those in them. A pack in a path stands for the shipped one with its id.',
	arguments: [{ name: '[path...]', says: 'files or folders' }],
	flags: [],
	examples: [
		['tilewright test', 'Runs the scenarios of all packs.'],
		['tilewright test my-pack/scenarios --json', 'Runs those of one folder; results as JSON.'],
	],
	run: async (context, paths) => {
		const data = loadData(context, paths);
		const wanted = paths.length === 0 ? () => true : (path: string) => data.named.has(path);
		const found = scenariosOf(data.workspace, wanted);
		if (found.length === 0) throw misuse('CLI-NOTHING-FOUND', { what: 'scenario' });
		const compile = compilerOf(data);
		const scenarios: ScenarioJson[] = [];
		for (const [i, one] of found.entries()) {
			await yieldToSignals(context);
			context.progress.report(one.name, i, found.length);
			scenarios.push(runFound(one, compile));
		}
		const failed = scenarios.filter((s) => !s.ok).length;
		const passed = scenarios.length - failed;
		return {
			exit: failed === 0 ? Exit.good : Exit.findings,
			json: { passed, failed, scenarios },
			text: () =>
				[
					...scenarios.filter((s) => !s.ok).map(failureText),
					outputWords.scenarios({ passed, failed }),
				].join('\n'),
		};
	},
};

function failureText(s: ScenarioJson): string {
	const hint = s.hint === undefined ? '' : `\n  ${outputWords.hint(s.hint)}`;
	return `${s.file}:${s.line ?? 1}:${s.column ?? 1} ${s.name}\n  ${s.message ?? outputWords.fails}${hint}\n`;
}
