import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Data, loadData } from '../data/workspace.ts';
import type { Context } from '../frame/context.ts';

export class RulesOnDisk {
	data: Data;
	private readonly context: Pick<Context, 'cwd' | 'data'>;
	private stamps: ReadonlyMap<string, string>;

	constructor(context: Pick<Context, 'cwd' | 'data'>) {
		this.context = context;
		this.data = loadData(context);
		this.stamps = this.stampsNow();
	}

	/** Reads the files again where one of them changed; returns the paths that did. New files are found when one of the others changed. */
	changes(): string[] {
		const before = this.stamps;
		const now = this.stampsNow();
		const paths = [...now].flatMap(([path, stamp]) => (before.get(path) === stamp ? [] : [path]));
		if (paths.length === 0) return [];
		this.data = loadData(this.context);
		this.stamps = this.stampsNow();
		return paths;
	}

	private stampsNow(): Map<string, string> {
		return new Map(
			this.data.files.map(({ path }) => {
				const found = statSync(resolve(this.context.cwd, path), { throwIfNoEntry: false });
				return [path, found ? `${found.mtimeMs} ${found.size} ${found.ino}` : ''];
			}),
		);
	}
}
