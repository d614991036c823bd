import {
	type ComparedPlay,
	type Estimate,
	type NamedPlay,
	halfWidth,
	upperBoundOfUnseen,
} from '@tilewright/lab';
import type { SetJson } from '../commands/set.ts';
import { table } from '../frame/present.ts';
import { setWords } from '../texts/set.ts';

const SHOWN = 12;

export function setText(
	set: SetJson,
	other: SetJson | undefined,
	differences: readonly ComparedPlay[],
): string {
	const parts = [
		title(set),
		sides(set, other),
		warnings(set),
		contents(set, other),
		patterns(set),
		holes(set),
		...set.played.map((p) => played(p, set)),
		...(other ? [setWords.against(title(other)), warnings(other)] : []),
		...(other ? differences.map((d, i) => compared(d, set.played[i]!)) : []),
		...(set.played.length > 0 ? [setWords.spread] : []),
	];
	return parts.filter((p) => p !== '').join('\n\n');
}

function title({ packs, overlays, total, different }: SetJson): string {
	return setWords.title({ packs: [...packs, ...overlays].join(' + '), total, different });
}

function sides(set: SetJson, other: SetJson | undefined): string {
	const rows = set.sides.map((s) => {
		const there = other?.sides.find((o) => o.shows === s.shows)?.sides ?? 0;
		const byTile = [1, 2, 3, 4].map((n) => String(s.byTile[n] ?? 0));
		return [s.shows, String(s.sides), ...(other ? [signed(s.sides - there)] : []), ...byTile];
	});
	const heads = [
		...[setWords.sides, setWords.all],
		...(other ? [setWords.more] : []),
		...setWords.onTiles,
	];
	return table([heads, ...rows]);
}

function warnings({ sides }: SetJson): string {
	return sides
		.flatMap(({ shows, match, shownBy, metBy }) => {
			if (match === 'none') return [setWords.nothingMatches({ shows, tiles: shownBy.join(', ') })];
			if (match === 'itself') return [setWords.onlyCopies({ shows, tile: metBy.join() })];
			if (match === 'one') return [setWords.onlyOne({ shows, tile: metBy.join() })];
			return [];
		})
		.join('\n');
}

function contents(set: SetJson, other: SetJson | undefined): string {
	const rows = set.kinds.flatMap((k) => {
		const there = other?.kinds.find((o) => o.kind === k.kind);
		const marks = k.marks.map((m): [string, number, number] => [
			`  ${m.mark}`,
			m.sum,
			there?.marks.find((o) => o.mark === m.mark)?.sum ?? 0,
		]);
		const all: [string, number, number][] = [[k.kind, k.segments, there?.segments ?? 0], ...marks];
		return all.map(([name, n, o]) => [name, String(n), ...(other ? [signed(n - o)] : [])]);
	});
	const ofTiles = set.marks.map(({ mark, sum }) => {
		const there = other?.marks.find((o) => o.mark === mark)?.sum ?? 0;
		return [mark, String(sum), ...(other ? [signed(sum - there)] : [])];
	});
	return table([
		[setWords.segments, setWords.all, ...(other ? [setWords.more] : [])],
		...rows,
		...ofTiles,
	]);
}

function patterns({ patterns: all }: SetJson): string {
	const rows = all
		.slice(0, SHOWN)
		.map((p) => [p.sides.join(' '), String(p.count), p.tiles.join(' ')]);
	const more = all.length > SHOWN ? `\n${setWords.moreRows(all.length - SHOWN)}` : '';
	return table([setWords.patternHeads, ...rows]) + more;
}

function holes({ holes: all }: SetJson): string {
	const rows = all.map((h) => [
		setWords.neighbours({ n: h.neighbours, bySidesAlone: !h.asked && !h.skipped }),
		h.skipped ? setWords.tooMany : String(h.holes.length),
		String(h.holes.filter((x) => x.copies === 0).length),
		String(h.holes.filter((x) => x.refused.length > 0).length),
	]);
	const hardest = (all.at(-1)?.holes ?? []).filter((h) => h.copies === 0);
	const named = hardest.slice(0, SHOWN).map((h) => h.sides.join(' '));
	const unfilledText =
		named.length === 0
			? ''
			: `\n${setWords.nothingFills(named.join('; '))}${hardest.length > SHOWN ? ` ${setWords.moreRows(hardest.length - SHOWN)}` : ''}`;
	return table([setWords.holeHeads, ...rows]) + unfilledText;
}

function played(p: NamedPlay, { total }: SetJson): string {
	const rows = p.kinds.map((k) => [
		k.kind,
		figure(k.complete, 2),
		figure(k.sizeComplete, 2),
		percent(k.shareIncomplete),
		figure(k.sizeIncomplete, 2),
	]);
	const tiles = [...p.unplacedByTile]
		.filter((t) => t.share.value > 0)
		.sort((a, b) => b.share.value - a.share.value)
		.slice(0, SHOWN)
		.map((t) => `${t.tile} ${percent(t.share)}`);
	return [
		setWords.games({ games: p.games, bots: p.bots.join(', ') }),
		setWords.unplaced({ share: percent(p.unplaced), draws: p.unplaced.n }),
		...(tiles.length === 0 ? [] : [setWords.most(tiles.join(', '))]),
		setWords.byStage(
			p.unplacedByStage.map((s) => (s.n === 0 ? '-' : `${(100 * s.value).toFixed(1)}`)).join(' '),
		),
		setWords.laid({ mean: figure(p.laid, 1), total }),
		setWords.points(p.points.map((e) => figure(e, 1)).join(', ')),
		table([setWords.kindHeads, ...rows]),
	].join('\n');
}

function compared(d: ComparedPlay, { bots }: NamedPlay): string {
	const of = ({ difference }: ComparedPlay['laid'], places: number, times = 1): string =>
		difference
			? `${signed(times * difference.value, places)} ±${(times * halfWidth(difference)).toFixed(places)}`
			: '-';
	return [
		setWords.lessOther(bots.join(', ')),
		setWords.unplacedLess(of(d.unplaced, 2, 100)),
		setWords.laidLess(of(d.laid, 1)),
		setWords.points(d.points.map((p) => of(p, 1)).join(', ')),
		table([
			setWords.differenceHeads,
			...d.kinds.map((k) => [
				k.id,
				of(k.complete, 2),
				of(k.sizeComplete, 2),
				of(k.shareIncomplete, 1, 100),
				of(k.sizeIncomplete, 2),
			]),
		]),
	].join('\n');
}

function figure(e: Estimate, places: number): string {
	return e.n === 0 ? '-' : `${e.value.toFixed(places)} ±${halfWidth(e).toFixed(places)}`;
}

/** A share; of one that was never met, what it is at most. */
function percent(e: Estimate): string {
	if (e.n === 0) return '-';
	if (e.value === 0) return setWords.neverSeen((100 * upperBoundOfUnseen(e.n)).toFixed(2));
	return `${(100 * e.value).toFixed(2)} % ±${(100 * halfWidth(e)).toFixed(2)}`;
}

function signed(n: number, places = 0): string {
	return n > 0 ? `+${n.toFixed(places)}` : n.toFixed(places);
}
