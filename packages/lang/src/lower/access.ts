import { appendAll } from '@tilewright/schema';
import { expressionsIn, rewrite } from '../expr/walk.ts';
import type { Expr, Instr } from '../ir/index.ts';
import { type CommutingGroup, type InstructionDeclaration, regionsOf } from '../ir/instruction.ts';
import { instructions } from '../ir/instructions/index.ts';
import { takenFirst } from '../ir/instructions/pieces.ts';
import { type Region, overlap, regionKey } from '../ir/state.ts';
import { incrementOf } from '../ir/increment.ts';
import { convertedIn, pieceFactsOf } from './piece-facts.ts';
import {
	type KindScope,
	type Kinds,
	type PieceFacts,
	intersectionOf,
	kindsOf,
	unionOf,
	zoneOf,
} from './piece-sets.ts';
import { localKindsOf } from './local-kinds.ts';
import {
	addReads,
	addRegion,
	boardRegionsOf,
	noReads,
	pieceRegionsOf,
	waveRegionsOf,
} from './reads.ts';
import { type Returning, returningOf } from './returning.ts';
import { signOf } from './sign.ts';
import type { LoweringContext } from './lowering-context.ts';
import type { TieReason } from './tie-reason.ts';

export interface Write {
	readonly regions: readonly Region[];
	readonly group: CommutingGroup | undefined;
	readonly same?: string;
}

export interface Access {
	readonly reads: readonly Region[];
	readonly writes: readonly Write[];
	readonly decides: boolean;
	/**
	 * Registers by the text of a write that gives them a constant, where nothing is written but such constants, and the register
	 * is only read of the very thing of which it is set. Whoever sees another such write does the same as without it.
	 */
	readonly guarded?: ReadonlyMap<string, number>;
	readonly returning?: Returning;
	/** It is done again and again until it does nothing more, so it does in the end what a later write lets it do. */
	readonly isAskedAgain?: boolean;
}

export function conflict(a: Access, b: Access, isFrozen: boolean): TieReason | undefined {
	const found = stateConflict(a, b, isFrozen);
	return found ?? (a.decides && b.decides ? { text: 'bothAsk' } : undefined);
}

export function conflicts(a: Access, b: Access): Region[] {
	const found = new Map<string, Region>();
	for (const x of a.writes)
		for (const y of b.writes) {
			if (isSameGroup(x, y) || (x.same !== undefined && x.same === y.same)) continue;
			for (const region of x.regions)
				if (y.regions.some((other) => overlap(region, other))) found.set(regionKey(region), region);
		}
	for (const [reader, writer] of [
		[a, b],
		[b, a],
	] as const)
		for (const { regions } of writer.writes)
			for (const region of regions)
				if (reader.reads.some((read) => overlap(read, region)))
					found.set(regionKey(region), region);
	return [...found.values()];
}

function stateConflict(a: Access, b: Access, isFrozen: boolean): Region | undefined {
	for (const x of a.writes)
		for (const y of b.writes) {
			const found = writeConflict(x, y);
			if (found !== undefined) return found;
		}
	// a rule of a frozen slot does not see what its neighbours write
	if (isFrozen) return undefined;
	return readConflict(a, b) ?? readConflict(b, a);
}

function readConflict(reader: Access, writer: Access): Region | undefined {
	for (const w of writer.writes) {
		const isAsked = isRepeatable(reader, w);
		if (isAsked && reader.returning !== undefined) {
			const seen = w.regions.find((region) => seesReturned(reader, reader.returning!, region));
			if (seen !== undefined) return seen;
			continue;
		}
		if (isAsked && reader.isAskedAgain === true) continue;
		const repeated = isAsked ? reader.writes.flatMap((x) => x.regions) : [];
		const guarded = w.same === undefined ? undefined : reader.guarded?.get(w.same);
		const found = w.regions.find(
			(region) =>
				!(region.part === 'register' && region.only === guarded) &&
				!repeated.some((own) => overlap(own, region)) &&
				reader.reads.some((read) => overlap(read, region)),
		);
		if (found !== undefined) return found;
	}
	return undefined;
}

/**
 * Tells whether a rule that returns pieces does something else on those that are left when pieces of a region return before. What
 * is asked again gets to all that its condition still allows, so only what others take away from it shows: a condition that turns
 * false, or one that turns true where its own returns make it false again.
 */
function seesReturned(
	{ isAskedAgain, writes }: Access,
	{ more, fewer }: Returning,
	region: Region,
): boolean {
	const among = (regions: readonly Region[]): boolean => regions.some((r) => overlap(r, region));
	if (among(fewer)) return true;
	if (!among(more)) return false;
	if (isAskedAgain !== true) return true;
	return writes.some((w) => w.regions.some((own) => fewer.some((r) => overlap(r, own))));
}

/**
 * Tells whether a rule may see a write that does the same as its own: what is returned, collected or revealed already needs
 * no second time. This holds of what it writes itself, not of other kinds. Points add up as pieces in a zone do, and a seat that
 * decides sees the difference.
 */
function isRepeatable(reader: Access, w: Write): boolean {
	return (
		!reader.decides &&
		!addsUp(w) &&
		reader.writes.length > 0 &&
		reader.writes.every((x) => isSameGroup(x, w))
	);
}

function addsUp({ group }: Write): boolean {
	const isPoints = group === 'points' || group === 'gains' || group === 'losses';
	return isPoints || group?.startsWith('into ') === true;
}

function isSameGroup(x: Write, y: Write): boolean {
	return x.group !== undefined && x.group === y.group;
}

function writeConflict(x: Write, y: Write): Region | undefined {
	if (isSameGroup(x, y)) return undefined;
	if (x.same !== undefined && x.same === y.same) return undefined;
	// whoever ends the play keeps all others from their writes
	if (endsPlay(x) || endsPlay(y)) return { part: 'end' };
	return x.regions.find((region) => y.regions.some((other) => overlap(region, other)));
}

function endsPlay(write: Write): boolean {
	return write.regions.some((region) => region.part === 'end');
}

/** Finds what a stretch of code does. All code that it uses must be written. */
export function accessOf(lowering: LoweringContext, from: number, to: number): Access {
	const code = lowering.emitter.code.slice(from, to);
	const all = pieceFactsOf(lowering);
	// features that are held here have other kinds only after what is converted here, or in a run that begins here
	const isRun = code.some((instr) => instr.op === 'call' || instr.op === 'run-begin');
	const facts = isRun ? all : { ...all, convertedTo: convertedIn(code) };
	const scope = localKindsOf(facts, code, (i) => lowering.decisions[i]!.alternatives);
	const reads = noReads();
	const writes: Write[] = [];
	let decides = false;
	for (const instr of code) {
		for (const e of readBy(lowering, instr)) addReads(lowering, facts, reads, e, scope);
		const declared = instructions[instr.op] as InstructionDeclaration<Instr>;
		for (const region of narrowed(
			facts,
			instr,
			regionsOf(declared.reads, instr, lowering.tables),
			scope,
		))
			addRegion(reads, region);
		const regions = narrowed(
			facts,
			instr,
			regionsOf(declared.writes, instr, lowering.tables),
			scope,
		);
		if (regions.length > 0) writes.push({ regions, ...commutesOf(lowering, declared, instr) });
		if (declared.decides === true) decides = true;
	}
	const onlyReturns = writes.length > 0 && writes.every(({ group }) => group === 'return');
	const returning =
		onlyReturns && !decides ? returningOf(lowering, facts, code, from, scope) : undefined;
	for (const region of [...(returning?.more ?? []), ...(returning?.fewer ?? [])])
		addRegion(reads, region);
	return {
		reads: [...reads.regions.values()],
		writes,
		decides,
		guarded: guardedIn(lowering, code, writes),
		...(returning === undefined ? {} : { returning }),
	};
}

function guardedIn(
	lowering: LoweringContext,
	code: readonly Instr[],
	writes: readonly Write[],
): ReadonlyMap<string, number> {
	const found = new Map<string, number>();
	if (writes.some((w) => w.same === undefined)) return found;
	const nothing: KindScope = { temps: new Map(), locals: new Map() };
	for (const set of code) {
		if (set.op !== 'set' || set.on === undefined || set.value.op !== 'const') continue;
		const { same } = commutesOf(lowering, instructions.set as InstructionDeclaration<Instr>, set);
		if (same === undefined) continue;
		const own = textOfExpr(set.on);
		const reads = noReads();
		for (const instr of code)
			for (const e of readBy(lowering, instr)) {
				const others = rewrite(e, (x) =>
					x.op === 'register' &&
					x.register === set.register &&
					x.on !== undefined &&
					textOfExpr(x.on) === own
						? { op: 'const', type: x.type, value: 0 }
						: x,
				);
				addReads(lowering, pieceFactsOf(lowering), reads, others, nothing);
			}
		const isRead = [...reads.regions.values()].some((r) =>
			overlap(r, { part: 'register', only: set.register }),
		);
		if (!isRead) found.set(same, set.register);
	}
	return found;
}

function textOfExpr(e: Expr): string {
	return JSON.stringify(e, (key, value: unknown) => (key === 'span' ? undefined : value));
}

/**
 * The expressions that an instruction reads. What a register holds does not matter to whoever adds to it, nor which pieces of a
 * supply are left to whoever takes the first ones.
 */
function readBy(lowering: LoweringContext, instr: Instr): Expr[] {
	const added = instr.op === 'set' ? incrementOf(instr) : undefined;
	if (instr.op === 'set' && added !== undefined)
		return [added, ...(instr.on === undefined ? [] : [instr.on])];
	const taken = instr.op === 'move' ? takenFirst(instr) : undefined;
	if (instr.op === 'move' && taken !== undefined)
		return [taken.count, ...(instr.to.to === 'entity' ? [instr.to.at] : [])];
	const found = [...expressionsIn(instr)];
	if (instr.op === 'decide') appendAll(found, expressionsIn(lowering.decisions[instr.decision]));
	if (instr.op === 'draw-tile' || instr.op === 'draw-tile-of' || instr.op === 'draw-tiles')
		appendAll(found, decidingDraws(lowering, 'group' in instr ? instr.group : undefined));
	return found;
}

function decidingDraws({ deck }: LoweringContext, group: number | undefined): Expr[] {
	// a group that is mixed into another is so at any draw
	const opens = deck.groups.flatMap((g) =>
		g.opens !== undefined && (group === undefined || g.into !== undefined) ? [g.opens] : [],
	);
	return deck.size === undefined ? opens : [...opens, deck.size];
}

function narrowed(
	facts: PieceFacts,
	instr: Instr,
	regions: readonly Region[],
	scope: KindScope,
): Region[] {
	const moved = kindsMoved(facts, instr, scope);
	// the board changes with pieces by which something is joined
	const joins = moved === undefined || intersects(moved, facts.joining);
	return regions.flatMap((region): Region[] => {
		if (region.part === 'board' && isOfPieces(instr) && !joins) return [];
		if (region.part === 'pieces' && moved !== undefined) return pieceRegionsOf(moved);
		if (region.only !== undefined) return [region];
		if (region.part === 'tiles') return zonesTouched(instr) ?? [region];
		if (region.part === 'board') return boardRegionsOf(facts, kindsBuilt(facts, instr, scope));
		if (region.part === 'wave' && (instr.op === 'collect' || instr.op === 'drop'))
			return waveRegionsOf(facts, kindsOf(facts, instr.features, scope));
		return [region];
	});
}

function kindsBuilt(facts: PieceFacts, instr: Instr, scope: KindScope): Kinds {
	if (instr.op === 'convert')
		return unionOf(kindsOf(facts, instr.feature, scope), new Set([instr.kind]));
	// an upper segment parts nothing, and joins its own kind
	if (instr.op === 'add-segment' && instr.over) return new Set([instr.kind]);
	return undefined;
}

const pieceOps = ['place', 'move', 'move-under', 'return', 'draw', 'shuffle'] as const;

function isOfPieces({ op }: Instr): boolean {
	return pieceOps.some((known) => known === op);
}

function intersects(a: Kinds, b: Kinds): boolean {
	return intersectionOf(a, b)?.size !== 0;
}

/** The kinds of pieces that an instruction moves, with those that are carried; undefined for any kind. */
function kindsMoved(facts: PieceFacts, instr: Instr, scope: KindScope): Kinds {
	const kinds = kindsNamed(facts, instr, scope);
	return kinds === undefined || kinds.size === 0 ? kinds : unionOf(kinds, facts.carried);
}

function kindsNamed(facts: PieceFacts, instr: Instr, scope: KindScope): Kinds {
	switch (instr.op) {
		case 'place':
			return kindsOf(facts, instr.piece, scope);
		case 'move':
		case 'move-under':
		case 'return':
			return kindsOf(facts, instr.pieces, scope);
		case 'draw':
		case 'shuffle': {
			const zone = zoneOf(instr.op === 'draw' ? instr.from : instr.zone);
			return zone === undefined ? undefined : facts.inZone(zone);
		}
		default:
			return undefined;
	}
}

function zonesTouched(instr: Instr): Region[] | undefined {
	const zones =
		instr.op === 'move-tile'
			? [instr.from, instr.to]
			: instr.op === 'take-tile'
				? [instr.from]
				: instr.op === 'stow-tile' || instr.op === 'draw-tiles'
					? [instr.to]
					: [];
	const found = zones.map(zoneOf);
	if (found.length === 0 || found.includes(undefined)) return undefined;
	return found.map((only) => ({ part: 'tiles', only: only! }));
}

function commutesOf(
	lowering: LoweringContext,
	{ commutes }: InstructionDeclaration<Instr>,
	instr: Instr,
): Pick<Write, 'group' | 'same'> {
	if (commutes === 'never') return { group: undefined };
	if ('with' in commutes)
		return { group: commutes.with === 'points' ? pointsGroup(lowering, instr) : commutes.with };
	if ('into' in commutes) {
		const into = commutes.into(instr);
		return { group: into === undefined ? undefined : `into ${into}` };
	}
	const same = commutes.whenEqual(instr);
	return { group: undefined, ...(same === undefined ? {} : { same: `${instr.op} ${same}` }) };
}

/** Points add up in any order, but where a score cannot fall below a floor it matters whether a loss comes before a gain. */
function pointsGroup(lowering: LoweringContext, instr: Instr): CommutingGroup | undefined {
	if (!lowering.isFloored) return 'points';
	if (instr.op !== 'score' || instr.amount.by === 'ledger') return undefined;
	const lines = instr.amount.by === 'lines' ? instr.amount.lines : [instr.amount];
	const signs = lines.map(({ count, each }) => signOf(count) * signOf(each));
	if (signs.every((sign) => sign >= 0)) return 'gains';
	return signs.every((sign) => sign < 0) ? 'losses' : undefined;
}
