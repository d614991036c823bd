/**
 * Measures the memory that `replay` needs for large and odd JSON: `node test/campaign/memory.ts`.
 * Each file is read by a process of its own. The exit code is 1 when one takes more than the memory of a trial of the fuzzer.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asSource } from './as-source.ts';

/** Texts as large as a log may be, with values of one shape, and texts with as many values as are read. */
function hostileTexts(bytes: number, values: number, steps: number): Record<string, string> {
	const list = (entry: (i: number) => string, most = Infinity): string => {
		const parts: string[] = [];
		let length = 100;
		for (let i = 0; i < most; i++) {
			const part = entry(i);
			length += part.length + 1;
			if (length > bytes) break;
			parts.push(part);
		}
		return parts.join();
	};
	const inLog = (entries: string): string => `{"log":"x","steps":[${entries}]}`;
	return {
		'opening brackets': '['.repeat(bytes),
		'empty mappings': inLog(list(() => '{}')),
		'empty lists': inLog(list(() => '[]')),
		numbers: inLog(list(() => '1.5')),
		'a mapping of many keys': `{${list((i) => `"${i.toString(36)}k":{}`)}}`,
		'mappings with keys of their own': inLog(list((i) => `{"${i.toString(36)}k":1}`)),
		'values up to the limit': inLog(list((i) => `{"${i.toString(36)}k":1}`, values / 2 - 10)),
		'keys up to the limit': `{"log":1,${list((i) => `"${i.toString(36)}k":{}`, values / 2 - 10)}}`,
		'mappings up to the limit': `{"log":[${list(() => '{}', values / 2 - 10)}]}`,
		'steps of a log': inLog(list(() => '{"seat":"a","do":"b"}', steps)),
		'one text': `{"log":"${'x'.repeat(bytes - 10)}"}`,
	};
}

/** Peak of the resident memory of `replay` on a file, in bytes, with the codes of its findings. */
function replayed(path: string): { readonly peak: number; readonly codes: string } {
	const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
	const report =
		'import { writeSync } from "node:fs";' +
		'process.on("exit", () => writeSync(2, `peak=${process.resourceUsage().maxRSS * 1024}`));';
	const preload = `data:text/javascript,${encodeURIComponent(report)}`;
	const child = spawnSync(
		process.execPath,
		[...process.execArgv, '--import', preload, main, 'replay', path, '--verify', '--json'],
		{ encoding: 'utf8', maxBuffer: 1 << 26 },
	);
	const peak = Number(/peak=(\d+)/.exec(child.stderr)?.[1] ?? 0);
	const codes = new Set([...child.stdout.matchAll(/"code": ?"([A-Z0-9-]+)"/g)].map((m) => m[1]));
	return { peak, codes: [...codes].join(' ') || `exit ${child.status ?? child.signal}` };
}

if (asSource(import.meta.filename)) {
	const { limits } = await import('@tilewright/schema');
	const { budget } = await import('./fuzz/trial.ts');
	const texts = hostileTexts(limits.logBytes, limits.jsonValues, limits.logSteps);
	const folder = mkdtempSync(join(tmpdir(), 'tilewright-'));
	try {
		for (const [name, text] of Object.entries(texts)) {
			const path = join(folder, 'game.json');
			writeFileSync(path, text);
			const { peak, codes } = replayed(path);
			if (peak === 0 || peak > budget.bytes) process.exitCode = 1;
			console.log(`${name.padEnd(34)}${(peak / 1e6).toFixed(0).padStart(6)} MB  ${codes}`);
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
}
