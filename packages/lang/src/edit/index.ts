import { diagnose } from '@tilewright/schema';
import { add } from './add.ts';
import { without, withKey, withSet } from './data.ts';
import { type Edited, Refusal, checkValue, dataAt, edit, noPlace, splice } from './document.ts';
import { nodeAt } from './setting.ts';
import { setAt } from './set.ts';
import { removeAt } from './remove.ts';
import { type Path, type Value, isList } from './value.ts';
import { spellKey } from './write.ts';

export type { Edited } from './document.ts';
export { type Path, type Value, isList, isMapping, sameValue } from './value.ts';

export interface EditOptions {
	readonly file?: string;
}

/**
 * Sets a value: replaces what stands at the path, or adds it with the parents that are missing. Where
 * a collection replaces one, only what differs is touched, so comments inside stay.
 */
export function setIn(text: string, path: Path, value: Value, options: EditOptions = {}): Edited {
	return edit(text, options.file ?? '', (opened) => {
		checkValue(opened, value);
		const means = withSet(dataAt(opened, []), path, value);
		if (means === undefined) throw noPlace(opened, path);
		return { text: setAt(opened, path, value), means };
	});
}

/**
 * Takes a key or an item away, with the comment that belongs to it. A parent left empty stays as
 * `{}` or `[]`, or goes too where `empty` says so.
 */
export function removeIn(
	text: string,
	path: Path,
	options: EditOptions & { readonly empty?: 'keep' | 'drop' } = {},
): Edited {
	const drop = options.empty === 'drop';
	return edit(text, options.file ?? '', (opened) => {
		const means = without(dataAt(opened, []), path, drop);
		if (means === undefined) throw noPlace(opened, path);
		return { text: removeAt(opened, path, drop), means };
	});
}

/** Puts an item into a list, at its end where no place is given; a list that is missing is made. */
export function insertIn(
	text: string,
	path: Path,
	value: Value,
	at?: number,
	options: EditOptions = {},
): Edited {
	return edit(text, options.file ?? '', (opened) => {
		checkValue(opened, value);
		const held = dataAt(opened, path) ?? null;
		const list = held === null ? [] : held;
		if (!isList(list)) throw noPlace(opened, path);
		const index = at ?? list.length;
		if (!Number.isInteger(index) || index < 0 || index > list.length) {
			throw noPlace(opened, [...path, index]);
		}
		const whole = [...list.slice(0, index), value, ...list.slice(index)];
		const means = withSet(dataAt(opened, []), path, whole);
		if (means === undefined) throw noPlace(opened, path);
		if (held === null) return { text: setAt(opened, path, whole), means };
		return { text: add(opened, path, index, { key: undefined, value }), means };
	});
}

export function renameIn(text: string, path: Path, key: string, options: EditOptions = {}): Edited {
	return edit(text, options.file ?? '', (opened) => {
		const node = nodeAt(opened, path);
		const parent = nodeAt(opened, path.slice(0, -1));
		if (path.length === 0 || node?.key === undefined || parent === undefined) {
			throw noPlace(opened, path);
		}
		const data = dataAt(opened, []);
		if (key === String(path.at(-1))) return { text: opened.text, means: data };
		if (parent.children.has(key)) {
			throw new Refusal([diagnose(opened.file, node.key, 'EDIT-KEY', { key })]);
		}
		const { start, end } = node.key;
		const written = spellKey(key, parent.style === 'flow' || parent.inFlow);
		return { text: splice(opened.text, start, end, written), means: withKey(data, path, key) };
	});
}
