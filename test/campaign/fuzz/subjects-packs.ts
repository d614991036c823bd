import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { smallGame } from '../../saved/games.ts';
import { root } from '../../support/packs.ts';
import { yaml } from './formats.ts';
import { type Seed, type Subject, decode, encode, jsonIf } from './seed.ts';
import { type PackSeed, smallPack } from './pack-seeds.ts';
import { tilesXml } from './subjects-games.ts';
import type { Step } from './trial.ts';

function setUp(seed: PackSeed): string[] {
	const chosen = seed.with.length === 0 ? [] : ['--with', seed.with.join()];
	return [...seed.data.flatMap((name) => ['--data', name]), '--game', seed.game, ...chosen];
}

function packSteps(seed: PackSeed, pick: number, target: string): Step[] {
	const check = [
		'check',
		...jsonIf(pick),
		...seed.data.slice(1).flatMap((d) => ['--data', d]),
		seed.folder,
	];
	const others: readonly string[][] = [
		['packs', ...jsonIf(pick), '--data', seed.folder],
		['rules', ...jsonIf(pick), ...setUp(seed)],
		['rules', ...jsonIf(pick), ...setUp(seed), '--diff', '--for 3'],
		['set', ...jsonIf(pick), ...setUp(seed), '--games', '0'],
		['coverage', ...jsonIf(pick), '--data', seed.folder, '--sheets', 'nowhere'],
		['render', 'sheet', ...setUp(seed), '--out', 'out/sheet.svg'],
	];
	const steps: Step[] = [
		{ do: 'call', words: check },
		{ do: 'play', game: seed.game, with: seed.with, data: seed.data, pick },
	];
	const roll = (pick >>> 3) % (4 * others.length);
	const other = others[roll];
	if (other !== undefined) steps.push({ do: 'call', words: other, mayWrite: 'out' });
	else if (roll < 2 * others.length && !seed.isLarge)
		steps.push({ do: 'studio', target, game: seed.game, with: seed.with, pick });
	return steps;
}

export function packSubjects(packs: readonly PackSeed[]): Subject[] {
	const all = packs.flatMap((seed) =>
		Object.entries(seed.files)
			.filter(([path]) => path.startsWith('p/') && !path.includes('/scenarios/'))
			.map(([path, bytes]) => ({ seed, path, bytes, text: decode(bytes) })),
	);
	const seedsOf = (
		wanted: (text: string, seed: PackSeed) => boolean,
		steps: (seed: PackSeed, pick: number, target: string) => readonly Step[] = packSteps,
	): Seed[] =>
		all
			.filter(({ text, seed }) => wanted(text, seed))
			.map(({ seed, path, bytes }) => ({
				name: `${seed.name}: ${path}`,
				target: path,
				bytes,
				format: yaml,
				beside: { ...seed.files, 'out/.keep': encode('') },
				steps: (pick) => steps(seed, pick, path),
			}));
	const isOverlay = (text: string): boolean => /^overlay:/m.test(text);
	const isMapping = (text: string): boolean => /^mapping:/m.test(text);
	const game = JSON.stringify(smallGame());
	return [
		{
			name: 'small packs',
			weight: 10,
			seeds: seedsOf((text, seed) => !isOverlay(text) && !isMapping(text) && !seed.isLarge),
		},
		{
			name: 'shipped packs',
			weight: 6,
			seeds: seedsOf((text, seed) => !isOverlay(text) && !isMapping(text) && seed.isLarge),
		},
		{
			name: 'overlays',
			weight: 3,
			seeds: seedsOf(isOverlay, (seed, pick, path) => {
				const words = ['rules', ...jsonIf(pick), ...setUp(seed), '--overlay', 'house'];
				return [...packSteps(seed, pick, path), { do: 'call', words }];
			}),
		},
		{
			name: 'mappings',
			weight: 3,
			seeds: seedsOf(isMapping, (seed, pick) => [
				{ do: 'call', words: ['check', ...jsonIf(pick), seed.folder] },
				{ do: 'call', words: ['replay', ...jsonIf(pick), '--data', 'p', '--assert', 'game.jcz'] },
				{
					do: 'call',
					words: ['import', ...jsonIf(pick), '--data', 'p', 'tiles.xml', '--out', 'out'],
					mayWrite: 'out',
				},
			]).map((seed) => ({
				...seed,
				beside: { ...seed.beside, 'game.jcz': encode(game), 'tiles.xml': encode(tilesXml) },
			})),
		},
	];
}

export function scenarioSeeds(): Seed[] {
	const small: Seed = {
		name: 'hut: scenarios/one.yaml',
		target: 'p/scenarios/one.yaml',
		bytes: smallPack.files['p/scenarios/one.yaml']!,
		format: yaml,
		beside: smallPack.files,
		steps: (pick) => [
			{ do: 'call', words: ['check', ...jsonIf(pick), 'p'] },
			{ do: 'call', words: ['test', ...jsonIf(pick), 'p'] },
		],
	};
	const shipped = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
		.map((name) => name.replaceAll('\\', '/'))
		.filter((name) => /\/scenarios\/.*\.yaml$/.test(name))
		.sort()
		.filter((_, i) => i % 10 === 0)
		.map((name): Seed => ({
			name: `data/${name}`,
			target: 'one.yaml',
			bytes: new Uint8Array(readFileSync(join(root, 'data', name))),
			format: yaml,
			beside: {},
			steps: (pick) => [
				{ do: 'call', words: ['check', ...jsonIf(pick), 'one.yaml'] },
				{ do: 'call', words: ['test', ...jsonIf(pick), 'one.yaml'] },
			],
		}));
	return [...shipped.map(() => small).slice(0, 10), ...shipped];
}
