import type { StatePart } from '../ir/state.ts';
import type { EntityType, Type } from '../ir/types.ts';

/** An argument of a built-in: a type, any single value, any set, the name of a tag, or a list of whole numbers (into `table`). */
export type ParamType = Type | 'tag' | 'ints' | '*' | 'set(*)';

/** The type of a value; `*` and `set(*)` stand for the type that the receiver or the declaration behind a call gives. */
export type ResultType = Type | '*' | 'set(*)';

/** A place of expressions. What a kind declares is evaluated at any moment; what a rule says only while the rule runs. */
export type Site = 'kind' | 'rule';

export const writers = {
	everyone: { sites: ['kind', 'rule'], title: 'anywhere' },
	rules: { sites: ['rule'], title: 'not in `complete` and `reach`' },
	/** The checker puts it in for something else that is written. */
	compiler: { sites: [], title: 'nowhere' },
} as const;

export type Writer = keyof typeof writers;

export type TableContent =
	'kind' | 'piece-kind' | 'tile-kind' | 'space' | 'int' | 'zone' | 'relation' | Switch;

export type Switch = 'param' | 'element' | 'pack';

/**
 * The kinds that the pieces or features in a result can be of: those of the pieces, features or kinds in the first argument, in
 * the second, or in both; all that seats have; those that can lie in the zone that the call names; those in the table of the call.
 */
export type KindsFrom = 'first' | 'second' | 'both' | 'owned' | 'zone' | 'tagged';

/**
 * Parts of the board, seen from one thing on it.
 *
 *   own     the thing itself; of a feature also its segments, tiles and pieces
 *   tiles   features with segments on the tile of a segment, or on the tiles of a feature
 *   around  the cells around the tiles of a feature
 */
export type Nearness = 'own' | 'tiles' | 'around';

/**
 * The one declaration of a built-in. Its key is its signature: `active` is a name, `cell.tile` a property of cells, `around(cell)`
 * a function, `space.has(tag)` a method. Programs carry the key in their calls.
 */
export interface MemberDeclaration {
	/** Arguments after the receiver, where the key does not hold them. It is then written with parentheses. */
	readonly args?: readonly ParamType[];
	readonly returns: ResultType | `${ResultType} or none`;
	/** Parts of the state it reads by itself. Those that its arguments read are added. What never changes for one value is in no part. */
	readonly reads: readonly StatePart[];
	readonly readsWith?: Readonly<Partial<Record<EntityType, readonly StatePart[]>>>;
	readonly writtenBy: Writer;
	readonly doc: string;
	/** Members that such a set usually has at most, for the estimate of costs. */
	readonly usualSize?: number;
	readonly table?: TableContent;
	/**
	 * Its value changes only where tiles are laid or segments join, which the board reports. A completion that reads nothing
	 * else is not tested again at every round.
	 */
	readonly boardOnly?: true;
	/**
	 * A requirement that reads nothing else follows from the kinds of a side and of the one that it meets, so it is decided
	 * once for each pair of kinds.
	 */
	readonly sideLocal?: true;
	/** The part of the board that it reads, seen from its receiver; any part when absent. */
	readonly near?: Nearness;
	/** For pieces and their kinds; pieces of any kind when absent. */
	readonly kindsFrom?: KindsFrom;
	/** A set in which a member stands because it is, or is not, in the arguments, whatever else is in them. */
	readonly memberwise?: true;
	/** A function that gives the zero of its type for none. Properties and methods of single things always do. */
	readonly ofNone?: 'zero';
}

export interface Member<Fn extends string = string> {
	/** The key of the declaration, and the `fn` of `call` nodes. */
	readonly fn: Fn;
	/** The form in which it is written: a bare name, a property (`x.open`), a method (`x.has(t)`), a function (`around(x)`). */
	readonly form: 'name' | 'property' | 'method' | 'function';
	readonly name: string;
	/** Receiver first. */
	readonly args: readonly ParamType[];
	readonly type: ResultType;
	/** May be none although its receiver is not. */
	readonly nullable: boolean;
	readonly table: TableContent | undefined;
	readonly declared: MemberDeclaration;
}

export function memberOf<Fn extends string>(fn: Fn, declared: MemberDeclaration): Member<Fn> {
	const receiver = receiverOf(fn);
	const rest = receiver === undefined ? fn : fn.slice(receiver.length + 1);
	const bracket = rest.indexOf('(');
	const inKey = bracket < 0 ? undefined : (rest.slice(bracket + 1, -1).split(',') as ParamType[]);
	const own = declared.args ?? inKey;
	const args = [...(receiver === undefined ? [] : [receiver]), ...(own ?? [])];
	const nullable = declared.returns.endsWith(orNone);
	return {
		fn,
		form:
			receiver === undefined
				? own === undefined
					? 'name'
					: 'function'
				: own === undefined
					? 'property'
					: 'method',
		name: bracket < 0 ? rest : rest.slice(0, bracket),
		args,
		type: (nullable ? declared.returns.slice(0, -orNone.length) : declared.returns) as ResultType,
		nullable,
		table: declared.table ?? tableOf(receiver, args),
		declared,
	};
}

const orNone = ' or none';

export type ReceiverType =
	EntityType | 'kind' | 'piece-kind' | 'set(*)' | 'set(cell)' | 'set(piece)';

const receivers: Readonly<Record<ReceiverType, TableContent | undefined>> = {
	seat: undefined,
	tile: 'tile-kind',
	'tile-kind': 'tile-kind',
	cell: undefined,
	side: undefined,
	corner: undefined,
	segment: 'kind',
	feature: 'kind',
	piece: 'piece-kind',
	zone: undefined,
	space: 'space',
	placement: undefined,
	'placement-side': undefined,
	event: undefined,
	pair: undefined,
	kind: 'kind',
	'piece-kind': 'piece-kind',
	'set(*)': undefined,
	'set(cell)': undefined,
	'set(piece)': undefined,
};

/** The type of the receiver in a key, if it has one: `board.tiles` is a name, for `board` is no type. */
function receiverOf(fn: string): ReceiverType | undefined {
	const dot = fn.indexOf('.');
	const word = fn.slice(0, Math.max(0, dot));
	return Object.hasOwn(receivers, word) ? (word as ReceiverType) : undefined;
}

export function taggedBy(type: string): TableContent | undefined {
	return Object.hasOwn(receivers, type) ? receivers[type as ReceiverType] : undefined;
}

function tableOf(
	receiver: ReceiverType | undefined,
	args: readonly ParamType[],
): TableContent | undefined {
	if (args.includes('ints')) return 'int';
	if (!args.includes('tag')) return undefined;
	return receiver === undefined ? 'kind' : receivers[receiver];
}
