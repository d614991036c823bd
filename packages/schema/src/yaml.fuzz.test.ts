import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { expect, test } from 'vitest';
import { applyFix, hasErrors } from './diagnostic.ts';
import { kinds } from './generated/kinds.ts';
import { expressionsOf, validate } from './schema-check.ts';
import { sourceFile } from './source.ts';
import { type Data, type YamlDocument, parseYaml, valueAt } from './yaml.ts';
import type { DataPath } from './yaml-tree.ts';
import { inBoundedTime } from './testing.ts';

const seeds = [
	'format: 1\ntiles:\n  A: { copies: 2, spot: centre, line: S }\n  C: { block: N-E-S-W mark }\n',
	'rules:\n  - id: seed\n    at: after-place\n    when: "!placed.x && y # z"\n    do:\n      - place: { piece: ingot, at: placed, short: skip }\n',
	"a: |\n  two\n  lines\nb: >-\n  folded\n  text\nc: 'it''s'\nd: \"\\u00e9\\n\"\n",
	'a:\n- b\n- [c, { d: e }]\n# note\n? f\n: g\n',
];
const piece = fc.constantFrom(
	...[
		'{',
		'}',
		'[',
		']',
		':',
		': ',
		' #',
		'"',
		"'",
		'!',
		'&a',
		'*a',
		'- ',
		'? ',
		'\t',
		'\n',
		'\r\n',
	],
	...['\n  ', '|', '>', ',', '<<', '---\n', '...\n', '%YAML 1.1\n', '@', '`', '__proto__', '.inf'],
	...['1e999', '0x1', 'can(a, b)', '\\', '\u0000', '\ud800', '\ufeff', '~', '=', 'a: '],
);

const mutated: fc.Arbitrary<string> = fc
	.tuple(
		fc.constantFrom(...seeds),
		fc.array(fc.tuple(fc.nat(), fc.nat(6), piece), { minLength: 1, maxLength: 8 }),
	)
	.map(([seed, changes]) =>
		changes.reduce((text, [where, cut, put]) => {
			const at = where % (text.length + 1);
			return text.slice(0, at) + put + text.slice(at + cut);
		}, seed),
	);

function isSound(doc: YamlDocument): void {
	const { file } = doc;
	for (const d of doc.diagnostics) {
		expect(d.code).not.toBe('YAML-UNREADABLE');
		expect(d.start).toBeGreaterThanOrEqual(0);
		expect(d.end).toBeGreaterThanOrEqual(d.start);
		expect(d.end).toBeLessThanOrEqual(file.text.length);
		expect(d.message).not.toMatch(/undefined|\[object|NaN/);
	}
}

test('no text makes the reader throw, and every finding lies inside the text', () => {
	fc.assert(
		fc.property(
			fc.oneof(
				mutated,
				fc.string({ unit: 'binary', maxLength: 80 }),
				fc.array(piece).map((p) => p.join('')),
			),
			(text) => {
				inBoundedTime(() => {
					const doc = parseYaml(sourceFile('f', text));
					isSound(doc);
					for (const kind of kinds) {
						for (const d of validate(kind, doc)) expect(d.end).toBeLessThanOrEqual(text.length);
					}
				});
			},
		),
		{ numRuns: 600 },
	);
});

test('what the reader accepts without a word, it reads as the library does', () => {
	const word = fc.string({ unit: fc.constantFrom(...'abc-_.:#!,()[] 01\n"\''), maxLength: 8 });
	const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
		tree: fc.oneof(
			{ maxDepth: 4 },
			word,
			fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
			fc.boolean(),
			fc.array(tie('tree'), { maxLength: 4 }),
			fc.dictionary(
				word.filter((w) => !reserved.includes(w)),
				tie('tree'),
				{ maxKeys: 4, noNullPrototype: true },
			),
		),
	}));
	fc.assert(
		fc.property(fc.record({ a: tree }), fc.boolean(), (data, flow) => {
			const text = stringify(data, { collectionStyle: flow ? 'flow' : 'any', lineWidth: 40 });
			const doc = parseYaml(sourceFile('f', text));
			isSound(doc);
			if (doc.diagnostics.length > 0) return;
			expect(JSON.parse(JSON.stringify(doc.value))).toEqual(parse(text));
			placesAgree(doc, doc.value ?? null, []);
		}),
		{ numRuns: 500 },
	);
});

const reserved = ['<<', '__proto__'];

function placesAgree(doc: YamlDocument, value: Data, path: DataPath): void {
	const node = doc.nodeAt(path);
	expect(node).toBeDefined();
	expect(valueAt(doc.value, path)).toBe(value);
	if (typeof value === 'object' && value !== null) {
		const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
		for (const step of steps) {
			const inner = valueAt(value, [step]);
			placesAgree(doc, inner ?? null, [...path, step]);
			const { start, end } = doc.rangeOf([...path, step]);
			expect(start).toBeGreaterThanOrEqual(node?.start ?? 0);
			expect(end).toBeLessThanOrEqual(node?.end ?? 0);
		}
		return;
	}
	if (typeof value !== 'string' || node?.style === 'double') return;
	for (let i = 0; i < value.length; i++) {
		if (/\s/.test(value[i] ?? '')) continue;
		expect(doc.file.text[doc.offsetIn(path, i)]).toBe(value[i]);
	}
}

test('applying the fixes that are offered never makes a text worse', () => {
	fc.assert(
		fc.property(mutated, (text) => {
			const before = parseYaml(sourceFile('f', text)).diagnostics;
			const fix = before.find((d) => d.fix !== undefined);
			if (fix?.fix === undefined) return;
			const after = parseYaml(sourceFile('f', applyFix('f', text, fix.fix))).diagnostics;
			const again = after.filter((d) => d.code === fix.code && d.start === fix.start);
			expect(again.filter((d) => d.message === fix.message)).toEqual([]);
		}),
		{ numRuns: 600 },
	);
});

test('expressions are found in whatever data there is', () => {
	fc.assert(
		fc.property(mutated, fc.constantFrom(...kinds), (text, kind) => {
			const doc = parseYaml(sourceFile('f', text));
			for (const e of expressionsOf(kind, doc)) {
				expect(String(valueAt(doc.value, e.path))).toBe(e.text);
			}
			expect(hasErrors(doc.diagnostics) || doc.value !== undefined).toBe(true);
		}),
		{ numRuns: 500 },
	);
});
