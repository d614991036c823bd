import { parseYaml, sourceFile } from '@tilewright/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import {
	type Edited,
	type Path,
	type Value,
	insertIn,
	removeIn,
	renameIn,
	setIn,
} from './index.ts';
import { isList, isMapping } from './value.ts';

const word = fc.constantFrom(
	...['a', 'b c', 'x-y', 'N-E mark 2', 'true', '7', '', "it's", '"q"', 'a: b', 'c #d', '[', '- z'],
	...[
		'{ x }',
		'two\nlines\n',
		'one\n\ntwo',
		' lead',
		'ö',
		'a, b',
		'!no',
		'? x',
		'x:',
		'...',
		'|',
		'tab\there',
	],
);
const key = fc.constantFrom(
	'a',
	'b',
	'c',
	'd e',
	'f-g',
	'1',
	'true',
	'x: y',
	'ü',
	'long-key-of-a-kind',
);
const scalar: fc.Arbitrary<Value> = fc.oneof(
	word,
	fc.integer({ min: -99, max: 99 }),
	fc.boolean(),
	fc.constant(null),
);
const { value } = fc.letrec<{ value: Value }>((tie) => ({
	value: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		scalar,
		fc.array(tie('value'), { maxLength: 4 }),
		fc.dictionary(key, tie('value'), { maxKeys: 4 }),
	),
}));
const root = fc.dictionary(key, value, { minKeys: 1, maxKeys: 5 });

const written: fc.Arbitrary<string> = fc
	.tuple(
		root,
		fc.boolean(),
		fc.constantFrom(2, 4),
		fc.boolean(),
		fc.infiniteStream(fc.nat(9)),
		fc.boolean(),
	)
	.map(([data, flow, indent, indentSeq, dice, crlf]) => {
		const text = stringify(data, {
			indent,
			indentSeq,
			collectionStyle: flow ? 'flow' : 'any',
			defaultStringType: 'PLAIN',
			lineWidth: 60,
		});
		const strewn = text.split('\n').flatMap((line, i, all) => {
			const safe = /^ *(?:- )*[\w-]+: (?:[\w-]+|\{.*\}|\[.*\])$/.test(line);
			const opens =
				/^[\w-]+:(?: \S+)?$/.test(line) && i > 0 && /^[\w-]+: [\w-]+$/.test(all[i - 1] ?? '');
			const roll = dice.next().value ?? 0;
			const noted = safe && roll < 3 ? `${line} # note ${i}` : line;
			return opens && roll > 6 ? [...(roll > 7 ? [''] : []), '# above', noted] : [noted];
		});
		const whole = strewn.join('\n');
		return crlf ? whole.replaceAll('\n', '\r\n') : whole;
	})
	.filter((text) => parseYaml(sourceFile('', text)).diagnostics.length === 0);

function read(text: string): Value {
	return parseYaml(sourceFile('', text)).value as Value;
}

function pathsOf(data: Value | undefined, path: Path = []): Path[] {
	if (isList(data)) return [path, ...data.flatMap((v, i) => pathsOf(v, [...path, i]))];
	if (isMapping(data)) {
		return [path, ...Object.entries(data).flatMap(([k, v]) => pathsOf(v, [...path, k]))];
	}
	return [path];
}

function at(data: Value | undefined, path: Path): Value | undefined {
	return path.reduce<Value | undefined>(
		(v, step) => (isList(v) ? v[Number(step)] : isMapping(v) ? v[String(step)] : undefined),
		data,
	);
}

function text(edited: Edited): string {
	if (!edited.ok)
		throw new Error(edited.diagnostics.map((d) => `${d.code} ${d.excerpt}`).join('\n'));
	return edited.text;
}

const plain = (v: unknown): unknown => JSON.parse(JSON.stringify(v ?? null)) as unknown;
const commentsOf = (t: string): number => (t.match(/# (?:note|above)/g) ?? []).length;
const runs = { numRuns: 80 };

const place = fc.tuple(written, fc.nat()).map(([t, n]) => {
	const paths = pathsOf(read(t));
	return { text: t, path: paths[n % paths.length] ?? [] };
});

test('a value that is set is read back, and all else is what it was', () => {
	fc.assert(
		fc.property(place, value, ({ text: before, path }, wanted) => {
			fc.pre(path.length > 0 || isMapping(wanted));
			const after = text(setIn(before, path, wanted));
			expect(plain(at(read(after), path))).toEqual(plain(wanted));
			for (const other of pathsOf(read(before))) {
				if (path.every((s, i) => other[i] === s) || other.every((s, i) => path[i] === s)) continue;
				expect(plain(at(read(after), other))).toEqual(plain(at(read(before), other)));
			}
			expect(text(setIn(after, path, wanted))).toBe(after);
		}),
		runs,
	);
});

test('outside of a scalar that changes no byte does; set back, all are as before', () => {
	const scalars = place.filter(({ text: t, path }) => {
		const held = at(read(t), path);
		if (typeof held === 'number' || typeof held === 'boolean') return true;
		return typeof held === 'string' && /^[a-z]+$/.test(held) && !/^true$/.test(held);
	});
	const short = scalar.filter((v) => v !== null && !/[\n"']/.test(String(v)));
	fc.assert(
		fc.property(scalars, short, ({ text: before, path }, wanted) => {
			const node = parseYaml(sourceFile('', before)).nodeAt(path);
			fc.pre(node?.style === 'plain');
			const after = text(setIn(before, path, wanted));
			expect(after.startsWith(before.slice(0, node?.start))).toBe(true);
			expect(after.endsWith(before.slice(node?.end))).toBe(true);
			const back = text(setIn(after, path, at(read(before), path) as Value));
			const quoted = /^["']/.test(after.slice(node?.start));
			if (quoted && typeof at(read(before), path) === 'string') {
				expect(plain(read(back))).toEqual(plain(read(before)));
			} else expect(back).toBe(before);
		}),
		runs,
	);
});

test('a key that is added and taken away again leaves no trace', () => {
	fc.assert(
		fc.property(place, value, ({ text: before, path }, wanted) => {
			const held = at(read(before), path);
			fc.pre(isMapping(held) && Object.keys(held).length > 0);
			const after = text(setIn(before, [...path, 'new'], wanted));
			expect(plain(at(read(after), path))).toEqual({
				...(plain(held) as object),
				new: plain(wanted),
			});
			expect(commentsOf(after)).toBe(commentsOf(before));
			expect(text(removeIn(after, [...path, 'new']))).toBe(before);
		}),
		runs,
	);
});

test('an item that is inserted and taken away again leaves no trace', () => {
	fc.assert(
		fc.property(place, value, fc.nat(), ({ text: before, path }, wanted, n) => {
			const held = at(read(before), path);
			fc.pre(isList(held) && held.length > 0);
			const list = held as readonly Value[];
			const index = n % (list.length + 1);
			const after = text(insertIn(before, path, wanted, index));
			const whole = [...list.slice(0, index), wanted, ...list.slice(index)];
			expect(plain(at(read(after), path))).toEqual(plain(whole));
			expect(text(removeIn(after, [...path, index]))).toBe(before);
		}),
		runs,
	);
});

test('what is taken away is gone, and nothing else', () => {
	fc.assert(
		fc.property(place, fc.boolean(), ({ text: before, path }, drop) => {
			fc.pre(path.length > 0);
			const after = text(removeIn(before, path, { empty: drop ? 'drop' : 'keep' }));
			const parent = at(read(before), path.slice(0, -1));
			const left = at(read(after), path.slice(0, -1));
			const step = path.at(-1);
			if (isList(parent)) {
				const kept = parent.filter((_, i) => i !== step);
				if (kept.length > 0 || !drop) expect(plain(left)).toEqual(plain(kept));
			} else {
				const kept = { ...(plain(parent) as Record<string, unknown>) };
				delete kept[String(step)];
				if (Object.keys(kept).length > 0 || !drop) expect(plain(left)).toEqual(kept);
			}
		}),
		runs,
	);
});

test('a key renamed and named back leaves no trace', () => {
	fc.assert(
		fc.property(place, ({ text: before, path }) => {
			fc.pre(typeof path.at(-1) === 'string');
			const after = text(renameIn(before, path, 'renamed'));
			expect(plain(at(read(after), [...path.slice(0, -1), 'renamed']))).toEqual(
				plain(at(read(before), path)),
			);
			const written = /^[\w-]+$/.test(String(path.at(-1))) && path.at(-1) !== 'true';
			if (written) {
				const back = text(renameIn(after, [...path.slice(0, -1), 'renamed'], String(path.at(-1))));
				expect(plain(read(back))).toEqual(plain(read(before)));
			}
		}),
		runs,
	);
});
