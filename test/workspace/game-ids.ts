import { parse } from 'yaml';

type Mapping = Readonly<Record<string, unknown>>;

const isMapping = (v: unknown): v is Mapping =>
	typeof v === 'object' && v !== null && !Array.isArray(v);
const keysOf = (v: unknown): string[] => (isMapping(v) ? Object.keys(v) : []);

export interface SourceText {
	readonly path: string;
	readonly text: string;
}

export interface GameIdUse {
	readonly path: string;
	/** Counted from 1. */
	readonly line: number;
	/** The words of the id, joined by blanks. */
	readonly id: string;
}

/** Splits identifiers and sentences into lower-case words: at case, digits and anything that is no letter. */
export function wordsOf(text: string): string[] {
	return text
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
		.split(/[^A-Za-z]+/)
		.filter((word) => word !== '')
		.map((word) => word.toLowerCase());
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * Collects the ids that belong to a game: those of games, packs, kinds, pieces and marks. Params, presets, registers and steps are
 * sentences in ordinary words and belong to everybody; so does all that a library declares. Returns each id as its words, with the first file that declares it.
 */
export function gameIds(files: readonly SourceText[]): Map<string, string> {
	const ids = new Map<string, string>();
	const docs = files.map(({ path, text }) => ({ path, doc: parse(text) as unknown }));
	const libraries = docs
		.filter(({ doc }) => isMapping(doc) && doc['role'] === 'library')
		.map(({ path }) => folderOf(path));
	for (const { path, doc } of docs) {
		if (!isMapping(doc) || libraries.includes(folderOf(path))) continue;
		const names = [doc['pack'], doc['game']].filter((v) => typeof v === 'string');
		const kinds = isMapping(doc['kinds']) ? doc['kinds'] : {};
		const marksOfKinds = Object.values(kinds).flatMap((k) =>
			isMapping(k) ? keysOf(k['marks']) : [],
		);
		const sections = ['kinds', 'pieces', 'marks'].flatMap((section) => keysOf(doc[section]));
		for (const id of [...names, ...sections, ...marksOfKinds]) {
			const words = wordsOf(id).join(' ');
			if (words.length > 2 && !ids.has(words)) ids.set(words, path);
		}
	}
	return ids;
}

/** Finds every use of a game's id in sources, in the singular and in the plural, whatever the spelling of compounds. */
export function usesOfGameIds(
	sources: readonly SourceText[],
	ids: ReadonlyMap<string, string>,
): GameIdUse[] {
	const byFirstWord = new Map<string, string[][]>();
	for (const id of ids.keys()) {
		const words = id.split(' ');
		const first = byFirstWord.get(words[0]!) ?? [];
		byFirstWord.set(words[0]!, [...first, words]);
	}
	const candidates = (word: string): string[][] => [
		...(byFirstWord.get(word) ?? []),
		...(word.endsWith('s') ? (byFirstWord.get(word.slice(0, -1)) ?? []) : []),
	];
	const isWord = (found: string | undefined, wanted: string): boolean =>
		found === wanted || found === `${wanted}s`;
	const uses: GameIdUse[] = [];
	for (const { path, text } of sources)
		text.split('\n').forEach((line, index) => {
			// a compound id does not reach over punctuation
			for (const phrase of line.split(/[^A-Za-z0-9_ -]+/)) {
				const words = wordsOf(phrase);
				words.forEach((word, at) => {
					for (const id of candidates(word))
						if (id.every((part, i) => isWord(words[at + i], part)))
							uses.push({ path, line: index + 1, id: id.join(' ') });
				});
			}
		});
	return uses;
}
