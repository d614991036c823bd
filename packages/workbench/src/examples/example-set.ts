import type { Palette } from '@tilewright/lang';
import { freeId } from '@tilewright/lang';
import { newExpansion } from '../files/templates.ts';
import type { Base } from '../files/requests.ts';

/** A tile set in the making: its files by their names, and its first tile that nothing is drawn on yet. */
export interface ExampleSet {
	readonly files: Readonly<Record<string, string>>;
	readonly blank: string;
}

export function exampleSet(name: string, title: string, base: Base, palette: Palette): ExampleSet {
	const taken = new Set(palette.tiles.map((e) => e.id));
	const next = (): string => {
		const id = freeId('new-1', taken);
		taken.add(id);
		return id;
	};
	const { kinds } = palette.context;
	const ids = Object.keys(kinds).filter((id) => kinds[id]!.connect === 'edge');
	const line = ids.find((id) => kinds[id]!.form !== 'block');
	const block = ids.find((id) => kinds[id]!.form === 'block');
	const drawn = [
		...(line === undefined ? [] : [`${line}: [N-E, S-W]`]),
		...(block === undefined ? [] : [`${block}: [N-E, W]`]),
		...(line === undefined || block === undefined ? [] : [`${block}: [N, S], ${line}: E-W`]),
	].map((shape) => `  ${next()}: { copies: 2, ${shape} }\n`);
	const blank = next();
	const files = newExpansion(name, title, base, blank);
	const tiles = `format: 1\ntiles:\n${drawn.join('')}  ${blank}: {}\n`;
	return { files: { ...files, 'tiles.yaml': tiles }, blank };
}
