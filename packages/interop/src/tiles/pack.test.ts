import type { Program } from '@tilewright/lang';
import { type Kind, foldId, limits, parseYaml, sourceFile, validate } from '@tilewright/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameMapping } from '../recording/names.ts';
import { type ImportedPack, importTiles } from './pack.ts';

const mappings: readonly GameMapping[] = [
	{
		game: 'plot',
		pack: 'hut',
		mapping: {
			mapping: 'jcz-hut',
			format: 1,
			for: 'jcz',
			drawn: {
				road: { kind: 'lane', marks: { inn: 'pond', lake: 'pond' } },
				field: { kind: 'meadow' },
				well: { mark: 'well' },
			},
		},
	},
];

function imported(
	xml: string,
	path = 'tiles.xml',
	takenTiles: readonly string[] = [],
): ImportedPack {
	return importTiles(path, new TextEncoder().encode(xml), mappings, {
		game: 'plot',
		use: ['hut'],
		takenTiles,
		compileWith: () => ({ program: { tiles: [] } as unknown as Program, diagnostics: [] }),
	});
}

function read(made: ImportedPack, name: string, kind: Kind): Record<string, unknown> {
	const doc = parseYaml(sourceFile(name, made.files[name]!));
	expect([...doc.diagnostics, ...validate(kind, doc)]).toEqual([]);
	return doc.value as Record<string, unknown>;
}

const inAttribute = (text: string): string =>
	[...text].map((c) => (/\w/.test(c) ? c : `&#x${c.codePointAt(0)!.toString(16)};`)).join('');
const character = fc.oneof(
	fc.constantFrom(...'abAB12-.+_/ :#"\'\\{}[],&<>!?%@`~|*'),
	fc.constantFrom(
		'\t',
		'\n',
		'\r',
		'\u0085',
		'\u009b',
		'\u00a0',
		'\u2028',
		'\u202e',
		'\ufeff',
		'😀',
	),
	fc.constantFrom('ﬁ', 'Ａ', 'é', 'e\u0301', '\ufffd', '\u{10ffff}'),
);
const id = fc.oneof(
	fc.string({ unit: character, maxLength: 8 }),
	fc.constantFrom('__proto__', 'constructor', 'prototype', '<<', 'true', 'null', '7', '007', '1e5'),
	fc.string({ unit: character, minLength: 30, maxLength: 130 }),
);
const part = fc.constantFrom(
	'<road>N S</road>',
	'<road inn="1" lake="3">E</road>',
	'<road/>',
	'<field>NL NR</field>',
	'<field>EL</field>',
	'<well/>',
	'<moat>N</moat>',
);
const tile = fc.record({ id, parts: fc.array(part, { maxLength: 4 }) });

test('whatever an import writes is read back to the same', () => {
	fc.assert(
		fc.property(
			fc.array(tile, { minLength: 1, maxLength: 8 }),
			fc.option(id),
			fc.constantFrom('tiles.xml', '007.xml', '\u2028.xml', '.xml', 'true.xml'),
			(tiles, set, path) => {
				const xml = [
					'<pack>',
					...tiles.map((t) => `<tile id="${inAttribute(t.id)}">${t.parts.join('')}</tile>`),
					...(set === null ? [] : [`<tile-set id="${inAttribute(set)}"/>`]),
					'</pack>',
				].join('');
				const made = imported(xml, path);
				const codes = made.diagnostics.map((d) => d.code);
				if (made.id === undefined) {
					expect(codes).toContain('IMPORT-NO-TILES');
					return;
				}
				expect(read(made, 'pack.yaml', 'pack')['pack']).toBe(made.id);
				const ours = read(made, 'tiles.yaml', 'tiles')['tiles'] as object;
				const mapping = read(made, 'mapping.yaml', 'mapping');
				const theirs = Object.entries(mapping['tiles'] as Record<string, string>);
				expect(theirs.map(([, to]) => to).sort()).toEqual(Object.keys(ours).sort());
				const wanted = tiles.map((t) => t.id);
				for (const [from] of theirs) expect(wanted).toContain(from);
				if (theirs.length < tiles.length) expect(codes).toContain('IMPORT-LEFT');
				const sets = Object.keys((mapping['sets'] as object | undefined) ?? {});
				if (sets.length > 0) expect(sets).toEqual([set]);
				else if (set !== null) expect(codes).toContain('IMPORT-LEFT');
			},
		),
		{ numRuns: 1000 },
	);
});

test('an id that is like one of the game, or of the description, gets a number, and a finding tells so', () => {
	const id = fc.constantFrom(...'aAbBcC', 'a-2', 'A-2', 'l1', 'L1', 'II', 'a!', '!');
	const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 6 });
	fc.assert(
		fc.property(ids, fc.array(id, { maxLength: 4 }), (theirs, taken) => {
			const xml = theirs.map((one) => `<tile id="${inAttribute(one)}"/>`).join('');
			const made = imported(`<pack>${xml}</pack>`, 'tiles.xml', taken);
			const named = read(made, 'mapping.yaml', 'mapping')['tiles'] as Record<string, string>;
			expect(Object.keys(named).sort()).toEqual([...theirs].sort());
			const ours = Object.values(named).map(foldId);
			expect(new Set([...ours, ...taken.map(foldId)]).size).toBe(
				ours.length + new Set(taken.map(foldId)).size,
			);
			const numbered = made.diagnostics.filter((d) => d.code === 'IMPORT-RENAMED');
			for (const one of theirs) {
				const isKept = named[one] === one || !/^[\w-]+$/.test(one);
				if (!isKept) expect(numbered.some((d) => d.message.includes(`"${one}"`))).toBe(true);
			}
		}),
	);
});

describe('a description as large as a file may be', () => {
	const many = (n: number, text: (i: number) => string): string =>
		`<a>${Array.from({ length: n }, (_, i) => text(i)).join('')}</a>`;
	test.each([
		['tiles with one id', many(60_000, () => '<tile id="!"/>'), 'IMPORT-LEFT'],
		['more tiles than a set-up may have', many(50_000, (i) => `<tile id="!${i}"/>`), 'RULE-LIMIT'],
		['tiles without an id', many(100_000, () => '<tile/>'), 'IMPORT-NO-TILES'],
		[
			'counts of tiles that are not described',
			many(60_000, (i) => (i === 0 ? '<tile id="x"/><tile-set>' : `<ref tile=""/>`)).replace(
				'</a>',
				'</tile-set></a>',
			),
			'IMPORT-LEFT',
		],
	])('%s', (_, xml, code) => {
		expect(xml.length).toBeLessThanOrEqual(limits.fileBytes);
		const { diagnostics } = imported(xml);
		expect(diagnostics.map((d) => d.code)).toContain(code);
		expect(diagnostics.length).toBeLessThanOrEqual(limits.diagnosticsPerFile + 2);
	});
});

test('tiles are counted by the ids of the description', () => {
	const { files } = imported(
		'<a><tile id="x"/><tile id="y"/><tile id="X"/><tile-set id="s"><ref tile="y" count="2"/><ref tile="X"/></tile-set></a>',
	);
	expect(files['tiles.yaml']).toBe(
		'format: 1\ntiles:\n  x: { copies: 0 }\n  y: { copies: 2 }\n  X-2: { copies: 1 }\n',
	);
});
