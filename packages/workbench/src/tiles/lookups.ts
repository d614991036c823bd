import {
	type Drawing,
	drawingOf,
	type Mapping,
	type Port,
	type TileContext,
	type TileIR,
} from '@tilewright/lang';
import { isOwnPath, type Finding } from '@tilewright/session';
import type { TilesHere } from './requests.ts';
import type { ShownTile } from './shown.ts';

/** The index of the segment of a tile at a place, of a kind where one is named; -1 for none. */
export function segmentIndex(tile: TileIR | undefined, port: Port, kind?: string): number {
	return (tile?.segments ?? []).findIndex((s) => {
		if (kind !== undefined && s.kind !== kind) return false;
		if (port.is === 'side') return s.sides.includes(port.side);
		if (port.is === 'half') return s.halves.includes(port.half) || s.sides.includes(port.half >> 1);
		return s.sides.length + s.halves.length === 0 && s.cells.includes(port.cell);
	});
}

/** The index of the entry of a declaration that a segment was made of; -1 for ground that nothing declares. */
export function entryIndex(
	segment: TileIR['segments'][number],
	drawing: Drawing,
	context: TileContext,
): number {
	const isArea = context.kinds[segment.kind]?.connect === 'area';
	return drawing.entries.findIndex((e) => {
		if (e.kind !== segment.kind) return false;
		if (isArea) return e.halves.some((h) => segment.halves.includes(h));
		if (e.form !== 'ports')
			return e.cells.length === 0 || e.cells.every((c) => segment.cells.includes(c));
		return sameSet(e.sides, segment.sides) && sameSet(e.halves, segment.halves);
	});
}

/** Findings within a tile's text, without those that its drawing shows by itself. */
export function findingsWithin(
	findings: readonly Finding[],
	file: string,
	span: { readonly from: number; readonly to: number } | undefined,
): readonly Finding[] {
	if (!span) return [];
	return findings.filter(
		({ file: of, code, start }) =>
			of === file &&
			(!code.startsWith('TILE-') || code.startsWith('TILE-PICTURE')) &&
			start !== undefined &&
			start >= span.from &&
			start <= span.to,
	);
}

export function ownFirst<T extends { readonly file: string }>(files: readonly T[]): readonly T[] {
	const isOwn = ({ file }: T): boolean => isOwnPath(file);
	return [...files.filter(isOwn), ...files.filter((f) => !isOwn(f))];
}

/** The copies of the shipped tile say nothing of its own copy, which is there once. */
export function withoutCopiesOf(original: Mapping | undefined, decl: Mapping): Mapping {
	const { copies, ...rest } = decl;
	const isNew = typeof copies === 'number' && copies !== original?.['copies'];
	return isNew ? decl : rest;
}

export function firstKind(here: TilesHere): string {
	const kinds = Object.entries(here.palette.context.kinds);
	return (kinds.find(([, k]) => k.connect === 'edge') ?? kinds[0])?.[0] ?? '';
}

export function usesHalves(all: readonly ShownTile[], context: TileContext): boolean {
	const halved = (e: Drawing['entries'][number]): boolean =>
		context.kinds[e.kind]?.connect === 'edge' && e.halves.length > 0;
	return all.some(({ decl }) => drawingOf(decl, context).entries.some(halved));
}

export function idsOf(all: readonly ShownTile[]): ReadonlySet<string> {
	return new Set(all.map((s) => s.id));
}

function sameSet(a: readonly number[], b: readonly number[]): boolean {
	return a.length === b.length && a.every((x) => b.includes(x));
}
