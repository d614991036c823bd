import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unzip } from '../../../packages/interop/src/bundle/zip.ts';
import {
	type Edit,
	maxTreeSize,
	applyEdits,
	bytesEditNames,
	textEditNames,
	treeEditNames,
} from './edits.ts';
import { json, link, packedJson, xml, yaml, zipBytes } from './formats.ts';
import { type Tree, fromYaml, toJson, toYaml, treeOf } from './tree.ts';

const name = fc.constantFrom(...treeEditNames, ...textEditNames, ...bytesEditNames);
const n = fc.nat(2 ** 32 - 1);
const edit: fc.Arbitrary<Edit> = fc.record({ name, at: n, with: n, also: n });
const data = {
	a: { b: [1, 'two', null, true], c: 'x && y' },
	rules: [{ id: 'one', do: [{ score: { to: 'active', each: 2 } }] }],
};
const xmlText = '<pack><tile id="a"><road n="1">N S</road></tile><tile-set id="s"/></pack>';
const entries: Tree = {
	list: [
		{
			map: [
				['name', 'a.yaml'],
				['text', 'a: 1\n'],
			],
		},
	],
};
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const formats = [
	['YAML', yaml, encode(toYaml(treeOf(data)))],
	['JSON', json, encode(JSON.stringify(data))],
	['packed JSON', packedJson, packedJson.write(treeOf(data))],
	['a link', link, link.write(treeOf(data))],
	['XML', xml, encode(xmlText)],
] as const;

test.each(formats)('%s is read as a tree and written again to the same', (_, format, bytes) => {
	const tree = format.read(bytes);
	expect(format.read(format.write(tree))).toEqual(tree);
});

test.each([...formats, ['bytes', undefined, encode('GIF89a')] as const])(
	'any edits can be applied to %s, in the same way every time',
	(_, format, bytes) => {
		fc.assert(
			fc.property(fc.array(edit, { maxLength: 4 }), (edits) => {
				const made = applyEdits(bytes, format, edits);
				// edits may make tens of megabytes, which toEqual would compare for minutes
				expect(Buffer.compare(applyEdits(bytes, format, edits), made)).toBe(0);
				if (edits.length === 0) expect(made).toEqual(bytes);
			}),
			{ numRuns: 150 },
		);
	},
);

test.each([...treeEditNames, ...textEditNames, ...bytesEditNames])(
	'%s changes something',
	(one) => {
		const bytes = encode(toYaml(treeOf(data)));
		const changed = Array.from({ length: 20 }, (_, i) => ({
			name: one,
			at: 7 * i + 1,
			with: 5 * i,
			also: i,
		}))
			.map((made) => applyEdits(bytes, yaml, [made]))
			.filter((made) => Buffer.compare(made, bytes) !== 0);
		expect(changed.length).toBeGreaterThan(5);
	},
);

test('trees of any data are YAML that the library reads to the same', () => {
	// the sign of zero is kept; JSON.stringify would drop it
	const data = fc.jsonValue({ maxDepth: 4, noUnicodeString: false });
	fc.assert(
		fc.property(data.map(treeOf), (made) => {
			expect(fromYaml(toYaml(made))).toEqual(made);
			expect(treeOf(JSON.parse(toJson(made)))).toEqual(made);
		}),
		{ examples: [[treeOf([-0, { '': -0 }])]] },
	);
});

test('a ZIP made of entries can be read, and its lists hold what the entries give', () => {
	expect(unzip('a.zip', zipBytes(entries))).toMatchObject({
		ok: true,
		entries: [{ name: 'a.yaml', bytes: encode('a: 1\n') }],
	});
	const lying: Tree = {
		list: [
			{
				map: [
					['name', 'a.yaml'],
					['text', 'a: 1\n'],
					['size', 3],
				],
			},
		],
	};
	expect(unzip('a.zip', zipBytes(lying))).toMatchObject({ ok: false });
	const linked: Tree = {
		list: [
			{
				map: [
					['name', 'a.yaml'],
					['text', '/etc'],
					['mode', 0o120777],
				],
			},
		],
	};
	expect(unzip('a.zip', zipBytes(linked))).toMatchObject({
		ok: false,
		diagnostic: { code: 'BUNDLE-LINK' },
	});
});

test('edits that multiply each other stay small', () => {
	const many = (at: number): Edit => ({ name: 'many', at, with: 6, also: 0 });
	const bytes = encode(toYaml(treeOf(data)));
	const before = process.memoryUsage().rss;
	const made = applyEdits(bytes, yaml, [many(1), many(2), many(3), many(4)]);
	expect(made.length).toBeLessThan(2 * maxTreeSize);
	expect(process.memoryUsage().rss - before).toBeLessThan(1_500_000_000);
});
