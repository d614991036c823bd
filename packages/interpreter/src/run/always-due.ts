import {
	type AlwaysIR,
	type Instr,
	type InstructionDeclaration,
	type Program,
	type Region,
	type StatePart,
	boardRegions,
	regionKey,
	instructions,
	overlap,
	regionsOf,
	tablesOf,
} from '@tilewright/lang';
import { isQuietAsBoardGrows } from './growth.ts';
import type { PieceMover } from './pieces.ts';
import type { Runtime } from './runtime.ts';
import type { Op } from './status.ts';

/** Instructions that pass control on: the instructions that they run mark their own changes. */
const passOn: ReadonlySet<Instr['op']> = new Set(['call', 'settle']);

/** Pieces mark changes of these parts as they move. */
const markedByPieces: ReadonlySet<StatePart> = new Set(['pieces', 'board']);

const moving: ReadonlySet<Instr['op']> = new Set(['place', 'move', 'move-under', 'return', 'draw']);

export function isDue({ m, optional: { DUE } }: Runtime, rule: number): boolean {
	return (m[DUE + (rule >> 5)]! & (1 << (rule & 31))) !== 0;
}

export function setChecked({ arena, m, optional: { DUE } }: Runtime, rule: number): void {
	const at = DUE + (rule >> 5);
	arena.set(at, m[at]! & ~(1 << (rule & 31)));
}

export function setAllDue({ program, arena, optional: { DUE } }: Runtime): void {
	for (let at = 0; at < (program.always.length + 31) >> 5; at++) arena.set(DUE + at, -1);
}

export type Marks = readonly (readonly [word: number, bits: number])[];

function marksWhere(
	{ program, optional: { DUE } }: Runtime,
	isMarked: (rule: AlwaysIR, index: number) => boolean,
): Marks {
	const bits = new Map<number, number>();
	program.always.forEach((rule, i) => {
		if (!isMarked(rule, i)) return;
		const word = DUE + (i >> 5);
		bits.set(word, (bits.get(word) ?? 0) | (1 << (i & 31)));
	});
	return [...bits];
}

function set({ arena, m }: Runtime, marks: Marks): void {
	for (let i = 0; i < marks.length; i++) {
		const [word, bits] = marks[i]!;
		if ((m[word]! & bits) !== bits) arena.set(word, m[word]! | bits);
	}
}

export interface DueMarks {
	readonly ofInstruction: ReadonlyMap<number, readonly Marks[]>;
	/** By kind of the piece that moves. */
	readonly ofPiece: readonly Marks[];
	/** Those of a piece that takes the board apart as it moves, because it joined segments or brought some. */
	readonly ofParting: Marks;
}

/**
 * Instructions mark the rules that always hold whose conditions read what they write. The conditions of all other rules are as they were,
 * so these are not checked again. A rule that fired stays due. Pieces mark by themselves as they move.
 */
export function dueMarks(rt: Runtime): DueMarks {
	const { program } = rt;
	const ofInstruction = new Map<number, Marks[]>();
	if (program.always.length === 0) return { ofInstruction, ofPiece: [], ofParting: [] };
	const add = (pc: number, marks: Marks): void => {
		if (marks.length > 0) ofInstruction.set(pc, [...(ofInstruction.get(pc) ?? []), marks]);
	};
	const tables = tablesOf(program);
	// programs have many instructions and few sorts of writes
	const known = new Map<string, Marks>();
	const marksOfWrites = (writes: readonly Region[], grows: boolean): Marks => {
		const key = `${grows} ${writes.map(regionKey).join()}`;
		let marks = known.get(key);
		if (marks === undefined) {
			const others = writes.filter(({ part }) => part !== 'board');
			marks = marksWhere(rt, (rule) => {
				const read = (w: Region): boolean => rule.reads.some((r) => overlap(r, w));
				if (!writes.some(read)) return false;
				return !grows || others.some(read) || !isQuietAsBoardGrows(program, rule);
			});
			known.set(key, marks);
		}
		return marks;
	};
	program.code.forEach((instr, pc) => {
		if (passOn.has(instr.op)) return;
		const declared = instructions[instr.op] as InstructionDeclaration<Instr>;
		const writes = regionsOf(declared.writes, instr, tables).filter(
			({ part }) => !(moving.has(instr.op) && markedByPieces.has(part)),
		);
		add(pc, marksOfWrites(writes, instr.op === 'place-tile'));
	});
	program.always.forEach(({ routine }, i) => {
		add(
			firedAt(program, routine),
			marksWhere(rt, (_, other) => other === i),
		);
	});
	const marksOf = (parts: readonly Region[]): Marks =>
		marksWhere(rt, ({ reads }) => reads.some((r) => parts.some((part) => overlap(r, part))));
	const piece = (only: number): Region => ({ part: 'pieces', only });
	// these move with what carries them
	const carried = program.pieces.flatMap(({ at }, kind) =>
		at.includes('piece') ? [piece(kind)] : [],
	);
	return {
		ofInstruction,
		ofPiece: program.pieces.map((_, kind) => marksOf([piece(kind), ...carried])),
		ofParting: marksOf([...boardRegions(program), { part: 'pieces' }]),
	};
}

export function markDue(rt: Runtime, { ofInstruction }: DueMarks, ops: Op[]): void {
	for (const [pc, all] of ofInstruction)
		for (const marks of all) {
			const op = ops[pc]!;
			ops[pc] = () => {
				const to = op();
				set(rt, marks);
				return to;
			};
		}
}

export function markingMover(
	rt: Runtime,
	{ ofParting, ofPiece }: DueMarks,
	move: PieceMover,
): PieceMover {
	const { board, m, program, pieceKind } = rt;
	if (program.always.length === 0) return move;
	const { piecesJoin } = tablesOf(program);
	const held = (): number => m[board.LINK_COUNT]! + m[board.OWNED_COUNT]!;
	return (p, where, ref, cause, under) => {
		const before = piecesJoin ? held() : 0;
		move(p, where, ref, cause, under);
		set(rt, ofPiece[pieceKind[p]!]!);
		if (piecesJoin && held() !== before) set(rt, ofParting);
	};
}

function firedAt({ code, routines }: Program, routine: number): number {
	const { entry } = routines[routine]!;
	return code.findIndex(({ op }, at) => at >= entry && op === 'fired');
}
