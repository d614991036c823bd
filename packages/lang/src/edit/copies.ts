import { parseYaml, sourceFile } from '@tilewright/schema';
import type { Edited } from './document.ts';
import { type EditOptions, setIn } from './index.ts';
import { type Path, type Value, isList, isMapping } from './value.ts';

/**
 * The form in which the copies of a tile are written: a number (or nothing, for one), a number per column, or a rule of its
 * own.
 */
export type CopiesForm = 'number' | 'columns' | 'rule';

export function copiesForm(value: Value | undefined): CopiesForm {
	if (value === undefined || value === null || typeof value === 'number') return 'number';
	const isTable = isMapping(value) && Object.values(value).every((v) => typeof v === 'number');
	return isTable && value['per-seat'] === undefined ? 'columns' : 'rule';
}

/**
 * The text of a file in which a tile has another number of copies: in the column in play where it has columns. Undefined where a
 * rule says how many there are.
 */
export function changeCopies(
	text: string,
	tile: Path,
	copies: number,
	column: string | undefined,
	options: EditOptions = {},
): Edited | undefined {
	const value = valueAt(parseYaml(sourceFile('', text)).value as Value | undefined, [
		...tile,
		'copies',
	]);
	const form = copiesForm(value);
	if (form === 'rule' || (form === 'columns' && column === undefined)) return undefined;
	const place = form === 'columns' ? ['copies', column!] : ['copies'];
	return setIn(text, [...tile, ...place], copies, options);
}

function valueAt(data: Value | undefined, path: Path): Value | undefined {
	let at: Value | undefined = data;
	for (const step of path)
		at = isList(at) ? at[Number(step)] : isMapping(at) ? at[String(step)] : undefined;
	return at;
}
