import { mappingFindings } from '@tilewright/interop';
import { compile } from '@tilewright/lang';
import { type Diagnostic, Findings, hasErrors, quoted } from '@tilewright/schema';
import { loadData } from '../data/workspace.ts';
import type { CommandSpec } from '../frame/command.ts';
import { yieldToSignals } from '../frame/context.ts';
import { list } from '../frame/flags.ts';
import { Exit } from '../frame/exit.ts';
import { diagnosticJson, diagnosticText } from '../frame/present.ts';
import { Consequences, findingKey } from '../setup/consequences.ts';
import { textFindings } from '../setup/documents.ts';
import { Lints, isLint } from '../setup/lints.ts';
import { gameOf, gamesOf } from '../setup/selection.ts';
import { findingsOf, namedAfter, packSets } from '../setup/together.ts';
import { type Trial, fileTrials, packTrials } from '../setup/trials.ts';
import { checkWords } from '../texts/checks.ts';

export const check: CommandSpec = {
	name: 'check',
	summary: 'Check packs, rules, tiles and scenarios.',
	says: 'Without a path all packs are checked. With paths, findings in these files are reported, and errors elsewhere that their packs cause. A pack in a path replaces the shipped pack with the same id. Each pack is compiled with its defaults, with each preset, with each element switched, and with each value of each param. Overlays and the set-ups of scenarios are compiled too. With --together, packs are also compiled with one another; a finding then names the packs and choices with which it occurs. If there are too many combinations, a sample is compiled, and a note says how many. Warnings do not change the exit code.',
	arguments: [{ name: '[path...]', says: 'files or folders' }],
	flags: [
		{
			flags: '--together',
			says: 'also compile packs together: every pair, the largest sets without a conflict, and a selection of choices in which every pair of choices occurs',
		},
		{
			flags: '--with <packs>',
			says: 'the same for these packs only, separated by commas; repeatable',
			read: list('--with'),
		},
		{ flags: '--game <id>', says: 'the game of the packs in --with' },
	],
	examples: [
		['tilewright check', 'Checks the shipped packs.'],
		['tilewright check my-pack --json', 'Checks a folder; findings as JSON.'],
		['tilewright check --together', 'Compiles the packs of each game together.'],
	],
	run: async (context, paths, flags) => {
		const data = loadData(context, paths);
		const { workspace } = data;
		const wanted = paths.length === 0 ? () => true : (path: string) => data.named.has(path);
		const documents = new Set(workspace.documents.map((d) => d.path));
		const isWanted = (d: Diagnostic): boolean =>
			d.file === '' || wanted(d.file) || !documents.has(d.file);
		const found = new Distinct();
		found.add(data.diagnostics.filter(isWanted));
		found.add(textFindings(workspace, (path) => wanted(path) || !documents.has(path)));
		found.add(mappingFindings(workspace, wanted).filter(isWanted));
		const packs = workspace.packs.filter((p) =>
			[p.manifest, ...p.parts, ...p.others].some((d) => wanted(d.path)),
		);
		const [ofPacks, ofFiles] = [packTrials(workspace, packs), fileTrials(workspace, wanted)];
		for (const { notes } of [ofPacks, ofFiles]) found.add(notes.filter(isWanted));
		const checked = packs.flatMap((p) => [p.manifest, ...p.parts, ...p.others]);
		const consequences = new Consequences(() =>
			data.without(new Set([...data.named, ...checked.map((d) => d.path)])),
		);
		const trials = [...ofPacks.trials, ...ofFiles.trials];
		const lints = new Map<string, Lints>();
		let done = 0;
		for (const [, alike] of groupBySelection(trials)) {
			await yieldToSignals(context);
			context.progress.report(alike[0]!.what, done++, trials.length);
			const made = compile(workspace, alike[0]!.selection, { lint: true });
			for (const trial of alike) {
				const { selection, what } = trial;
				const setUp = { selection, made, checksChoices: true };
				for (const d of trial.findings(made.diagnostics.filter((f) => !isLint(f))))
					if (isWanted(d)) found.add([d]);
					else if (d.severity === 'error' && found.isNew(d) && consequences.has(d, setUp))
						found.add([namedAfter(d, quoted(what))]);
				if (trial.lints !== undefined) lintsOf(lints, trial.lints).add(made);
			}
		}
		// where something is wrong, what is unused often follows from it
		const broken = found.shown.flatMap((d) => (d.severity === 'error' ? d.file : []));
		for (const { id, folder } of workspace.packs)
			if (!broken.some((file) => file.startsWith(`${folder}/`)))
				found.add((lints.get(id)?.findings ?? []).filter(isWanted));
		const sums = { pairs: 0, sets: 0, rows: 0 };
		const reportedKeys = new Set<string>();
		const only = flags['with'] as string[] | undefined;
		const isTogether = flags['together'] === true || only !== undefined;
		const games = only === undefined ? gamesOf(workspace) : [gameOf(workspace, flags)];
		for (const game of isTogether ? games : []) {
			const together = packSets(workspace, game, only, (pack) => packs.includes(pack));
			found.add(together.notes.filter(isWanted));
			for (const [i, trial] of together.trials.entries()) {
				await yieldToSignals(context);
				context.progress.report(trial.text, i, together.trials.length);
				const { selection } = trial;
				const made = compile(workspace, selection);
				for (const d of findingsOf(made)) {
					// the same two meet in many sets, each time perhaps over something else
					const key = `${d.code} ${d.file} ${d.start} ${d.message.replace(/\(.*?\)/, '')}`;
					if (reportedKeys.has(key) || !found.isNew(d)) continue;
					if (!isWanted(d) && !consequences.has(d, { selection, made, checksChoices: false }))
						continue;
					reportedKeys.add(key);
					found.add([namedAfter(d, trial.smaller?.(d) ?? trial.text)]);
				}
			}
			for (const key of ['pairs', 'sets', 'rows'] as const) sums[key] += together[key];
		}
		const diagnostics = found.shown;
		const json = {
			diagnostics: diagnostics.map(diagnosticJson),
			packs: packs.map((p) => ({
				id: p.id,
				version: p.version,
				folder: p.folder,
				files: p.parts.length + p.others.length,
			})),
			...(isTogether ? { together: sums } : {}),
		};
		const of = (severity: string): number =>
			diagnostics.filter((d) => d.severity === severity).length;
		return {
			exit: hasErrors(diagnostics) ? Exit.findings : Exit.good,
			json,
			text: () =>
				[
					...diagnostics.map((d) => `${diagnosticText(d)}\n`),
					...(isTogether ? [checkWords.together(sums)] : []),
					checkWords.summary({
						packs: packs.length,
						errors: of('error'),
						warnings: of('warning'),
					}),
				].join('\n'),
		};
	},
};

class Distinct {
	readonly #findings = new Findings();
	readonly #seen = new Set<string>();

	isNew(d: Diagnostic): boolean {
		return !this.#seen.has(findingKey(d));
	}

	add(diagnostics: readonly Diagnostic[]): void {
		for (const d of diagnostics) {
			if (!this.isNew(d)) continue;
			this.#seen.add(findingKey(d));
			this.#findings.push(d);
		}
	}

	get shown(): readonly Diagnostic[] {
		return this.#findings.shown;
	}
}

function groupBySelection(trials: readonly Trial[]): Map<string, Trial[]> {
	const groups = new Map<string, Trial[]>();
	for (const trial of trials) {
		const key = JSON.stringify(trial.selection);
		const alike = groups.get(key);
		if (alike === undefined) groups.set(key, [trial]);
		else alike.push(trial);
	}
	return groups;
}

function lintsOf(lints: Map<string, Lints>, pack: string): Lints {
	let own = lints.get(pack);
	if (own === undefined) lints.set(pack, (own = new Lints()));
	return own;
}
