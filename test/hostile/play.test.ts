import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Game } from '@tilewright/interpreter';
import { type Program, compile } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { shippedFiles, workspaceOf } from '../support/packs.ts';
import { type Case, inFolder, put, putPack } from './kit.ts';
import { scenario } from './pack.ts';
import { findings } from './run.ts';

const more = (text: string): Case['files'] => ({ 'extra.yaml': `format: 1\n${text}` });
const rule = (...lines: string[]): Case['files'] => more(`rules:\n${lines.join('\n')}\n`);

const faults: readonly (readonly [says: string, code: string, files: Case['files']])[] = [
	[
		'points beyond 32 bits at once',
		'RUN-OVERFLOW',
		rule(
			'  - { id: rich, at: end, do: [{ score: { to: active, line: gold, count: 2147483647, each: "deck.size() + 2", cause: scored } }] }',
		),
	],
	[
		'a score that grows beyond 32 bits',
		'RUN-OVERFLOW',
		rule(
			'  - { id: rich, at: end, do: [{ score: { to: active, line: gold, count: 1, each: 2000000000, cause: scored } }] }',
		),
	],
	[
		'a loop whose measure does not fall',
		'RUN-MEASURE',
		rule(
			'  - id: spin',
			'    at: end',
			'    do: [{ repeat: { while: deck.size() >= 0, measure: deck.size(), do: [{ score: { to: active, line: spin, count: 1, each: 1, cause: scored } }] } }]',
		),
	],
	[
		'a loop that counts to the highest number',
		'RUN-STEPS',
		rule(
			'  - id: spin',
			'    at: end',
			'    do: [{ repeat: { times: 2147483647, do: [{ score: { to: active, line: spin, count: 1, each: 0, cause: scored } }] } }]',
		),
	],
	[
		'a rule that is always done',
		'RUN-STEPS',
		more(
			'always:\n  - { id: forever, when: "true", do: [{ score: { to: active, line: more, count: 1, each: 0, cause: scored } }] }\n',
		),
	],
	[
		'a turn that never ends',
		'RUN-STEPS',
		{
			'rules.yaml': [
				'      - if: drawn == none\n        then: [{ finish: game }]\n',
				'      - grant: turn\n',
			],
		},
	],
];

describe.each(faults)('%s', (_, code, files) => {
	test('ends a game with a code', () =>
		inFolder(async (folder) => {
			putPack(folder, files);
			const names = readdirSync(join(folder, 'hut'));
			const own = names.map((name) => ({
				path: `hut/${name}`,
				bytes: readFileSync(join(folder, 'hut', name)),
			}));
			const { program, diagnostics } = compile(workspaceOf([...library, ...own]), {
				game: 'plot',
				seats: 2,
			});
			expect(diagnostics).toEqual([]);
			expect(() => played(program!)).toThrow(expect.objectContaining({ code }));
		}));
});

const library = shippedFiles().filter((f) => f.path.startsWith('data/common/'));

function played(program: Program): void {
	const game = new Game(program, { seed: 1 });
	for (let i = 0; game.decision; i++) game.choose(i % game.decision.options.length);
}

test('a batch that runs into a fault ends with its code', () =>
	inFolder(async (folder) => {
		putPack(folder, faults[0]![2]);
		const words = ['--data', 'hut', '--game', 'plot', '--games', '3', '--seed', '1', '--jobs', '1'];
		const { exit, found } = await findings(folder, ['simulate', ...words]);
		expect({ exit, codes: found.map((d) => d.code) }).toEqual({ exit: 1, codes: ['RUN-OVERFLOW'] });
	}));

test('a scenario that runs into a fault fails and says why', () =>
	inFolder(async (folder) => {
		putPack(folder, faults[0]![2]);
		put(folder, 'hut/scenarios/a.yaml', scenario);
		const { exit, json } = await findings(folder, ['test', 'hut']);
		expect(exit).toBe(1);
		expect(json).toMatchObject({ failed: 1, scenarios: [{ ok: false }] });
	}));

describe('a scenario', () => {
	const cases: readonly (readonly [says: string, text: string, message: RegExp, line: number])[] = [
		['that is good', scenario, /^$/, 0],
		['with a step nobody can take', scenario.replace('0/-1', '5/5'), /place L 5\/5/, 5],
		['with a wrong expectation', scenario.replace('peg: 2', 'peg: 9'), /peg|9/, 6],
		['of seats that are not there', scenario.replace('- ann', '- eve'), /eve/, 5],
		['of a pack that is not there', scenario.replace('[hut]', '[hat]'), /hat/, 3],
		['of the wrong shape', scenario.replace('play:', 'plays:'), /plays/, 4],
	];
	test.each(cases)('%s', (says, text, message, line) =>
		inFolder(async (folder) => {
			putPack(folder);
			put(folder, 'hut/scenarios/a.yaml', text);
			const { exit, json } = await findings(folder, ['test', 'hut']);
			const [one] = (json as { scenarios: { ok: boolean; message?: string; line?: number }[] })
				.scenarios;
			const good = says === 'that is good';
			expect({ exit, ok: one?.ok }).toEqual({ exit: good ? 0 : 1, ok: good });
			if (good) return;
			expect(one!.message).toMatch(message);
			expect(one!.line).toBe(line);
		}),
	);
});

describe('a state that is too large is a finding at the register that does not fit', () => {
	const tiles = Array.from(
		{ length: 19 },
		(_, i) => `  L${i || ''}: { copies: 1000, lane: N-S }\n`,
	);
	const registers = Array.from(
		{ length: 80 },
		(_, i) => `  r${i}: { per: cell, type: int, default: 0 }\n`,
	);
	const files: Case['files'] = {
		'tiles.yaml': `format: 1\ntiles:\n${tiles.join('')}`,
		'extra.yaml': `format: 1\nregisters:\n${registers.join('')}`,
	};
	const play = ['--data', 'hut', '--game', 'plot', '--games', '10'];

	test.each([
		['simulate', ...play, '--jobs', '1'],
		['simulate', ...play, '--jobs', '2'],
		['compare', ...play, '--jobs', '1', '--b', '--set rate=2'],
		['set', ...play],
	])('%s %j', async (...words) => {
		await inFolder(async (folder) => {
			putPack(folder, files);
			const { exit, found } = await findings(folder, words);
			expect({ exit, found }).toMatchObject({
				exit: 1,
				found: [{ code: 'RUN-MEMORY', file: 'hut/extra.yaml', hint: expect.any(String) }],
			});
			expect(found[0]!.line).toBeGreaterThan(3);
		});
	});
});
