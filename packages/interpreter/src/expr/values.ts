import type { ElementType, Expr } from '@tilewright/lang';

/**
 * A value as the interpreter keeps it: a whole number, which is an int, an index or the id of an entity (none = -1). Numbers of
 * different types cannot be mixed up; a plain number fits every type. The type exists for the compiler only.
 */
export type Id<T extends string> = number & { readonly is?: T };

/** An expression of a type. Any other expression of unknown type fits it; one of another type does not. */
export type ExprOf<T extends string> = Expr & { readonly is?: T };

/** Types with one value at a time; `*` stands for any of them. A truth value can be read as 0 or 1. */
export type SingleType = ElementType | 'bool' | '*';

export type SetType = `set(${string})`;

export type Get<T extends string> = () => Id<T>;
