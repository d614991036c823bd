import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reasonOf } from '@tilewright/disk';
import { logOf, logYaml } from '@tilewright/interpreter';
import { loadWorkspace } from '@tilewright/lang';
import { type Diagnostic, hasErrors, limits } from '@tilewright/schema';
import { loadData } from '../data/workspace.ts';
import type { CommandSpec } from '../frame/command.ts';
import { yieldToSignals } from '../frame/context.ts';
import { Exit } from '../frame/exit.ts';
import { planOutput } from '../frame/output.ts';
import { diagnosticJson, diagnosticText } from '../frame/present.ts';
import { Refusal, misuse } from '../frame/refusal.ts';
import { requireMappings } from '../replay/mappings.ts';
import { replayGame } from '../replay/play.ts';
import { bytesOf, readReplayable } from '../replay/read.ts';
import { gameOf } from '../setup/selection.ts';
import { outputWords } from '../texts/output.ts';

export const importFile: CommandSpec = {
	name: 'import',
	summary: 'Import tiles or a game of another program.',
	says: 'A description of tiles (.xml) becomes a pack: a folder with tiles, marks, counts and a mapping, checked against the game it belongs to. Areas are written only where they differ from those that follow from the picture. A saved game (.jcz) becomes a log. Anything without an equivalent here is reported.',
	arguments: [{ name: '<file>', says: 'a description of tiles, or a saved game' }],
	flags: [
		{ flags: '--out <folder>', says: 'the folder to write into' },
		{ flags: '--set <id>', says: 'the set whose counts are taken, where the file has several' },
		{ flags: '--game <id>', says: 'the game the tiles belong to' },
		{ flags: '--force', says: 'replace files that exist' },
	],
	examples: [
		['tilewright import tiles.xml --out my-packs', 'Makes a pack of a description of tiles.'],
	],
	run: async (context, [path = ''], flags) => {
		const out = flags['out'] as string | undefined;
		const set = flags['set'] as string | undefined;
		if (out === undefined) throw misuse('CLI-FLAG-MISSING', { flag: '--out' });
		const bytes = bytesOf(context.cwd, path, limits.logBytes);
		const isXml = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart().startsWith('<');
		const { files, diagnostics } = isXml ? await tiles() : await log();
		if (hasErrors(diagnostics)) throw new Refusal(diagnostics, Exit.findings);
		// all are looked at before one is written
		const outputs = Object.entries(files).map(([name, text]) => {
			makeFolder(resolve(context.cwd, out, name, '..'), out);
			return { text, output: planOutput(context.cwd, join(out, name), flags['force'] === true) };
		});
		for (const { text, output } of outputs) output.write(text);
		const written = Object.keys(files).map((name) => join(out, name));
		return {
			exit: Exit.good,
			json: { ok: true, files: written, diagnostics: diagnostics.map(diagnosticJson) },
			text: () =>
				[
					...diagnostics.map(diagnosticText),
					...written.map((name) => outputWords.wrote(name)),
				].join('\n'),
		};

		async function tiles(): Promise<{
			files: Readonly<Record<string, string>>;
			diagnostics: readonly Diagnostic[];
		}> {
			const data = loadData(context);
			await yieldToSignals(context);
			// the parser of XML is read only where it is needed
			const { drawnGames, tilesAmong } = await import('@tilewright/interop/tiles');
			// the game that was named; else the only one with words for descriptions of tiles, or the only one
			const known = flags['game'] === undefined ? drawnGames(data.workspace) : [];
			const game = known.length === 1 ? known[0]! : gameOf(data.workspace, flags);
			return tilesAmong(path, bytes, {
				workspace: data.workspace,
				workspaceWith: (own) => loadWorkspace([...data.files, ...own]),
				game,
				mappings: requireMappings(data.workspace, {}, game),
				...(set === undefined ? {} : { set }),
			});
		}

		async function log(): Promise<Awaited<ReturnType<typeof tiles>>> {
			const file = await readReplayable(context.cwd, path);
			const data = loadData(context);
			await yieldToSignals(context);
			const played = replayGame(data, file, { verify: false });
			if (played.game === undefined || !played.ok)
				throw new Refusal(
					played.diagnostics,
					played.lacking === true ? Exit.lacking : Exit.findings,
				);
			const name = `${played.title.replace(/[^A-Za-z0-9-]+/g, '-').slice(0, 60) || 'game'}.yaml`;
			return {
				files: { [name]: logYaml(logOf(played.game, { title: played.title })) },
				diagnostics: played.diagnostics,
			};
		}
	},
};

function makeFolder(folder: string, shown: string): void {
	try {
		if (existsSync(folder)) readdirSync(folder);
		else mkdirSync(folder, { recursive: true });
	} catch (error) {
		throw misuse('CLI-OUT-UNWRITABLE', { path: shown, why: reasonOf(error) });
	}
}
