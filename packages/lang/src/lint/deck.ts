import { get } from '../link/datum.ts';
import { declOf } from '../link/ruleset.ts';
import { report } from '../lower/unit.ts';
import type { Expr, Program } from '../ir/index.ts';
import { visitProgram } from './expressions.ts';
import type { Linting } from './lint.ts';

/** Tiles that begin in a zone that nothing reads or empties, and groups of the deck that never open. */
export function lintDeck({ program, unit, diagnostics }: Linting): void {
	const read = zonesRead(program);
	for (const { tile, zone, copies } of program.deck.held ?? []) {
		if (copies === 0 || read.has(zone)) continue;
		const { decl } = unit.symbols.tiles[tile]!;
		report({ diagnostics }, get(decl.datum, 'starts') ?? decl.datum, 'LINT-TILE-STAYS', {
			tile: program.tiles[tile]!.id,
			zone: program.zones[zone]!.id,
		});
	}
	for (const index of closedGroups(program)) {
		const { id } = program.deck.groups[index]!;
		const decl = declOf(unit.ruleSet, 'groups', id);
		if (decl === undefined) continue;
		report({ diagnostics }, decl.datum, 'LINT-GROUP-CLOSED', { group: id }, { key: true });
	}
}

/** The zones that something asks for. Putting a tile into a zone, and showing it, asks for nothing. */
function zonesRead(program: Program): Set<number> {
	const { displays, deck, ...rest } = program;
	void displays;
	const targets = new Set<Expr>();
	for (const instr of program.code)
		if ('to' in instr && typeof instr.to === 'object' && 'op' in instr.to) targets.add(instr.to);
	const read = new Set<number>();
	visitProgram({ ...rest, deck: { groups: deck.groups, start: [] } }, (e) => {
		if (e.op !== 'call' || targets.has(e)) return;
		if (e.fn === 'zone' || e.fn === 'seat.zone') for (const zone of e.table ?? []) read.add(zone);
	});
	return read;
}

/** The groups with tiles that no draw can reach: they wait for what is never so, or for a group that waits so. */
function closedGroups({ deck: { groups }, code }: Program): number[] {
	// these take tiles out of the deck whether their group is open or not
	if (code.some((i) => 'from' in i && isDeck(i.from))) return [];
	const named = new Set<number>();
	for (const i of code)
		if ((i.op === 'draw-tile-of' || i.op === 'draw-tiles') && i.group !== undefined)
			named.add(i.group);
	const holds = (index: number): boolean =>
		groups[index]!.take !== 0 &&
		(groups[index]!.tiles.some((t) => t.copies > 0) ||
			groups.some((other, from) => other.into === index && holds(from)));
	const known = new Map<number, boolean>();
	const isClosed = (index: number): boolean => {
		if (named.has(index)) return false;
		const before = known.get(index);
		if (before !== undefined) return before;
		known.set(index, false);
		const { opens, after } = groups[index]!;
		const is =
			(opens?.op === 'const' && opens.value === 0) ||
			after.some((other) => holds(other) && isClosed(other));
		known.set(index, is);
		return is;
	};
	return groups.flatMap((_, index) => (holds(index) && isClosed(index) ? [index] : []));
}

function isDeck(from: unknown): boolean {
	return typeof from === 'object' && from !== null && 'fn' in from && from.fn === 'deck';
}
