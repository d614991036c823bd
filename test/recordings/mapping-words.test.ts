import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mappingFindings } from '@tilewright/interop';
import {
	type Workspace,
	type WorkspaceFile,
	compile,
	loadWorkspace,
	readDocument,
} from '@tilewright/lang';
import { type Data, type DataPath, schemaPlaces } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { root } from '../support/packs.ts';
import { partOf } from '../support/part.ts';

const files = {
	pack: `format: 1
pack: fair
game: fair
role: game
title: Fair
version: 1.0.0
licence: MIT
says: A pack of a test.
seats: { min: 2, max: 3 }
`,
	rules: `format: 1
verbs:
  placeTile: { it: placement }
elements:
  lanterns: { says: Lanterns hang. }
params:
  mood: { says: "The mood is {mood}.", values: [merry, gloomy], default: merry }
  purse: { says: "Each has {purse} men.", default: 3, min: 1, max: 9 }
kinds:
  way: { connect: edge, form: line, complete: open == 0, value: { tiles: { count: tiles, each: 1 } } }
  wall: { connect: edge, form: block, complete: open == 0, value: {} }
pieces:
  man: { per-seat: param.purse, stands-on: [way, wall] }
  coin: { shared: 8, faces: { one: 3, five: 5 }, starts: bag }
marks:
  deep: { of: tile }
  fine: { of: way }
zones:
  bag: { order: shuffled, shows: nobody }
  lots: { holds: tiles, shows: all }
spaces:
  gate: { kinds: way }
registers:
  size: { per: game }
reasons:
  way: [strolled]
timeline:
  turn: [start, { part: [draw, { actions: tile, pick: 1 }, { actions: main, pick: 1, pass: true }, { wave: evening }] }, end]
  wave: { round: [offer, freeze, ledger, return], once: [award] }
  end-game: [last, { wave: night }]
actions:
  lay: { group: tile, choose: { among: { there: placements(drawn) } }, where: "can(placeTile, there)", do: [{ place-tile: { at: there } }] }
  stand: { group: main, choose: { among: { spot: placed.segments } }, key: [stand, spot], do: [{ choose: { id: flag, who: active, options: [red, blue] } }] }
rules:
  - { id: drawOne, at: draw, do: [{ draw-tile: {} }] }
  - { id: stroll, at: start, do: [{ collect: { features: features(way), reason: strolled } }] }
`,
	tiles: `format: 1
tiles:
  S: { copies: 9, way: E-W fine }
  K: { copies: 4, way: E-W, wall: [N], deep: true, group: late }
`,
};

const mapping = `format: 1
mapping: theirs
for: theirs
pack: fair
sets:
  set: { packs: [fair], params: { mood: gloomy, purse: 4 }, elements: { lanterns: true } }
tiles:
  s: S
  k: { tile: K, turn: 1, places: { N-E: N } }
starts:
  s: { params: { mood: merry } }
kinds: { Way: way, Wall: wall }
pieces: { small: man, big: { way: man, wall: coin } }
locations: { Door: gate, Heart: inner, Top: N-E }
elements:
  lamp: lanterns
  lamps: { packs: [fair], elements: { lanterns: false }, params: { purse: 2 }, count: purse }
rules:
  mood: { param: mood, values: { a: merry, b: gloomy } }
  light: { element: lanterns, values: { "yes": true } }
actions:
  LAY: { action: lay, key: "lay {tile} {cell} {turn}" }
  STAND:
    - { action: stand, key: "stand {spot}", when: { piece: [man], kind: [way] }, then: [{ action: flag, key: "flag red" }] }
    - { action: stand, key: "stand {number in lots}" }
  RISE: { action: stand, key: "stand gate", when: { piece: [coin], kind: [wall] }, then: [{ action: flag, key: "flag blue" }] }
messages:
  LAY: { as: "{a:tile} {b:cell} {c:turn}" }
  WAIT: { as: [ "{a:place}" ], reseeds: random, before: evening }
chance:
  bag: { order: [coin one, coin five], after: [WAIT] }
phases:
  Laying: { asks: [lay] }
  Waiting: { awaits: WAIT }
  Confirming: { asks: [flag], before: WAIT, choiceConfirmedBy: WAIT, passConfirmedBy: WAIT }
unasked: [flag]
offers:
  Tile: { as: "LAY {of:tile}" }
held:
  COIN: { piece: coin, size: size }
lines: { tiles: tiles, none: false }
points:
  way: { kind: way, rule: stroll, reason: strolled }
  ways: { kind: way, rule: [stroll] }
silent: [{ kind: wall, rule: stroll, reason: strolled }]
groups: { late: late }
facts: { purse: purse }
drawn:
  way: { kind: way, mark: deep, marks: { f: fine }, instead: { w: wall } }
`;

const fileOf = (name: string, content: string): WorkspaceFile => ({
	path: `fair/${name}.yaml`,
	bytes: new TextEncoder().encode(content),
});

const pack = new Map(
	Object.entries(files).map(([name, content]) => {
		const file = fileOf(name, content);
		return [file, readDocument(file)];
	}),
);

const workspaceWith = (text: string): Workspace =>
	loadWorkspace(
		[...pack.keys(), fileOf('mapping', text)],
		(file) => pack.get(file) ?? readDocument(file),
	);

const document = workspaceWith(mapping).documents.find((d) => d.kind === 'mapping')!;

interface Word {
	readonly path: DataPath;
	readonly isKey: boolean;
	readonly text: string;
}

const entriesOf = (value: Data | undefined): [string, Data][] =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

function wordsIn(value: Data): Word[] {
	return [...schemaPlaces('mapping', value)].flatMap(({ place, value: at }): Word[] => {
		const { path, ref } = place;
		const own = (text: Data, where: DataPath, isKey = false): Word[] =>
			typeof text === 'string' ? [{ path: where, isKey, text }] : [];
		if (path[0] === 'rules' && path.length === 2) {
			const param = entriesOf(at).find(([key]) => key === 'param');
			const values = entriesOf(entriesOf(at).find(([key]) => key === 'values')?.[1]);
			if (param === undefined) return [];
			return values.flatMap(([theirs, v]) => own(v, [...path, 'values', theirs]));
		}
		if (ref === undefined) return [];
		if (Array.isArray(at)) return at.flatMap((item, i) => own(item, [...path, i]));
		if (typeof at === 'string') return own(at, path);
		return entriesOf(at).flatMap(([key, inner]) => [
			...own(key, [...path, key], true),
			...(ref === 'param' ? own(inner, [...path, key]) : []),
		]);
	});
}

function misspelt({ path, isKey, text }: Word): { readonly edited: string; readonly at: number } {
	const { yaml } = document;
	const { start, end } = isKey ? yaml.keyRangeOf(path) : yaml.rangeOf(path);
	const source = yaml.file.text;
	const inside = start + source.slice(start, end).indexOf(text);
	const wrong = text.length === 1 ? `${text}zzz` : `${text.slice(0, -1)}z`;
	return {
		edited: `${source.slice(0, inside)}${wrong}${source.slice(inside + text.length)}`,
		at: start,
	};
}

describe('a mapping', () => {
	test('that names only what there is has no finding', () => {
		const workspace = workspaceWith(mapping);
		expect(compile(workspace, { game: 'fair', seats: 2 }).diagnostics).toEqual([]);
		expect(workspace.diagnosticsOf((path) => path.endsWith('mapping.yaml'))).toEqual([]);
		expect(mappingFindings(workspace)).toEqual([]);
	});

	const words = wordsIn(document.yaml.value!);

	test.each(words.map((word) => [`${word.path.join('.')}: ${word.text}`, word] as const))(
		'with %s misspelt has a finding there, and a hint',
		(_name, word) => {
			const { edited, at } = misspelt(word);
			const found = mappingFindings(workspaceWith(edited));
			expect(found.map((d) => d.start)).toContain(at);
			for (const d of found) {
				expect(['LINK-ID-UNKNOWN', 'LINK-PARAM-VALUE']).toContain(d.code);
				expect(d.excerpt).toMatch(/\^/);
			}
			if (word.text.length > 3) expect(found.find((d) => d.start === at)!.hint).toBeDefined();
		},
	);

	test.each([
		['flag red', 'flag rod'],
		['stand {spot}', 'stant {spot}'],
		['stand gate', 'stand gite'],
		['number in lots', 'number in lits'],
		['{b:cell}', '{b:cel}'],
		['{of:tile}', '{of:til}'],
		['purse: 4', 'purse: 44'],
		['mood: gloomy', 'mood: true'],
		['"yes": true', '"yes": merry'],
	])('with %s written as %s has one finding', (right, wrong) => {
		expect(mapping).toContain(right);
		expect(mappingFindings(workspaceWith(mapping.replace(right, wrong)))).toHaveLength(1);
	});

	test.each(['{ a: { b: 1 } }', '[{ a: 1 }, [2]]', 'null', 'true', '7', "''"])(
		'with %s at any place has findings of the schema or of its words, and no fault',
		(odd) => {
			const { value } = document.yaml;
			for (const path of partOf(pathsIn(value!).slice(1), 6)) {
				const workspace = workspaceWith(
					JSON.stringify(replacedAt(value!, path, '\0')).replace('"\\u0000"', odd),
				);
				const all = [...workspace.diagnostics, ...mappingFindings(workspace)];
				for (const { message } of all) expect(message).not.toContain('[object');
			}
		},
	);

	test('has all keys here that name something of ours, and each other text of the schema is theirs', () => {
		const schema = JSON.parse(
			readFileSync(join(root, 'schemas/mapping.schema.json'), 'utf8'),
		) as Schema;
		const { refs, plain } = textsOf(schema, '');
		const met = new Set(
			[...schemaPlaces('mapping', document.yaml.value!)].flatMap(({ place: { path, ref } }) =>
				ref === undefined ? [] : [`${ref} ${starred(schema, path).join('.')}`],
			),
		);
		expect([...refs].filter((r) => !met.has(r))).toEqual([]);
		expect([...plain].filter((p) => !theirs.has(p))).toEqual([]);
	});
});

function pathsIn(value: Data): DataPath[] {
	const inner =
		typeof value === 'object' && value !== null ? (Object.entries(value) as [string, Data][]) : [];
	return [[], ...inner.flatMap(([key, v]) => pathsIn(v).map((rest) => [key, ...rest]))];
}

function replacedAt(value: Data, [step, ...rest]: DataPath, by: Data): Data {
	if (step === undefined) return by;
	const copy = structuredClone(value) as Record<string | number, Data>;
	copy[step] = replacedAt(copy[step]!, rest, by);
	return copy as Data;
}

/** Texts of the schema that name nothing of ours, or that tests of their own misspell: values of params and keys of options. */
const theirs: ReadonlySet<string> = new Set([
	'mapping',
	'for',
	'rules.*.values.*',
	'rules.*.default',
	'actions.*.key',
	'actions.*.cell',
	'actions.*.kind',
	'actions.*.then.*.key',
	'actions.*.*.key',
	'actions.*.*.cell',
	'actions.*.*.kind',
	'actions.*.*.then.*.key',
	'messages.*.as',
	'messages.*.as.*',
	'messages.*.reseeds',
	'offers.*.as',
	'offers.*.called',
	'drawn.*.derived.*',
]);

interface Schema {
	readonly type?: string;
	readonly $ref?: string;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly additionalProperties?: boolean | Schema;
	readonly items?: Schema;
	readonly anyOf?: readonly Schema[];
	readonly 'x-ref'?: string;
}

function textsOf(
	schema: Schema,
	path: string,
	isRef = false,
): Record<'refs' | 'plain', Set<string>> {
	const refs = new Set<string>();
	const plain = new Set<string>();
	const ref = schema['x-ref'];
	if (ref !== undefined) refs.add(`${ref} ${path}`);
	const named = schema.$ref?.split('/').at(-1);
	const isText = schema.type === 'string' || named === 'name' || named === 'param-value';
	if (ref === undefined && !isRef && isText) plain.add(path);
	const visit = (inner: Schema, at: string, isInRef: boolean): void => {
		const found = textsOf(inner, at, isInRef);
		for (const one of found.refs) refs.add(one);
		for (const one of found.plain) plain.add(one);
	};
	for (const [key, inner] of Object.entries(schema.properties ?? {}))
		visit(inner, path === '' ? key : `${path}.${key}`, false);
	if (typeof schema.additionalProperties === 'object')
		visit(schema.additionalProperties, `${path}.*`, ref === 'param');
	if (schema.items !== undefined) visit(schema.items, `${path}.*`, ref !== undefined);
	for (const inner of schema.anyOf ?? []) visit(inner, path, isRef);
	return { refs, plain };
}

/** A path of a document with a star for each key and each place in a list that the schema does not name. */
function starred(schema: Schema, path: DataPath): readonly string[] {
	const [step, ...rest] = path;
	if (step === undefined) return [];
	const branches = [schema, ...(schema.anyOf ?? [])];
	for (const { properties, additionalProperties, items } of branches) {
		const named = properties?.[step];
		if (named !== undefined) return [String(step), ...starred(named, rest)];
		const inner = typeof step === 'number' ? items : additionalProperties;
		if (typeof inner === 'object') return ['*', ...starred(inner, rest)];
	}
	return path.map(() => '*');
}
