/**
 * Types of the expression language, as strings so that they compare, print and serialise as they are.
 *
 * `bool`, `int`; entities (32-bit ids, none = -1); `piece-kind` and `kind` (indices into the program's tables);
 * `enum:<name>` (a declared list of values, stored as index); `set(<element>)`.
 */
export type EntityType =
	| 'seat'
	| 'tile'
	| 'tile-kind' // a tile of the set, laid or not
	| 'cell'
	| 'side' // one side of a cell of a tile on the board
	| 'corner'
	| 'segment'
	| 'feature'
	| 'piece'
	| 'zone'
	| 'space'
	| 'placement' // a cell and a rotation for the tile in hand
	| 'placement-side' // a side of the tile in hand, as it would lie
	| 'event'
	| 'pair';

export type ElementType =
	EntityType | 'piece-kind' | 'kind' | 'int' | `enum:${string}` | `pair:${string}`;
export type Type = ElementType | 'bool' | `set(${string})`;

export function elementOf(type: Type): ElementType | undefined {
	return type.startsWith('set(') ? (type.slice(4, -1) as ElementType) : undefined;
}

export function setOf(element: ElementType): Type {
	return `set(${element})`;
}
