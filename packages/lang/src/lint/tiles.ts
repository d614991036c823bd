import { Findings } from '@tilewright/schema';
import { type SourcedValue, entriesOf, get, numberOf } from '../link/sourced-value.ts';
import { wholeNumber } from '../link/given.ts';
import { declsOf } from '../link/ruleset.ts';
import { report } from '../lower/lowering-context.ts';
import { ANY_SIDE, perimeter, sideCode } from '../tiles/index.ts';
import type { Linting } from './lint.ts';

/** Tiles of the deck none of whose sides meets what another tile shows. */
export function lintTiles({ program, lowering, diagnostics }: Linting): void {
	const shown = new Map<string, number>();
	const sides = program.tiles.map((tile) => perimeter(tile.cells) ?? []);
	const count = program.tiles.map((tile) => Number(tile.copies));
	for (const { tile } of program.deck.start) count[tile]!++;
	program.tiles.forEach((tile, i) => {
		if (count[i] === 0) return;
		for (const code of new Set(sides[i]!.map((s) => sideCode(tile, s))))
			shown.set(code, (shown.get(code) ?? 0) + count[i]!);
	});
	program.tiles.forEach((tile, i) => {
		if (Number(tile.copies) === 0 || tile.wildcard) return;
		const own = new Set(sides[i]!.map((s) => sideCode(tile, s)));
		const meets = sides[i]!.some((s) => {
			const code = sideCode(tile, s, true);
			// its own sides count only when there is another copy of it
			return (shown.get(code) ?? 0) > (own.has(code) ? 1 : 0);
		});
		if (meets || shown.has(ANY_SIDE)) return;
		report(
			{ diagnostics },
			lowering.symbols.tiles[i]!.decl.datum,
			'LINT-TILE-NEVER',
			{ tile: tile.id },
			{ key: true },
		);
	});
}

export function lintTotals({ lowering, diagnostics }: Linting): void {
	const { ruleSet } = lowering;
	const faults = {
		sections: ruleSet.sections,
		scopes: ruleSet.scopes,
		diagnostics: new Findings(),
	};
	for (const { pack, datum } of ruleSet.totals) {
		const tiles = declsOf(ruleSet, 'tiles').filter((d) => d.pack === pack);
		const check = (at: SourcedValue, column: string): void => {
			const total = numberOf(at);
			if (total === undefined) return;
			const found = tiles.reduce((sum, tile) => {
				const copies = get(tile.datum, 'copies');
				if (copies === undefined) return sum + 1;
				if (copies.is !== 'map') return sum + (wholeNumber(copies, ruleSet.known, faults) ?? 0);
				return sum + (numberOf(get(copies, column)) ?? 0);
			}, 0);
			if (found !== total) report({ diagnostics }, at, 'LINT-TILE-TOTAL', { column, total, found });
		};
		if (datum.is === 'map') for (const [column, at] of entriesOf(datum)) check(at, column);
		else check(datum, ruleSet.columns.get(pack) ?? '');
	}
}
