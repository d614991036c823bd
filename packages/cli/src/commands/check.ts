import { type Compiled, type Workspace, compile } from '@tilewright/lang';
import { type Diagnostic, hasErrors, sortDiagnostics } from '@tilewright/schema';
import { loadData } from '../data/workspace.ts';
import type { CommandSpec } from '../frame/command.ts';
import { breathe } from '../frame/context.ts';
import { Exit } from '../frame/exit.ts';
import { count, diagnosticJson, diagnosticText } from '../frame/present.ts';
import { textFindings } from '../setup/documents.ts';
import { Lints, isLint } from '../setup/lints.ts';
import { fileTrials, packTrials } from '../setup/trials.ts';

export const check: CommandSpec = {
	name: 'check',
	summary: 'Check packs, rules, tiles and scenarios.',
	says: 'Without a path all packs are checked; with paths only what is found in them is told. A pack in a path stands for the shipped one with its id. Each pack is compiled as it comes, under each preset, with each element turned and each word of each param; overlays and the set-ups of scenarios are compiled too.',
	arguments: [{ name: '[path...]', says: 'files or folders' }],
	flags: [],
	examples: [
		['tilewright check', 'Checks the shipped packs.'],
		['tilewright check my-pack --json', 'Checks a folder; findings as JSON.'],
	],
	run: async (context, paths) => {
		const data = loadData(context, paths);
		const { workspace } = data;
		const found = new Findings();
		found.add(data.diagnostics);
		found.add(textFindings(workspace));
		const wanted = paths.length === 0 ? () => true : (path: string) => data.named.has(path);
		const packs = workspace.packs.filter((p) =>
			[p.manifest, ...p.parts, ...p.others].some((d) => wanted(d.path)),
		);
		const trials = [...packTrials(workspace, packs), ...fileTrials(workspace, wanted)];
		const compiled = new Map<string, Compiled>();
		const lints = new Map<string, Lints>();
		for (const [i, trial] of trials.entries()) {
			await breathe(context);
			context.progress.report(trial.what, i, trials.length);
			const key = JSON.stringify(trial.selection);
			let made = compiled.get(key);
			if (made === undefined)
				compiled.set(key, (made = compile(workspace, trial.selection, { lint: true })));
			found.add(trial.findings(made.diagnostics.filter((d) => !isLint(d))));
			if (trial.lints !== undefined) lintsOf(lints, trial.lints).add(made);
		}
		// where something is wrong, what is unused often follows from it
		const broken = found.all.flatMap((d) => (d.severity === 'error' ? d.file : []));
		for (const { id, folder } of workspace.packs)
			if (!broken.some((file) => file.startsWith(`${folder}/`)))
				found.add(lints.get(id)?.findings ?? []);
		const diagnostics = sortDiagnostics(
			found.all.filter((d) => d.file === '' || wanted(d.file) || !isFile(workspace, d.file)),
		);
		const json = {
			diagnostics: diagnostics.map(diagnosticJson),
			packs: packs.map((p) => ({
				id: p.id,
				version: p.version,
				folder: p.folder,
				files: p.parts.length + p.others.length,
			})),
		};
		const of = (severity: string): number =>
			diagnostics.filter((d) => d.severity === severity).length;
		return {
			exit: hasErrors(diagnostics) ? Exit.findings : Exit.good,
			json,
			text: () =>
				[
					...diagnostics.map((d) => `${diagnosticText(d)}\n`),
					`${count(packs.length, 'pack')}: ${count(of('error'), 'error')}, ${count(of('warning'), 'warning')}`,
				].join('\n'),
		};
	},
};

/** Findings without repetition: one declaration is compiled many times. */
class Findings {
	readonly all: Diagnostic[] = [];
	private readonly seen = new Set<string>();

	add(diagnostics: readonly Diagnostic[]): void {
		for (const d of diagnostics) {
			const key = `${d.code} ${d.file} ${d.start} ${d.end} ${d.message}`;
			if (this.seen.has(key)) continue;
			this.seen.add(key);
			this.all.push(d);
		}
	}
}

function lintsOf(lints: Map<string, Lints>, pack: string): Lints {
	let own = lints.get(pack);
	if (own === undefined) lints.set(pack, (own = new Lints()));
	return own;
}

function isFile(workspace: Workspace, path: string): boolean {
	return workspace.documents.some((d) => d.path === path);
}
