import { gzipSync } from 'node:zlib';
import { mappingsFor, writeSaved } from '@tilewright/interop';
import { hasErrors } from '@tilewright/schema';
import { loadData } from '../data/workspace.ts';
import type { CommandSpec } from '../frame/command.ts';
import { yieldToSignals } from '../frame/context.ts';
import { Exit } from '../frame/exit.ts';
import { wordReader } from '../frame/flags.ts';
import { planOutput } from '../frame/output.ts';
import { diagnosticJson } from '../frame/present.ts';
import { Refusal, misuse } from '../frame/refusal.ts';
import { replayGame } from '../replay/play.ts';
import { readReplayable } from '../replay/read.ts';
import { compilerOf } from '../setup/compiler.ts';
import { outputWords } from '../texts/output.ts';

export const exportGame: CommandSpec = {
	name: 'export',
	summary: 'Write a game in the format of another program.',
	says: 'Plays a log with the present rules and writes it in the format in which the other program saves games (.jcz). The mappings of the packs translate the set-up; each choice becomes a message, and the tiles are in the order drawn. The written file is read again and must give the same game. Anything that the format cannot express is reported.',
	arguments: [{ name: '<log>', says: 'a log or a saved game' }],
	flags: [
		{ flags: '--to <format>', says: 'the format: jcz', read: wordReader('--to', ['jcz']) },
		{ flags: '--out <file>', says: 'the file to write, also with .gz' },
		{ flags: '--force', says: 'replace a file that exists' },
	],
	examples: [
		['tilewright export game.yaml --to jcz --out game.jcz', 'Writes a game for the other program.'],
	],
	run: async (context, [path = ''], flags) => {
		const out = flags['out'] as string | undefined;
		if (flags['to'] === undefined) throw misuse('CLI-FLAG-MISSING', { flag: '--to' });
		if (out === undefined) throw misuse('CLI-FLAG-MISSING', { flag: '--out' });
		const output = planOutput(context.cwd, out, flags['force'] === true);
		const file = await readReplayable(context.cwd, path);
		const data = loadData(context);
		await yieldToSignals(context);
		const played = replayGame(data, file, { verify: false });
		const { game, title } = played;
		if (game === undefined || !played.ok)
			throw new Refusal(played.diagnostics, played.lacking === true ? Exit.lacking : Exit.findings);
		await yieldToSignals(context);
		// a game that nobody maps is refused with all that its log has no place for
		const { mappings, findings } = mappingsFor(data.workspace, [], game.program.game);
		if (hasErrors(findings)) throw new Refusal(findings, Exit.findings);
		const { text, diagnostics } = writeSaved(game, title, compilerOf(data), mappings);
		if (text === undefined || hasErrors(diagnostics)) throw new Refusal(diagnostics, Exit.findings);
		output.write(out.endsWith('.gz') ? gzipSync(text) : text);
		return {
			exit: Exit.good,
			json: {
				ok: true,
				file: out,
				steps: game.steps.length,
				diagnostics: diagnostics.map(diagnosticJson),
			},
			text: () => outputWords.wroteGame({ path: out, steps: game.steps.length }),
		};
	},
};
