/** For the scripts beside this one: the built packages, the set-ups of `bench.json` and their programs. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const load = (path) => import(pathToFileURL(join(root, 'packages', path)).href);

const { loadData } = await load('cli/dist/data/workspace.js');
const { grownProgram } = await load('cli/dist/bench/growth.js');

const setting = JSON.parse(readFileSync(join(root, 'test', 'bench', 'bench.json'), 'utf8'));

export const data = loadData({
	cwd: root,
	data: setting.packs.map((pack) => join(root, 'test', 'bench', pack)),
	signal: new AbortController().signal,
	progress: { report: () => {}, end: () => {} },
});

/** By name: the selection of each set-up. */
export const setUps = { base: setting.selection, ...setting.beside };

export const programOf = (selection) => grownProgram(data, { ...setting, selection }, 1);
