import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { shippedData } from './data/load.ts';
import { fragilePack } from '../../lab/src/testing.ts';

export interface Sandbox {
	readonly path: string;
	put(file: string, text: string): void;
	copy(pack: string, to: string): void;
	edit(file: string, from: string | RegExp, to: string): void;
	remove(): void;
}

export function sandbox(): Sandbox {
	const path = mkdtempSync(join(tmpdir(), 'tilewright-cli-'));
	const put = (file: string, text: string): void => {
		mkdirSync(dirname(join(path, file)), { recursive: true });
		writeFileSync(join(path, file), text);
	};
	return {
		path,
		put,
		copy: (pack, to) => cpSync(join(shippedData(), pack), join(path, to), { recursive: true }),
		edit: (file, from, to) => {
			const before = readFileSync(join(path, file), 'utf8');
			const after = before.replace(from, to);
			if (after === before) throw new Error(`nothing to change in ${file}`);
			put(file, after);
		},
		remove: () => rmSync(path, { recursive: true, force: true }),
	};
}

/** Adds a pack with a rule that breaks a game when a seat has so many points as the thirtieth tile is laid; the flags use it. */
export function withFragileRules(box: Sandbox, points: number = 12): readonly string[] {
	for (const [path, text] of Object.entries(fragilePack(points))) box.put(`own/${path}`, text);
	return ['--data', shippedData(), '--data', join(box.path, 'own')];
}
