import type { Expr, Instr, Target } from '../ir/index.ts';
import {
	type KindScope,
	type Kinds,
	type PieceFacts,
	kindsOf,
	unionOf,
	zoneOf,
} from './piece-sets.ts';
import type { Unit } from './unit.ts';

const nothingKnown: KindScope = { temps: new Map(), locals: new Map() };

const facts = new WeakMap<Unit, PieceFacts>();

/** Facts about the pieces of a set-up. They are found once, when all code is written. */
export function pieceFactsOf(unit: Unit): PieceFacts {
	let known = facts.get(unit);
	if (known === undefined) facts.set(unit, (known = findFacts(unit)));
	return known;
}

function findFacts(unit: Unit): PieceFacts {
	const zones = new Map<number, Kinds>();
	/** Kinds that go to zones which only play decides. */
	let anywhere: Kinds = new Set();
	const add = (zone: number, kinds: Kinds): void => {
		zones.set(zone, unionOf(zones.has(zone) ? zones.get(zone) : new Set(), kinds));
	};
	unit.pieces.forEach(({ starts }, kind) => {
		if (starts.in === 'zone') add(starts.zone, new Set([kind]));
	});
	const found: PieceFacts = {
		pieces: unit.pieces,
		carried: new Set(unit.pieces.flatMap((p, kind) => (p.at.includes('piece') ? kind : []))),
		joining: undefined,
		convertedTo: convertedIn(unit.emitter.code),
		define: (index) => {
			const define = unit.symbols.functions[index];
			const body = define?.compiled()?.expr;
			return define === undefined || body === undefined ? undefined : { body, slots: define.slots };
		},
		inZone: (zone) => unionOf(zones.has(zone) ? zones.get(zone) : new Set(), anywhere),
	};
	const moves = unit.emitter.code.flatMap((instr) => movedTo(instr));
	const size = (kinds: Kinds): number => kinds?.size ?? Infinity;
	// kinds are only added, so it ends
	for (let isChanged = true; isChanged;) {
		isChanged = false;
		for (const { pieces, from, to } of moves) {
			const source = from === undefined ? undefined : zoneOf(from);
			const kinds =
				pieces !== undefined
					? kindsOf(found, pieces, nothingKnown)
					: source === undefined
						? undefined
						: found.inZone(source);
			const zone = zoneOf(to);
			const before = zone === undefined ? anywhere : found.inZone(zone);
			if (zone === undefined) anywhere = unionOf(anywhere, kinds);
			else add(zone, kinds);
			const after = zone === undefined ? anywhere : found.inZone(zone);
			if (size(after) !== size(before)) isChanged = true;
		}
	}
	const known: PieceFacts = { ...found, known: new Map() };
	return { ...known, joining: joiningKinds(unit, known) };
}

/** The kinds that code gives to features. */
export function convertedIn(code: readonly Instr[]): ReadonlySet<number> {
	return new Set(code.flatMap((instr) => (instr.op === 'convert' ? instr.kind : [])));
}

/** The kinds of pieces by which something is joined on the board. */
function joiningKinds(unit: Unit, found: PieceFacts): Kinds {
	let joining: Kinds = new Set();
	for (const instr of unit.emitter.code) {
		const by =
			instr.op === 'link' || instr.op === 'link-end' || instr.op === 'add-segment'
				? instr.by
				: undefined;
		if (by !== undefined) joining = unionOf(joining, kindsOf(found, by, nothingKnown));
	}
	return joining;
}

interface Move {
	readonly pieces?: Expr;
	/** The zone that pieces are drawn from. */
	readonly from?: Expr;
	readonly to: Expr;
}

/** Pieces that an instruction puts where a zone may be. */
function movedTo(instr: Instr): Move[] {
	const zoneAt = (to: Target): Expr[] =>
		to.to === 'entity' && to.at.type === 'zone' ? [to.at] : [];
	switch (instr.op) {
		case 'place':
			return instr.at.type === 'zone' ? [{ pieces: instr.piece, to: instr.at }] : [];
		case 'move':
		case 'move-under':
			return zoneAt(instr.to).map((to) => ({ pieces: instr.pieces, to }));
		case 'draw':
			return zoneAt(instr.to).map((to) => ({ from: instr.from, to }));
		default:
			return [];
	}
}
