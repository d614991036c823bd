import {
	depths,
	lengths,
	numbers,
	objectWords,
	oddExpressions,
	oddTexts,
	repeats,
	tokens,
	wrongTypes,
} from './oddities.ts';
import { type Tree, isTreeMap, nodeAt, placesOf, replaceAt, sizeOf } from './tree.ts';

/**
 * A change as three numbers beside its name. They are taken modulo what is there, so that any list of edits can be applied to
 * anything, also after some were taken out of it.
 */
export interface Edit {
	readonly name: string;
	readonly at: number;
	readonly with: number;
	readonly also: number;
}

type TreeEdit = (tree: Tree, edit: Edit) => Tree;
type TextEdit = (text: string, edit: Edit) => string;
type BytesEdit = (bytes: Uint8Array, edit: Edit) => Uint8Array;

const from = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

const instead =
	(value: (edit: Edit, old: Tree, whole: Tree) => Tree): TreeEdit =>
	(tree, edit) =>
		replaceAt(tree, from(placesOf(tree), edit.at), (old) => [value(edit, old, tree)]);

function keysIn(tree: Tree): string[] {
	return placesOf(tree).flatMap((place) => {
		const node = nodeAt(tree, place);
		return isTreeMap(node) ? node.map.map(([key]) => key) : [];
	});
}

const rekey =
	(key: (edit: Edit, whole: Tree) => string): TreeEdit =>
	(tree, edit) =>
		replaceAt(tree, from(placesOf(tree), edit.at), (value) => [
			{ entry: [key(edit, tree), value] },
		]);

const treeEdits: Readonly<Record<string, TreeEdit>> = {
	drop: (tree, { at }) => replaceAt(tree, from(placesOf(tree), at), () => []),
	double: (tree, { at }) => replaceAt(tree, from(placesOf(tree), at), (old) => [old, old]),
	many: (tree, edit) =>
		replaceAt(tree, from(placesOf(tree), edit.at), (old, key) =>
			Array.from({ length: from(repeats, edit.with) }, (_, i) => ({
				entry: [`${key}${i}`, old] as const,
			})),
		),
	copy: instead(({ with: n }, _, tree) => nodeAt(tree, from(placesOf(tree), n))),
	swap: (tree, edit) => {
		const places = placesOf(tree);
		const [a, b] = [from(places, edit.at), from(places, edit.with)];
		const one = replaceAt(tree, a, () => [nodeAt(tree, b)]);
		// a node inside the other is copied instead
		const nested = a.every((step, i) => b[i] === step) || b.every((step, i) => a[i] === step);
		return nested ? one : replaceAt(one, b, () => [nodeAt(tree, a)]);
	},
	insert: (tree, edit) => {
		const value = nodeAt(tree, from(placesOf(tree), edit.with));
		const key = from([...keysIn(tree), 'x'], edit.also);
		return replaceAt(tree, from(placesOf(tree), edit.at), (old) =>
			isTreeMap(old) ? [{ map: [...old.map, [key, value]] }] : [old, value],
		);
	},
	type: instead(({ with: n }) => from(wrongTypes, n)),
	number: instead(({ with: n }) => from(numbers, n)),
	word: instead(({ with: n }) => from(objectWords, n)),
	text: instead(({ with: n }) => from(oddTexts, n)),
	append: instead(({ with: n }, old) =>
		typeof old === 'string' ? old + from(oddTexts, n) : from(oddTexts, n),
	),
	expression: instead(({ with: n }) => from(oddExpressions, n)),
	key: rekey((edit, tree) => from([...keysIn(tree), 'x'], edit.with)),
	wordKey: rekey((edit) => from(objectWords, edit.with)),
	textKey: rekey((edit) => from(oddTexts, edit.with)),
	long: instead(({ with: n, also }) =>
		from(['x', 'é', '{', ' ', 'a '], also).repeat(from(lengths, n)),
	),
	deep: instead(({ with: n, also }) => {
		const [open, close] = from(
			[
				['[', ']'],
				['{a: ', '}'],
				['{"a":', '}'],
				['[', ''],
			],
			also,
		) as [string, string];
		return { raw: open.repeat(from(depths, n)) + close.repeat(from(depths, n)) };
	}),
	wrap: instead(({ with: n, also }, old) => {
		let made = old;
		for (let i = 0; i <= n % 20; i++)
			made = also % 2 === 0 ? { list: [made] } : { map: [['do', { list: [made] }]] };
		return made;
	}),
};

const line = (text: string, n: number): { lines: string[]; at: number } => {
	const lines = text.split('\n');
	return { lines, at: n % lines.length };
};

const textEdits: Readonly<Record<string, TextEdit>> = {
	dropLine: (text, edit) => {
		const { lines, at } = line(text, edit.at);
		return lines.toSpliced(at, 1 + (edit.with % 3)).join('\n');
	},
	doubleLine: (text, edit) => {
		const { lines, at } = line(text, edit.at);
		const wanted = edit.with % 5 === 0 ? from(repeats, edit.also) : 1;
		const count = Math.min(wanted, Math.ceil(maxBytes / (lines[at]!.length + 1)));
		return lines.toSpliced(at, 0, ...Array<string>(count).fill(lines[at]!)).join('\n');
	},
	moveLine: (text, edit) => {
		const { lines, at } = line(text, edit.at);
		const [moved = ''] = lines.splice(at, 1);
		return lines.toSpliced(edit.with % (lines.length + 1), 0, moved).join('\n');
	},
	indent: (text, edit) => {
		const { lines, at } = line(text, edit.at);
		lines[at] = edit.with % 2 === 0 ? `  ${lines[at]!}` : lines[at]!.replace(/^ {1,2}/, '');
		return lines.join('\n');
	},
	token: (text, edit) => {
		const at = edit.at % (text.length + 1);
		return text.slice(0, at) + from(tokens, edit.with) + text.slice(at + (edit.also % 4));
	},
	digits: (text, edit) => {
		const found = [...text.matchAll(/-?\d+/g)];
		if (found.length === 0) return text;
		const { index, 0: old } = from(found, edit.at);
		const next = from(['0', '-1', '99', '2147483647', '2147483648', '1e3', '', '1.5'], edit.with);
		return text.slice(0, index) + next + text.slice(index + old.length);
	},
	words: (text, edit) => {
		const found = [...text.matchAll(/[A-Za-z_][\w-]*/g)];
		if (found.length === 0) return text;
		const { index, 0: old } = from(found, edit.at);
		const next = edit.also % 3 === 0 ? from(objectWords, edit.with) : from(found, edit.with)[0];
		return text.slice(0, index) + next + text.slice(index + old.length);
	},
};

const bytesEdits: Readonly<Record<string, BytesEdit>> = {
	flip: (bytes, edit) => {
		const at = edit.at % Math.max(1, bytes.length);
		return bytes.with(at, (bytes[at] ?? 0) ^ (1 << (edit.with % 8)));
	},
	byte: (bytes, edit) => bytes.with(edit.at % Math.max(1, bytes.length), edit.with % 256),
	cutOut: (bytes, edit) => {
		const at = edit.at % (bytes.length + 1);
		return joined(bytes.subarray(0, at), bytes.subarray(at + 1 + (edit.with % 64)));
	},
	cutOff: (bytes, edit) => bytes.slice(0, edit.at % (bytes.length + 1)),
	putIn: (bytes, edit) => {
		const at = edit.at % (bytes.length + 1);
		const noise = Uint8Array.from(
			{ length: 1 + (edit.also % 16) },
			(_, i) => (edit.with >>> (i % 24)) & 255,
		);
		return joined(bytes.subarray(0, at), noise, bytes.subarray(at));
	},
	repeat: (bytes, edit) => {
		const at = edit.at % (bytes.length + 1);
		const piece = bytes.subarray(at, at + 1 + (edit.with % 200));
		const times = from([1, 2, 50, 3000], edit.also);
		return joined(
			bytes.subarray(0, at),
			...Array<Uint8Array>(times).fill(piece),
			bytes.subarray(at),
		);
	},
	number32: (bytes, edit) => {
		if (bytes.length < 4) return bytes;
		const copy = bytes.slice();
		const value = from(
			[0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 0xffff, bytes.length],
			edit.with,
		);
		new DataView(copy.buffer).setUint32(edit.at % (bytes.length - 3), value, edit.also % 2 === 0);
		return copy;
	},
};

function joined(...parts: readonly Uint8Array[]): Uint8Array {
	return new Uint8Array(Buffer.concat(parts));
}

export const treeEditNames: readonly string[] = Object.keys(treeEdits);
export const textEditNames: readonly string[] = Object.keys(textEdits);
export const bytesEditNames: readonly string[] = Object.keys(bytesEdits);

export interface Format {
	readonly read: (bytes: Uint8Array) => Tree;
	readonly write: (tree: Tree) => Uint8Array;
	readonly isText: boolean;
}

export const maxTreeSize = 20_000_000;

/** As much is written of what edits make; readers refuse it long before. */
const maxBytes = 40_000_000;

/** The bytes with all edits applied: those of the tree first, then those of the text, then those of the bytes. */
export function applyEdits(
	original: Uint8Array,
	format: Format | undefined,
	edits: readonly Edit[],
): Uint8Array {
	let bytes = original;
	const ofTree = edits.filter((e) => e.name in treeEdits);
	if (format !== undefined && ofTree.length > 0) {
		let tree = format.read(bytes);
		for (const edit of ofTree) {
			const changed = treeEdits[edit.name]!(tree, edit);
			// the same part may stand in a tree thousands of times, and edits multiply
			if (sizeOf(changed, maxTreeSize) <= maxTreeSize) tree = changed;
		}
		bytes = format.write(tree);
	}
	const ofText = edits.filter((e) => e.name in textEdits);
	if (format?.isText === true && ofText.length > 0) {
		let text = new TextDecoder().decode(bytes);
		for (const edit of ofText) text = textEdits[edit.name]!(text, edit);
		bytes = new TextEncoder().encode(text);
	}
	for (const edit of edits)
		if (edit.name in bytesEdits && bytes.length > 0) bytes = bytesEdits[edit.name]!(bytes, edit);
	return bytes.subarray(0, maxBytes);
}
