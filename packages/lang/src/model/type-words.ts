import { ownValue } from '@tilewright/schema';
import type { ElementType, EntityType, Type } from '../ir/types.ts';
import { elementOf } from '../ir/types.ts';

const one: Readonly<Record<string, string>> = {
	bool: 'a truth value',
	int: 'a number',
	'tile-kind': 'a tile of the set',
	'piece-kind': 'a kind of piece',
	'placement-side': 'a side of the tile in hand',
	event: 'an event',
};

const many: Readonly<Record<string, string>> = {
	int: 'numbers',
	'tile-kind': 'tiles of the set',
	'piece-kind': 'kinds of pieces',
	'placement-side': 'sides of the tile in hand',
};

/** A type in words, with its article: `a number`, `a set of pieces`, `a value of turn`. */
export function describeType(type: Type | '*' | 'set(*)'): string {
	if (type === '*') return 'a thing';
	if (type === 'set(*)') return 'a set';
	const element = elementOf(type);
	if (element !== undefined) return `a set of ${describeMany(element)}`;
	if (type.startsWith('enum:')) return `a value of ${enumTitle(type)}`;
	if (type.startsWith('pair:')) return `a pair of ${type.slice(5)}`;
	return ownValue(one, type) ?? `a ${type}`;
}

function describeMany(type: ElementType): string {
	if (type.startsWith('enum:')) return `values of ${enumTitle(type)}`;
	if (type.startsWith('pair:')) return `pairs of ${type.slice(5)}`;
	return ownValue(many, type) ?? `${type}s`;
}

/** `enum:param.x` is `param.x`. */
export function enumTitle(type: string): string {
	return type.slice(5);
}

const entities: Readonly<Record<EntityType, true>> = {
	seat: true,
	tile: true,
	'tile-kind': true,
	cell: true,
	side: true,
	corner: true,
	segment: true,
	feature: true,
	piece: true,
	zone: true,
	space: true,
	placement: true,
	'placement-side': true,
	event: true,
	pair: true,
};

/** Reads a type as data spell it: `bool`, `feature`, `set(cell)`, `piece-kind`; enumerations and relations by name. */
export function parseType(
	text: string,
	known: {
		readonly isEnum?: (word: string) => boolean;
		readonly isRelation?: (word: string) => boolean;
	} = {},
): Type | undefined {
	const word = text.trim();
	if (word === 'bool') return 'bool';
	const set = /^set\(\s*([^()\s]+)\s*\)$/.exec(word);
	if (set !== null) {
		const element = parseType(set[1]!, known);
		return element === undefined || element === 'bool' ? undefined : `set(${element})`;
	}
	if (word === 'int' || word === 'kind' || word === 'piece-kind') return word;
	if (Object.hasOwn(entities, word)) return word as EntityType;
	if (known.isEnum?.(word) === true) return `enum:${word}`;
	if (known.isRelation?.(word) === true) return `pair:${word}`;
	return undefined;
}

export function isEntity(type: Type): boolean {
	return Object.hasOwn(entities, type);
}

export function canBeNone(type: Type): boolean {
	return type !== 'bool' && type !== 'int' && elementOf(type) === undefined;
}
