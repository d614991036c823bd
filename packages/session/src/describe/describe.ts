import { identifierWords } from '../texts/spelling.ts';
import type { Game, LedgerEntry } from '@tilewright/interpreter';
import { type Program, causeOfPoints } from '@tilewright/lang';
import type { EntryView } from './game-state.ts';
import type { Source } from './source.ts';
import { placeOfSegment, segmentAt, titleOfPiece } from './targets.ts';
import {
	forEachPiece,
	rootOf,
	tileCount,
	tileSegmentEnd,
	tileSegmentStart,
} from '@tilewright/interpreter/state';

export interface FeatureView {
	readonly kind: string;
	readonly title: string;
	readonly complete: boolean;
	readonly segments: readonly { readonly tile: number; readonly segment: number }[];
	readonly owners: readonly number[];
	readonly worth: number;
	readonly pieces: readonly {
		readonly kind: string;
		readonly title: string;
		readonly seat: number;
		readonly n: number;
	}[];
}

export function sourceOf(program: Program, index: number): Source | undefined {
	const source = program.sources[index];
	return (
		source && {
			id: source.id,
			file: source.file,
			line: source.line,
			column: source.column,
			cites: source.cites,
		}
	);
}

export function describeEntry(game: Game, entry: LedgerEntry, index: number): EntryView {
	const { program, machine } = game;
	const { board, m } = machine.rt;
	const source = sourceOf(program, entry.source);
	const kind = program.kinds[entry.kind];
	const known = entry.segment >= 0 && entry.segment < m[board.SEGMENT_COUNT]!;
	return {
		index,
		seat: entry.seat,
		points: entry.points,
		step: entry.step,
		// points that no feature paid have the name of their line, else of their rule
		name: kind
			? kind.title
			: entry.lines[0] === undefined
				? identifierWords(source?.id.split('.').at(-1) ?? '')
				: lineTitle(program, entry.lines[0]),
		why: identifierWords(reasonOf(program, entry)),
		at: known ? placeOfSegment(game, entry.segment) : '',
		where: known ? segmentAt(game, entry.segment) : undefined,
		lines: entry.lines.map((line) => ({
			id: line.id,
			title: lineTitle(program, line),
			count: line.count,
			each: line.each,
			points: line.points,
			source: sourceOf(program, line.source),
		})),
		source,
	};
}

/** The reason of a payment; that points were scored is plain where a rule gives them to players. */
function reasonOf(
	{ causes, reasons }: Program,
	{ cause, reason, kind, complete }: LedgerEntry,
): string {
	const caused = cause >= 0 ? causes[cause] : undefined;
	if (caused !== undefined) return kind < 0 && caused === causeOfPoints ? '' : caused;
	return (reason > 0 ? reasons[reason] : undefined) ?? (complete ? 'complete' : '');
}

function lineTitle(
	{ sources, ruleTitles }: Program,
	{ id, source }: LedgerEntry['lines'][number],
): string {
	const declared = sources[source]?.id;
	// the id of a rule that pays is no id of a line
	const title = declared?.endsWith(`.${id}`) ? ruleTitles?.[declared] : undefined;
	return title ?? identifierWords(id);
}

/** The running number of a segment of a laid tile; -1 where there is none. */
export function segmentOf(game: Game, tile: number, index: number): number {
	const { board, m } = game.machine.rt;
	if (tile < 0 || tile >= tileCount(board)) return -1;
	for (let s = tileSegmentStart(board, tile); s < tileSegmentEnd(board, tile); s++)
		if (m[board.SEGMENT_INDEX + s] === index) return s;
	return -1;
}

export function describeFeature(game: Game, tile: number, index: number): FeatureView | undefined {
	const { program, machine } = game;
	const { board, m } = machine.rt;
	const segment = segmentOf(game, tile, index);
	if (segment < 0) return undefined;
	const root = rootOf(board, segment);
	const segments: { tile: number; segment: number }[] = [];
	let s = root;
	do {
		segments.push(segmentAt(game, s));
		s = m[board.NEXT + s]!;
	} while (s !== root && segments.length < 10_000);
	const pieces = new Map<string, FeatureView['pieces'][number]>();
	forEachPiece(board, root, (p) => {
		const kind = program.pieces[machine.rt.pieceKind[p]!]?.id ?? '';
		const seat = machine.rt.pieceOwner[p]!;
		const n = pieces.get(`${seat} ${kind}`)?.n ?? 0;
		const title = titleOfPiece(game, machine.rt.pieceKind[p]!);
		pieces.set(`${seat} ${kind}`, { kind, title, seat, n: n + 1 });
		return false;
	});
	const kind = program.kinds[m[board.KIND + root]!]!;
	const owners = machine.scoring.owners(root);
	return {
		kind: kind.id,
		title: kind.title,
		complete: m[board.SCORED + root] === 1,
		segments,
		owners: Array.from({ length: program.seats }, (_, seat) => seat).filter(
			(seat) => owners & (1 << seat),
		),
		worth: machine.scoring.worth(root),
		pieces: [...pieces.values()],
	};
}
