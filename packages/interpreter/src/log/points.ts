import type { Game } from '../game/game.ts';
import { cellKey, segmentKey } from '../game/keys.ts';
import type { LedgerEntry, LedgerLine } from '../run/ledger.ts';

export interface PointsRecord {
	seat: string;
	points: number;
	name?: string;
	/** The cause of the points, or the reason of the wave where it is not completion. */
	cause?: string;
	at?: string;
	lines?: string[];
	final?: boolean;
}

/** `tiles 3 × 2`. */
export function lineText(line: LedgerLine): string {
	return `${line.id} ${line.count} × ${line.each}`;
}

export function pointsRecord(game: Game, entry: LedgerEntry): PointsRecord {
	const { program, machine, names } = game;
	const record: PointsRecord = { seat: names[entry.seat]!, points: entry.points };
	const source = program.sources[entry.source]?.id;
	const name = entry.kind >= 0 ? program.kinds[entry.kind]!.id : source;
	if (name !== undefined) record.name = name;
	const cause =
		entry.cause >= 0
			? program.causes[entry.cause]
			: entry.reason > 0
				? program.reasons[entry.reason]
				: undefined;
	if (cause !== undefined) record.cause = cause;
	if (entry.segment >= 0) {
		const { m, board } = machine.rt;
		record.at = `${segmentKey(machine, entry.segment)} ${cellKey(machine, m[board.TILE_CELL + m[board.SEGMENT_TILE + entry.segment]!]!)}`;
	}
	const lines = entry.lines
		.filter((l) => l.points !== 0)
		.map((l) => `${lineText(l)} = ${l.points}`);
	if (lines.length > 0) record.lines = lines;
	if (entry.final) record.final = true;
	return record;
}
