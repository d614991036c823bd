import { gzipSync } from 'node:zlib';
import { Game, logJson, logOf, logYaml } from '@tilewright/interpreter';
import { type WorkspaceFile, compile } from '@tilewright/lang';
import { shippedFiles, workspaceOf } from '../../support/packs.ts';
import type { Format } from './edits.ts';
import { json, packedJson, xml, yaml } from './formats.ts';
import { type Seed, encode, jsonIf } from './seed.ts';
import { smallPack } from './pack-seeds.ts';
import type { Files } from './trial.ts';

export function gameSeed(
	name: string,
	target: string,
	bytes: Uint8Array,
	format: Format | undefined,
	flags: readonly string[],
	beside: Files = {},
): Seed {
	return {
		name,
		target,
		bytes,
		format,
		beside: { ...beside, 'out/.keep': encode('') },
		steps: (pick) => {
			const last: readonly string[][] = [
				['replay', ...jsonIf(pick), '--explain', target],
				['render', 'board', target, '--out', 'out/board.svg'],
				['import', ...jsonIf(pick), target, '--out', 'out'],
				['export', ...jsonIf(pick), target, '--to', 'jcz', '--out', 'out/game.jcz'],
			];
			const data = target === 'game.log' || name.startsWith('hut') ? ['--data', 'p'] : [];
			return [
				{ do: 'call', words: ['replay', ...jsonIf(pick), ...data, ...flags, target] },
				{ do: 'call', words: [...last[(pick >>> 3) % last.length]!, ...data], mayWrite: 'out' },
			];
		},
	};
}

export function logSeeds(logs: ReadonlyMap<string, Parameters<typeof logJson>[0]>): Seed[] {
	const own: WorkspaceFile[] = Object.entries(smallPack.files).map(([path, bytes]) => ({
		path,
		bytes,
	}));
	const { program } = compile(workspaceOf([...shippedFiles(), ...own]), { game: 'plot', seats: 2 });
	const game = new Game(program!, { seed: 3, names: ['ann', 'bob'] });
	for (let i = 0; game.decision; i++) game.choose(i % game.decision.options.length);
	const log = logOf(game, { title: 'a game of huts', says: 'Played for a test.' });
	const rich = {
		...log,
		notes: [{ step: 2, says: 'Here it turned.' }],
		course: 'main',
		branches: [{ from: 1, course: 'other', steps: log.steps.slice(1, 3) }],
		table: [
			{ name: 'Ann', by: 'person' },
			{ name: 'Bob', by: 'greedy', colour: 'red' },
		],
	};
	const verify = ['--verify'];
	const [first] = [...logs.values()];
	return [
		gameSeed('hut in JSON', 'game.log', encode(logJson(rich)), json, verify, smallPack.files),
		gameSeed('hut in YAML', 'game.log', encode(logYaml(rich)), yaml, verify, smallPack.files),
		gameSeed(
			'hut in gzip',
			'game.log',
			new Uint8Array(gzipSync(logJson(rich))),
			packedJson,
			verify,
			smallPack.files,
		),
		gameSeed('a recorded game', 'game.json', encode(logJson(first!)), json, verify),
	];
}

export const tilesXml = `<?xml version="1.0" encoding="UTF-8"?>
<pack>
	<tile id="MY/one"><city pennants="1">N W</city><road>E S</road><field>EL SR</field><field>ER SL</field></tile>
	<tile id="MY/two"><monastery/><road>S</road></tile>
	<tile id="MY/three"><city>N</city><city>S</city><field>EL ER</field><field>WL WR</field><dragon/></tile>
	<tile id="MY/four"><road tunnel="yes">N E</road><goldmine/></tile>
	<tile-set id="mine:1"><ref tile="MY/one" count="2"/><ref tile="MY/two" count="3"/><ref tile="MY/three"/></tile-set>
	<tile-set id="mine:2"><ref tile="MY/two" count="5"/></tile-set>
</pack>
`;
export const xmlSeed: Seed = {
	name: 'tiles',
	target: 'tiles.xml',
	bytes: encode(tilesXml),
	format: xml,
	beside: {},
	steps: (pick) => [
		{
			do: 'call',
			words: ['import', ...jsonIf(pick), 'tiles.xml', '--out', 'out', '--set', 'mine:1'].slice(
				0,
				pick % 3 === 0 ? undefined : -2,
			),
			mayWrite: 'out',
		},
		// an imported pack is checked like any other; there is none where the file was refused
		{ do: 'call', words: ['check', ...jsonIf(pick), 'out'] },
	],
};
