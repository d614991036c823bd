import { crc32, deflateRawSync, gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import { type Element, readXml } from '../../../packages/interop/src/tiles/xml.ts';
import type { Format } from './edits.ts';
import {
	type Tree,
	fromYaml,
	isTreeList,
	isTreeMap,
	toJson,
	toText,
	toYaml,
	treeOf,
	valueOf,
} from './tree.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export const yaml: Format = {
	read: (bytes) => fromYaml(decode(bytes)),
	write: (tree) => encode(toYaml(tree)),
	isText: true,
};

export const json: Format = {
	read: (bytes) => treeOf(JSON.parse(decode(bytes))),
	write: (tree) => encode(toJson(tree)),
	isText: true,
};

export const packedJson: Format = {
	read: (bytes) => json.read(gunzipSync(bytes)),
	write: (tree) => new Uint8Array(gzipSync(json.write(tree))),
	isText: false,
};

/** An element is a mapping with `name`, `attributes` and `children`; text is a text. */
export const xml: Format = {
	read: (bytes) => elementTree(readXml('seed.xml', bytes).root!),
	write: (tree) => encode(elementText(tree)),
	isText: true,
};

function elementTree({ name, attributes, text, children }: Element): Tree {
	const inner = children.map(elementTree);
	return {
		map: [
			['name', name],
			['attributes', treeOf({ ...attributes })],
			// the text of an element has that of the elements inside it as well
			['children', { list: text === '' || inner.length > 0 ? inner : [text] }],
		],
	};
}

function elementText(tree: Tree): string {
	if (!isTreeMap(tree))
		return isTreeList(tree) ? tree.list.map(elementText).join('') : escaped(toText(tree));
	const name = toText(valueOf(tree, 'name') ?? 'x');
	const given = valueOf(tree, 'attributes') ?? null;
	const attributes = isTreeMap(given)
		? given.map.map(([key, value]) => ` ${key}="${escaped(toText(value))}"`).join('')
		: '';
	const children = valueOf(tree, 'children') ?? null;
	const inner = isTreeList(children)
		? children.list.map(elementText).join('')
		: escaped(toText(children));
	return inner === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inner}</${name}>`;
}

/** Text for XML; what XML cannot hold at all is written as a reference, which readers must refuse. */
function escaped(text: string): string {
	return text.replace(
		/[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g,
		(c) => `&#${c.charCodeAt(0)};`,
	);
}

export function zipOf(tree: Tree): Format {
	return { read: () => tree, write: zipBytes, isText: false };
}

function numberIn(tree: Tree, key: string, otherwise: number): number {
	const value = valueOf(tree, key);
	return typeof value === 'number' ? value : otherwise;
}

/**
 * A ZIP as a list of mappings with `name` and `text` or `base64`; `size`, `packed`, `crc`, `method`, `flags`, `mode` and `at` stand for what
 * its lists say instead of the truth.
 */
export function zipBytes(tree: Tree): Uint8Array {
	const local: Buffer[] = [];
	const central: Buffer[] = [];
	let offset = 0;
	for (const entry of isTreeList(tree) ? tree.list : []) {
		const name = Buffer.from(toText(valueOf(entry, 'name') ?? ''));
		const base64 = valueOf(entry, 'base64');
		const bytes =
			base64 === undefined
				? Buffer.from(toText(valueOf(entry, 'text') ?? ''))
				: Buffer.from(toText(base64), 'base64');
		const method = numberIn(entry, 'method', 8);
		const data = method === 8 ? deflateRawSync(bytes) : bytes;
		const common = Buffer.alloc(26);
		common.writeUInt16LE(20, 0);
		common.writeUInt16LE(numberIn(entry, 'flags', 0) & 0xffff, 2);
		common.writeUInt16LE(method & 0xffff, 4);
		common.writeUInt32LE(numberIn(entry, 'crc', crc32(bytes)) >>> 0, 10);
		common.writeUInt32LE(numberIn(entry, 'packed', data.length) >>> 0, 14);
		common.writeUInt32LE(numberIn(entry, 'size', bytes.length) >>> 0, 18);
		common.writeUInt16LE(name.length & 0xffff, 22);
		local.push(Buffer.from('PK\x03\x04', 'latin1'), common, name, data);
		const tail = Buffer.alloc(14);
		tail.writeUInt32LE((numberIn(entry, 'mode', 0) << 16) >>> 0, 6);
		tail.writeUInt32LE(numberIn(entry, 'at', offset) >>> 0, 10);
		central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, name);
		offset += 30 + name.length + data.length;
	}
	const list = Buffer.concat(central);
	const count = central.length / 4;
	const end = Buffer.alloc(22);
	end.write('PK\x05\x06', 'latin1');
	end.writeUInt16LE(count & 0xffff, 8);
	end.writeUInt16LE(count & 0xffff, 10);
	end.writeUInt32LE(list.length, 12);
	end.writeUInt32LE(offset, 16);
	return new Uint8Array(Buffer.concat([...local, list, end]));
}

/** The part of a link behind the `#`: JSON, packed, in letters of addresses. */
export const link: Format = {
	read: (bytes) => {
		const packed = Buffer.from(decode(bytes).slice(2), 'base64url');
		return json.read(inflateRawSync(packed));
	},
	write: (tree) => encode(`1.${deflateRawSync(json.write(tree)).toString('base64url')}`),
	isText: true,
};
