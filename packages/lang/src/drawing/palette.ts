import { type Data, Findings, identifierWords, ownValue, valueAt } from '@tilewright/schema';
import { type Mapping, isMapping, mapping } from '../edit/value.ts';
import { countTemps } from '../expr/scope.ts';
import { get, textOf } from '../link/sourced-value.ts';
import { type RuleSet, valueOf } from '../link/ruleset.ts';
import { createSymbols } from '../lower/symbols.ts';
import { tileContext } from '../lower/tiles.ts';
import type { WordSources } from '../lower/words.ts';
import type { TileContext } from '../tiles/problems.ts';

export interface TileEntry {
	readonly id: string;
	readonly file: string;
	readonly pack: string;
	readonly of: string;
	/** The keys it inherits from another tile by `like`. */
	readonly inherits: Mapping | undefined;
}

export interface PaletteMark {
	readonly id: string;
	readonly title: string;
	readonly oriented: boolean;
}

export interface Palette {
	readonly context: TileContext;
	readonly kinds: readonly { readonly id: string; readonly title: string }[];
	readonly marks: readonly PaletteMark[];
	readonly tiles: readonly TileEntry[];
	/** Files of tiles, also those that have none yet. */
	readonly files: readonly { readonly file: string; readonly pack: string; readonly of: string }[];
}

/** Keys a tile does not take over from the one it is like. */
const own: readonly string[] = ['abstract', 'like', 'given', 'source', 'copies'];

const noEffects: WordSources = new Map();

export function paletteOf(ruleSet: RuleSet): Palette {
	const symbols = createSymbols(ruleSet, countTemps(), new Findings(), noEffects);
	const context = tileContext({ symbols });
	const tiles: TileEntry[] = [];
	const files: { file: string; pack: string; of: string }[] = [];
	for (const pack of ruleSet.packs) {
		const of = pack.title || pack.name;
		for (const part of pack.parts) {
			const written = valueAt(part.yaml.value, ['tiles']);
			if (!isMapping(written)) continue;
			files.push({ file: part.path, pack: pack.name, of });
			for (const [id, decl] of Object.entries(written)) {
				const inherits = inheritedOf(ruleSet, decl);
				tiles.push({ id, file: part.path, pack: pack.name, of, inherits });
			}
		}
	}
	return {
		context,
		kinds: symbols.kinds
			.filter((k) => ownValue(context.kinds, k.id) !== undefined)
			.map((k) => ({
				id: k.id,
				title: textOf(get(k.decl.datum, 'title')) ?? identifierWords(k.id),
			})),
		marks: symbols.marks
			.filter((m) => m.of === 'tile' || m.of === 'segment')
			.map((m) => ({
				id: m.id,
				title: textOf(get(m.datum, 'title')) ?? identifierWords(m.id),
				oriented: context.oriented?.includes(m.id) === true,
			})),
		tiles,
		files,
	};
}

function inheritedOf(ruleSet: RuleSet, decl: Data): Mapping | undefined {
	const like = isMapping(decl) ? decl['like'] : undefined;
	const parent = typeof like === 'string' ? ruleSet.sections.get('tiles')?.get(like) : undefined;
	const value = parent && valueOf(parent);
	if (!isMapping(value)) return undefined;
	return mapping(Object.entries(value).filter(([key]) => !own.includes(key)));
}
