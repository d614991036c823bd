import { visit } from '../expr/walk.ts';
import type { Expr, Instr } from '../ir/index.ts';
import { type CommutingGroup, type InstructionDeclaration, regionsOf } from '../ir/instruction.ts';
import { instructions } from '../ir/instructions/index.ts';
import { type Region, type StatePart, describeRegion, overlap, stateParts } from '../ir/state.ts';
import { partsRead } from '../model/members/index.ts';
import type { Unit } from './unit.ts';

/** The changes that one instruction makes. */
export interface Write {
	readonly regions: readonly Region[];
	/** Writes of one group give the same in either order. */
	readonly group: CommutingGroup | undefined;
	/** Writes of equal texts do the same. */
	readonly same?: string;
}

/** Everything that a rule reads, writes and asks. */
export interface Access {
	readonly reads: readonly Region[];
	readonly writes: readonly Write[];
	readonly asks: boolean;
}

/** Names the region in which the order of two rules shows; undefined when it shows in none. */
export function conflict(a: Access, b: Access, isFrozen: boolean): string | undefined {
	if (a.asks && b.asks) return 'both ask';
	for (const x of a.writes)
		for (const y of b.writes) {
			const found = writeConflict(x, y);
			if (found !== undefined) return found;
		}
	// a rule of a frozen slot does not see what its neighbours write
	if (isFrozen) return undefined;
	return readConflict(a, b) ?? readConflict(b, a);
}

function readConflict(reader: Access, writer: Access): string | undefined {
	for (const w of writer.writes) {
		if (isRepeatable(reader, w)) continue;
		const found = w.regions.find((region) => reader.reads.some((read) => overlap(read, region)));
		if (found !== undefined) return describeRegion(found);
	}
	return undefined;
}

/**
 * Tells whether a rule may see a write that does the same as its own: what is returned, collected or revealed already needs
 * no second time. Points add up, and a seat that decides sees the difference.
 */
function isRepeatable(reader: Access, w: Write): boolean {
	return (
		!reader.asks &&
		w.group !== 'points' &&
		reader.writes.length > 0 &&
		reader.writes.every((x) => isSameGroup(x, w))
	);
}

function isSameGroup(x: Write, y: Write): boolean {
	return x.group !== undefined && x.group === y.group;
}

function writeConflict(x: Write, y: Write): string | undefined {
	if (isSameGroup(x, y)) return undefined;
	if (x.same !== undefined && x.same === y.same) return undefined;
	// whoever ends the play keeps all others from their writes
	if (endsPlay(x) || endsPlay(y)) return stateParts.end;
	const found = x.regions.find((region) => y.regions.some((other) => overlap(region, other)));
	return found === undefined ? undefined : describeRegion(found);
}

function endsPlay(write: Write): boolean {
	return write.regions.some((region) => region.part === 'end');
}

/** Finds what a stretch of code does. */
export function accessOf(unit: Unit, from: number, to: number): Access {
	const reads = new Map<string, Region>();
	const writes: Write[] = [];
	let asks = false;
	const addRead = (region: StatePart | Region): void => {
		const whole = regionOf(region);
		reads.set(describeRegion(whole), whole);
	};
	const { tables } = unit;
	const seen = new Set<number>();
	const readAll = (value: unknown): void => {
		for (const e of expressionsIn(value))
			visit(e, (part) => readsOfNode(unit, part, addRead, seen));
	};
	for (const instr of unit.emitter.code.slice(from, to)) {
		readAll(instr);
		if (instr.op === 'decide') readAll(unit.decisions[instr.decision]);
		const declared = instructions[instr.op] as InstructionDeclaration<Instr>;
		regionsOf(declared.reads, instr, tables).forEach(addRead);
		const regions = regionsOf(declared.writes, instr, tables);
		if (regions.length > 0) writes.push({ regions, ...commutesOf(declared, instr) });
		if (declared.asks === true) asks = true;
	}
	return { reads: [...reads.values()], writes, asks };
}

function regionOf(region: StatePart | Region): Region {
	return typeof region === 'string' ? { part: region } : region;
}

function commutesOf(
	{ commutes }: InstructionDeclaration<Instr>,
	instr: Instr,
): Pick<Write, 'group' | 'same'> {
	if (commutes === 'never') return { group: undefined };
	if ('with' in commutes) return { group: commutes.with };
	const same = commutes.whenEqual(instr);
	return { group: undefined, ...(same === undefined ? {} : { same: `${instr.op} ${same}` }) };
}

/** The outermost expressions in an instruction or a decision. */
function* expressionsIn(value: unknown): Iterable<Expr> {
	if (Array.isArray(value)) for (const item of value) yield* expressionsIn(item);
	else if (typeof value === 'object' && value !== null) {
		if ('op' in value && 'type' in value) yield value as Expr;
		else for (const item of Object.values(value)) yield* expressionsIn(item);
	}
}

/** Adds what one node of an expression reads by itself; its parts are visited on their own. */
function readsOfNode(
	unit: Unit,
	e: Expr,
	add: (region: StatePart | Region) => void,
	seen: Set<number>,
): void {
	switch (e.op) {
		case 'register':
			return add({ part: 'register', only: e.register });
		case 'mark':
			// tiles and segments keep the marks they were printed with; those of a feature change as it grows
			if (e.of === 'feature') add('board');
			return;
		case 'define': {
			if (seen.has(e.define)) return;
			seen.add(e.define);
			const body = unit.symbols.functions[e.define]?.compiled()?.expr;
			if (body !== undefined) visit(body, (part) => readsOfNode(unit, part, add, seen));
			return;
		}
		case 'can':
		case 'possible':
			return (['pieces', 'board', 'hand'] as const).forEach(add);
		case 'call':
			return partsRead(e.fn, e.args).forEach(add);
		case 'const':
		case 'none':
		case 'local':
		case 'temp':
		case 'fold':
		case 'list':
		case 'not':
		case 'neg':
		case 'binary':
		case 'if':
		case 'before':
			return;
		default:
			e satisfies never;
	}
}
