import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '@tilewright/interpreter';
import { checkAssertions, readSaved, replaySaved, mappingsIn } from '@tilewright/interop';
import { withoutUnseen } from '@tilewright/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { call } from '../../packages/cli/src/frame/testing.ts';
import { inFolder, put } from '../hostile/kit.ts';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { type TheirFile, smallGame } from './games.ts';
import { inBoundedTime } from '../../packages/schema/src/testing.ts';

const workspace = shippedWorkspace();
const compile = compilerOf(workspace);
const mappings = mappingsIn(workspace);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const codes = async (content: Uint8Array): Promise<string[]> => {
	const { saved, diagnostics } = await readSaved('x.jcz', content);
	const more = saved === undefined ? [] : replaySaved(saved, compile, mappings).diagnostics;
	return [...diagnostics, ...more].map((d) => d.code);
};

describe('a saved game that cannot be read', () => {
	const whole = JSON.stringify(smallGame());
	test.each([
		['cut off', whole.slice(0, 300), 'LOG-TRUNCATED'],
		['no JSON', '{"setup": nothing}', 'LOG-JSON'],
		['a list', '[1, 2]', 'LOG-KIND'],
		['another file', '{"a": 1}', 'LOG-KIND'],
	])('%s', async (_name, content, code) => expect(await codes(bytes(content))).toContain(code));

	test('packed to fill memory', async () =>
		expect(await codes(gzipSync(Buffer.alloc(20_000_000)))).toContain('LOG-GZIP-RATIO'));

	test.each([
		['setup', 5],
		['setup', { sets: ['basic:1'] }],
		['setup', { sets: { 'basic:1': 'many' } }],
		['setup', { start: [{ tile: 1 }] }],
		['setup', { elements: { farmers: [] } }],
		['setup', { elements: { farmers: 'many' } }],
		['setup', { elements: { farmers: 0.5 } }],
		['players', 'Ann'],
		['players', [{ name: 5 }]],
		['replay', {}],
		['replay', [null]],
		['replay', [{ type: 'PASS', payload: 5 }]],
		['replay', [{ type: 'PASS', payload: {}, player: 'Ann' }]],
		['initialRandom', 1],
		['initialRandom', '0.5'],
		['gameAnnotations', { drawOrder: 'BA/L' }],
		['gameAnnotations', { drawOrder: [1] }],
		['gameAnnotations', { endTurn: 'late' }],
		['test', { assertions: [{}] }],
	])('with %s %j', async (key, value) =>
		expect(await codes(bytes(JSON.stringify({ ...smallGame(), [key]: value })))).toEqual([
			'RECORDING-SHAPE',
		]),
	);
});

test('a saved game is imported as a log that can be read back, whatever its file and its players are called', async () => {
	const piece = fc.constantFrom(
		'a',
		' ',
		'"',
		"'",
		'\u2028',
		'\u0085',
		'\u001b[2J',
		'é',
		'😀',
		'#',
	);
	const name = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
	await inFolder(async (folder) => {
		let n = 0;
		await fc.assert(
			fc.asyncProperty(name, name, async (title, player) => {
				const file = smallGame();
				file.players[0]!.name = player;
				put(folder, `${title}.jcz`, JSON.stringify(file));
				const { exit, out } = await call(
					['import', `${title}.jcz`, '--out', `out${++n}`, '--json'],
					{ cwd: folder },
				);
				expect(exit).toBe(0);
				const [path = ''] = (JSON.parse(out) as { files: string[] }).files;
				const { log, diagnostics } = await readLog(path, readFileSync(join(folder, path)));
				expect(diagnostics).toEqual([]);
				expect(log?.log).toBe(withoutUnseen(title));
			}),
			{ numRuns: 30 },
		);
	});
});

describe('a saved game that says too much', () => {
	const changed = async (change: (file: TheirFile) => void): Promise<string[]> => {
		const file = smallGame();
		change(file);
		return codes(bytes(JSON.stringify(file)));
	};

	test('places beyond the board, players who are not there, names of objects', async () => {
		const at =
			(position: unknown) =>
			(file: TheirFile): void =>
				void (file.replay[0]!.payload['position'] = position);
		expect(await changed(at([99_999, 0]))).toContain('LOG-DIVERGES');
		expect(await changed(at([1e300, 0]))).toContain('RECORDING-SHAPE');
		expect(await changed((f) => void (f.replay[0]!.player = 7))).toContain('LOG-DIVERGES');
		const proto = JSON.parse('{"basic:1": 1, "__proto__": 1, "constructor": 1}') as object;
		const odd = await changed((f) => void (f.setup['sets'] = proto));
		expect(odd.filter((c) => c === 'RECORDING-UNKNOWN')).toHaveLength(2);
	});

	test('a hundred players are more than any game takes', async () => {
		const found = await changed((file) => {
			file.players = Array.from({ length: 100 }, (_, slot) => ({ name: `p${slot}`, slot }));
		});
		expect(found.length).toBeGreaterThan(0);
		expect(found.every((code) => code !== 'RECORDING-LEFT')).toBe(true);
	});

	test('assertions of great length are not matched for long', async () => {
		const file = smallGame();
		file.test = {
			description: '',
			assertions: [`${'a '.repeat(50_000)}options:`, 'x has '.repeat(3000), '{'.repeat(19_000)],
		};
		const { saved } = await readSaved('x.jcz', bytes(JSON.stringify(file)));
		const { game, standing } = replaySaved(saved!, compile, mappings);
		expect(inBoundedTime(() => checkAssertions(saved!, game!, standing!)).ok).toBe(false);
	});
});
