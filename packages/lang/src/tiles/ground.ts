import { appendAll, ownValue } from '@tilewright/schema';
import type { HalfRef, SegmentIR } from '../ir/tile.ts';
import { openHalves, type DerivedArea } from './areas.ts';
import type { Drawn } from './barriers.ts';
import { ascending, reaches } from './declared.ts';
import { parseEntry, type Entry, type Ground } from './notation.ts';
import type { TileContext, TileReport } from './problems.ts';
import { cellOfHalf, portsName, sideOfHalf } from './sides.ts';
import { textsOf } from './words.ts';
import { expectedOfTile } from '../texts/tiles.ts';

export interface GroundInput {
	given: unknown;
	wildcard: boolean;
	entries: readonly { kind: string; entry: Entry }[];
	derived: readonly DerivedArea[];
	declared: readonly SegmentIR[];
	drawn: readonly Drawn[];
	ground: Ground;
	context: TileContext;
	report: TileReport;
}

interface Draft {
	kind: string | undefined;
	name: string;
	halves: HalfRef[];
	marks: Record<string, number>;
	touches: number[];
}

/**
 * The area segments of a tile, in order of their first half side, inner ones last.
 *
 * 1. drafts: from `areas` where given, else every derived area
 * 2. entries of area kinds say what kind the area holding their half sides has, and its marks
 * 3. the rest is of the kind that fills open ground; without one it is no area
 */
export function areaSegments(input: GroundInput): SegmentIR[] {
	const { context, derived, ground, given, wildcard } = input;
	const drafts =
		given !== undefined
			? givenAreas(input)
			: derived.map(({ halves, touches }): Draft => ({
					kind: undefined,
					name: portsName([], halves, ground.cells),
					halves,
					marks: {},
					touches,
				}));
	for (const { kind, entry } of input.entries) declareArea(kind, entry, drafts, input);
	return drafts
		.map((d) => ({ ...d, kind: d.kind ?? (wildcard ? undefined : context.areaKind) }))
		.filter((d): d is Draft & { kind: string } => d.kind !== undefined)
		.sort((a, b) => (a.halves[0] ?? Infinity) - (b.halves[0] ?? Infinity) || 0)
		.map(({ kind, name, halves, marks, touches }) => ({
			kind,
			name,
			sides: [],
			halves,
			cells: [...new Set(halves.map(cellOfHalf))].sort(ascending),
			over: false,
			marks,
			touches,
			ends: [],
		}));
}

function declareArea(kind: string, entry: Entry, drafts: Draft[], input: GroundInput): void {
	const { ground, report } = input;
	const name = (half: HalfRef): string => portsName([], [half], ground.cells);
	const { path, halves } = entry;
	const found = halves.map((half) => drafts.find((d) => d.halves.includes(half)));
	const covered = found.indexOf(undefined);
	if (covered >= 0) {
		report(coveredBy(halves[covered]!, kind, path, input));
		return;
	}
	const area = found[0];
	if (!area) return;
	const other = found.findIndex((f) => f !== area);
	if (other >= 0) {
		const args = { kind, first: name(halves[0]!), second: name(halves[other]!) };
		report({ code: 'TILE-AREA-SPLIT', path, args });
		return;
	}
	if (area.kind !== undefined && area.kind !== kind) {
		const args = { half: name(halves[0]!), kind, other: area.kind };
		report({ code: 'TILE-AREA-OVERLAP', path, args });
		return;
	}
	area.kind = kind;
	for (const [mark, count] of Object.entries(entry.marks))
		area.marks[mark] = (ownValue(area.marks, mark) ?? 0) + count;
}

function coveredBy(
	half: HalfRef,
	kind: string,
	path: (string | number)[],
	{ declared, ground }: GroundInput,
): Parameters<TileReport>[0] {
	const other = declared.find((s) => reaches(s, { half }))?.kind ?? '';
	const args = { half: portsName([], [half], ground.cells), kind, other };
	return { code: 'TILE-AREA-COVERED', path, args };
}

/** Areas as `areas` lists them, and the derived ones where it says `rest`; half sides it leaves out hold no area. */
function givenAreas(input: GroundInput): Draft[] {
	const { given, context, ground, drawn, report } = input;
	const open = new Set(openHalves(drawn, ground.ring));
	const owner = new Map<HalfRef, string>();
	const drafts: Draft[] = [];
	const rest: { readonly entry: Entry; readonly kind: string }[] = [];
	let inner = 0;
	if (typeof given !== 'object' || given === null || Array.isArray(given)) {
		const args = { key: 'areas', expected: expectedOfTile.areas };
		report({ code: 'TILE-VALUE', path: ['areas'], args });
		return [];
	}
	for (const [kind, value] of Object.entries(given)) {
		const spec = ownValue(context.kinds, kind);
		if (spec?.connect !== 'area') {
			report({ code: 'TILE-KEY', path: ['areas', kind], args: { key: kind } });
			continue;
		}
		for (const { text, path } of textsOf(value, ['areas', kind], report)) {
			const entry = parseEntry(text, { kind, spec, given: true, ground, path, report });
			if (!entry) continue;
			if (entry.form === 'rest') {
				rest.push({ entry, kind });
				continue;
			}
			const halves = entry.halves.toSorted(ascending).filter((half) => {
				const other = owner.get(half);
				if (!open.has(half)) report(coveredBy(half, kind, path, input));
				else if (other !== undefined) {
					const args = { half: portsName([], [half], ground.cells), kind, other };
					report({ code: 'TILE-AREA-OVERLAP', path, args });
				} else {
					owner.set(half, kind);
					return true;
				}
				return false;
			});
			if (entry.form === 'inner') inner++;
			else if (halves.length === 0) continue;
			const name =
				entry.form === 'ports'
					? portsName([], halves, ground.cells)
					: `inner${inner > 1 ? inner : ''}`;
			drafts.push({
				kind,
				name,
				halves,
				marks: entry.marks,
				touches: borderOf(entry, halves, input),
			});
		}
	}
	for (const { entry, kind } of rest) {
		const found = restAreas(entry, kind, owner, input);
		const args = { key: 'areas', expected: expectedOfTile.restOfGround };
		if (found.length === 0) report({ code: 'TILE-VALUE', path: entry.path, args });
		for (const half of found.flatMap(({ halves }) => halves)) owner.set(half, kind);
		appendAll(drafts, found);
	}
	return drafts;
}

function restAreas(
	entry: Entry,
	kind: string,
	owner: ReadonlyMap<HalfRef, string>,
	input: GroundInput,
): Draft[] {
	return input.derived.flatMap((area): Draft[] => {
		const halves = area.halves.filter((half) => !owner.has(half));
		if (halves.length === 0) return [];
		const name = portsName([], halves, input.ground.cells);
		const touches = borderOf(entry, halves, input);
		return [{ kind, name, halves, marks: { ...entry.marks }, touches }];
	});
}

/**
 * The segments that a given area borders: those its `>` names, else those bordered by the derived areas with which it shares
 * half sides.
 */
function borderOf(entry: Entry, halves: readonly HalfRef[], input: GroundInput): number[] {
	const { declared, derived, drawn, report } = input;
	const touches = new Set<number>();
	for (const { to, word, span } of entry.targets) {
		if (to === 'none') continue;
		const found = declared.findIndex((s) => to !== 'centre' && reaches(s, to));
		if (found >= 0) touches.add(found);
		else report({ code: 'TILE-WALL', path: entry.path, span, args: { wall: word, kind: 'areas' } });
	}
	if (entry.targets.length === 0 && entry.form === 'inner')
		drawn.forEach((d, i) => d.form === 'block' && touches.add(i));
	else if (entry.targets.length === 0)
		for (const area of derived) {
			if (!area.halves.some((h) => halves.includes(h))) continue;
			const all = area.halves.every((h) => halves.includes(h));
			for (const i of area.touches) {
				// a part of an area is sure to border only the lines beside it
				const beside = drawn[i]!.sides.some((s) => halves.some((h) => sideOfHalf(h) === s));
				if (all || drawn[i]!.form !== 'line' || beside) touches.add(i);
			}
		}
	return [...touches].sort(ascending);
}
