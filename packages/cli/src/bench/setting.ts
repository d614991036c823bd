import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Selection } from '@tilewright/lang';
import { repository } from '../frame/package-folder.ts';
import { lacking } from '../frame/refusal.ts';
import { lackingWords } from '../texts/bench.ts';

/** The playouts to compare: read from `bench.json` of the repository, so that the code names no game. */
export interface BenchSetting {
	readonly handwritten: {
		/** A module with `createPlayout(options)`. */
		readonly playout: string;
		readonly options: Readonly<Record<string, boolean>>;
		/** The source of the published means: a module, the name it exports, and a key of that. */
		readonly means: { readonly file: string; readonly name: string; readonly key: string };
	};
	readonly selection: Selection;
	/** Folders of packs that are not shipped and that `beside` names. */
	readonly packs: readonly string[];
	readonly beside: Readonly<Record<string, Selection>>;
	readonly growth: {
		readonly pack: string;
		readonly pieces: string;
		readonly each: number;
		readonly tiles: number;
	};
}

/** The file that keeps the ratios of the last run on this machine. */
export const lastFiguresPath: string = join(repository, 'test', 'bench', 'last.json');

/** Reads the setting and makes its paths absolute. Throws a Refusal outside of the repository. */
export function readSetting(folder: string = join(repository, 'test', 'bench')): BenchSetting {
	const path = join(folder, 'bench.json');
	if (!existsSync(path)) throw lacking(lackingWords.playout, lackingWords.runInRepository);
	const setting = JSON.parse(readFileSync(path, 'utf8')) as BenchSetting;
	const { handwritten } = setting;
	const playout = join(folder, handwritten.playout);
	const means = { ...handwritten.means, file: join(folder, handwritten.means.file) };
	for (const file of [playout, means.file])
		if (!existsSync(file)) throw lacking(lackingWords.playout, lackingWords.runInRepository);
	const packs = setting.packs.map((pack) => join(folder, pack));
	return { ...setting, packs, handwritten: { ...handwritten, playout, means } };
}
