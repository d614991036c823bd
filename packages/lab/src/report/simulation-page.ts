import { figure } from '../run/figure.ts';
import { cellOf } from '../quantities/cells.ts';
import type { QuantityRow } from '../quantities/report.ts';
import { quantities } from '../quantities/table.ts';
import { sampleOf } from '../run/sums.ts';
import { paired, fixed } from '../compare/interval.ts';
import { type ExcludedShown, excludedInShort, excludedSection } from './excluded-section.ts';
import { type ExampleGame, gamesSection } from './games.ts';
import { type Html, html, none } from './html.ts';
import type { Stopped } from '../run/stop.ts';
import { rangesSentence, reportPage } from './page.ts';
import { averageSentence, clauseOf, placeWords } from '../quantities/phrases.ts';
import { type Curve, curves, legend } from './plots/curves.ts';
import { heatMap } from './plots/heat-map.ts';
import { histogram, axesOf } from './plots/histogram.ts';
import { type FigureRow, rowsTable } from './rows-table.ts';
import type { Span } from '../run/span.ts';
import { countValues, quantileOf, sumsOfCounts } from '../run/value-counts.ts';
import { frame, simulationReport as t } from '../texts/report.ts';

export interface SimulationReport {
	readonly title: string;
	readonly bots: readonly string[];
	readonly seed: number;
	readonly games: number;
	readonly intervals: 'fixed' | 'anytime';
	/** Final scores, game after game and seat after seat. */
	readonly scores: ArrayLike<number>;
	readonly rows: readonly QuantityRow[];
	readonly facts: readonly (readonly [name: string, value: string])[];
	readonly command: string;
	readonly commandOfGame: string;
	readonly toSee: readonly ExampleGame[];
	readonly excluded?: ExcludedShown;
	readonly stopped?: Stopped;
}

const pictured = new Set([
	...['points', 'points-by-source', 'points-over-time', 'wins', 'seat-advantage'],
	...['rule-points', 'rule-uses', 'tiles-at', 'pieces-at'],
]);
const leading = ['points', 'wins', 'margin', 'lead-changes', 'turns'];

export function simulationPage(report: SimulationReport): string {
	const { title, intervals, rows, facts, command, commandOfGame, toSee } = report;
	const linked = new Set(toSee.map((game) => game.seed));
	const table = (caption: string, ...of: readonly string[]): Html =>
		rowsTable(
			caption,
			rows.filter((r) => of.includes(r.quantity)).map((r) => figureRow(r, report)),
			linked,
		);
	const others = quantities.map((q) => q.name).filter((name) => !pictured.has(name));
	const figures = rows
		.filter((r) => leading.includes(r.quantity))
		.map((r) => {
			const sentence = averageSentence(r);
			if (r.low === undefined) return sentence;
			return t.withRange({ sentence, low: figure(r.low), high: figure(r.high!) });
		});
	const inShort = [...excludedInShort(report.excluded), ...figures];
	return reportPage(
		{ title, inShort, ranges: rangesSentence(intervals, false, report.stopped), facts, command },
		[
			scoresSection(report, table(t.seats, 'points', 'wins', 'seat-advantage')),
			section(t.sources.title, table(t.sources.caption, 'points-by-source')),
			curvesSection(report),
			section(
				t.rules.title,
				table(t.rules.points, 'rule-points'),
				table(t.rules.uses, 'rule-uses'),
			),
			boardSection(report),
			section(frame.everythingElse, table(t.others, ...others)),
			excludedSection(report.excluded),
			gamesSection(toSee, commandOfGame),
		],
	);
}

function section(title: string, ...content: readonly Html[]): Html {
	return content.every((part) => part.html === '')
		? none
		: html`<section>
				<h2>${title}</h2>
				${content}
			</section>`;
}

function figureRow(row: QuantityRow, { seed }: SimulationReport): FigureRow {
	const { mean, low, high, least, most, leastGame, mostGame } = row;
	const same = least === most;
	return {
		...{ says: averageSentence(row), mean },
		...(low !== undefined && { low }),
		...(high !== undefined && { high }),
		...(same && { without: frame.inEveryGame }),
		...(row.withExcluded && { withExcluded: row.withExcluded }),
		games: [
			...(mostGame === undefined ? [] : [{ seed: seed + mostGame, is: figure(most) }]),
			...(leastGame === undefined || same ? [] : [{ seed: seed + leastGame, is: figure(least) }]),
		],
	};
}

function scoresSection(report: SimulationReport, table: Html): Html {
	const { scores, bots, games } = report;
	const bySeat = bots.map((_, seat) =>
		countValues(Array.from({ length: games }, (_, game) => scores[game * bots.length + seat]!)),
	);
	const axes = axesOf(bySeat);
	const plots = bySeat.map((counts, seat) => {
		const at = (share: number): string => figure(quantileOf(counts, share));
		const says = t.spread({
			name: t.seat({ seat: seat + 1, bot: bots[seat]! }),
			...{ low: at(0.25), high: at(0.75), tenth: at(0.1), topTenth: at(0.9) },
		});
		const mean = meanScore(report, counts, seat);
		return html`<figure>
			${histogram({ label: says, unit: t.points, counts, mean, axes, series: seat % 6 })}
			<figcaption>${says}</figcaption>
		</figure>`;
	});
	return section(
		t.ends,
		html`<p>${t.bars}</p>
			<div class="plots">${plots}</div>`,
		table,
	);
}

function meanScore(
	{ rows, intervals }: SimulationReport,
	counts: ReadonlyMap<number, number>,
	seat: number,
): Span {
	const row = rows.find((r) => r.title === `points: seat ${seat + 1}`);
	if (row) return row;
	const { n, sum, squares } = sumsOfCounts(counts);
	const sample = sampleOf(n, sum, squares, 1);
	// a range of one look would not hold in a run that was watched
	const found = intervals === 'fixed' ? paired(sample, fixed) : undefined;
	return { mean: sample.mean, ...(found && { low: found.low, high: found.high }) };
}

function curvesSection({ rows, bots }: SimulationReport): Html {
	const all = bots.map((bot, seat): Curve => {
		const points = rows.flatMap(({ quantity, title, mean, low, high }) => {
			const [, owner, tenth] = /: seat (\d+), tenth (\d+)$/.exec(title) ?? [];
			if (quantity !== 'points-over-time' || Number(owner) !== seat + 1) return [];
			const place = { x: 10 * Number(tenth), mean };
			return low === undefined ? [place] : [{ ...place, low, high: high! }];
		});
		return { name: t.seat({ seat: seat + 1, bot }), series: seat % 6, points };
	});
	if (all.every((c) => c.points.length === 0)) return none;
	const half = all
		.map(({ name, points }) =>
			t.halfTime({
				name,
				half: figure(points[4]?.mean ?? 0),
				end: figure(points.at(-1)?.mean ?? 0),
			}),
		)
		.join('; ');
	return section(
		t.overTheGame,
		html`<div class="plots">
			<figure>
				${curves(half, frame.turnsAxis, all)}${legend(all)}
				<figcaption>${half}. ${t.bands}</figcaption>
			</figure>
		</div>`,
	);
}

function boardSection(report: SimulationReport): Html {
	const map = (
		quantity: string,
		series: number,
		{ heading, unit }: { readonly heading: string; readonly unit: string },
		times: number,
	): Html => {
		const cells = report.rows.flatMap((row) => {
			const place =
				row.quantity === quantity ? cellOf(row.title.slice(quantity.length + 2)) : undefined;
			if (!place) return [];
			const { mean, low, high } = row;
			const value = { place: placeWords(place), value: figure(mean * times), unit };
			const says =
				low === undefined
					? t.cell(value)
					: t.cellWithRange({ ...value, low: figure(low * times), high: figure(high! * times) });
			return [{ ...place, value: mean, says }];
		});
		if (cells.length === 0) return none;
		const top = cells.reduce((a, b) => (b.value > a.value ? b : a));
		const label = t.most({ heading, cell: top.says });
		return html`<figure>
			${heatMap(label, cells, series)}
			<figcaption>${label}</figcaption>
		</figure>`;
	};
	const maps = [map('tiles-at', 2, t.tilesAt, 100), map('pieces-at', 1, t.piecesAt, 100)].filter(
		(part) => part.html !== '',
	);
	return maps.length === 0 ? none : section(t.board, html`<div class="plots">${maps}</div>`);
}

export function simulationGames(
	rows: readonly QuantityRow[],
	seed: number,
): { readonly seed: number; readonly shows: string }[] {
	return ['points', 'margin', 'lead-changes', 'turns', 'dead-tiles'].flatMap((quantity) =>
		rows
			.filter((row) => row.quantity === quantity && row.least !== row.most)
			.flatMap((row) => [
				...seen(row, row.mostGame, row.most, seed, t.mostOfAll),
				...seen(row, row.leastGame, row.least, seed, t.leastOfAll),
			]),
	);
}

function seen(
	row: QuantityRow,
	game: number | undefined,
	value: number,
	seed: number,
	which: (clause: string) => string,
): { readonly seed: number; readonly shows: string }[] {
	if (game === undefined) return [];
	return [{ seed: seed + game, shows: which(clauseOf(row, figure(value))) }];
}
