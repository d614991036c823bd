import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from './commands/index.ts';
import { linesOf } from './frame/conversation.ts';
import { Exit } from './frame/exit.ts';
import { languageVariable } from './frame/language.ts';
import { packageFolder } from './frame/package-folder.ts';
import { runWords } from './frame/run.ts';

const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
	version: string;
};

// a reader that has seen enough closes the pipe; that is no fault
for (const stream of [process.stdout, process.stderr])
	stream.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code !== 'EPIPE') throw error;
		process.exit(process.exitCode ?? Exit.good);
	});

const stop = new AbortController();
let ending: typeof Exit.interrupted | typeof Exit.terminated = Exit.interrupted;
for (const [signal, code] of [
	['SIGINT', Exit.interrupted],
	['SIGTERM', Exit.terminated],
] as const)
	process.on(signal, () => {
		// a second signal ends the process at once
		if (stop.signal.aborted) process.exit(code);
		ending = code;
		stop.abort();
	});

const exit = await runWords(process.argv.slice(2), commands, manifest.version, {
	cwd: process.cwd(),
	out: (text) => void process.stdout.write(text),
	err: process.stderr,
	signal: stop.signal,
	language: process.env[languageVariable],
	lines: () => linesOf(process.stdin, stop.signal),
});
process.exitCode = exit === Exit.interrupted ? ending : exit;
