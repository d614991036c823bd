import { type Mapping, type TileEntry, isMapping } from '@tilewright/lang';
import { nameOfTile } from '@tilewright/session';
import { hasErrors, parseYaml, sourceFile, valueAt } from '@tilewright/schema';

export interface ShownTile {
	readonly id: string;
	readonly name: string;
	readonly file: string;
	readonly of: string;
	readonly decl: Mapping;
	readonly words: string;
}

const read = new Map<string, { readonly text: string; readonly tiles: Mapping }>();

/** The tiles of some files as their texts say now; a text that cannot be read keeps its tiles. */
export function tilesOf(
	files: readonly { readonly file: string; readonly of: string }[],
	textOf: (path: string) => string,
	known: readonly TileEntry[],
): ShownTile[] {
	return files.flatMap(({ file, of }) => {
		const tiles = tilesIn(file, textOf(file));
		return Object.entries(tiles).flatMap(([id, own]): ShownTile[] => {
			if (!isMapping(own)) return [];
			const inherits = known.find((k) => k.id === id && k.file === file)?.inherits;
			const decl = { ...inherits, ...own };
			const name = nameOfTile({
				id,
				title: typeof decl['title'] === 'string' ? decl['title'] : undefined,
			});
			const { source: _, ...shown } = decl;
			void _;
			const words = `${name} ${JSON.stringify(shown)}`.toLowerCase();
			return [{ id, name, file, of, decl, words }];
		});
	});
}

function tilesIn(file: string, text: string): Mapping {
	const old = read.get(file);
	if (old?.text === text) return old.tiles;
	const document = parseYaml(sourceFile(file, text.replace(/^\ufeff/, '')));
	const found = valueAt(document.value, ['tiles']);
	const sound = isMapping(found) && !hasErrors(document.diagnostics);
	const tiles = sound ? found : (old?.tiles ?? (isMapping(found) ? found : {}));
	read.set(file, { text, tiles });
	return tiles;
}
