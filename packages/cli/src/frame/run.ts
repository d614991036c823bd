import { diagnose, escapeUnseen } from '@tilewright/schema';
import { EngineFault } from '@tilewright/interpreter';
import type { CommandSpec, Outcome } from './command.ts';
import { type RunEvent, eventLine } from './events.ts';
import { Exit, type ExitCode } from './exit.ts';
import { useLanguageOf } from './language.ts';
import { diagnosticJson, diagnosticText } from './present.ts';
import { parseCommandLine } from './program.ts';
import { type Terminal, progressOn } from './progress.ts';
import { Interrupted, Refusal } from './refusal.ts';

export interface Outside {
	readonly cwd: string;
	readonly out: (text: string) => void;
	readonly err: Terminal;
	readonly signal: AbortSignal;
	readonly language: string | undefined;
	readonly lines: () => AsyncIterable<string>;
}

/**
 * Runs one call of the command to its exit code.
 *
 *   words → command and flags → run → JSON or text on standard output
 *   refusal → 1, 2, 3 · Ctrl-C → 130 · anything else → 70, in one line
 */
export async function runWords(
	words: readonly string[],
	commands: readonly CommandSpec[],
	version: string,
	outside: Outside,
): Promise<ExitCode> {
	const { signal } = outside;
	const out = (text: string): void => outside.out(printable(text));
	const err = { write: (text: string): unknown => outside.err.write(printable(text)) };
	let json = words.includes('--json');
	let debug = words.includes('--debug');
	let events = words.includes('--events');
	const emit = (event: RunEvent): void => (events ? out(eventLine(event)) : undefined);
	const progress = progressOn(json || events ? { write: () => {} } : outside.err);
	try {
		useLanguageOf(words, outside.language);
		const request = parseCommandLine(words, commands, version);
		if ('shown' in request) {
			if (request.good) out(request.shown);
			else err.write(request.shown);
			return request.good ? Exit.good : Exit.misuse;
		}
		json = request.global.json ?? false;
		debug = request.global.debug ?? false;
		events = request.flags['events'] === true;
		const conversation = {
			lines: outside.lines,
			say: (text: string): void => (json ? undefined : out(`${text}\n`)),
		};
		const { cwd } = outside;
		const data = request.global.data ?? [];
		const context = { cwd, data, signal, progress, emit, conversation };
		const outcome: Outcome = await request.command.run(context, request.args, request.flags);
		progress.end();
		const isResultOfStop = signal.aborted && outcome.stopped === true;
		if (signal.aborted && !isResultOfStop) {
			emit({ event: 'interrupted' });
			return Exit.interrupted;
		}
		if (events) {
			emit({ event: 'result', result: outcome.json });
			return isResultOfStop ? Exit.interrupted : outcome.exit;
		}
		const text = json ? JSON.stringify(outcome.json, undefined, 2) : outcome.text();
		if (text !== '') out(`${text}\n`);
		return isResultOfStop ? Exit.interrupted : outcome.exit;
	} catch (error) {
		progress.end();
		if (error instanceof Interrupted || signal.aborted) {
			const advice = error instanceof Interrupted ? error.advice : undefined;
			if (events) emit({ event: 'interrupted' });
			else if (advice !== undefined && !json) err.write(`${advice}\n`);
			return Exit.interrupted;
		}
		const { diagnostics, exit } = error instanceof Refusal ? error : refusalFor(error);
		if (events) emit({ event: 'refused', diagnostics: diagnostics.map(diagnosticJson) });
		else if (json)
			out(`${JSON.stringify({ diagnostics: diagnostics.map(diagnosticJson) }, undefined, 2)}\n`);
		else err.write(`${diagnostics.map(diagnosticText).join('\n')}\n`);
		if (debug && exit === Exit.fault && error instanceof Error) err.write(`${error.stack ?? ''}\n`);
		return exit;
	}
}

/**
 * The text with escapes for characters that a terminal would obey: names of files and texts of strangers come this way. JSON stays
 * JSON with the same meaning, since such characters stand in its strings alone.
 */
function printable(text: string): string {
	return escapeUnseen(text).replaceAll('\r', '\\r');
}

/** A fault of a running game is a finding about the data; anything else is ours. */
function refusalFor(error: unknown): Refusal {
	if (error instanceof EngineFault) {
		const { code, message: why } = error;
		return new Refusal([diagnose('', undefined, code, { why })], Exit.findings);
	}
	const why = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
	return new Refusal(
		[diagnose('', undefined, 'CLI-INTERNAL', { why: why.replace(/\.$/, '') })],
		Exit.fault,
	);
}
