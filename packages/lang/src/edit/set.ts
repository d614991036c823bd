import { add } from './add.ts';
import { type Opened, dataAt, noPlace, open } from './document.ts';
import { overwrite } from './overwrite.ts';
import { removeAt } from './remove.ts';
import { nodeAt } from './setting.ts';
import {
	type Mapping,
	type Path,
	type Value,
	isList,
	isMapping,
	mapping,
	sameValue,
} from './value.ts';

export function setAt(opened: Opened, path: Path, value: Value): string {
	let depth = 0;
	let node = opened.root;
	while (node !== undefined && depth < path.length) {
		const next = node.children.get(String(path[depth]));
		if (next === undefined) break;
		node = next;
		depth++;
	}
	if (depth === path.length) return replace(opened, path, value);
	const above = path.slice(0, depth);
	const step = path[depth] ?? '';
	const added = path.slice(depth + 1).reduceRight<Value>(wrap, value);
	const held = opened.root === undefined ? null : dataAt(opened, above);
	if (isList(held)) {
		if (Number(step) !== held.length) throw noPlace(opened, above);
		return add(opened, above, held.length, { key: undefined, value: added });
	}
	if (isMapping(held)) {
		const index = Object.keys(held).length;
		return add(opened, above, index, { key: String(step), value: added });
	}
	if (held !== null) throw noPlace(opened, above);
	return overwrite(opened, above, wrap(added, step));
}

function wrap(value: Value, step: string | number): Value {
	return step === 0 ? [value] : mapping([[String(step), value]]);
}

/** Replaces a value; of collections only what differs is touched. */
export function replace(opened: Opened, path: Path, value: Value): string {
	const old = dataAt(opened, path);
	if (old !== undefined && sameValue(old, value)) return opened.text;
	if (isList(old) && isList(value) && old.length > 0 && value.length > 0) {
		return mergeList(opened, path, old, value);
	}
	if (isMapping(old) && isMapping(value)) {
		const kept = Object.keys(old).filter((key) => value[key] !== undefined);
		const order = Object.keys(value).filter((key) => old[key] !== undefined);
		if (kept.length > 0 && kept.every((key, i) => key === order[i])) {
			return mergeMap(opened, path, old, value);
		}
	}
	return overwrite(opened, path, value);
}

function mergeMap(opened: Opened, path: Path, old: Mapping, value: Mapping): string {
	let now = opened;
	const step = (text: string): void => {
		if (text !== now.text) now = open(text, opened.file.path);
	};
	for (const key of Object.keys(old)) {
		if (value[key] === undefined) step(removeAt(now, [...path, key], false));
	}
	let before: string | undefined;
	for (const [key, item] of Object.entries(value)) {
		const keys = [...(nodeAt(now, path)?.children.keys() ?? [])];
		const index = before === undefined ? 0 : keys.indexOf(before) + 1;
		if (old[key] === undefined) step(add(now, path, index, { key, value: item }));
		else step(replace(now, [...path, key], item));
		before = key;
	}
	return now.text;
}

function mergeList(
	opened: Opened,
	path: Path,
	old: readonly Value[],
	value: readonly Value[],
): string {
	const shorter = Math.min(old.length, value.length);
	let head = 0;
	while (head < shorter && sameValue(old[head], value[head])) head++;
	let tail = 0;
	while (tail < shorter - head && sameValue(old.at(-1 - tail), value.at(-1 - tail))) tail++;
	let now = opened;
	const step = (text: string): void => {
		if (text !== now.text) now = open(text, opened.file.path);
	};
	const middle = value.slice(head, value.length - tail);
	const gone = old.length - tail - head;
	for (let i = gone - 1; i >= middle.length; i--) step(removeAt(now, [...path, head + i], false));
	middle.forEach((item, i) => {
		const at = head + i;
		if (i < gone) step(replace(now, [...path, at], item));
		else step(add(now, path, at, { key: undefined, value: item }));
	});
	return now.text;
}
