import type { ShownSides } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import type { HoleVerdicts } from './hole-verdicts.ts';
import { type Contents, contentsOf } from './contents.ts';
import { type Counts, totalOf } from './counts.ts';
import { type EdgeFigure, edgeFigures } from './edges.ts';
import { type HolesOf, holesOf } from './holes.ts';
import { type Pattern, patternsOf } from './patterns.ts';

export interface SetFigures {
	readonly tiles: number;
	readonly kinds: number;
	readonly edges: readonly EdgeFigure[];
	readonly patterns: readonly Pattern[];
	readonly contents: Contents;
	readonly holes: readonly HolesOf[];
}

export function setFigures(
	program: Program,
	shown: ShownSides,
	counts: Counts,
	verdicts?: HoleVerdicts,
): SetFigures {
	return {
		tiles: totalOf(counts),
		kinds: counts.filter((n) => n > 0).length,
		edges: edgeFigures(shown, counts),
		patterns: patternsOf(shown, counts),
		contents: contentsOf(program, counts),
		holes: holesOf(shown, counts, verdicts),
	};
}
