import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../support/packs.ts';
import { pack as hut, scenario } from '../../hostile/pack.ts';
import { encode } from './seed.ts';
import type { Files } from './trial.ts';

export interface PackSeed {
	readonly name: string;
	readonly folder: string;
	readonly data: readonly string[];
	readonly files: Files;
	readonly game: string;
	readonly with: readonly string[];
	readonly isLarge: boolean;
}

const overlay = `overlay: house
format: 1
title: Our house
says: Lanes pay more.
over: [hut]
params: { rate: 2 }
tiles:
  add:
    X: { copies: 1, lane: E-W }
changes:
  - { set: param.mood, to: wild }
  - { patch: lane, with: { value: { tiles: { each: 2 } } } }
`;
const more = `format: 1
registers:
  luck: { per: seat, type: int, default: 0 }
texts:
  hello: Hello.
looks:
  ground: lane
  colours: { path: ['#f2e6ca', '#cbb98f'] }
`;

function folderFiles(folder: string, under: string): Record<string, Uint8Array> {
	const at = join(root, folder);
	return Object.fromEntries(
		readdirSync(at, { recursive: true, encoding: 'utf8' })
			.map((name) => name.replaceAll('\\', '/'))
			.filter((name) => name.endsWith('.yaml') && !name.startsWith('scenarios/'))
			.sort()
			.map((name) => [`${under}/${name}`, new Uint8Array(readFileSync(join(at, name)))]),
	);
}

interface Manifest {
	readonly pack: string;
	readonly game?: string;
	readonly role: string;
	readonly use?: readonly string[];
}

type Neighbours = ReadonlyMap<string, string>;

function manifestOf(folder: string): Manifest {
	return parse(readFileSync(join(root, folder, 'pack.yaml'), 'utf8')) as Manifest;
}

function needsOf(
	folder: string,
	neighbours: Neighbours,
	found: Set<string> = new Set(),
): Set<string> {
	for (const id of manifestOf(folder).use ?? []) {
		const other = neighbours.get(id);
		if (other === undefined || found.has(other)) continue;
		found.add(other);
		needsOf(other, neighbours, found);
	}
	return found;
}

function packIn(folder: string, neighbours: Neighbours = new Map()): PackSeed {
	const { pack, game, role } = manifestOf(folder);
	const needed = [...needsOf(folder, neighbours)].map((other, i) => [`n${i}`, other] as const);
	return {
		name: folder,
		folder: 'p',
		data: ['p', ...needed.map(([name]) => name)],
		files: Object.assign(
			folderFiles(folder, 'p'),
			...needed.map(([name, other]) => folderFiles(other, name)),
		) as Files,
		game: game ?? 'carcassonne',
		with: role === 'expansion' ? [pack] : [],
		isLarge: folder.startsWith('data/'),
	};
}

const foldersIn = (folder: string): string[] =>
	readdirSync(join(root, folder), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => `${folder}/${entry.name}`)
		.filter((name) => readdirSync(join(root, name)).includes('pack.yaml'))
		.sort();

export const smallPack: PackSeed = {
	name: 'hut',
	folder: 'p',
	data: ['p'],
	files: Object.fromEntries(
		Object.entries({
			...hut,
			'more.yaml': more,
			'house.yaml': overlay,
			'scenarios/one.yaml': scenario,
		}).map(([name, text]) => [`p/${name}`, encode(text)]),
	),
	game: 'plot',
	with: [],
	isLarge: false,
};

export function packSeeds(): PackSeed[] {
	const litmus = foldersIn('test/litmus');
	const beside = new Map(litmus.map((folder) => [manifestOf(folder).pack, folder]));
	return [
		smallPack,
		...litmus.map((folder) => packIn(folder, beside)),
		...['test/packs', 'data/carcassonne', 'data/gold-rush']
			.flatMap(foldersIn)
			.map((f) => packIn(f)),
		packIn('data/common'),
	];
}
