import {
	type Machine,
	Where,
	forEachPiece,
	forEachPieceOnTile,
	piecesIn,
	rootOf,
	tileCount,
	zoneAt,
	zoneOf,
} from '@tilewright/interpreter/state';
import { Broken } from './broken.ts';

/**
 * The function that is returned throws when pieces of a machine are not conserved: each is in one place, supplies count those in them,
 * features list those on them.
 */
export function watchPieces(machine: Machine): () => void {
	const { rt, program } = machine;
	const { m, board } = rt;
	const kinds = program.pieces.length;
	return () => {
		const inSupply = new Array<number>(rt.pieceCount.length).fill(0);
		const onSegments: number[] = [];
		for (let p = 0; p < rt.pieceKind.length; p++) {
			const owner = rt.pieceOwner[p]! < 0 ? rt.seats : rt.pieceOwner[p]!;
			const where = m[rt.WHERE + p]!;
			if (where === Where.supply) inSupply[owner * kinds + rt.pieceKind[p]!]!++;
			const isOn = m[board.PIECE_SEGMENT + p]! >= 0;
			// on a corner it stands on a feature only where one feature meets
			if (where !== Where.corner) check(isOn === (where === Where.segment), `where piece ${p} is`);
			if (!isOn) continue;
			if (where === Where.segment)
				check(m[board.PIECE_SEGMENT + p] === m[rt.REF + p], `the segment of piece ${p}`);
			onSegments.push(p);
		}
		inSupply.forEach((n, i) => check(m[rt.SUPPLY + i] === n, `supply ${i}`));
		for (const p of onSegments) {
			const f = rootOf(board, m[board.PIECE_SEGMENT + p]!);
			const here: number[] = [];
			forEachPiece(board, f, (q) => {
				here.push(q);
				return false;
			});
			check(here.includes(p), `piece ${p} is listed where it stands`);
			check(new Set(here).size === here.length, 'each piece is listed once');
			for (const q of here)
				check(rootOf(board, m[board.PIECE_SEGMENT + q]!) === f, `piece ${q} is where it is listed`);
		}
		placesListed(machine);
	};
}

function placesListed({ rt, program }: Machine): void {
	const { m, optional, board } = rt;
	const all = [...rt.pieceKind.keys()];
	const byTile = new Map<number, number[]>();
	for (const p of all) {
		const onTile = byTile.get(rt.pieceTile(p));
		if (onTile) onTile.push(p);
		else byTile.set(rt.pieceTile(p), [p]);
	}
	for (let t = 0; t < tileCount(board) && optional.tilePlaces > 0; t++) {
		const listed: number[] = [];
		forEachPieceOnTile(rt, t, (p) => listed.push(p) < 0);
		const found = byTile.get(t) ?? [];
		check(String(listed) === String(found), `the pieces on tile ${t}`);
	}
	const numbers = new Map<number, number[]>();
	for (const p of all) {
		if (m[rt.WHERE + p] !== Where.zone) continue;
		const { zone, owner } = zoneOf(rt, m[rt.REF + p]!);
		const number = zoneAt(rt, zone, owner);
		numbers.set(number, [...(numbers.get(number) ?? []), p]);
	}
	for (const [number, found] of numbers) {
		const { HEIGHT } = optional;
		if (program.zones[zoneOf(rt, number).zone]!.order === 'stack')
			found.sort((a, b) => m[HEIGHT + b]! - m[HEIGHT + a]! || a - b);
		check(String(piecesIn(rt, number)) === String(found), `the pieces in zone ${number}`);
	}
	const inZones = [...numbers.values()].flat().length;
	const listedInZones = all.filter(
		(p) => optional.PLACE >= 0 && m[optional.PLACE + p]! >= optional.tilePlaces,
	);
	check(listedInZones.length === inZones, 'each piece of a zone is in one list');
}

function check(holds: boolean, what: string): void {
	if (!holds) throw new Broken('pieces', what);
}
