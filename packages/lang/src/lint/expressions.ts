import { visit } from '../expr/walk.ts';
import type { Expr, Program } from '../ir/index.ts';

export function visitProgram(program: Program, f: (e: Expr) => void): void {
	const { tiles, sources, texts, ...rest } = program;
	void tiles;
	void sources;
	void texts;
	visitAll(rest, f);
}

export function visitAll(part: unknown, f: (e: Expr) => void): void {
	if (Array.isArray(part)) for (const item of part) visitAll(item, f);
	else if (typeof part === 'object' && part !== null) {
		// instructions have an `op` too, but only expressions have a type beside it
		if ('op' in part && 'type' in part && typeof part.type === 'string') visit(part as Expr, f);
		else for (const value of Object.values(part)) visitAll(value, f);
	}
}
