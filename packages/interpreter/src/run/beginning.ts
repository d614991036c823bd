import { Header } from './header.ts';
import type { Runtime } from './runtime.ts';
import { Where } from './runtime.ts';

export function beginningOf(rt: Runtime): Int32Array {
	const { program, deckPlan, GROUP_SIZE, GROUP_TILES, GROUP_FRONT, GROUP_BACK } = rt;
	const m = new Int32Array(rt.BOARD);
	m[Header.active] = program.own?.active ?? 0;
	m[Header.placed] = -1;
	m[Header.drawn] = -1;
	m[Header.decision] = -1;
	m[Header.lastPlacer] = -1;
	m[Header.slot] = -1;
	m[Header.fp] = rt.STACK;
	m[Header.sp] = rt.STACK + 2 + program.routines[0]!.slots;
	m.set(rt.deckInit, rt.DECK);
	m.set(deckPlan.full, GROUP_TILES);
	m.set(deckPlan.size, GROUP_SIZE);
	if (GROUP_FRONT >= 0) m.set(deckPlan.front, GROUP_FRONT);
	if (GROUP_BACK >= 0) m.set(deckPlan.back, GROUP_BACK);
	placePieces(rt, m);
	return m;
}

function placePieces(rt: Runtime, m: Int32Array): void {
	const { program } = rt;
	const kinds = program.pieces.length;
	for (let p = 0; p < rt.pieceKind.length; p++) {
		m[rt.WHERE + p] = Where.supply;
		m[rt.REF + p] = -1;
	}
	m.set(pieceFaces(rt), rt.FACE);
	for (let i = 0; i < rt.pieceCount.length; i++) m[rt.SUPPLY + i] = rt.pieceCount[i]!;
	program.pieces.forEach(({ starts }, k) => {
		if (starts.in === 'supply') return;
		for (let owner = 0; owner <= rt.seats; owner++) {
			const block = owner * kinds + k;
			const first = rt.pieceFirst[block]!;
			const end = first + rt.pieceCount[block]!;
			m[rt.SUPPLY + block] = 0;
			for (let p = first; p < end; p++) {
				if (starts.in === 'zone') {
					const isOwn = program.zones[starts.zone]!.per === 'seat' && owner < rt.seats;
					m[rt.WHERE + p] = Where.zone;
					m[rt.REF + p] = rt.zoneFirst[starts.zone]! + (isOwn ? owner : 0);
				} else if (starts.in === 'space') {
					m[rt.WHERE + p] = Where.space;
					m[rt.REF + p] = starts.space;
				} else m[rt.WHERE + p] = Where.offBoard;
			}
		}
	});
}

export function pieceFaces({
	program,
	pieceFirst,
	pieceCount,
	pieceKind,
	seats,
}: Runtime): Int32Array {
	const out = new Int32Array(pieceKind.length);
	const kinds = program.pieces.length;
	program.pieces.forEach(({ faces }, k) => {
		for (let owner = 0; owner <= seats; owner++) {
			const block = owner * kinds + k;
			let p = pieceFirst[block]!;
			const end = p + pieceCount[block]!;
			for (const face of faces)
				for (let i = 0; i < face.copies && p < end; i++) out[p++] = face.value;
		}
	});
	return out;
}
