import type { DataPath } from '@tilewright/schema';
import { type SourcedValue, plain } from '../link/sourced-value.ts';
import type { Decl } from '../link/ruleset.ts';
import { type Mapping, type Value, isList, isMapping } from './value.ts';

export interface Leaf {
	readonly path: DataPath;
	readonly value: string | number | boolean;
	readonly file: string;
	readonly at: DataPath;
}

export function leavesOf(decl: Decl): Leaf[] {
	const walk = (datum: SourcedValue, path: DataPath): Leaf[] => {
		if (datum.is === 'scalar') {
			if (datum.value === null) return [];
			const { doc, path: at } = datum.place;
			return [{ path, value: datum.value, file: doc.file.path, at }];
		}
		if (datum.is === 'list') return datum.items.flatMap((d, i) => walk(d, [...path, i]));
		return [...datum.entries].flatMap(([key, d]) => walk(d, [...path, key]));
	};
	return walk(decl.datum, []);
}

/**
 * A patch of a declaration that gives one value inside it another. Mappings are named down to it; a list on the way is repeated
 * as a whole.
 */
export function patchAt(decl: Decl, path: DataPath, to: Value): Mapping {
	const made = replaced(plain(decl.datum) as Value, path, to, true);
	return isMapping(made) ? made : {};
}

function replaced(value: Value, path: DataPath, to: Value, alone: boolean): Value {
	const [step, ...rest] = path;
	if (step === undefined) return to;
	if (isList(value))
		return value.map((item, i) => (i === step ? replaced(item, rest, to, false) : item));
	if (!isMapping(value)) return to;
	const inner = replaced(value[String(step)] ?? null, rest, to, alone);
	return alone ? { [step]: inner } : { ...value, [step]: inner };
}
