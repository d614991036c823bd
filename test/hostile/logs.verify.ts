import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Game, logJson, logOf, logYaml } from '@tilewright/interpreter';
import { compile } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { shippedFiles, workspaceOf } from '../support/packs.ts';
import { inFolder, put, putPack } from './kit.ts';
import { pack } from './pack.ts';
import { findings } from './run.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const files = Object.entries(pack).map(([name, text]) => ({
	path: `hut/${name}`,
	bytes: bytes(text),
}));
const { program } = compile(workspaceOf([...shippedFiles(), ...files]), {
	game: 'plot',
	seats: 2,
});
const game = new Game(program!, { seed: 3, names: ['ann', 'bob'] });
for (let i = 0; game.decision; i++) game.choose(i % game.decision.options.length);
const log = logOf(game, { title: 'a game of huts' });
const json = logJson(log);
const yaml = logYaml(log);

interface ReplayResult {
	readonly exit: number;
	readonly codes: readonly string[];
	readonly places: readonly string[];
}

function replayed(
	content: string | Uint8Array,
	changes: Parameters<typeof putPack>[1] = {},
): Promise<ReplayResult> {
	return inFolder(async (folder) => {
		putPack(folder, changes);
		put(folder, 'game.log', content);
		const words = ['replay', join(folder, 'game.log'), '--verify', '--data', 'hut'];
		const { exit, found } = await findings(folder, words);
		const codes = [...new Set(found.map((d) => d.code))];
		return { exit, codes, places: found.map((d) => `${d.line}:${d.column}`) };
	});
}

test('the log itself is good', async () => {
	expect(game.over).toBe(true);
	for (const content of [json, yaml, gzipSync(json)])
		expect(await replayed(content)).toEqual({ exit: 0, codes: [], places: [] });
});

describe('a log that is damaged', () => {
	test.each([
		['JSON that stops in the middle', json.slice(0, json.length / 2), 'LOG-TRUNCATED'],
		['JSON that lacks its last bracket', json.trimEnd().slice(0, -1), 'LOG-TRUNCATED'],
		['JSON with something strange', json.replace('"steps"', 'steps'), 'LOG-JSON'],
		['packed, and cut off', gzipSync(json).subarray(0, 300), 'LOG-GZIP'],
		[
			'packed, and one byte changed',
			gzipSync(json).map((b, i) => (i === 200 ? b ^ 255 : b)),
			'LOG-GZIP',
		],
		['no log at all', '{"recipe": "pancakes"}', 'LOG-KIND'],
		['a list', '[1, 2, 3]', 'LOG-KIND'],
		['nothing', '', 'YAML-EMPTY'],
		['a picture', randomBytes(5000), 'FILE-NOT-UTF8'],
		['a format of the future', json.replace('"format": 1', '"format": 2'), 'FORMAT-UNKNOWN'],
		['keys of the future', json.replace('"keys": 1', '"keys": 99'), 'LOG-KEYS'],
		['a key nobody knows', json.replace('"format"', '"colour": 1, "format"'), 'SCHEMA-UNKNOWN-KEY'],
		[
			'a key that is more than a key',
			json.replace('"format"', '"__proto__": {"steps": []}, "format"'),
			'SCHEMA-UNKNOWN-KEY',
		],
		['a number that is none', json.replace('"seed":3', '"seed":1e999'), 'SCHEMA-NOT-ALLOWED'],
		[
			'more steps than a log has',
			json.replace('"steps": [', `"steps": [${'{},'.repeat(limits.logSteps)}`),
			'LOG-STEPS',
		],
	])('%s', async (_, content, code) => {
		const result = await replayed(content);
		expect(result.exit).toBe(1);
		expect(result.codes).toContain(code);
	});

	test.each([
		['brackets 100 000 deep', `{"log": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
		['the largest file of brackets', '['.repeat(limits.logBytes)],
	])('%s', async (_, text) => {
		expect(await replayed(text)).toMatchObject({ exit: 1, codes: ['JSON-NESTING'] });
	});

	test.each([
		['the largest file of empty mappings', '{}'],
		['the largest file of numbers', '0'],
	])('%s', async (_, entry) => {
		const entries = `${entry},`.repeat(limits.logBytes / (entry.length + 1) - 10);
		const result = await replayed(`{"log":[${entries}${entry}]}`);
		expect(result).toMatchObject({ exit: 1, codes: ['JSON-VALUES'] });
	});

	test('YAML whose last lines are missing says so', async () => {
		const lines = yaml.split('\n');
		const end = lines.findIndex((line) => line.startsWith('end:'));
		const result = await replayed(lines.slice(0, end).join('\n'));
		expect(result.codes).toContain('LOG-NO-END');
	});

	test('nothing is changed that all objects share', async () => {
		await replayed(json.replace('"format"', '"__proto__": {"polluted": 1}, "format"'));
		expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
	});
});

describe('a log of other rules', () => {
	test('that still lead to the same game is replayed, and told', async () => {
		const result = await replayed(json, { 'rules.yaml': ['max: 9', 'max: 8'] });
		expect(result).toMatchObject({ exit: 0, codes: [] });
		const lamps = ['says: Lamps shine.', 'says: "Lamps, they shine."'] as const;
		expect((await replayed(json, { 'rules.yaml': lamps })).exit).toBe(0);
		const other = await replayed(json, {
			'rules.yaml': ['like: line', 'like: line\n    reasons: []'],
		});
		expect(other.exit).toBe(1);
	});

	test('that pay otherwise diverges at the step and says how', async () => {
		const result = await replayed(json, {
			'rules.yaml': ['each: param.rate', 'each: param.rate + 1'],
		});
		expect(result.exit).toBe(1);
		expect(result.codes).toEqual(expect.arrayContaining(['LOG-RULES', 'LOG-DIVERGES']));
	});

	test('with a step nobody could take', async () => {
		const result = await replayed(json.replace('"do":"place H 0/-1 r0"', '"do":"place H 5/5 r0"'));
		expect(result).toMatchObject({ exit: 1, codes: ['LOG-DIVERGES'] });
	});

	test('of a game that is not there', async () => {
		const result = await replayed(json.replace('"plot"', '"plots"'));
		expect(result.exit).toBe(1);
		expect(result.codes).toContain('LINK-GAME-UNKNOWN');
	});
});

describe('a file that is larger than it seems', () => {
	test('a gzip bomb', async () => {
		const result = await replayed(gzipSync(new Uint8Array(20_000_000)));
		expect(result).toMatchObject({ exit: 1, codes: ['LOG-GZIP-RATIO'] });
	});

	test('a larger gzip bomb', async () => {
		const result = await replayed(gzipSync(new Uint8Array(200_000_000)));
		expect(result).toMatchObject({ exit: 1, codes: ['LOG-GZIP-SIZE'] });
	});

	test('a bomb inside a bomb is no log', async () => {
		const result = await replayed(gzipSync(gzipSync(new Uint8Array(200_000_000))));
		expect(result.exit).toBe(1);
	});

	test('that packs badly but is too large', async () => {
		const noise = randomBytes(limits.gzipBytes / 2).toString('hex');
		const result = await replayed(gzipSync(`{"log": "${noise}"}`));
		expect(result).toMatchObject({ exit: 1, codes: ['LOG-GZIP-SIZE'] });
	});

	test('plain and too large', async () => {
		const result = await replayed(new Uint8Array(limits.logBytes + 1).fill(0x20));
		expect(result).toMatchObject({ exit: 1, codes: ['LOG-SIZE'] });
	});
});

describe('a recording of another program', () => {
	const recording = { setup: { sets: { base: 1 }, players: [], rules: {} }, trace: [] };
	test.each([
		['of the wrong shape', { ...recording, trace: 7 }, 'RECORDING-SHAPE'],
		[
			'of sets nobody knows',
			{ ...recording, setup: { ...recording.setup, sets: { atlantis: 1 } } },
			'RECORDING-',
		],
	])('%s', async (_, content, code) => {
		const result = await replayed(JSON.stringify(content));
		expect(result.exit).toBe(1);
		expect(result.codes.join()).toContain(code);
	});
});
