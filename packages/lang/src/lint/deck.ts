import { constantFold } from '../expr/constant-fold.ts';
import { rewrite } from '../expr/walk.ts';
import type { Expr, Instr, Program } from '../ir/index.ts';
import { get } from '../link/sourced-value.ts';
import { groupBy } from '../link/group-by.ts';
import { declOf } from '../link/ruleset.ts';
import { report } from '../lower/lowering-context.ts';
import { visitAll, visitProgram } from './expressions.ts';
import type { Linting } from './lint.ts';

/** Tiles that begin in a zone that nothing reads or empties, and groups of the deck that never open. */
export function lintDeck({ program, lowering, diagnostics }: Linting): void {
	const read = zonesRead(program);
	for (const { tile, zone, copies } of program.deck.held ?? []) {
		if (copies === 0 || read.has(zone)) continue;
		const { decl } = lowering.symbols.tiles[tile]!;
		report({ diagnostics }, get(decl.datum, 'starts') ?? decl.datum, 'LINT-TILE-STAYS', {
			tile: program.tiles[tile]!.id,
			zone: program.zones[zone]!.id,
		});
	}
	for (const index of closedGroups(program)) {
		const { id } = program.deck.groups[index]!;
		const decl = declOf(lowering.ruleSet, 'groups', id);
		if (decl === undefined) continue;
		report({ diagnostics }, decl.datum, 'LINT-GROUP-CLOSED', { group: id }, { key: true });
	}
}

/**
 * The zones that something asks for. Putting a tile into a zone, and showing it, asks for nothing; nor does a rule that only
 * moves tiles into zones that nothing asks for.
 */
function zonesRead(program: Program): Set<number> {
	const { displays, deck, code, ...rest } = program;
	void displays;
	const targets = new Set<Expr>();
	for (const instr of code)
		if ('to' in instr && typeof instr.to === 'object' && 'op' in instr.to) targets.add(instr.to);
	const read = new Set<number>();
	const look = (e: Expr): void => {
		if (!targets.has(e)) for (const zone of zonesNamed(e)) read.add(zone);
	};
	visitProgram({ ...rest, deck: { groups: deck.groups, start: [] }, code: [] }, look);
	const rules = [...groupBy(code, (i) => program.sources[i.source ?? -1]?.id)];
	const isIdle = ([id, instrs]: (typeof rules)[number]): boolean =>
		id !== undefined && instrs.every((i) => goesOn.has(i.op) || movesTo(i, read) === false);
	let left = rules;
	for (let before = Infinity; left.length < before;) {
		before = left.length;
		left = left.filter((rule) => {
			if (isIdle(rule)) return true;
			visitAll(rule[1], look);
			return false;
		});
	}
	return read;
}

/** Instructions that change nothing but where the program goes on, and what it keeps on the way. */
const goesOn: ReadonlySet<Instr['op']> = new Set([
	'jump',
	'unless',
	'let',
	'let-set',
	'stack-mark',
	'stack-release',
	'each',
	'next',
]);

/** Tells whether an instruction moves a tile into one of these zones, or to where it is no tile of a zone; undefined for any other. */
function movesTo(instr: Instr, zones: ReadonlySet<number>): boolean | undefined {
	if (instr.op !== 'move-tile') return undefined;
	const to = zonesNamed(instr.to);
	return to.length === 0 || to.some((zone) => zones.has(zone));
}

function zonesNamed(e: Expr): readonly number[] {
	return e.op === 'call' && (e.fn === 'zone' || e.fn === 'seat.zone') ? (e.table ?? []) : [];
}

function closedGroups(program: Program): number[] {
	const {
		deck: { groups },
		code,
	} = program;
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
			(opens !== undefined && isNever(opens, program)) ||
			after.some((other) => holds(other) && isClosed(other));
		known.set(index, is);
		return is;
	};
	return groups.flatMap((_, index) => (holds(index) && isClosed(index) ? [index] : []));
}

/** Tells whether a condition is false as long as every register that nothing sets keeps its default. */
function isNever(test: Expr, { code, registers }: Program): boolean {
	const written = new Set(code.flatMap((i) => (i.op === 'set' ? [i.register] : [])));
	const known = rewrite(test, (e) =>
		e.op === 'register' && e.on === undefined && !written.has(e.register)
			? { op: 'const', value: registers[e.register]!.default, type: e.type }
			: e,
	);
	const folded = constantFold(known);
	return folded.op === 'const' && folded.value === 0;
}

function isDeck(from: unknown): boolean {
	return typeof from === 'object' && from !== null && 'fn' in from && from.fn === 'deck';
}
