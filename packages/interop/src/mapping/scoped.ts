import { type RuleSet, type Sort, type Workspace, link } from '@tilewright/lang';
import { type Data, type DataPath, schemaPlaces } from '@tilewright/schema';
import type { Mapping } from '../recording/names.ts';
import { entriesOf, member } from './declared.ts';

/** The sorts of names that a reference in a mapping may stand for, the likeliest first. */
const sortsOfRef: Readonly<Record<string, readonly Sort[]>> = {
	element: ['element'],
	param: ['param'],
	kind: ['kind'],
	piece: ['piece'],
	tile: ['tile'],
	mark: ['mark'],
	register: ['register'],
	action: ['action'],
	reason: ['reason'],
	group: ['group'],
	line: ['line'],
	stream: ['stream', 'zone'],
	location: ['space'],
};

const sortsOfKey: readonly Sort[] = ['action', 'zone', 'piece', 'kind', 'tile', 'space'];

interface Edit {
	readonly path: DataPath;
	readonly isKey: boolean;
	readonly text: string;
}

/**
 * A mapping with the words of its pack as they are called in a set of packs: two packs that do not know each other may bring the same
 * word, which then stands with its pack.
 */
export function scopedMapping(
	workspace: Workspace,
	game: string,
	pack: string,
	mapping: Mapping,
	packs: readonly string[],
): Mapping {
	const { ruleSet } = link(workspace, { game, with: packs, seats: 2 });
	if (ruleSet === undefined || ruleSet.scopes.namesakes.length === 0) return mapping;
	const value = mapping as unknown as Data;
	const edits = [...schemaPlaces('mapping', value)].flatMap(({ place, value: at }) =>
		editsAt(place.path, place.ref, at, pack, ruleSet),
	);
	return edits.length === 0 ? mapping : (edited(value, edits) as unknown as Mapping);
}

function editsAt(
	path: DataPath,
	ref: string | undefined,
	value: Data,
	pack: string,
	ruleSet: RuleSet,
): Edit[] {
	const { scopes } = ruleSet;
	const resolve = (sorts: readonly Sort[], word: string): string => {
		for (const sort of sorts) {
			const meaning = scopes.meaning(sort, word, pack);
			if (meaning !== undefined && 'id' in meaning) return meaning.id;
		}
		return word;
	};
	const edit = (at: DataPath, isKey: boolean, old: string, text: string): Edit[] =>
		text === old ? [] : [{ path: at, isKey, text }];
	const valueOf = (param: string, word: Data, at: DataPath): Edit[] =>
		typeof word === 'string'
			? edit(at, false, word, resolve([`param.${resolve(['param'], param)}`], word))
			: [];
	if (path[0] === 'actions' && path.at(-1) === 'key' && typeof value === 'string')
		return edit(path, false, value, keyIn(value, resolve));
	if (path[0] === 'rules' && path.length === 2) {
		const param = member(value, 'param');
		if (typeof param !== 'string') return [];
		return entriesOf(member(value, 'values')).flatMap(([theirs, word]) =>
			valueOf(param, word, [...path, 'values', theirs]),
		);
	}
	const named = (at: DataPath, isKey: boolean, word: string): Edit[] =>
		ref === 'rule'
			? edit(at, isKey, word, ruleCalled(ruleSet, pack, word))
			: edit(at, isKey, word, resolve(sortsOfRef[ref ?? ''] ?? [], word));
	if (typeof value === 'string') return named(path, false, value);
	if (Array.isArray(value))
		return value.flatMap((word, i) =>
			typeof word === 'string' ? named([...path, i], false, word) : [],
		);
	if (ref === undefined) return [];
	return entriesOf(value).flatMap(([key, inner]) => [
		...named([...path, key], true, key),
		...(ref === 'param' ? valueOf(key, inner, [...path, key]) : []),
	]);
}

function ruleCalled({ sections }: RuleSet, pack: string, word: string): string {
	const name = `${pack}.${word}`;
	const isOwn = [...sections.values()].some((decls) =>
		[...decls.values()].some((decl) => decl.name === name),
	);
	return isOwn ? name : word;
}

function keyIn(key: string, resolve: (sorts: readonly Sort[], word: string) => string): string {
	return key
		.split(/(\{[^{}]*\}| )/)
		.map((part) => {
			const [, before, zone] = /^(\{.* in )([^{}]*)\}$/.exec(part) ?? [];
			if (zone !== undefined) return `${before!}${resolve(['zone'], zone)}}`;
			return /^[a-zA-Z]/.test(part) ? resolve(sortsOfKey, part) : part;
		})
		.join('');
}

function edited(value: Data, edits: readonly Edit[], depth = 0): Data {
	const own = edits.find((e) => e.path.length === depth && !e.isKey);
	if (own !== undefined) return own.text;
	const inside = (key: string | number): Edit[] =>
		edits.filter((e) => e.path.length > depth && e.path[depth] === key);
	if (Array.isArray(value)) return value.map((item, i) => edited(item, inside(i), depth + 1));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, item]) => {
			const innerEdits = inside(key);
			const name = innerEdits.find((e) => e.isKey && e.path.length === depth + 1)?.text ?? key;
			const rest = innerEdits.filter((e) => !e.isKey || e.path.length > depth + 1);
			return [name, edited(item, rest, depth + 1)];
		}),
	);
}
