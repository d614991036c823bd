import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { members } from '../../packages/lang/src/model/members.ts';
import { text, tracked } from './tracked.ts';

/**
 * Words the engine may share with the data, each with its generic meaning there. Thirty at most: a longer list means that a game has
 * crept into the engine.
 */
const generic: Readonly<Record<string, string>> = {
	base: 'offset of a column, or what something builds on',
	block: 'a segment that covers a side; a run of ids',
	count: 'how many',
	gain: 'what becomes better',
	may: 'is allowed to',
	mode: 'a way of working',
	phase: 'a stretch of time',
	scope: 'where a name holds',
	test: 'a question, or what holds code to its word',
	tokens: 'words of a text that is parsed',
	trigger: 'what makes a rule fire',
	two: 'a number',
	early: 'before its time',
	scoring: 'working out points',
	field: 'a member of a record',
	fields: 'members of a record',
	win: 'to have the most',
	tie: 'to be equal',
	player: 'somebody who decides',
	target: 'where something goes',
	filter: 'to keep some members of a set',
	flat: 'without anything inside',
	single: 'one alone',
	takes: 'asks for',
	display: 'to show, and what is shown',
	marker: 'a sign in the margin of an editor',
	markers: 'signs in the margin of an editor',
	extra: 'one more',
	extras: 'parts of the state that few games need',
	position: 'where something stands in a text, on a board, on a screen',
};

/** Words that join others mean nothing by themselves. */
const joining: ReadonlySet<string> = new Set(['and', 'both', 'during']);

/** Words of an identifier or a text: split at case, digits and anything that is no letter. */
function words(part: string): string[] {
	return part
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
		.split(/[^A-Za-z]+/)
		.map((w) => w.toLowerCase())
		.filter((w) => w.length > 2);
}

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (v: unknown): v is Plain =>
	typeof v === 'object' && v !== null && !Array.isArray(v);
const keys = (v: unknown): string[] => (isPlain(v) ? Object.keys(v) : []);

/**
 * Words of the language itself: keys of its schemas and its built-ins. Names of choices are little sentences (`value`, `placed`,
 * `per`), and a word that every pack must use says nothing of a game. Names of things get no such pardon.
 */
function ownWords(): Set<string> {
	const own = new Set(members.flatMap((m) => words(m.name)));
	const visit = (schema: unknown): void => {
		if (Array.isArray(schema)) schema.forEach(visit);
		if (!isPlain(schema)) return;
		for (const key of keys(schema['properties'])) for (const w of words(key)) own.add(w);
		Object.values(schema).forEach(visit);
	};
	for (const path of tracked('schemas').filter((p) => p.endsWith('.json')))
		visit(JSON.parse(text(path)));
	return own;
}

const choices: readonly string[] = ['params', 'presets'];

/** Ids and labels declared by the packs: what a game calls its things. */
function declared(): Map<string, string> {
	const out = new Map<string, string>();
	const own = ownWords();
	const add = (id: string, where: string, pardoned: ReadonlySet<string> = new Set()): void => {
		for (const w of words(id))
			if (!out.has(w) && !pardoned.has(w) && !joining.has(w)) out.set(w, where);
	};
	for (const path of tracked('data').filter(
		(p) => p.endsWith('.yaml') && !/\/(scenarios|mapping)/.test(p),
	)) {
		const doc: unknown = parse(text(path));
		if (!isPlain(doc) || doc['role'] === 'library' || path.startsWith('data/common/')) continue;
		for (const key of ['pack', 'game']) if (typeof doc[key] === 'string') add(doc[key], path);
		for (const section of [
			'elements',
			'kinds',
			'pieces',
			'zones',
			'spaces',
			'registers',
			'presets',
			'params',
			'marks',
		])
			for (const id of keys(doc[section]))
				add(id, path, choices.includes(section) ? own : undefined);
		for (const kind of Object.values(isPlain(doc['kinds']) ? doc['kinds'] : {}))
			for (const id of keys(isPlain(kind) ? kind['marks'] : undefined)) add(id, path);
	}
	return out;
}

// names of formats that interop reads; the only file where words of others may stand
const exempt = /^packages\/interop\/src\/(recording\/format|format-names)\.ts$/;
const sources = tracked('packages', 'apps').filter(
	(p) =>
		/^(packages\/[^/]+\/src|apps\/studio\/src)\/.*\.(ts|svelte|js|mjs|css)$/.test(p) &&
		!/\.test\.ts$|\/testing\.ts$|\/generated\//.test(p) &&
		!exempt.test(p),
);

test('the list of shared words is short', () => {
	expect(Object.keys(generic).length).toBeLessThanOrEqual(30);
});

test('no word of a game stands in the engine', () => {
	const game = declared();
	expect(game.size).toBeGreaterThan(10);
	const found: string[] = [];
	for (const path of sources) {
		text(path)
			.split('\n')
			.forEach((line, i) => {
				for (const w of words(line))
					if (game.has(w) && !generic[w]) found.push(`${path}:${i + 1} ${w} (${game.get(w)})`);
			});
	}
	expect(found).toEqual([]);
});

test('every word on the list is still shared', () => {
	const game = declared();
	expect(Object.keys(generic).filter((w) => !game.has(w))).toEqual([]);
});
