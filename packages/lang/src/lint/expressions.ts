import { visit } from '../expr/walk.ts';
import type { Expr, Program } from '../ir/index.ts';

/** Calls a function for every expression node of a program. */
export function visitProgram(program: Program, f: (e: Expr) => void): void {
	const look = (value: unknown): void => {
		if (Array.isArray(value)) value.forEach(look);
		else if (typeof value === 'object' && value !== null) {
			// instructions have an `op` too, but only expressions have a type beside it
			if ('op' in value && 'type' in value && typeof value.type === 'string')
				visit(value as Expr, f);
			else Object.values(value).forEach(look);
		}
	};
	const { tiles, sources, texts, ...rest } = program;
	void tiles;
	void sources;
	void texts;
	look(rest);
}
