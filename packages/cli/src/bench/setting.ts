import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Selection } from '@tilewright/lang';
import { lacking } from '../frame/refusal.ts';

/** What is compared: read from `bench.json` of the repository, so that nothing of a game stands here. */
export interface BenchSetting {
	readonly handwritten: {
		readonly playout: string;
		readonly oracle: string;
		readonly farms: boolean;
	};
	readonly selection: Selection;
	/** How a larger game is made: copies of the tiles of a pack, and a param that counts pieces. */
	readonly growth: {
		readonly pack: string;
		readonly pieces: string;
		readonly each: number;
		readonly tiles: number;
	};
}

/** A published mean with the unit of its last digit. */
interface Published {
	readonly mean: number;
	readonly unit: number;
}

/** The published means and how a measured one is held against them. */
export interface Oracle {
	readonly ORACLE_TWO_SEATS: Readonly<
		Record<'farms' | 'noFarms', Readonly<Record<string, Published>>>
	>;
	readonly zScore: (measured: number, published: Published, sd: number, games: number) => number;
}

const folder = join(
	dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))),
	'test',
	'bench',
);

/** The setting with paths made whole; refused where the repository is not around. */
export function readSetting(from: string = folder): BenchSetting {
	const path = join(from, 'bench.json');
	const how = 'It is part of the repository and not of the installed command: run it there.';
	if (!existsSync(path)) throw lacking('The hand-written playout to compare with', how);
	const setting = JSON.parse(readFileSync(path, 'utf8')) as BenchSetting;
	const { playout, oracle, farms } = setting.handwritten;
	const handwritten = { playout: join(from, playout), oracle: join(from, oracle), farms };
	for (const file of [handwritten.playout, handwritten.oracle])
		if (!existsSync(file)) throw lacking('The hand-written playout to compare with', how);
	return { ...setting, handwritten };
}

export async function readOracle(setting: BenchSetting): Promise<Oracle> {
	return (await import(
		/* @vite-ignore */ pathToFileURL(setting.handwritten.oracle).href
	)) as Oracle;
}
