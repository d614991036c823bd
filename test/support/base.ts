import type { Compile } from '@tilewright/interpreter';
import type { Program, Selection } from '@tilewright/lang';
import { formatDiagnostic, hasErrors } from '@tilewright/schema';
import { compilerOf, shippedWorkspace } from './packs.ts';

let shipped: Compile | undefined;

export function baseProgram(selection: Partial<Selection> = {}): Program {
	shipped ??= compilerOf(shippedWorkspace());
	return programOf(shipped, selection);
}

export function programOf(compile: Compile, selection: Partial<Selection> = {}): Program {
	const { program, diagnostics } = compile({ game: 'carcassonne', seats: 2, ...selection });
	if (program === undefined || hasErrors(diagnostics))
		throw new Error(diagnostics.map((d) => formatDiagnostic(d)).join('\n'));
	return program;
}

/** The set-up the published statistics were taken in. */
export function plainSetUp(seats: number, farms: boolean): Partial<Selection> {
	return {
		seats,
		elements: { farmers: farms, abbot: false, gardens: false },
		params: { 'base.tiles': 'c1', 'base.twoTileCity': 'full' },
	};
}

export function withDeck(program: Program, deck: readonly string[]): Program {
	const ids = deck.map((id) => {
		const tile = program.tiles.findIndex((t) => t.id === id);
		if (tile < 0) throw new Error(`no tile ${id}`);
		return tile;
	});
	const groups = ids.map((tile, i) => ({
		id: `draw ${i}`,
		tiles: [{ tile, copies: 1 }],
		order: 'shuffled' as const,
		after: i === 0 ? [] : [i - 1],
	}));
	return { ...program, deck: { ...program.deck, groups } };
}
