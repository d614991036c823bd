import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
	type Program,
	type Selection,
	type Workspace,
	compile,
	loadWorkspace,
} from '@tilewright/lang';

import type { Measure } from './compare/measure.ts';
import type { GameFault } from './run/excluded.ts';

function shippedFiles(): { path: string; bytes: Uint8Array }[] {
	const data = join(import.meta.dirname, '../../../data');
	return readdirSync(data, { recursive: true, encoding: 'utf8' })
		.filter((p) => p.endsWith('.yaml'))
		.map((path) => ({ path, bytes: new Uint8Array(readFileSync(join(data, path))) }));
}

let known: Workspace | undefined;

export function shippedWorkspace(): Workspace {
	return (known ??= loadWorkspace(shippedFiles()));
}

function programIn(workspace: Workspace, selection: Partial<Selection>): Program {
	const { program, diagnostics } = compile(workspace, {
		game: 'carcassonne',
		seats: 2,
		...selection,
	});
	if (!program) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	return program;
}

export function programOf(selection: Partial<Selection> = {}): Program {
	return programIn(shippedWorkspace(), selection);
}

/** A program with a rule that breaks a game when a seat has so many points as the thirtieth tile is laid. */
export function fragileProgram(points: number): Program {
	const files = Object.entries(fragilePack(points)).map(([path, text]) => ({
		path,
		bytes: new TextEncoder().encode(text),
	}));
	return programIn(loadWorkspace([...shippedFiles(), ...files]), { with: ['fragile'] });
}

/** The same rules in a program with a defect: the games that would break end with an error that is no fault of the rules. */
export function defectiveProgram(points: number): Program {
	const program = fragileProgram(points);
	return { ...program, sources: program.sources.map(() => null) } as unknown as Program;
}

export function fragilePack(points: number): Record<string, string> {
	return {
		'carcassonne/fragile/pack.yaml': `pack: fragile
format: 1
version: 1.0.0
game: carcassonne
role: expansion
title: Fragile rules
licence: MIT
use: [base]
`,
		'carcassonne/fragile/rules.yaml': `format: 1
rules:
  - id: broken
    at: after-place
    when: board.tiles.size() == 30 && active.score >= ${points}
    do: [{ score: { to: active, count: 2000000000, each: 2 } }]
`,
	};
}

/** The figures of a game that is known to end. */
export function ended(found: Measure | GameFault): Measure {
	if ('code' in found) throw new Error(found.code);
	return found;
}
