import { gzipSync } from 'node:zlib';
import { type Game, type LogNotes, logJson, logOf, logYaml } from '@tilewright/interpreter';
import { limits, appendAll } from '@tilewright/schema';
import { type Data, loadData } from '../data/workspace.ts';
import type { CommandSpec } from '../frame/command.ts';
import { yieldToSignals } from '../frame/context.ts';
import { Exit } from '../frame/exit.ts';
import { wholeNumberReader } from '../frame/flags.ts';
import { planOutput } from '../frame/output.ts';
import { diagnosticJson, diagnosticText } from '../frame/present.ts';
import { Refusal, misuse } from '../frame/refusal.ts';
import { explained, explainedText } from '../replay/explained.ts';
import { type Replayed, replayGame } from '../replay/play.ts';
import { readDifferences, readReplayable } from '../replay/read.ts';
import { replayWords } from '../texts/output.ts';

const ends = ['.json', '.yaml', '.json.gz', '.yaml.gz'];

export const replay: CommandSpec = {
	name: 'replay',
	summary: 'Play a log, a recording or a saved game of another program again.',
	says: 'Reads logs, and saved games and recordings of another program (.jcz), gzipped or not. With --verify, all options, points, scores and states in the file are compared with the present rules; otherwise only the decisions are replayed. The messages of a saved game become decisions with keys, and its order of tiles or its random generator decides what is drawn. Names without a mapping end the command with exit code 3.',
	arguments: [{ name: '<log>', says: 'a log, a recording or a saved game' }],
	flags: [
		{ flags: '--verify', says: 'compare options, points, scores and states at every step' },
		{
			flags: '--until <n>',
			says: 'stop before step n; the first is 0',
			read: wholeNumberReader('--until', 0, limits.logSteps),
		},
		{
			flags: '--assert',
			says: 'check the assertions in a saved game of another program',
		},
		{ flags: '--explain', says: 'explain every point with its lines and rules' },
		{ flags: '--differences <file>', says: 'known departures of recordings from the rules' },
		{ flags: '--save-as <file>', says: 'write the game as a log: .json or .yaml, also with .gz' },
		{ flags: '--no-hashes', says: 'leave digests of states and rules out of the saved log' },
		{ flags: '--force', says: 'replace a file that exists' },
		{ flags: '--game <id>', says: 'the game of a recording, if several games have its sets' },
	],
	examples: [
		['tilewright replay game.yaml --explain', 'Explains why every point was given.'],
		[
			'tilewright replay recording.json.gz --verify --save-as game.json',
			'Compares a recording with the rules and keeps it as a log.',
		],
		[
			'tilewright replay game.jcz --assert --json',
			'Plays a saved game of another program and judges what it asserts.',
		],
	],
	run: async (context, [path = ''], flags) => {
		const saveAs = flags['saveAs'] as string | undefined;
		const force = flags['force'] === true;
		if (force && saveAs === undefined)
			throw misuse('CLI-FLAG-ALONE', { flag: '--force', needs: '--save-as' });
		if (saveAs !== undefined && !ends.some((e) => saveAs.endsWith(e)))
			throw misuse('CLI-OUT-KIND', { path: saveAs, allowed: ends });
		const output = saveAs === undefined ? undefined : planOutput(context.cwd, saveAs, force);
		const file = await readReplayable(context.cwd, path);
		if (file.is === 'log')
			for (const flag of ['--differences', '--game', '--assert'])
				if (flags[flag.slice(2)] !== undefined) throw misuse('CLI-RECORDING-FLAG', { flag });
		const data = loadData(context);
		await yieldToSignals(context);
		const until = flags['until'] as number | undefined;
		const listed = flags['differences'] as string | undefined;
		const of = flags['game'] as string | undefined;
		const played = replayGame(data, file, {
			verify: flags['verify'] === true,
			assert: flags['assert'] === true,
			...(until === undefined ? {} : { until }),
			...(of === undefined ? {} : { game: of }),
			...(listed === undefined ? {} : { differences: await readDifferences(context.cwd, listed) }),
		});
		await yieldToSignals(context);
		const { game, steps, scores, differences, divergence, asserted } = played;
		const ok = played.ok && asserted?.ok !== false;
		if (game === undefined)
			throw new Refusal(played.diagnostics, played.lacking === true ? Exit.lacking : Exit.findings);
		if (ok && output !== undefined)
			output.write(logBytes(game, saveAs!, notesOf(played, data, flags['hashes'] !== false)));
		const explanation = flags['explain'] === true ? explained(game) : undefined;
		const open = until === undefined ? undefined : game.decision;
		const diagnostics = [...data.diagnostics, ...file.diagnostics, ...played.diagnostics];
		return {
			exit: ok ? Exit.good : played.lacking === true ? Exit.lacking : Exit.findings,
			json: {
				ok,
				steps,
				scores,
				differences,
				...(asserted === undefined
					? {}
					: { assertions: asserted.assertions, unsupported: asserted.unsupported }),
				...(divergence === undefined ? {} : { divergence }),
				...(open === undefined
					? {}
					: {
							decision: {
								seat: game.names[open.seat],
								id: open.id,
								options: open.options.map((o) => o.key),
							},
							hash: game.hash(),
						}),
				...(explanation === undefined ? {} : { explained: explanation }),
				diagnostics: diagnostics.map(diagnosticJson),
			},
			text: () => {
				const lines = (explanation ?? []).map(explainedText);
				appendAll(lines, diagnostics.map(diagnosticText));
				if (open !== undefined)
					lines.push(
						replayWords.decides({
							seat: game.names[open.seat]!,
							decision: open.id,
							options: open.options.map((o) => o.key).join(', '),
						}),
					);
				for (const { text, ok: holds, actual } of asserted?.assertions ?? [])
					if (!holds) lines.push(replayWords.fails({ text, actual }));
				for (const { text, why } of asserted?.unsupported ?? [])
					lines.push(replayWords.notJudged({ text, why }));
				if (asserted !== undefined) {
					const held = asserted.assertions.filter((a) => a.ok).length;
					const all = asserted.assertions.length + asserted.unsupported.length;
					lines.push(replayWords.assertions({ held, all }));
				}
				const sum = game.names.map((n, i) => `${n} ${scores[i]!}`).join(', ');
				lines.push(
					replayWords.summary({
						isGood: ok,
						steps,
						departures: differences.length,
						scores: sum,
					}),
				);
				return lines.join('\n');
			},
		};
	},
};

function notesOf(played: Replayed, data: Data, hashes: boolean): LogNotes {
	const { program } = played.game!;
	const versions = data.workspace.packs
		.filter((p) => program.packs.includes(p.name) && (p.game ?? program.game) === program.game)
		.map((p) => [p.name, p.version] as const);
	return {
		title: played.title,
		elements: Object.fromEntries(Object.entries(played.elements).filter(([, on]) => !on)),
		versions: Object.fromEntries(versions),
		hashes,
	};
}

function logBytes(game: Game, path: string, notes: LogNotes): string | Uint8Array {
	const log = logOf(game, notes);
	const text = path.replace(/\.gz$/, '').endsWith('.json') ? logJson(log) : logYaml(log);
	return path.endsWith('.gz') ? gzipSync(text) : text;
}
