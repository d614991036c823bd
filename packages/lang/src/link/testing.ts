import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { compileToy, manifest } from '../testing.ts';
import type { Sort as AnySort } from './pack-words.ts';
import type { Selection } from './ruleset.ts';

export type Compiled = ReturnType<typeof compileToy>;

export interface Around {
	readonly names?: readonly [string, string];
	readonly use?: string;
	readonly more?: Readonly<Record<string, string>>;
	readonly rules?: string;
	readonly tiles?: readonly [string, string];
	readonly selection?: Partial<Selection>;
}

export function strangers(
	first: string,
	second: string,
	{
		names = ['left', 'right'],
		use = 'toy',
		more = {},
		rules = '',
		tiles = ['', ''],
		selection = {},
	}: Around = {},
): Compiled {
	const [left, right] = names;
	const tilesOf = (pack: string, text: string): Record<string, string> =>
		text === '' ? {} : { [`${pack}/tiles.yaml`]: `format: 1\n${text}` };
	const packs = {
		...tilesOf(left, tiles[0]),
		...tilesOf(right, tiles[1]),
		[`${left}/pack.yaml`]: manifest(left, `role: expansion\nuse: [${use}]\n`),
		[`${left}/rules.yaml`]: `format: 1\n${first}`,
		[`${right}/pack.yaml`]: manifest(right, `role: expansion\nuse: [${use}]\n`),
		[`${right}/rules.yaml`]: `format: 1\n${second}`,
		...more,
	};
	return compileToy(rules, { with: names, ...selection }, packs);
}

export const codes = ({ diagnostics }: Compiled): string[] => diagnostics.map((d) => d.code);
export const errors = ({ diagnostics }: Compiled): string[] =>
	diagnostics.filter((d) => d.severity === 'error').map((d) => d.code);

export const register = (id: string): string => `registers: { ${id}: { per: game } }\n`;
export const set = (id: string, to: string): string =>
	`do: [{ set: { register: ${id}, to: "${to}" } }]`;

/** Names of packs and words that sort alike, whether a word stands alone or with its pack. */
export const alike: {
	readonly names: readonly [string, string];
	readonly words: readonly [string, string];
} = {
	names: ['sama', 'samb'],
	words: ['same', 'samf'],
};

/** A program without what only names: sources, the digest, and the words themselves. */
export function nameless({ program, diagnostics }: Compiled): string {
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	return JSON.stringify({ ...program!, sources: [], hash: '' })
		.replace(/"(source|start|end)":\d+/g, '')
		.replace(/\b(sam[ab]\.)?(same|samf)\b/g, 'word');
}

/** Sorts that a program knows; looks, and what packs add to a third one's declarations, have tests of their own. */
export type Sort = Exclude<AnySort, 'colour' | 'glyph' | 'line' | `param.${string}`>;

export const sorts: Readonly<
	Record<Sort, (word: string, id: string) => readonly [string, string?]>
> = {
	element: (word, id) => [
		`${register(id)}elements: { ${word}: { says: It is on. } }\nrules:\n  - { id: act${id}, at: end, given: element.${word}, when: element.${word}, ${set(id, '1')} }\n`,
	],
	param: (word, id) => [
		`${register(id)}params: { ${word}: { default: ${id === 'kone' ? 3 : 5}, min: 1, max: 9, says: "So many: {n}." } }\npieces: { p${id}: { per-seat: param.${word}, stands-on: line } }\nrules: [{ id: act${id}, at: end, given: param.${word} > 2, ${set(id, `param.${word}`)} }]\n`,
	],
	preset: (word, id) => [
		`elements: { e${id}: { says: It is on. } }\npresets: { ${word}: { says: It is off., elements: { e${id}: false } } }\n${register(id)}`,
	],
	kind: (word, id) => [
		`${register(id)}kinds: { ${word}: { connect: edge, form: line, complete: open == 0, touch: { near${id}: land }, value: { tiles: { count: tiles, each: ${id === 'kone' ? 3 : 5} } } } }\npieces: { p${id}: { per-seat: 1, stands-on: ${word} } }\nmodify: [{ id: more${id}, query: value, of: ${word}, when: "it.kind == ${word}", add-line: { m${id}: { each: 1 } } }]\nrules: [{ id: act${id}, at: end, ${set(id, `features(${word}).size()`)} }]\n`,
		`tiles:\n  T${id}: { copies: 2, ${word}: E-W, areas: { land: [NL-NR>N, SL-SR] } }\n`.replace(
			'>N',
			'',
		),
	],
	mark: (word, id) => [
		`${register(id)}marks: { ${word}: { of: line }, t${id}: { of: tile } }\nrules: [{ id: act${id}, at: after-place, when: "placed.segments.exists(s, s.${word})", ${set(id, '1')} }]\n`,
		`tiles:\n  T${id}: { copies: 2, line: E-W ${word} }\n`,
	],
	piece: (word, id) => [
		`${register(id)}pieces:\n  ${word}: { per-seat: ${id === 'kone' ? 1 : 2}, stands-on: line }\n  p${id}: { like: ${word}, per-seat: 4 }\nrules: [{ id: act${id}, at: end, ${set(id, `active.${word === '' ? '' : 'supply'}.filter(p, p.kind == ${word}).size()`)} }]\n`,
	],
	zone: (word, id) => [
		`${register(id)}pieces: { p${id}: { neutral: 3, starts: ${word} } }\nzones: { ${word}: {}, h${id}: {} }\nrules: [{ id: act${id}, at: end, do: [{ draw: { from: ${word}, to: h${id} } }, { set: { register: ${id}, to: "${word}.size()" } }] }]\n`,
	],
	space: (word, id) => [
		`${register(id)}spaces: { ${word}: { kinds: line } }\nrings: { r${id}: [${word}] }\npieces: { p${id}: { neutral: 1, stands-on: space, starts: ${word} } }\nrules: [{ id: act${id}, at: end, ${set(id, `${word}.pieces.size()`)} }]\n`,
	],
	ring: (word, id) => [
		`${register(id)}spaces: { s${id}: { kinds: line } }\nrings: { ${word}: [s${id}] }\nrules: [{ id: act${id}, at: end, ${set(id, `${word}.size()`)} }]\n`,
	],
	register: (word, id) => [
		`${register(id)}registers: { ${word}: { per: seat }, k${word}: { per: game } }\nrules: [{ id: act${id}, at: end, do: [{ set: { register: ${word}, of: active, to: "active.${word} + ${id === 'kone' ? 1 : 2}" } }] }]\n`
			.replace(register(id), '')
			.replace(`, k${word}: { per: game }`, ''),
	],
	limit: (word, id) => [
		`${register(id)}limits: { ${word}: { times: 1, per: turn } }\nactions: { act${id}: { group: main, limit: ${word}, ${set(id, '1')} } }\n`,
	],
	define: (word, id) => [
		`${register(id)}define: { ${word}: { of: feature, value: "it.tiles.size() + ${id === 'kone' ? 1 : 2}" } }\nrules: [{ id: act${id}, at: end, ${set(id, `features(line).sum(f, f.${word} + ${word}(f))`)} }]\n`,
	],
	relation: (word, id) => [
		`${register(id)}relations: { ${word}: { among: { a: features(line), b: features(block) }, where: a.tiles.size() == b.tiles.size() } }\nrules: [{ id: act${id}, at: end, ${set(id, `${word}.size()`)} }]\n`,
	],
	display: (word, id) => [
		`${register(id)}displays: { ${word}: { title: T, value: ${id}, says: A number. } }\n`,
	],
	query: (word, id) => [
		`${register(id)}queries: { ${word}: { of: seat, type: int, value: "it.score + ${id === 'kone' ? 1 : 2}" } }\nmodify: [{ id: more${id}, query: ${word}, add: "1" }]\nrules: [{ id: act${id}, at: end, ${set(id, `${word}(active)`)} }]\n`,
	],
	verb: (word, id) => [
		`${register(id)}verbs: { ${word}: { it: tile } }\nrequire: [{ id: req${id}, verb: ${word}, that: "it.segments(line).size() > ${id === 'kone' ? 1 : 2}", why: differs }]\nrules: [{ id: act${id}, at: after-place, when: "can(${word}, placed)", ${set(id, '1')} }]\n`,
	],
	action: (word, id) => [
		`${register(id)}actions:\n  ${word}: { group: main, when: "active.score > 1", ${set(id, '1')} }\n  again${id}: { like: ${word}, when: "active.score > 2" }\nrules: [{ id: ask${id}, at: after-place, when: possible(${word}), ${set(id, '2')} }]\n`,
	],
	block: (word, id) => [
		`${register(id)}blocks: { ${word}: { ${set(id, '1')} } }\nrules: [{ id: act${id}, at: end, do: [{ block: ${word} }] }]\n`,
	],
	text: (word, id) => [
		`${register(id)}texts: { ${word}: "Not ${id}." }\nforbid: [{ id: no${id}, verb: deploy, when: "${id} > 3", why: ${word} }]\nrules: [{ id: act${id}, at: end, ${set(id, '1')} }]\n`,
	],
	tile: (word, id) => [
		`${register(id)}deck: { start: [{ tile: ${word}, at: ${id === 'kone' ? '3/3' : '5/5'}, beside: true }] }\nrules: [{ id: act${id}, at: after-place, when: "placed.kind == ${word}", ${set(id, '1')} }]\n`,
		`tiles:\n  ${word}: { copies: ${id === 'kone' ? 2 : 3}, line: E-W }\n  T${id}: { like: ${word}, copies: 1 }\n`,
	],
	group: (word, id) => [
		`${register(id)}deck: { groups: { ${word}: { opens: "${id} > 3" } } }\nrules: [{ id: act${id}, at: after-place, when: "deck.size(${word}) < 2 && placed.group == ${word}", ${set(id, '1')} }]\n`,
		`tiles:\n  T${id}: { copies: 2, group: ${word}, line: E-W }\n`,
	],
	touch: (word, id) => [
		`${register(id)}extend: { kinds: { line: { ends: { ${word}: ${id === 'kone' ? 'block' : 'line'} } } } }\nrules: [{ id: act${id}, at: end, ${set(id, `features(line).sum(f, f.${word}.size())`)} }]\n`,
	],
	slot: (word, id) => [
		`${register(id)}insert: [{ id: put${id}, after: ${id === 'kone' ? 'after-place' : 'start'}, steps: [${word}] }]\nrules: [{ id: act${id}, at: ${word}, ${set(id, '1')} }]\n`,
	],
	cause: (word, id) => [
		`${register(id)}rules:\n  - { id: act${id}, at: end, do: [{ return: { pieces: active.onBoard, cause: ${word} } }] }\n  - { id: hear${id}, on: { event: returned, as: e, where: e.cause == ${word} }, ${set(id, '1')} }\n`,
	],
	reason: (word, id) => [
		`${register(id)}rules: [{ id: act${id}, at: after-place, do: [{ collect: { features: features(line), reason: ${word} } }] }]\nmodify: [{ id: more${id}, query: value, of: line, when: "it.reason == ${word}", add-line: { m${id}: { each: 1 } } }]\n`,
	],
	stream: (word, id) => [
		`${register(id)}rules: [{ id: act${id}, at: end, do: [{ roll: { as: r, faces: [1, 2, ${id === 'kone' ? 4 : 6}], stream: ${word} } }, { set: { register: ${id}, to: r } }] }]\n`,
	],
	'tag:piece': (word, id) => [
		`${register(id)}tags: { piece: { ${word}: A person. } }\npieces: { p${id}: { per-seat: 1, tags: [${word}], stands-on: line } }\nrules: [{ id: act${id}, at: end, ${set(id, `pieces.filter(p, p.has(${word})).size()`)} }]\n`,
	],
	'tag:kind': (word, id) => [
		`${register(id)}kinds: { k${id}: { connect: point, complete: "false", tags: [${word}] } }\npieces: { p${id}: { per-seat: 1, stands-on: ${word} } }\nrules: [{ id: act${id}, at: end, ${set(id, `features.filter(f, f.has(${word})).size()`)} }]\n`,
	],
	'tag:tile': (word, id) => [
		`${register(id)}tags: { tile: { ${word}: A tile. } }\nrules: [{ id: act${id}, at: after-place, when: placed.has(${word}), ${set(id, '1')} }]\n`,
		`tiles:\n  T${id}: { copies: 2, tags: [${word}], line: E-W }\n`,
	],
	'tag:rule': (word, id) => [
		`${register(id)}rules:\n  - { id: a${id}, tags: [${word}], at: end, ${set(id, '3')} }\n  - { id: b${id}, after: ${word}, at: end, ${set(id, `${id} * 2`)} }\n`,
	],
	'tag:space': (word, id) => [
		`${register(id)}spaces: { s${id}: { kinds: line, tags: [${word}] } }\nrules: [{ id: act${id}, at: end, ${set(id, `spaces.filter(s, s.has(${word})).size()`)} }]\n`,
	],
};

export const usesBySort: Readonly<
	Partial<Record<Sort, (word: string) => readonly [string, string?]>>
> = {
	element: (w) => [`rules: [{ id: ask, at: end, given: element.${w}, ${set('three', '1')} }]\n`],
	param: (w) => [`rules: [{ id: ask, at: end, ${set('three', `param.${w}`)} }]\n`],
	preset: () => [''],
	kind: (w) => [
		`modify: [{ id: more, query: value, of: ${w}, add-line: { extra: { each: 1 } } }]\nrules: [{ id: ask, at: end, ${set('three', `features(${w}).size()`)} }]\n`,
		`tiles:\n  third: { copies: 1, ${w}: E-W }\n`,
	],
	mark: (w) => [
		`rules: [{ id: ask, at: after-place, when: "placed.segments.exists(s, s.${w})", ${set('three', '1')} }]\n`,
		`tiles:\n  third: { copies: 1, line: E-W ${w} }\n`,
	],
	piece: (w) => [
		`pieces: { third: { like: ${w} } }\nrules: [{ id: ask, at: end, ${set('three', `active.supply.filter(p, p.kind == ${w}).size()`)} }]\n`,
	],
	zone: (w) => [
		`pieces: { third: { neutral: 1, starts: ${w} } }\nrules: [{ id: ask, at: end, ${set('three', `${w}.size()`)} }]\n`,
	],
	space: (w) => [
		`rings: { third: [${w}] }\nrules: [{ id: ask, at: end, ${set('three', `${w}.pieces.size()`)} }]\n`,
	],
	ring: (w) => [`rules: [{ id: ask, at: end, ${set('three', `${w}.size()`)} }]\n`],
	register: (w) => [
		`rules: [{ id: ask, at: end.late, do: [{ set: { register: ${w}, of: active, to: "active.${w} + 1" } }] }]\ninsert: [{ id: late, after: end, steps: [end.late] }]\n`
			.replace('end.late] }]', 'late] }]')
			.replace('at: end.late', 'at: late'),
	],
	limit: (w) => [`actions: { third: { group: main, limit: ${w}, ${set('three', '1')} } }\n`],
	define: (w) => [
		`rules: [{ id: ask, at: end, ${set('three', `features(line).sum(f, f.${w} + ${w}(f))`)} }]\n`,
	],
	relation: (w) => [`rules: [{ id: ask, at: end, ${set('three', `${w}.size()`)} }]\n`],
	query: (w) => [
		`modify: [{ id: more, query: ${w}, add: "1" }]\nrules: [{ id: ask, at: end, ${set('three', `${w}(active)`)} }]\n`,
	],
	verb: (w) => [
		`require: [{ id: more, verb: ${w}, that: "three > 1", why: differs }]\nrules: [{ id: ask, at: after-place, when: "can(${w}, placed)", ${set('three', '1')} }]\n`,
	],
	action: (w) => [
		`actions: { third: { like: ${w}, when: "three > 1" } }\nrules: [{ id: ask, at: after-place, when: possible(${w}), ${set('three', '1')} }]\n`,
	],
	block: (w) => [`rules: [{ id: ask, at: end, when: "three > 7", do: [{ block: ${w} }] }]\n`],
	text: (w) => [`forbid: [{ id: no, verb: deploy, when: "three > 3", why: ${w} }]\n`],
	tile: (w) => [
		`rules: [{ id: ask, at: after-place, when: "placed.kind == ${w}", ${set('three', '1')} }]\n`,
		`tiles:\n  third: { like: ${w}, copies: 1 }\n`,
	],
	group: (w) => [
		`rules: [{ id: ask, at: after-place, when: "deck.size(${w}) < 2 && placed.group == ${w}", ${set('three', '1')} }]\n`,
		`tiles:\n  third: { copies: 1, group: ${w}, line: E-W }\n`,
	],
	touch: (w) => [
		`rules: [{ id: ask, at: end, ${set('three', `features(line).sum(f, f.${w}.size())`)} }]\n`,
	],
	slot: (w) => [`rules: [{ id: ask, at: ${w}, ${set('three', '1')} }]\n`],
	cause: (w) => [
		`rules: [{ id: ask, on: { event: returned, as: e, where: e.cause == ${w} }, ${set('three', '1')} }]\n`,
	],
	reason: (w) => [
		`modify: [{ id: more, query: value, of: block, when: "it.reason == ${w}", add-line: { extra: { each: 1 } } }]\n`,
	],
	'tag:piece': (w) => [
		`pieces: { third: { per-seat: 1, tags: [${w}], stands-on: line } }\nrules: [{ id: ask, at: end, ${set('three', `pieces.filter(p, p.has(${w})).size()`)} }]\n`,
	],
	'tag:kind': (w) => [
		`pieces: { third: { per-seat: 1, stands-on: ${w} } }\nrules: [{ id: ask, at: end, ${set('three', `features.filter(f, f.has(${w})).size()`)} }]\n`,
	],
	'tag:tile': (w) => [
		`rules: [{ id: ask, at: after-place, when: placed.has(${w}), ${set('three', '1')} }]\n`,
		`tiles:\n  third: { copies: 1, tags: [${w}], line: E-W }\n`,
	],
	'tag:rule': (w) => [`rules: [{ id: ask, at: end, after: ${w}, ${set('three', 'kone')} }]\n`],
	'tag:space': (w) => [
		`rules: [{ id: ask, at: end, ${set('three', `spaces.filter(s, s.has(${w})).size()`)} }]\n`,
	],
};

export interface Schema {
	readonly $ref?: string;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly additionalProperties?: Schema | boolean;
	readonly propertyNames?: Schema;
	readonly 'x-declares'?: string;
	readonly 'x-ref'?: string;
}

/** The places below a schema at which words are made: keys that are new names, lists of new names, and tags. */
export function placesOfWords(
	schema: Schema,
	defs: Readonly<Record<string, Schema>>,
	path: string,
): string[] {
	const named = /^#\/\$defs\/(.*)$/.exec(schema.$ref ?? '')?.[1];
	const at = named === undefined ? schema : { ...defs[named], ...schema };
	const makes =
		(at['x-ref'] === undefined && at.propertyNames?.$ref === 'common.schema.json#/$defs/name') ||
		at['x-declares'] === 'value' ||
		at['x-ref']?.startsWith('tag:') === true;
	if (makes) return [path];
	const inner = typeof at.additionalProperties === 'object' ? at.additionalProperties : undefined;
	return [
		...Object.entries(at.properties ?? {}).flatMap(([key, s]) =>
			placesOfWords(s, defs, `${path}.${key}`),
		),
		...(inner === undefined ? [] : placesOfWords(inner, defs, path)),
	];
}

export function rulesSchema(): { readonly $defs: Readonly<Record<string, Schema>> } {
	const path = join(import.meta.dirname, '../../../../schemas/rules.schema.json');
	return JSON.parse(readFileSync(path, 'utf8')) as { $defs: Record<string, Schema> };
}
