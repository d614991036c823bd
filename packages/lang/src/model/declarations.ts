import type { MarkIR, RegisterIR, ZoneIR } from '../ir/declared.ts';
import type { ElementType, Type } from '../ir/types.ts';

/**
 * Index of something that is declared but not part of this set-up (its element is off, its pack's kind is abstract).
 * Comparing with it is false, a set never holds it, a property named by it is the zero of its type.
 */
export const absent = -2;

/** Something an expression can name. `index` is its place in the program's table, or `absent`. */
export interface Named {
	readonly id: string;
	readonly index: number;
	/** A sentence for completion and hover. */
	readonly says?: string;
	readonly pack?: string;
}

export interface KindDecl extends Named {
	readonly tags: readonly string[];
}

export interface PieceKindDecl extends Named {
	readonly tags: readonly string[];
	/** Exactly one piece of this kind exists: in the game (its name is that piece), or for each seat (`active.name`). */
	readonly single?: 'game' | 'seat';
}

export interface TileKindDecl extends Named {
	readonly scope?: string;
	readonly tags?: readonly string[];
}

export interface SpaceDecl extends Named {
	readonly tags?: readonly string[];
}

export interface MarkDecl extends Named {
	readonly of: MarkIR['of'];
	readonly fold: MarkIR['fold'];
}

export interface RegisterDecl extends Named {
	readonly per: RegisterIR['per'];
	/** `int`, an entity, or `enum:<name>` for one with a list of values. */
	readonly type: Type;
	readonly default?: number;
}

export interface ZoneDecl extends Named {
	readonly per: ZoneIR['per'];
	/** Absent for pieces. */
	readonly holds?: 'tiles';
	readonly order?: 'stack';
}

export interface ParamDecl extends Named {
	/** `int`, `bool` or `enum:<name>`. */
	readonly type: Type;
	/** Decided value (index of an enum's value, 0 or 1 for bool); absent while checking without a set-up. */
	readonly value?: number;
	readonly min?: number;
	readonly max?: number;
}

export interface SwitchDecl extends Named {
	readonly on?: boolean;
}

export interface FunctionResult {
	readonly type: Type;
	readonly nullable: boolean;
}

export interface FunctionParam {
	readonly name: string;
	readonly type: Type;
}

/** A define or a query. Without parameters it is a bare name; with one a property, with more a method; always a function too. */
export interface FunctionDecl extends Named {
	readonly params: readonly FunctionParam[];
	/** Its type; a function is asked when needed and answers undefined when the body is faulty (reported there). */
	readonly result: Type | (() => FunctionResult | undefined);
	readonly nullable?: boolean;
	/** Declared inside this kind: a column of variables known to be of the kind. */
	readonly kind?: number;
}

export interface RelationDecl extends Named {
	readonly a: ElementType;
	readonly b: ElementType;
}

export interface VerbDecl extends Named {
	readonly params: readonly FunctionParam[];
}

/** A name by which features of `kind` refer to the features of kind `to` that they touch, or whose ends meet them. */
export interface TouchDecl {
	readonly id: string;
	readonly kind: number;
	readonly to: number;
	readonly via: 'touch' | 'end';
	readonly says?: string;
	readonly pack?: string;
}

export interface Declarations {
	readonly kinds: readonly KindDecl[];
	readonly pieceKinds: readonly PieceKindDecl[];
	readonly tileKinds: readonly TileKindDecl[];
	readonly tags: {
		readonly piece: readonly string[];
		readonly kind: readonly string[];
		readonly tile: readonly string[];
		readonly space?: readonly string[];
	};
	readonly marks: readonly MarkDecl[];
	readonly registers: readonly RegisterDecl[];
	readonly zones: readonly ZoneDecl[];
	readonly spaces: readonly SpaceDecl[];
	readonly params: readonly ParamDecl[];
	readonly elements: readonly SwitchDecl[];
	readonly packs: readonly SwitchDecl[];
	readonly functions: readonly FunctionDecl[];
	readonly relations: readonly RelationDecl[];
	readonly verbs: readonly VerbDecl[];
	readonly actions: readonly Named[];
	readonly touches: readonly TouchDecl[];
	/** Values of every enumeration by name: those of params and registers, `cause`, `reason`, `group`… */
	readonly enums: Readonly<Record<string, readonly string[]>>;
	/** Values of an enumeration that only absent declarations would give it; nothing is ever equal to one. */
	readonly absentWords?: Readonly<Record<string, readonly string[]>>;
	/** Number of seats, once it is decided: `seats.size()` is constant then. */
	readonly seats?: number;
}

export const noDeclarations: Declarations = {
	kinds: [],
	pieceKinds: [],
	tileKinds: [],
	tags: { piece: [], kind: [], tile: [] },
	marks: [],
	registers: [],
	zones: [],
	spaces: [],
	params: [],
	elements: [],
	packs: [],
	functions: [],
	relations: [],
	verbs: [],
	actions: [],
	touches: [],
	enums: {},
};

const owners: Readonly<Record<string, Type>> = {
	seat: 'seat',
	tile: 'tile',
	cell: 'cell',
	side: 'side',
	segment: 'segment',
	feature: 'feature',
	piece: 'piece',
};

/** The type a register of this scope belongs to; undefined for those of the game, a turn, a part, a wave. */
export function ownerType(per: string): Type | undefined {
	return Object.hasOwn(owners, per) ? owners[per] : undefined;
}
